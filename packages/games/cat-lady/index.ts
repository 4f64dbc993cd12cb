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

export { cardsEnglish } from './card-words.en.ts'
export { cardsPolish } from './card-words.pl.ts'
export type { CardWords } from './card-words.ts'
export {
  ALL_CATS,
  CARD_SYMBOLS,
  CAT_SYMBOLS,
  type Card,
  type Cat,
  catCard,
  catSymbol,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  type HandKind,
  isCat,
  isStray,
  LINES,
  type Line,
  symbolOf,
  thingCard,
} from './components.ts'
export type { CatLadyLine } from './counting.ts'
export type { Event, Tokens } from './events.ts'
export { type FeedingCat, type FeedingSeat, feedingTable, feedingTableAfter, householdIn } from './feeding-table.ts'
export { bestFeeding } from './feedings.ts'
export { cardsInLine, type Gains, gainsOf } from './gains.ts'
export type { Household } from './household.ts'
export type { CatLadyMove } from './moves.ts'
export type { StepName } from './steps.ts'
export { type RealTable, scoreTable, type TableScore, type TableSeat } from './table.ts'
export type { View } from './view.ts'
export * from './vocabulary.ts'

export const catLady: Game<State, Event, View, Options> = {
  rules,
  moves,
  options,
  clauses,
  position,
  words: { pl: polish, en: english },
  facts: { minutes: 30, age: 8 },
  greedy,
  mind,
  topicOf,
  forget,
  census,
}
