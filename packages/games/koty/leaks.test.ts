import { asSeat, type Game, type Redacted, type Viewer } from '@sennik/engine'
import { checkLaws, LawBroken, randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Card, JOKER } from './components.ts'
import type { Event } from './events.ts'
import { koty } from './index.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

type Koty = Game<State, Event, View, Options>
type Rules = Koty['rules']

/** Koty with something spoiled. */
const spoiled = (change: Partial<Rules>): Koty => ({ ...koty, rules: { ...koty.rules, ...change } })

/** The law that the first spoiled game breaks, within some dozens of games. */
function lawBrokenBy(game: Koty, games = 60): string {
  try {
    for (let index = 0; index < games; index++) checkLaws(game, randomPlan(koty, `spoiled ${index}`))
  } catch (error) {
    if (error instanceof LawBroken) return error.law
    throw error
  }
  return 'none'
}

const changedView =
  (change: (view: View, state: State, viewer: Viewer) => object): Rules['view'] =>
  (state, viewer) => {
    const view = koty.rules.view(state, viewer)
    return { ...view, ...change(view, state, viewer) } as Redacted<View>
  }

test('the laws have nothing against Koty as it is', () => {
  expect(lawBrokenBy(koty, 10)).toBe('none')
})

describe('a leak is caught', () => {
  test('in the view: the hand of the seat to the left', () => {
    const view = changedView((seen, state, viewer) => ({
      hands: seen.hands.map((hand, seat) =>
        viewer !== 'spectator' && seat === state.next(viewer)
          ? hand.map((_, index) => state.cardInHand(asSeat(seat), index))
          : hand,
      ),
    }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(/non-interference|looks the same/)
  })

  test('in the view: an unseen nine, to its owner', () => {
    const view = changedView((seen, state, viewer) => ({
      dreams: seen.dreams.map((dream, seat) => ({
        ...dream,
        lands: dream.lands.map((land, index) => ({
          ...land,
          nines: land.nines.map((nine, at) => (seat === viewer ? state.nineAt(seat, index, at) : nine)),
        })),
      })),
    }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(/non-interference|looks the same|cannot know/)
  })

  test('in the view, even where imagined worlds honour it: the top card of the draw pile', () => {
    const view = changedView((_seen, state) => ({ next: state.pile[state.pileSize() - 1] }))
    const imagine: Rules['imagine'] = (seen, rng, into) => {
      koty.rules.imagine(seen, rng, into)
      const wanted = (seen as unknown as { readonly next: number }).next
      const [at, top] = [into.pile.indexOf(wanted), into.pileSize() - 1]
      if (at >= 0 && top >= 0) [into.pile[top], into.pile[at]] = [wanted, into.pile[top]!]
    }
    expect(lawBrokenBy(spoiled({ view, imagine }))).toMatch(/non-interference|looks the same/)
  })

  test('in an event: drawn cards are told to everyone', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'drew' ? (event as Redacted<Event>) : koty.rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in the size of a message: a nine from the draw pile is told by nothing but spaces', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      const from = table.story?.length ?? 0
      koty.rules.apply(state, seat, move, table)
      const { story } = table
      if (story === undefined) return
      for (let index = from; index < story.length; index++) {
        const event = story[index]!
        if (event.type !== 'addedNine' || event.from !== 'pile') continue
        const card = state.nineAt(event.seat, event.land, state.ninesOn(event.seat, event.land) - 1)
        const padded = { ...event, padding: ' '.repeat(card) }
        story[index] = padded
      }
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in silence: a seat without a fitting card is not asked whether it defends', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      koty.rules.apply(state, seat, move, table)
      const asked = asSeat(state.stack.register(0))
      const canOnlyLetGo = !state.holds(asked, state.attackingCat()) && !state.holds(asked, JOKER)
      if (state.stack.depth > 0 && state.stack.step === stepNumber('reply') && canOnlyLetGo)
        koty.rules.apply(state, asked, koty.moves.read('letGo'), { rng: table.rng })
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/non-interference/)
  })

  test('in silence: an attacker without a fitting card is not asked whether to repeat', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      koty.rules.apply(state, seat, move, table)
      if (state.stack.depth === 0 || state.stack.step !== stepNumber('repeat')) return
      if (!state.holds(state.turn(), state.attackingCat()) && !state.holds(state.turn(), JOKER))
        koty.rules.apply(state, state.turn(), koty.moves.read('stop'), { rng: table.rng })
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/non-interference/)
  })

  test('in a refusal: why not depends on the rival’s hand', () => {
    const why: Rules['why'] = (state, seat, move) => {
      const clause = koty.rules.why(state, seat, move)
      return clause === 'KOT-13' && state.holds(state.next(seat), JOKER) ? 'KOT-1' : clause
    }
    expect(lawBrokenBy(spoiled({ why }))).toBe('non-interference of refusals')
  })

  test('in a score preview: an unseen nine counts by its card', () => {
    const sheet: Rules['sheet'] = state => ({
      seats: koty.rules
        .sheet(state)
        .seats.map((seat, index) => ({ ...seat, total: seat.total + state.nineAt(index, 0, 0) })),
    })
    expect(lawBrokenBy(spoiled({ sheet }))).toBe('non-interference of the score sheet')
  })

  test('in what is offered: no defence where the attacker holds another joker', () => {
    const legalMoves: Rules['legalMoves'] = (state, seat, out) => {
      koty.rules.legalMoves(state, seat, out)
      if (out.size > 1 && state.stack.step === stepNumber('reply') && state.holds(state.turn(), JOKER)) out.size--
    }
    expect(lawBrokenBy(spoiled({ legalMoves }))).toMatch(/offers the same|what is asked|why ⇔ not legal/)
  })

  test('in undo: what is secret is not counted', () => {
    expect(lawBrokenBy(spoiled({ secrets: () => [[]] }))).toBe('what the viewer cannot know is secret')
  })

  test('in the order of a discarded hand', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      const hand = [0, 1, 2, 3].map(index => state.cardInHand(seat, index))
      const before = state.discardSize()
      koty.rules.apply(state, seat, move, table)
      if (koty.moves.decode(move).kind === 'exchange' && state.discardSize() === before + 4)
        for (const [index, card] of hand.entries()) state.discards[before + index] = card
    }
    expect(lawBrokenBy(spoiled({ apply }))).toMatch(/non-interference/)
  })
})

describe('another broken law is caught', () => {
  test('a card that is lost: the joker that became a nine', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      koty.rules.apply(state, seat, move, table)
      if (state.nineAt(0, 0, 0) === JOKER) state.dreams[0] = 1 as Card
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('components are conserved')
  })

  test('a copy that forgets what was shuffled', () => {
    const copy: Rules['copy'] = (from, into) => {
      into.memory.set(from.memory.subarray(0, from.memory.length - 15))
    }
    expect(lawBrokenBy(spoiled({ copy }))).toBe('a copy is exact')
  })

  test('a game without end', () => {
    expect(lawBrokenBy(spoiled({ longestGame: 10 }))).toBe('it ends')
  })
})
