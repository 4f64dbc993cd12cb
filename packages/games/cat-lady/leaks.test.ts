import { asSeat, type Game, type Redacted, type Viewer } from '@sennik/engine'
import { checkLaws, LawBroken, randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { catLady } from './index.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

type CatLady = Game<State, Event, View, Options>
type Rules = CatLady['rules']

/** Cat Lady with something spoiled. */
const spoiled = (change: Partial<Rules>): CatLady => ({ ...catLady, rules: { ...catLady.rules, ...change } })

/** The law that the first spoiled game breaks, within sixty games. */
function lawBrokenBy(game: CatLady): string {
  try {
    for (let index = 0; index < 60; index++) checkLaws(game, randomPlan(catLady, `spoiled ${index}`))
  } catch (error) {
    if (error instanceof LawBroken) return error.law
    throw error
  }
  return 'none'
}

const changedView =
  (change: (view: View, state: State, viewer: Viewer) => object): Rules['view'] =>
  (state, viewer) => {
    const view = catLady.rules.view(state, viewer)
    return { ...view, ...change(view, state, viewer) } as Redacted<View>
  }

const nextCard = (state: State): number => state.deck[state.unseenSize() - 1] ?? 0

test('the laws have nothing against Cat Lady as it is', () => {
  expect(lawBrokenBy(catLady)).toBe('none')
})

describe('a leak is caught', () => {
  test('in the view: the card on top of the deck', () => {
    expect(lawBrokenBy(spoiled({ view: changedView((_seen, state) => ({ next: nextCard(state) })) }))).toMatch(
      /non-interference|looks the same/,
    )
  })

  test('in the view, even where imagined worlds honour it: a card that was removed unseen', () => {
    const view = changedView((_seen, state) => ({ away: state.deck[0] }))
    const imagine: Rules['imagine'] = (seen, rng, into) => {
      catLady.rules.imagine(seen, rng, into)
      const wanted = (seen as unknown as { readonly away: number }).away
      const at = into.deck.indexOf(wanted)
      if (at >= 0) [into.deck[0], into.deck[at]] = [wanted, into.deck[0]!]
    }
    expect(lawBrokenBy(spoiled({ view, imagine }))).toMatch(/non-interference/)
  })

  test('in an event, by nothing but spaces: which card comes next', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      catLady.rules.apply(state, seat, move, table)
      const last = table.story?.at(-1)
      if (last !== undefined) Object.assign(last, { padding: ' '.repeat(nextCard(state)) })
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in a refusal: why not depends on the deck', () => {
    const why: Rules['why'] = (state, seat, move) => {
      const clause = catLady.rules.why(state, seat, move)
      return clause !== undefined && nextCard(state) % 2 === 1 ? 'CAT-1' : clause
    }
    expect(lawBrokenBy(spoiled({ why }))).toBe('non-interference of refusals')
  })

  test('in a score preview: the sheet counts a card that nobody has seen', () => {
    const sheet: Rules['sheet'] = state => ({
      seats: catLady.rules.sheet(state).seats.map(seat => ({ ...seat, total: seat.total + nextCard(state) })),
    })
    expect(lawBrokenBy(spoiled({ sheet }))).toBe('non-interference of the score sheet')
  })

  test('in silence: a turn ends by itself when a certain card lies on top of the deck', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      catLady.rules.apply(state, seat, move, table)
      if (state.stack.step === stepNumber('after') && nextCard(state) % 4 === 0 && state.deckSize() > 3)
        catLady.rules.apply(state, seat, catLady.moves.read('end'), { rng: table.rng })
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/non-interference/)
  })

  test('in what is offered: a move that is there only with a certain card underneath', () => {
    const legalMoves: Rules['legalMoves'] = (state, seat, out) => {
      catLady.rules.legalMoves(state, seat, out)
      if (out.size > 1 && nextCard(state) % 2 === 0) out.size--
    }
    expect(lawBrokenBy(spoiled({ legalMoves }))).toMatch(/offers the same|what is asked|why ⇔ not legal/)
  })

  test('in undo: what is secret is not counted, so that undo is offered after a refill', () => {
    expect(lawBrokenBy(spoiled({ secrets: () => [[]] }))).toBe('what the viewer cannot know is secret')
  })
})

describe('another broken law is caught', () => {
  test('food that is lost, and food from nowhere', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      catLady.rules.apply(state, seat, move, table)
      if (catLady.moves.decode(move).kind === 'back') state.stock[seat * 4]! += 1
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('components are conserved')
  })

  test('a copy that forgets the bottom of the deck', () => {
    const copy: Rules['copy'] = (from, into) => {
      into.memory.set(from.memory.subarray(0, from.memory.length - 1))
    }
    expect(lawBrokenBy(spoiled({ copy }))).toBe('a copy is exact')
  })

  test('a feeding without end', () => {
    expect(lawBrokenBy(spoiled({ longestGame: 60 }))).toBe('it ends')
  })

  test('a move without a reason', () => {
    expect(lawBrokenBy(spoiled({ why: () => undefined }))).toBe('why ⇔ not legal')
  })

  test('a view that changes the table', () => {
    const view: Rules['view'] = (state, viewer) => {
      if (state.seats() > 2) state.tokens[asSeat(0)]! |= 1
      return catLady.rules.view(state, viewer)
    }
    expect(lawBrokenBy(spoiled({ view }))).not.toBe('none')
  })
})
