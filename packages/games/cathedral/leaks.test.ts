import { asSeat, type Game, type Redacted, SeededRng, type Viewer } from '@sennik/engine'
import { checkLaws, LawBroken, randomPlan, scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import type { Event } from './events.ts'
import { cathedral } from './game.ts'
import type { Options } from './options.ts'
import { asked, stateOf } from './scenario.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

type Cathedral = Game<State, Event, View, Options>
type Rules = Cathedral['rules']

const { rules } = cathedral

const spoiled = (change: Partial<Rules>): Cathedral => ({ ...cathedral, rules: { ...rules, ...change } })

/** The law that the first spoiled game breaks, within some games of this many seats. */
function lawBrokenBy(game: Cathedral, seats = 3): string {
  try {
    for (let index = 0; index < 6; index++)
      checkLaws(game, { ...randomPlan(cathedral, `spoiled ${index}`), seats }, index + 1)
  } catch (error) {
    if (error instanceof LawBroken) return error.law
    throw error
  }
  return 'none'
}

const changedView =
  (change: (view: View, state: State, viewer: Viewer) => object): Rules['view'] =>
  (state, viewer) => {
    const view = rules.view(state, viewer)
    return { ...view, ...change(view, state, viewer) } as Redacted<View>
  }

/** Tells everybody what only one seat may know. */
const telling =
  (type: Event['type']): Rules['tell'] =>
  (event, viewer) =>
    event.type === type ? (event as Redacted<Event>) : rules.tell(event, viewer)

const LEAK = /non-interference|looks the same/
const TOLD = 'non-interference of events: story and view tell the same'

describe('KK-D38: a leak is caught', () => {
  test('another’s hand, in the view', () => {
    const view = changedView((seen, state) => ({
      hands: seen.hands.map((hand, seat) =>
        hand.map((held, slot) => ({ ...held, card: state.hands.card(asSeat(seat), slot) })),
      ),
    }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(LEAK)
  })

  test('another’s Dreams, in the view', () => {
    const view = changedView((_seen, state) => ({ dreamt: [...state.dreams.cards.subarray(0, 3)] }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(LEAK)
  })

  test('the tops of decks', () => {
    const top = (cells: Uint8Array, size: number): number => cells[size - 1] ?? 0
    const development = changedView((_seen, { deck, counts }) => ({ next: top(deck, counts[COUNT.deck]!) }))
    expect(lawBrokenBy(spoiled({ view: development }))).toMatch(LEAK)
    const dreams = changedView((_seen, { dreamDeck, counts }) => ({ next: top(dreamDeck, counts[COUNT.dreamDeck]!) }))
    expect(lawBrokenBy(spoiled({ view: dreams }))).toMatch(LEAK)
    const conflicts = changedView((_seen, { conflicts: deck, counts }) => ({
      next: top(deck, counts[COUNT.conflictDeck]!),
    }))
    expect(lawBrokenBy(spoiled({ view: conflicts }))).toMatch(LEAK)
    const aside = changedView((_seen, state) => ({ later: [state.aside[0], state.dreamAside[0]] }))
    expect(lawBrokenBy(spoiled({ view: aside }))).toMatch(LEAK)
  })

  test('KK-8.2: cards that lie face down in a conflict', () => {
    const open = changedView((seen, state) => ({
      laid: seen.laid.map((own, seat) => ({ ...own, slots: [...state.laid.subarray(97 * seat, 97 * seat + 97)] })),
    }))
    const state = stateOf(
      2,
      'hands: R40 | R31 R32 R33',
      'dreams: - | -',
      'areas: NW=1:2,2:2,f1:1 SE=2:2,f2:1',
      'day: maneuver',
      asked('act', 1),
    )
    const world = rules.newState()
    const rng = SeededRng.of('face down')
    // Seat 2 lays two of its cards first, since seat 1 controls the area.
    for (const [seat, move] of [
      [0, 'perform'],
      [0, 'done'],
      [1, 'lay 2'],
      [1, 'lay 97'],
    ] as const)
      rules.apply(state, asSeat(seat), cathedral.moves.read(move), { rng })
    const seen = new Set<string>()
    const leaked = new Set<string>()
    for (let tried = 0; tried < 60; tried++) {
      scramble(cathedral, state, asSeat(0), 'all', rng, world)
      seen.add(JSON.stringify(rules.view(world, asSeat(0))))
      leaked.add(JSON.stringify(open(world, asSeat(0))))
    }
    // Two of four cards may lie there in six ways: they look alike, unless somebody peeks.
    expect([seen.size, leaked.size]).toEqual([1, 6])
  })

  test.each(['drew', 'tookDream', 'returnedDream'] as const)('what is told of “%s”', type => {
    expect(lawBrokenBy(spoiled({ tell: telling(type) }))).toBe(TOLD)
  })

  test('a question that is only asked of who could answer it', () => {
    // Whoever holds a certain Dream is not asked: the silence tells.
    const deciders: Rules['deciders'] = state => {
      const asked = rules.deciders(state)
      const seat = asSeat(31 - Math.clz32(asked))
      const holds = state.dreams.size(seat) > 0 && state.dreams.card(seat, 0) > 20
      return state.turn() === 3 && asked !== 0 && holds ? (0 as typeof asked) : asked
    }
    expect(lawBrokenBy(spoiled({ deciders }))).toMatch(/offers the same|what is asked|silence|crash/)
  })
})

test('KK-8.12: whether a card was laid in a battle or lost by it, the end is the same: hearing which is no leak', () => {
  // In this game seat 2 has one card and Basic Combat, lays one of them, is beaten and must discard.
  const options = { mode: 'standard', forkedPaths: false, advanced: false }
  expect(checkLaws(cathedral, { seats: 3, options, seed: '9-235' }).moves).toBe(966)
})

describe('another broken law is caught', () => {
  test('a Follower that is lost', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      rules.apply(state, seat, move, table)
      if (state.turn() === 4) state.supply[0] = 0
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/components are conserved|crashes/)
  })

  test('a memory that claims too little is secret', () => {
    expect(lawBrokenBy(spoiled({ secrets: () => [[]] }))).toBe('what the viewer cannot know is secret')
  })
})
