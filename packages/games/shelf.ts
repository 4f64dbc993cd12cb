import type { AnyGame } from '@sennik/engine'

/** The list of games, each loaded when somebody takes it from the shelf. Whoever needs all at once takes `index.ts`, which cannot miss one. */
const SHELF = {
  sen: async (): Promise<AnyGame> => (await import('./sen/index.ts')).sen,
  koty: async (): Promise<AnyGame> => (await import('./koty/index.ts')).koty,
  'cat-lady': async (): Promise<AnyGame> => (await import('./cat-lady/index.ts')).catLady,
  'three-chapters': async (): Promise<AnyGame> => (await import('./three-chapters/index.ts')).threeChapters,
  cathedral: async (): Promise<AnyGame> => (await import('./cathedral/index.ts')).cathedral,
}

export type GameId = keyof typeof SHELF

export const GAME_IDS = Object.keys(SHELF) as readonly GameId[]

/** The rules of one game and everything about it without pictures: for a page or a worker that needs them now. */
export function loadGame(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(SHELF, id)) throw new Error(`there is no game ${id}`)
  return SHELF[id as GameId]()
}
