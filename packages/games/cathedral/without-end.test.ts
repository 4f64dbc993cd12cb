import { asSeat, firstOf, MoveList, type Rules, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { Book } from './cards/book.ts'
import { BUILT_IN } from './cards/built-in.ts'
import { readEffect } from './cards/read-effect.ts'
import type { CardFaces } from './cards/vocabulary.ts'
import type { Event } from './events.ts'
import { greedyWith } from './greedy.ts'
import { type Options, options } from './options.ts'
import { rulesWith } from './rules/index.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** What no card set may hold: everything draws a hand, and any number may be played. */
const ENDLESS: CardFaces = {
  ...BUILT_IN,
  start: BUILT_IN.start.map(card => ({ ...card, main: readEffect('draw 9; play all') })),
  development: BUILT_IN.development.map(card =>
    card.kind === 'event' ? { ...card, effect: readEffect('draw 9; place 1 @any; move 9; draw 9; play 1') } : card,
  ),
}
/** As many as the first bot may try, and a few more where lines within lines are broken off. */
const MOST_TRIALS = 20_500

test('the first bot tries a bounded number of moves, whatever the cards', () => {
  const book = new Book(ENDLESS, 'endless')
  const rules = rulesWith(book)
  let tried = 0
  const counted: Rules<State, Event, View, Options> = {
    ...rules,
    apply(...played) {
      if (++tried > 2 * MOST_TRIALS) throw new Error('the first bot does not come back')
      rules.apply(...played)
    },
  }
  const greedy = greedyWith(book, counted)
  const rng = SeededRng.of('endless')
  const state = rules.newState()
  const list = new MoveList()
  rules.setup(2, options.read({}), { rng }, state)
  let most = 0
  for (let decision = 0; decision < 30; decision++) {
    const seat = firstOf(rules.deciders(state))
    list.clear()
    rules.legalMoves(state, seat, list)
    tried = 0
    const move = greedy(rules.view(state, asSeat(seat)), seat, list.toArray())
    most = Math.max(most, tried)
    rules.apply(state, seat, move, { rng })
  }
  expect(most).toBeGreaterThan(1000)
  expect(most).toBeLessThanOrEqual(MOST_TRIALS)
})
