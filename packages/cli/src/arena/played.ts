import { type Bot, choose } from '@sennik/bots'
import { type AnyGame, firstOf, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import type { Pairing } from './schedule.ts'
import { Stopwatch, type Times } from './times.ts'

/** What is remembered of a game. */
export interface Played {
  /** Its number in the schedule. */
  readonly game: number
  /** The seats that won, shared or alone. */
  readonly winners: readonly number[]
  /** How long each bot thought where it had a choice, in the order of the plan; `null` for those who did not play. */
  readonly times: readonly (Times | null)[]
}

/** Plays one game of a schedule. The same pairing always comes to the same end, unless somebody thinks against the clock. */
export function playGame(
  game: AnyGame,
  options: unknown,
  bots: readonly Bot[],
  number: number,
  { seated, deal, thoughts }: Pairing,
): Played {
  const { rules } = game
  const rng = SeededRng.of(deal)
  const botRng = SeededRng.of(thoughts)
  const watches = bots.map(() => new Stopwatch())
  const state = rules.newState()
  const list = new MoveList()
  rules.setup(seated.length, options, { rng }, state)
  for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
    const seat = firstOf(deciders)
    const index = seated[seat]!
    list.clear()
    rules.legalMoves(state, seat, list)
    const question = { game, seen: rules.view(state, seat), seat, legal: list.toArray() }
    const begun = performance.now()
    const move = choose(bots[index]!, question, botRng)
    if (list.size > 1) watches[index]!.add(performance.now() - begun)
    if (!list.has(move)) throw new Error(`the bot ${bots[index]!.name} chose a move that is not legal`)
    rules.apply(state, seat, move, { rng })
  }
  return {
    game: number,
    winners: seatsOf(rules.winners(state)),
    times: watches.map((watch, index) => (seated.includes(index) ? watch.times : null)),
  }
}
