import { asSeat, SeededRng } from '@sennik/engine'
import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { ALL_CATS, CARD_SYMBOLS, CARDS, copiesFor, deckFor, FIRST_STRAY, removedFor } from './components.ts'
import type { Event } from './events.ts'
import { catLady } from './index.ts'
import { playToFeeding } from './scenario.ts'
import { STRAYS } from './strays.ts'
import { THINGS } from './things.ts'

const { rules, options, position } = catLady

const setUp = (seats: number, seed = `setup ${seats}`): ReturnType<typeof rules.newState> => {
  const state = rules.newState()
  rules.setup(seats, options.read({}), { rng: SeededRng.of(seed) }, state)
  return state
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

describe('Strays', () => {
  test('CAT-1: three of the 13 strays lie open, any of them, and no others are in the game', () => {
    expect(STRAYS).toHaveLength(13)
    const seen = new Set<number>()
    for (let game = 0; game < 100; game++) {
      const open = rules.view(setUp(2, `strays ${game}`), 'spectator').strays
      expect(new Set(open).size).toBe(3)
      for (const stray of open) seen.add(stray!)
    }
    expect([...seen].sort((one, other) => one - other)).toEqual(STRAYS.map((_, index) => FIRST_STRAY + index))
    expect(STRAYS.map(({ mark }) => mark)).toEqual(STRAYS.map(() => 2))
  })
})

describe('The deck', () => {
  test('CAT-2: 102 cards, 74 unmarked, 15 marked 3+, 13 marked 4', () => {
    expect(CARDS).toBe(102)
    expect([2, 3, 4].map(seats => deckFor(seats).length)).toEqual([74, 89, 102])
    expect(
      ALL_CATS.slice(0, FIRST_STRAY)
        .map(({ mark }) => mark)
        .filter(mark => mark === 2),
    ).toHaveLength(15)
  })

  test('CAT-2: 22 cats, 34 food cards, 15 toys, 9 costumes, 7 catnip, 10 lost cats, 5 spray bottles', () => {
    const count = (test: (is: (typeof THINGS)[number]['is']) => boolean): number =>
      sum(THINGS.filter(({ is }) => test(is)).map(({ copies }) => sum(copies)))
    expect(FIRST_STRAY).toBe(22)
    expect(count(is => 'token' in is)).toBe(34)
    expect(count(is => 'toy' in is)).toBe(15)
    expect(['costume', 'catnip', 'lost', 'spray'].map(hand => count(is => 'hand' in is && is.hand === hand))).toEqual([
      9, 7, 10, 5,
    ])
  })

  test('CAT-2: with two or three players two cards are put away, and nobody learns which', () => {
    for (const seats of [2, 3]) {
      const state = setUp(seats)
      expect(rules.view(state, asSeat(0)).counts.removed).toBe(2)
      expect(rules.secrets(state, asSeat(0))[0]).toHaveLength(sum(copiesFor(seats)) - 9)
    }
    expect(rules.view(setUp(4), asSeat(0)).counts.removed).toBe(0)
  })

  test.each([
    [2, 72, 63, 21, 22, 11],
    [3, 87, 78, 26, 27, 9],
    [4, 102, 93, 31, 32, 8],
  ])(
    'CAT-2, CAT-10: %i players: %i cards, %i in the deck after the layout, %i refills, %i turns, %i for each player',
    (seats, cards, deck, refills, turns, each) => {
      const state = setUp(seats)
      expect(deckFor(seats).length - removedFor(seats)).toBe(cards)
      expect(rules.view(state, 'spectator').counts.deck).toBe(deck)
      expect(deck / 3).toBe(refills)
      const taken = Array<number>(seats).fill(0)
      playToFeeding(state, SeededRng.of(`turns ${seats}`), (seat, move) => {
        if (catLady.moves.decode(move).kind === 'take') taken[seat]!++
      })
      expect(sum(taken)).toBe(turns)
      expect(taken).toEqual(Array(seats).fill(each))
    },
  )
})

describe('The layout', () => {
  test('CAT-3: nine open cards from the top of the shuffled deck, row by row', () => {
    const state = rules.newState()
    // Who starts; the strays; then the deck, which an idle shuffle leaves with spray bottles and lost cats on top.
    const rolls = [0, ...unshuffled(13), ...unshuffled(102)]
    const story: Event[] = []
    rules.setup(4, options.read({}), { rng: { below: () => rolls.shift()! }, story }, state)
    expect(position.write(state)).toMatchObject({
      grid: 'spray spray spray / spray spray lost / lost lost lost',
      strays: 'florence antoinette eliot',
      cats: ' |  |  | ',
    })
    expect(rolls).toEqual([])
    const [spray, lost] = ['spray', 'lost'].map(id => CARD_SYMBOLS.indexOf(id))
    expect(story).toEqual([
      {
        type: 'began',
        starter: 0,
        grid: [spray, spray, spray, spray, spray, lost, lost, lost, lost],
        strays: [FIRST_STRAY, FIRST_STRAY + 1, FIRST_STRAY + 2],
        deck: 93,
      },
    ])
  })

  test('CAT-4: the player to the right of the one who starts puts the marker anywhere; then the first turn begins', () => {
    const state = rules.newState()
    const rolls = [2, ...unshuffled(13), ...unshuffled(89)]
    rules.setup(3, options.read({}), { rng: { below: () => rolls.shift()! } }, state)
    expect(position.write(state).asked).toBe('2 marker')
    const GRID = 'grid: tuna milk chicken / bell zeus mouse / lost lost spray'
    scenario(catLady, `cats: | |\n${GRID}\nasked: 2 marker`)
      .asked(2, 'mark 1–6')
      .refuses(2, 'take 1', 'CAT-5')
      .refuses(1, 'mark 1', 'CAT-4')
      .plays(2, 'mark 5')
      .told('spectator', { type: 'marked', seat: 1, line: 4 })
      .is({ marker: '5', asked: '3 turn' })
      .asked(3, 'take 1–4', 'take 6')
      .done()
  })

  test('CAT-4: if the first player sits in the first place, the last one puts the marker', () => {
    const state = rules.newState()
    const rolls = [0, ...unshuffled(13), ...unshuffled(74)]
    rules.setup(2, options.read({}), { rng: { below: () => rolls.shift()! } }, state)
    expect(position.write(state).asked).toBe('2 marker')
  })
})
