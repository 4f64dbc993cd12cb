import type { AnyGame } from '@sennik/engine'

const RULES: { readonly [game: string]: (() => Promise<AnyGame>) | undefined } = {
  sen: async () => (await import('@sennik/games/sen')).sen,
  koty: async () => (await import('@sennik/games/koty')).koty,
  'cat-lady': async () => (await import('@sennik/games/cat-lady')).catLady,
  'three-chapters': async () => (await import('@sennik/games/three-chapters')).threeChapters,
  cathedral: async () => (await import('@sennik/games/cathedral')).cathedral,
}

/** The rules of one game and everything about it without pictures: for a page or a worker that needs them now. */
export function loadRules(game: string): Promise<AnyGame> {
  const load = RULES[game]
  if (load === undefined) throw new Error(`there are no rules of ${game}`)
  return load()
}
