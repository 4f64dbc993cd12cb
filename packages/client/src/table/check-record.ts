import { type AnyGame, BadInput, readRecord, verify } from '@sennik/engine'
import { rngFor } from '@sennik/fair'

export interface Verdict {
  readonly isFair: boolean
  readonly house: string
  readonly entropy: readonly string[]
  readonly moves: number
}

/** Whether the house kept to the commitment it showed at the beginning, and the game comes out the same when played again. */
export function checkRecord(game: AnyGame, text: string, commitment: string): Verdict {
  const record = readRecord(text)
  const { chance, moves } = record
  if (chance.kind !== 'fair') return { isFair: false, house: chance.seed, entropy: [], moves: moves.length }
  return {
    isFair: chance.commitment === commitment && comesOutTheSame(() => verify(game, record, rngFor(chance))),
    house: chance.house,
    entropy: chance.entropy,
    moves: moves.length,
  }
}

function comesOutTheSame(playAgain: () => unknown): boolean {
  try {
    playAgain()
    return true
  } catch (problem) {
    if (problem instanceof BadInput) return false
    throw problem
  }
}
