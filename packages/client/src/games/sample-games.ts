import {
  firstOf,
  type Game,
  type GameEvent,
  type GameState,
  type Move,
  MoveList,
  type Rng,
  type Seat,
  SeededRng,
} from '@sennik/engine'

export interface Moment<State> {
  readonly state: State
  readonly seat: Seat
  readonly legal: readonly Move[]
}

export interface Sample<Options> {
  readonly games: number
  readonly seats: number
  readonly options: Options
  /** Moves that are chosen less often, so that games are not over before they have begun. */
  isKept?(move: Move, rng: Rng): boolean
}

/** Plays whole games at random, for tests. Returns the story of all of them. */
export function playSamples<State extends GameState, Event extends GameEvent, View, Options>(
  { rules }: Game<State, Event, View, Options>,
  { games, seats, options, isKept }: Sample<Options>,
  visit?: (moment: Moment<State>) => void,
): readonly Event[] {
  const story: Event[] = []
  const list = new MoveList()
  for (let seed = 1; seed <= games; seed++) {
    const rng = SeededRng.of(`sample ${seed}`)
    const state = rules.newState()
    rules.setup(seats, options, { rng, story }, state)
    for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
      const seat = firstOf(deciders)
      list.clear()
      rules.legalMoves(state, seat, list)
      const legal = list.toArray()
      visit?.({ state, seat, legal })
      const kept = isKept === undefined ? legal : legal.filter(move => isKept(move, rng))
      rules.apply(state, seat, kept[rng.below(kept.length)]!, { rng, story })
    }
  }
  return story
}
