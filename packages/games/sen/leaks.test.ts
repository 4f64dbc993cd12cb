import { asSeat, type Game, type Redacted, type Viewer } from '@sennik/engine'
import { checkLaws, LawBroken, randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Card } from './components.ts'
import type { Event } from './events.ts'
import { sen } from './index.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

type Sen = Game<State, Event, View, Options>
type Rules = Sen['rules']

/** Sen with something spoiled. */
const spoiled = (change: Partial<Rules>): Sen => ({ ...sen, rules: { ...sen.rules, ...change } })

/** The law that the first spoiled game breaks, within a hundred games. */
function lawBrokenBy(game: Sen): string {
  try {
    for (let index = 0; index < 100; index++) checkLaws(game, randomPlan(sen, `spoiled ${index}`))
  } catch (error) {
    if (error instanceof LawBroken) return error.law
    throw error
  }
  return 'none'
}

const changedView =
  (change: (view: View, state: State, viewer: Viewer) => object): Rules['view'] =>
  (state, viewer) => {
    const view = sen.rules.view(state, viewer)
    return { ...view, ...change(view, state, viewer) } as Redacted<View>
  }

test('the laws have nothing against Sen as it is', () => {
  expect(lawBrokenBy(sen)).toBe('none')
})

describe('a leak is caught', () => {
  test('in the view: one’s own lands, looked at or not', () => {
    const view = changedView((seen, state, viewer) => ({
      dreams: seen.dreams.map((dream, owner) =>
        dream.map((card, slot) => (owner === viewer ? state.landAt(asSeat(owner), slot) : card)),
      ),
    }))
    expect(lawBrokenBy(spoiled({ view }))).toMatch(/non-interference|looks the same/)
  })

  test('in the view, even where imagined worlds honour it: the bottom card of the pile', () => {
    const view = changedView((_seen, state) => ({ bottom: state.pile[0] }))
    const imagine: Rules['imagine'] = (seen, rng, into) => {
      sen.rules.imagine(seen, rng, into)
      const wanted = (seen as unknown as { readonly bottom: number }).bottom
      const at = into.pile.indexOf(wanted)
      if (at >= 0) [into.pile[0], into.pile[at]] = [wanted, into.pile[0]!]
    }
    expect(lawBrokenBy(spoiled({ view, imagine }))).toMatch(/non-interference/)
  })

  test('in views that share too much: the lands as another seat knows them', () => {
    const view: Rules['view'] = (state, viewer, beside) => ({
      ...sen.rules.view(state, viewer, beside),
      ...(beside && { dreams: beside.dreams }),
    })
    expect(lawBrokenBy(spoiled({ view }))).toBe('a view made beside another is the same')
  })

  test('in an event: the drawn card is told to everyone', () => {
    const tell: Rules['tell'] = (event, viewer) =>
      event.type === 'drew' ? (event as Redacted<Event>) : sen.rules.tell(event, viewer)
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in the size of a message: a hidden card is told by nothing but spaces', () => {
    const tell: Rules['tell'] = (event, viewer) => {
      const told = sen.rules.tell(event, viewer)
      if (event.type !== 'drew') return told
      const padded = { ...told, padding: ' '.repeat(event.card ?? 0) }
      return padded as Redacted<Event>
    }
    expect(lawBrokenBy(spoiled({ tell }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in a refusal: why not depends on a card nobody has seen', () => {
    const why: Rules['why'] = (state, seat, move) => {
      const clause = sen.rules.why(state, seat, move)
      return clause !== undefined && state.landAt(asSeat(0), 0) === 9 ? 'SEN-1' : clause
    }
    expect(lawBrokenBy(spoiled({ why }))).toBe('non-interference of refusals')
  })

  test('in a score preview: the sheet counts dreams that are still face down', () => {
    const sheet: Rules['sheet'] = state => ({
      seats: sen.rules
        .sheet(state)
        .seats.map((seat, index) => ({ ...seat, total: seat.total + state.landAt(asSeat(index), 0) })),
    })
    expect(lawBrokenBy(spoiled({ sheet }))).toBe('non-interference of the score sheet')
  })

  test('in silence: the turn passes by itself when the drawn card is a nine', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      sen.rules.apply(state, seat, move, table)
      if (sen.moves.decode(move).kind === 'draw' && state.heldCard() === 9 && state.stack.step === stepNumber('drawn'))
        sen.rules.apply(state, seat, sen.moves.read('discard'), { rng: table.rng })
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('non-interference of events: story and view tell the same')
  })

  test('in what is offered: a move that is there only with a good card underneath', () => {
    const legalMoves: Rules['legalMoves'] = (state, seat, out) => {
      sen.rules.legalMoves(state, seat, out)
      if (out.size > 1 && state.landAt(seat, 0) === 9) out.size--
    }
    expect(lawBrokenBy(spoiled({ legalMoves }))).toMatch(/offers the same|what is asked|why ⇔ not legal/)
  })

  test('in undo: what is secret is not counted, or counted twice, so that undo is offered after a card was revealed', () => {
    expect(lawBrokenBy(spoiled({ secrets: () => [[]] }))).toBe('what the viewer cannot know is secret')
    const hoarding: Rules['secrets'] = (state, viewer) => [
      ...sen.rules.secrets(state, viewer),
      ...sen.rules.secrets(state, viewer),
    ]
    expect(lawBrokenBy(spoiled({ secrets: hoarding }))).toBe('a secret is counted once')
  })
})

describe('another broken law is caught', () => {
  test('a copy that forgets something', () => {
    const copy: Rules['copy'] = (from, into) => {
      into.memory.set(from.memory.subarray(0, from.memory.length - 1))
    }
    expect(lawBrokenBy(spoiled({ copy }))).toBe('a copy is exact')
  })

  test('a layout that leaves something of the last game', () => {
    const setup: Rules['setup'] = (seats, options, table, into) => {
      const isUsed = into.memory.some(cell => cell !== 0)
      sen.rules.setup(seats, options, table, into)
      if (isUsed) into.totals[0] = 1
    }
    expect(lawBrokenBy(spoiled({ setup }))).toBe('untold it is the same game')
  })

  test('a rule that is played only where it is told', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      if (table.story !== undefined || state.topDiscard() !== 3) sen.rules.apply(state, seat, move, table)
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('untold it is the same game')
  })

  test('a card that is lost', () => {
    const apply: Rules['apply'] = (state, seat, move, table) => {
      sen.rules.apply(state, seat, move, table)
      if (state.topDiscard() === 3) state.discards[0] = 4 as Card
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('components are conserved')
  })

  test('a move without a reason, and a reason for a move', () => {
    expect(lawBrokenBy(spoiled({ why: () => undefined }))).toBe('why ⇔ not legal')
    const why: Rules['why'] = (state, seat, move) =>
      sen.moves.decode(move).kind === 'call' ? 'SEN-9' : sen.rules.why(state, seat, move)
    expect(lawBrokenBy(spoiled({ why }))).toMatch(/a legal move is played|why ⇔ not legal/)
  })

  test('a clause that is not in the rules', () => {
    const why: Rules['why'] = (state, seat, move) =>
      sen.rules.why(state, seat, move) === undefined ? undefined : 'SEN-99'
    expect(lawBrokenBy(spoiled({ why }))).toBe('why names a clause')
  })

  test('a dead end, and a move listed twice', () => {
    expect(lawBrokenBy(spoiled({ legalMoves: () => undefined }))).toBe('no dead end')
    const legalMoves: Rules['legalMoves'] = (state, seat, out) => {
      sen.rules.legalMoves(state, seat, out)
      out.add(out.at(0))
    }
    expect(lawBrokenBy(spoiled({ legalMoves }))).toBe('legal moves are unique')
  })

  test('a game without end', () => {
    expect(lawBrokenBy(spoiled({ longestGame: 10 }))).toBe('it ends')
  })

  test('a view that changes the table', () => {
    const view: Rules['view'] = (state, viewer) => {
      if (state.lands(asSeat(0)) > 0 && state.seats() > 2) state.seenBy[0]! |= 1
      return sen.rules.view(state, viewer)
    }
    expect(lawBrokenBy(spoiled({ view }))).not.toBe('none')
  })

  test('a crash', () => {
    const apply: Rules['apply'] = () => {
      throw new TypeError('oh')
    }
    expect(lawBrokenBy(spoiled({ apply }))).toBe('nothing crashes')
  })
})
