import type { Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/koty'
import type { SeatFace } from '../../table/board.ts'
import type { Words } from './words.en.ts'

/** Why the game is over, in a sentence (KOT-21). */
export function causeIn({ counts }: Redacted<View>, seats: readonly SeatFace[], words: Words): string | undefined {
  const { ending } = counts
  switch (ending?.cause) {
    case undefined:
      return undefined
    case 'noCards':
      return words.ledger.noCards
    case 'standstill':
      return words.ledger.standstill
    case 'threeLands': {
      const face = seats[ending!.seat]
      return words.ledger.threeLands(face?.isYou ? words.you : (face?.name ?? ''))
    }
  }
}
