import type { Game } from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedyWith } from './greedy.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { positionWith } from './position.ts'
import { rulesWith } from './rules.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

/** The whole game with these cards. */
export const gameWith = (deck: Deck): Game<State, Event, View, Options> => ({
  rules: rulesWith(deck),
  moves,
  options,
  clauses,
  position: positionWith(deck),
  words: { pl: polishWith(deck), en: englishWith(deck) },
  facts: { minutes: 30, age: 10 },
  greedy: greedyWith(deck),
  census,
})
