import { firstOf, type Move, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { type Event, sen } from '@sennik/games/sen'

type State = ReturnType<typeof sen.rules.newState>

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly legal: readonly Move[]
}

/** Plays whole games with every variant, at random but in no hurry to call; for tests. Returns the story of all of them. */
export function playSampleGames(games: number, visit?: (moment: Moment) => void): readonly Event[] {
  const story: Event[] = []
  const options = sen.options.read({ iKnow: true, rounds: 2 })
  const list = new MoveList()
  for (let seed = 1; seed <= games; seed++) {
    const rng = SeededRng.of(`sample ${seed}`)
    const state = sen.rules.newState()
    sen.rules.setup(3, options, { rng, story }, state)
    for (let deciders = sen.rules.deciders(state); deciders !== 0; deciders = sen.rules.deciders(state)) {
      const seat = firstOf(deciders)
      list.clear()
      sen.rules.legalMoves(state, seat, list)
      const legal = list.toArray()
      visit?.({ state, seat, legal })
      const patient = legal.filter(move => sen.moves.decode(move).kind !== 'call' || rng.below(20) === 0)
      sen.rules.apply(state, seat, patient[rng.below(patient.length)]!, { rng, story })
    }
  }
  return story
}
