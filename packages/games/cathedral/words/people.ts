import { type Audience, asSeat, type Seat } from '@sennik/engine'
import { SHADOWS } from '../components.ts'

/** Whether a side is the reader's own. */
export const isYou = (side: number, audience: Audience): boolean => side === audience.you

export const isShadows = (side: number): boolean => side === SHADOWS

export const nameOf = (side: number, audience: Audience): string => audience.name(asSeat(side))

/** "Ola bierze" or "Bierzesz": a sentence about somebody, or about the reader. */
export const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  isYou(seat, audience) ? you : `${audience.name(seat)} ${they}`

/** Cards that the reader may know, behind a colon; nothing if none. */
export function known<Card>(cards: readonly (Card | null)[], name: (card: Card) => string): string {
  const named = cards.filter(card => card !== null).map(card => name(card as Card))
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}
