import { asSeat, firstOf, type Move, MoveList, type Redacted, type Seat, SeededRng } from '@sennik/engine'
import { type Event, threeChapters, type View } from '@sennik/games/three-chapters'

interface Moment {
  readonly seat: Seat
  readonly view: Redacted<View>
  /** What the seat is asked, and what it may still change. */
  readonly moves: readonly Move[]
}

const { rules, options } = threeChapters

/** Plays whole games at random, with second thoughts; for tests. Returns the story of all of them. */
export function playSampleGames(games: number, seats: number, visit?: (moment: Moment) => void): readonly Event[] {
  const story: Event[] = []
  const list = new MoveList()
  for (let seed = 1; seed <= games; seed++) {
    const rng = SeededRng.of(`sample ${seed}`)
    const state = rules.newState()
    rules.setup(seats, options.read({}), { rng, story }, state)
    for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
      const seat = firstOf(deciders)
      list.clear()
      rules.legalMoves(state, seat, list)
      const legal = list.toArray()
      for (let other = 0; other < seats; other++) {
        list.clear()
        rules.secondThoughts?.(state, asSeat(other), list)
        const second = list.toArray()
        visit?.({
          seat: asSeat(other),
          view: rules.view(state, asSeat(other)),
          moves: other === seat ? [...legal, ...second] : second,
        })
      }
      list.clear()
      const doubter = asSeat(rng.below(seats))
      rules.secondThoughts?.(state, doubter, list)
      const second = list.toArray()
      if (second.length > 0 && rng.below(4) === 0) {
        rules.apply(state, doubter, second[rng.below(second.length)]!, { rng, story })
        continue
      }
      rules.apply(state, seat, legal[rng.below(legal.length)]!, { rng, story })
    }
  }
  return story
}
