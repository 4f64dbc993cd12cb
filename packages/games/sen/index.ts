import type { Game } from '@sennik/engine'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedy } from './greedy.ts'
import { mind } from './mind.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { position } from './position.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'
import { topicOf } from './topics.ts'
import { forget, type View } from './view.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

export { type Card, IN_THE_BOX, isSpecial, ravensOn, SYMBOLS, symbolOf } from './components.ts'
export type { Event } from './events.ts'
export type { SenMove } from './moves.ts'
export type { StepName } from './steps.ts'
export type { View } from './view.ts'

export const sen: Game<State, Event, View, Options> = {
  rules,
  moves,
  options,
  clauses,
  position,
  words: { pl: polish, en: english },
  facts: { minutes: 20, age: 8 },
  greedy,
  topicOf,
  mind,
  forget,
  census,
}
