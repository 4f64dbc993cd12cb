import type { AnyGame } from './game.ts'
import { asSeat, includes, type Seat, type SeatSet } from './ints.ts'
import { listOf } from './list.ts'
import type { GameState } from './rules.ts'

/** Those who win and lose together: the teams of a table, or each seat alone. */
export type Party = readonly Seat[]

export function partiesOf({ rules, teams }: AnyGame, state: GameState): readonly Party[] {
  const together = teams?.(rules.view(state, 'spectator')) ?? []
  return together.length > 0 ? together : listOf(rules.seatCount(state), seat => [asSeat(seat)])
}

/** What each seat has of a win: partners all of their team's, and each a part of one that several parties share. */
export function winShares(parties: readonly Party[], winners: SeatSet): number[] {
  const won = parties.filter(([first]) => includes(winners, first!))
  const shares: number[] = []
  for (const party of parties) for (const seat of party) shares[seat] = won.includes(party) ? 1 / won.length : 0
  return shares
}
