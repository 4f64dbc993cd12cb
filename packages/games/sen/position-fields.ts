import { asSeat, type Field, listOf, type Seat } from '@sennik/engine'
import { type Card, symbolOf } from './components.ts'
import { PART } from './state.ts'

/*
 * How a position of Sen is written. Cards: 0–9 by their ravens, T (Take 2), P (Peek 1), S (Swap 2). Seats and lands count from 1.
 * A land in a dream may say who knows it: `7:13` is known to seats 1 and 3, `7:*` to everyone, `7` to nobody. Piles are written from
 * the top down; `rest` stands for all cards not named elsewhere. docs/notation.md has examples.
 */
export const FIELDS = [
  'options',
  'round',
  'asked',
  'held',
  'dreams',
  'discard',
  'pile',
  'earlier',
  'earlier-spared',
  'earlier-penalties',
  'earlier-flat',
  'end',
  'last',
] as const

export type FieldName = (typeof FIELDS)[number]

export type Fields = ReadonlyMap<string, Field>

/** What all finished rounds came to, by parts of the score. */
export const SCORE_FIELDS: readonly (readonly [FieldName, number])[] = [
  ['earlier', PART.lands],
  ['earlier-spared', PART.spared],
  ['earlier-penalties', PART.penalty],
  ['earlier-flat', PART.flat],
]

export const row = (cards: readonly Card[]): string => cards.map(symbolOf).join(' ')

export const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

export const seatList = (seats: number): Seat[] => listOf(seats, asSeat)
