import { asSeat, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { Book } from './cards/book.ts'
import { BUILT_IN } from './cards/built-in.ts'
import { census } from './census.ts'
import { SHADOWS } from './components.ts'
import { options } from './options.ts'
import { rulesWith } from './rules/index.ts'
import type { State } from './state.ts'
import { PIECES } from './tracks.ts'

const rules = rulesWith(new Book(BUILT_IN, 'box'))
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six']

function laidOut(seats: number, seed: string, given: object = {}): State {
  const state = rules.newState()
  rules.setup(seats, options.read(given), { rng: SeededRng.of(seed) }, state)
  return state
}

/** After areas were conquered and Dreamers placed at random, or as many turns of a random game as are asked for. */
function begun(seats: number, seed: string, given: object = {}, turns = 0): State {
  const state = laidOut(seats, seed, given)
  const rng = SeededRng.of(seed)
  const list = new MoveList()
  while (rules.deciders(state) !== 0 && (state.nightmares[0] === 0 || state.turn() < turns)) {
    const seat = firstOf(rules.deciders(state))
    list.clear()
    rules.legalMoves(state, seat, list)
    rules.apply(state, seat, list.at(rng.below(list.size)), { rng })
  }
  return state
}

const look = (state: State, viewer: number | 'spectator' = 'spectator') =>
  rules.view(state, viewer === 'spectator' ? viewer : asSeat(viewer))

describe.each([2, 3, 4])('%i players', seats => {
  test('KK-1.7, KK-2.8: seats of the box; spaces of the turn track go to the left, from the first player on', () => {
    expect(rules.seats).toEqual({ min: 2, max: 4 })
    for (const turn of [0, 1, 5]) {
      const { counts } = look(begun(seats, 'order', {}, turn))
      expect(counts.active).toBe((counts.first + turn) % seats)
    }
  })

  test('KK-2.6, KK-2.7: the start of the turn track is drawn; no turn is over', () => {
    expect(new Set(SEEDS.map(seed => look(laidOut(seats, seed)).counts.start)).size).toBeGreaterThan(1)
    expect(look(begun(seats, 'time')).counts.turn).toBe(0)
  })

  test('KK-1.3, KK-1.5, KK-1.6: everyone has the figures of a colour, and no card or figure is ever lost', () => {
    const view = look(laidOut(seats, 'figures'))
    for (let seat = 0; seat < seats; seat++) {
      expect([view.supply[seat], view.levels[seat], view.ritual[seat]]).toEqual([20, 10, [0, 0]])
    }
    expect(view.supply[SHADOWS]).toBe(30)
    expect(census(begun(seats, 'figures', {}, 20))).toEqual(census(laidOut(seats, 'others')))
  })

  test('KK-2.18: every empty area has Shadows, fewer beside the Cathedral; areas out of play stay empty', () => {
    for (const seed of SEEDS) {
      const state = begun(seats, seed)
      const { units } = look(state)
      state.board().areas.forEach((area, number) => {
        const { units: here, fort } = units[number]!
        if (area === undefined) expect([...here, fort]).toEqual([0, 0, 0, 0, 0, 0])
        else expect(here.filter(count => count > 0)).toEqual([area.cathedral ? 1 : 2])
      })
    }
  })

  test('KK-2.3, KK-D4, KK-12.1: the pieces that stand when the game begins', () => {
    const standing = (given: object): string => {
      const { taken } = look(laidOut(seats, 'pieces', given))
      return PIECES.filter((_piece, index) => taken[index] === 1)
        .map(({ id }) => id)
        .join(' ')
    }
    expect(standing({})).toBe('1A')
    expect(standing({ mode: 'variable' })).toBe(['', '', '1A 1B 2A', '1A 1B', '1A'][seats])
    expect(standing({ forkedPaths: true })).toBe('1C')
    expect(standing({ forkedPaths: true, mode: 'variable' })).toBe('')
  })

  test('KK-12.1: grey rewards lie at random beside the grey spaces; with 1C its reward is lost', () => {
    const rewards = (given: object, seed = 'one'): readonly number[] => look(laidOut(seats, seed, given)).tokens
    const variable = rewards({ forkedPaths: true, mode: 'variable' })
    expect(variable.filter(token => token > 0).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 10, 11, 12])
    expect(variable.map(token => token > 0)).toEqual(PIECES.map(({ colour }) => colour === 'grey'))
    expect(rewards({ forkedPaths: true }).filter(token => token > 0)).toHaveLength(5)
    expect(new Set(SEEDS.map(seed => rewards({ forkedPaths: true }, seed).join())).size).toBeGreaterThan(1)
    expect(rewards({}).every(token => token === 0)).toBe(true)
  })

  test('KK-1.2, KK-D38: hands are for those who hold them; their numbers, the market, piles and Upgrades are open', () => {
    const state = laidOut(seats, 'hidden')
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = look(state, viewer)
      for (const held of [view.hands, view.dreams])
        held.forEach((cards, seat) => {
          expect(cards.every(({ card }) => (card === null) === (seat !== viewer))).toBe(true)
        })
      for (const hidden of ['deck', 'aside', 'dreamAside', 'conflictsAside', 'memory'])
        expect(view).not.toHaveProperty(hidden)
    }
    for (const open of ['market', 'upgrades', 'discard', 'fulfilled', 'devoured', 'counts'] as const)
      expect(look(state, 0)[open]).toEqual(look(state)[open])
  })
})
