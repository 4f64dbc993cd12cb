import type { AnyGame, Text } from '@sennik/engine'
import type { AnyGameBoard } from '../table/board.ts'

/** What the first screen says of a game. Its rules and its board are loaded when somebody opens it. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly minutes: number
  readonly age: number
  readonly weight: 'light' | 'medium' | 'heavy'
  game(): Promise<AnyGame>
  board(): Promise<AnyGameBoard>
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'sen',
    title: { pl: 'Sen', en: 'Sen (Dream)' },
    about: {
      pl: 'Zamieniaj krainy w na wpół zapomnianym śnie i obudź się, gdy w twoim jest najmniej kruków.',
      en: 'Swap the lands of a dream you have half forgotten, and wake up while yours has the fewest ravens.',
    },
    seats: { min: 2, max: 5, usual: 4 },
    minutes: 20,
    age: 8,
    weight: 'light',
    game: async () => (await import('@sennik/games/sen')).sen as unknown as AnyGame,
    board: async () => (await import('./sen/board.tsx')).senBoard,
  },
]

export const catalogued = (id: string): CatalogueEntry | undefined => catalogue.find(game => game.id === id)
