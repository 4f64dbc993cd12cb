import type { Game } from '@sennik/engine'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedy } from './greedy.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { position } from './position.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'
import { forget, type View } from './view.ts'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'

export const catLady: Game<State, Event, View, Options> = {
  rules,
  moves,
  options,
  clauses,
  position,
  words: { pl: polish, en: english },
  facts: { minutes: 30, age: 8 },
  greedy,
  forget,
  census,
}
