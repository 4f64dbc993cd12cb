import { asSeat, type Game, type Redacted, type Viewer } from '@sennik/engine'
import { checkLaws, LawBroken, randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { threeChapters } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

type ThreeChapters = Game<State, Event, View, Options>
type Rules = ThreeChapters['rules']

const { rules } = threeChapters

const spoiled = (change: Partial<Rules>): ThreeChapters => ({ ...threeChapters, rules: { ...rules, ...change } })

/** The law that the first spoiled game breaks, within some games of this many seats. */
function lawBrokenBy(game: ThreeChapters, seats = 4): string {
  try {
    for (let index = 0; index < 40; index++)
      checkLaws(game, { ...randomPlan(threeChapters, `spoiled ${index}`), seats })
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

const LEAK = /non-interference|looks the same/

describe('a leak of the draft is caught', () => {
  test('what others picked, in the view', () => {
    const view = changedView((seen, state) => ({
      picks: seen.picks.map((cards, seat) => cards.map((card, cell) => card ?? state.pickAt(asSeat(seat), cell))),
    }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(LEAK)
  })

  test('what others pick, in what is told', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'picked' ? (event as Redacted<Event>) : rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('to what others changed their mind', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'changed' ? (event as Redacted<Event>) : rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('the last cards put away', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'putAway' ? (event as Redacted<Event>) : rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
    const view = changedView((_seen, state) => ({ putAway: [...state.left.subarray(0, 4)] }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(LEAK)
  })

  test('hands on their way', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'passed' ? (event as Redacted<Event>) : rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('what was laid for a ghost, and the order of its deck', () => {
    const gifts = changedView((_seen, state) => ({ piles: [...state.gifts.subarray(0, 8)] }))
    expect(lawBrokenBy(spoiled({ view: gifts }), 2)).toMatch(LEAK)
    const order = changedView((_seen, state) => ({ next: state.order[state.round()] }))
    expect(lawBrokenBy(spoiled({ view: order }), 2)).toMatch(LEAK)
  })

  test('when a card in another’s hand was picked', () => {
    const view = changedView((_seen, state) => ({ when: [...state.tags.subarray(0, 7)] }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(LEAK)
  })

  test('a card of the box, also where imagined worlds honour it', () => {
    const view = changedView((_seen, state) => ({ bottom: state.box[0] }))
    const imagine: Rules['imagine'] = (seen, rng, into) => {
      rules.imagine(seen, rng, into)
      const wanted = (seen as unknown as { readonly bottom: number }).bottom
      const at = into.memory.indexOf(wanted, into.memory.length - 50)
      if (at >= 0) [into.box[0], into.memory[at]] = [wanted, into.box[0]!]
    }
    expect(lawBrokenBy(spoiled({ view, imagine }))).toMatch(LEAK)
  })
})

describe('another broken law is caught', () => {
  test('an offer to take back a played card tells who knew it', () => {
    expect(lawBrokenBy(spoiled({ stands: () => false }))).toMatch(/undo/)
  })

  test('a second thought that is refused, and a move that is no second thought any more', () => {
    const why: Rules['why'] = (state, seat, move) =>
      state.deciders() !== 0 && (state.deciders() & (1 << seat)) === 0 ? 'CH-5' : rules.why(state, seat, move)
    expect(lawBrokenBy(spoiled({ why }))).toMatch(/why ⇔ not legal|a legal move is played/)
    expect(lawBrokenBy(spoiled({ secondThoughts: () => undefined }))).toBe('why ⇔ not legal')
  })

  test('a hand that is offered again as if nothing had been picked', () => {
    const secondThoughts: Rules['secondThoughts'] = (state, seat, out) => {
      if (!state.isOver()) rules.legalMoves(state, seat, out)
    }
    expect(lawBrokenBy(spoiled({ secondThoughts }))).toMatch(/second thought|why ⇔ not legal/)
  })

  test('a card that is lost', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      rules.apply(state, seat, move, table)
      if (state.round() === 1) state.played[0] = 50
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/components are conserved|crashes/)
  })

  test('a memory that claims too little is secret', () => {
    expect(lawBrokenBy(spoiled({ secrets: () => [[]] }))).toBe('what the viewer cannot know is secret')
  })
})
