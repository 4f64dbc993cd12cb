import type { AnyGame, Text } from '@sennik/engine'
import type { Component } from 'solid-js'
import type { AnyGameBoard } from '../table/board.ts'
import { SenCover } from './sen/cover.tsx'

/** What the first screen says of a game. Its rules and its board are loaded when somebody opens it. */
export interface CatalogueEntry {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly minutes: number
  readonly age: number
  readonly weight: 'light' | 'medium' | 'heavy'
  /** The picture on the cover, as large as the box it is put in. */
  readonly Cover: Component
  game(): Promise<AnyGame>
  board(): Promise<AnyGameBoard>
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'sen',
    title: { pl: 'Sen', en: 'Sen' },
    about: {
      pl: 'Zamieniaj krainy w na wpół zapomnianym śnie i obudź się, gdy w twoim jest najmniej kruków.',
      en: 'Swap the lands of a dream you have half forgotten, and wake up while yours has the fewest ravens.',
    },
    seats: { min: 2, max: 5, usual: 4 },
    minutes: 20,
    age: 8,
    weight: 'light',
    Cover: SenCover,
    game: async () => (await import('@sennik/games/sen')).sen as unknown as AnyGame,
    board: async () => (await import('./sen/board.tsx')).senBoard,
  },
]

export const catalogued = (id: string): CatalogueEntry | undefined => catalogue.find(game => game.id === id)
