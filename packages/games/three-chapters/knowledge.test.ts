import { asSeat, type Rng, type Seat, SeededRng, seatsOf } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'
import { faceDown } from './knowledge.ts'
import { giftCell, handCell, leftCell, MEMORY, pickCell, type State } from './state.ts'

const { rules, moves, options } = game

/** What one seat has seen of hands, noted while it happens, as somebody with a perfect memory would. */
interface Seen {
  /** The hand by its deal, the seat it was dealt to and how often it was passed; and its cards then. */
  readonly hands: Map<string, readonly number[]>
}

/** Plays random drafts with `seats`, and calls `look` after each exchange and each round. */
function playWatching(seats: number, rng: Rng, look: (state: State, seen: readonly Seen[]) => void): void {
  const state = rules.newState()
  rules.setup(seats, options.read({}), { rng }, state)
  const seen = Array.from({ length: seats }, (): Seen => ({ hands: new Map() }))
  while (rules.deciders(state) !== 0) {
    const before = state.moment()
    const wasDraft = state.tags[0] === 0
    if (wasDraft) for (let seat = 0; seat < seats; seat++) noteHand(state, asSeat(seat), seen[seat]!)
    for (const seat of seatsOf(rules.deciders(state))) {
      if (state.moment() !== before || !wasDraft) break
      const size = state.handSize(seat)
      rules.apply(state, seat, moves.read(`pick ${rng.below(size) + 1}`), { rng })
      if (seats === 2) rules.apply(state, seat, moves.read(`give ${rng.below(size - 1) + 1}`), { rng })
    }
    if (!wasDraft) {
      const [seat] = seatsOf(rules.deciders(state))
      const card = rules.view(state, seat!).picks[seat!]!.find(own => own !== 0)!
      rules.apply(state, seat!, moves.read(`play ${card}`), { rng })
    }
    look(state, seen)
  }
}

function noteHand(state: State, seat: Seat, seen: Seen): void {
  const seats = state.seats()
  const dealtTo = (((seat - state.exchange()) % seats) + seats) % seats
  const cards = Array.from({ length: state.handSize(seat) }, (_, slot) => state.handCard(seat, slot))
  seen.hands.set(`${state.deal()} ${dealtTo} ${state.exchange()}`, cards)
}

/** Cards that lie face down for a seat, and where. */
function hiddenCards(state: State): Map<number, number> {
  const cells = new Map<number, number>()
  const note = (cell: number): void => {
    if (state.memory[cell] !== 0) cells.set(state.memory[cell]!, cell)
  }
  for (let seat = 0; seat < state.seats(); seat++)
    for (let index = 0; index < 8; index++) {
      note(handCell(seat, index))
      note(pickCell(seat, index))
      if (seat < 2) note(giftCell(seat, index))
      if (index < 4) note(leftCell(seat, index))
    }
  return cells
}

describe('what a seat remembers of hands it passed on', () => {
  test.each([2, 3, 4, 5, 6])(
    '%i seats: every card it has seen is known, or known to be among those of its hand; no other is',
    seats => {
      const rng = SeededRng.of(`memory ${seats}`)
      for (let round = 0; round < 6; round++)
        playWatching(seats, rng, (state, seen) => {
          const cells = hiddenCards(state)
          for (let seat = 0; seat < seats; seat++) {
            const { unknown, groups } = faceDown(state, asSeat(seat))
            const isUnknown = new Uint8Array(MEMORY)
            for (const cell of unknown) isUnknown[cell] = 1
            const known = new Set([...seen[seat]!.hands.values()].flat())
            // A card the seat has had in its hands is never among those of which it knows nothing.
            for (const card of known) {
              const cell = cells.get(card)
              if (cell !== undefined) expect(isUnknown[cell]).toBe(0)
            }
            // And what it is said to know of others' cards it has really seen.
            const view = rules.view(state, asSeat(seat))
            const claimed = [
              ...groups.flat().map(cell => state.memory[cell]!),
              ...view.picks.flatMap((cards, owner) => (owner === seat ? [] : cards)),
              ...view.hands.flatMap((cards, owner) => (owner === seat ? [] : cards)),
            ]
            for (const card of claimed) if (card !== null && card !== 0) expect(known.has(card)).toBe(true)
          }
        })
    },
  )

  test('after one exchange among four, the neighbour’s hand is known until they pick from it', () => {
    const text =
      'hands: 1 2 3 4 5 6 7 8 | 9 10 11 12 13 14 15 16 | 17 18 19 20 21 22 23 24 | 25 26 27 28 29 30 31 32\npicked: | | |\nasked: 1 2 3 4 draft'
    const state = game.position.read(text)
    const rng = SeededRng.of('x')
    for (let seat = 0; seat < 4; seat++) rules.apply(state, asSeat(seat), moves.read('pick 1'), { rng })
    expect(rules.view(state, asSeat(0)).hands[1]).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(rules.view(state, asSeat(0)).hands[2]).toEqual([null, null, null, null, null, null, null])
    rules.apply(state, asSeat(1), moves.read('pick 4'), { rng })
    const view = rules.view(state, asSeat(0))
    expect(view.hands[1]).toEqual([null, null, null, null, null, null])
    expect(view.box.remembered).toEqual([{ cells: expect.any(Array), cards: [2, 3, 4, 5, 6, 7, 8] }])
    expect(rules.view(state, 'spectator').box.remembered).toEqual([])
  })
})

test('worlds are imagined uniformly: each card of a remembered hand is the neighbour’s pick equally often', () => {
  const state = game.position.read(
    'exchange: 2\nhands: 33 34 35 36 37 38 39 | 2 3 4 5 6 7 | 17 18 19 20 21 22 23 | 25 26 27 28 29 30 31\npicked: 1 | 9 8 | 24 | 32\nasked: 1 3 4 draft',
  )
  const seen = rules.view(state, asSeat(0))
  expect(seen.box.remembered.map(({ cards }) => cards)).toEqual([[2, 3, 4, 5, 6, 7, 8]])
  const rng = SeededRng.of('imagine')
  const world = rules.newState()
  const worlds = 14_000
  const found = new Map<number, number>()
  for (let index = 0; index < worlds; index++) {
    rules.imagine(seen, rng, world)
    const card = world.pickAt(asSeat(1), 1)
    found.set(card, (found.get(card) ?? 0) + 1)
  }
  expect([...found.keys()].toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8])
  const chiSquare = [...found.values()].reduce((sum, count) => sum + (count - worlds / 7) ** 2 / (worlds / 7), 0)
  expect(chiSquare).toBeLessThan(22.5) // 6 degrees of freedom, p = 0.001
})
