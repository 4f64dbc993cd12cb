import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { bestFeeding, catLady, type Household, householdIn } from '@sennik/games/cat-lady'

/** How long the best feeding of a household of Cat Lady takes, in microseconds. */
export interface FeedingTimes {
  readonly households: number
  readonly median: number
  readonly p99: number
  readonly worst: number
  readonly mostCats: number
}

const GAMES = 240
/** Each household is solved so often; the quickest counts, so that the machine's pauses do not. */
const TIMES = 3

/** Households at the end of games of all sizes: half of them played by bots, half at random. */
function endPositions(): Household[] {
  const { rules } = catLady
  const rng = SeededRng.of('feeding')
  const list = new MoveList()
  const state = rules.newState()
  const found: Household[] = []
  for (let game = 0; game < GAMES; game++) {
    const seats = rules.seats.min + (game % 3)
    rules.setup(seats, catLady.options.read({}), { rng }, state)
    for (let deciders = rules.deciders(state); (deciders & (deciders - 1)) === 0; deciders = rules.deciders(state)) {
      const seat = firstOf(deciders)
      list.clear()
      rules.legalMoves(state, seat, list)
      const isBot = game % 2 === 0
      const move = isBot ? catLady.greedy(rules.view(state, seat), seat, list.toArray()) : list.at(rng.below(list.size))
      rules.apply(state, seat, move, { rng })
    }
    const view = rules.view(state, 'spectator')
    for (let seat = 0; seat < seats; seat++) found.push(householdIn(view, asSeat(seat)))
  }
  return found
}

export function feedingTimes(): FeedingTimes {
  const households = endPositions()
  const rivals = { mostFed: 4, mostLeft: 1 }
  for (const household of households) bestFeeding(household, rivals)
  const times = households
    .map(household => Math.min(...Array.from({ length: TIMES }, () => timeOf(() => bestFeeding(household, rivals)))))
    .sort((one, other) => one - other)
  return {
    households: households.length,
    median: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    worst: times.at(-1)!,
    mostCats: Math.max(...households.map(({ cats }) => cats.length)),
  }
}

function timeOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return (performance.now() - begun) * 1000
}
