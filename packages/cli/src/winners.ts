import { type AnyGame, type GameState, seatsOf } from '@sennik/engine'
import type { Context } from './context.ts'

/** Who has won, in a sentence: a team wins as one. */
export function winnersLine({ words }: Context, game: AnyGame, state: GameState, names: readonly string[]): string {
  const winners = seatsOf(game.rules.winners(state))
  const teams = game.teams?.(game.rules.view(state, 'spectator')) ?? []
  if (teams.length === 0) return words.score.winners(winners.map(seat => names[seat]!))
  return words.score.winningTeams(
    teams.filter(([first]) => winners.includes(first!)).map(team => team.map(seat => names[seat]!)),
  )
}
