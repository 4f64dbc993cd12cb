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
import { teams } from './teams.ts'
import { topicOf } from './topics.ts'
import type { View } from './view.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

export {
  BASE_CARDS,
  BAT,
  type Card,
  COLOURS,
  type Colour,
  catsOn,
  colourOf,
  DRAGON,
  friendOf,
  IN_THE_BOX,
  isCat,
  isNight,
  JOKER,
  MOTH,
  OWL,
  RAVEN,
  SYMBOLS,
  symbolOf,
} from './components.ts'
export type { Cause, Event, NineSource } from './events.ts'
export type { KotyMove } from './moves.ts'
export type { StepName } from './steps.ts'
export type { Dream, Land, Seeable, View } from './view.ts'

export const koty: Game<State, Event, View, Options> = {
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
  teams,
  census,
}
