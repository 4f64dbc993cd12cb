// Sen as a loop written by hand for random play: no moves as data, no memory of who saw what, no state that could be
// copied or shown. What is left is the work that the game itself asks of the machine, so it is the limit the engine is
// compared with. It plays exactly the engine's games: the same numbers in the same order, hence the same moves.
import type { sen } from '@sennik/games/sen'
import { playClaimingRound } from './fused/claims.ts'
import { beginGame, countPlainly, playPlainRound, shufflePile, signs, someoneReached, table } from './fused/plain.ts'
import { countWithVariants } from './fused/scoring.ts'

type Options = Parameters<typeof sen.rules.setup>[1]

/** Begins a stream of numbers; the same four words make `SeededRng` play the same games. */
export { seedWords as seedFused } from './fused/plain.ts'

const { totals, tally } = table
const { MOVES, SEAT } = signs

/** Plays one game at random to its end. Returns the number of moves. */
export function playFused(seats: number, options: Options): number {
  const { penalty, iKnow } = options
  const rounds = options.rounds ?? 0
  const limit = options.limit ?? 0
  const isPlain = !iKnow && !options.notSoScary && !options.goForBroke
  let starter = beginGame(seats)
  for (let round = 1; ; round++) {
    shufflePile()
    const ended = iKnow ? playClaimingRound(seats, starter) : playPlainRound(seats, starter)
    if (isPlain) countPlainly(seats, ended, penalty)
    else countWithVariants(seats, ended, penalty, options)
    if (rounds > 0 ? round >= rounds : someoneReached(limit, seats)) return tally[MOVES]!
    const ender = ended & SEAT
    starter = ender + 1 === seats ? 0 : ender + 1
  }
}

/** The totals of the last game, by seat. */
export const fusedTotals = (seats: number): number[] => Array.from(totals.subarray(0, seats))
