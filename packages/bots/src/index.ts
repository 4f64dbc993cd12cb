import { BadInput, LEVELS } from '@sennik/engine'
import { greedy, random } from './at-first-sight.ts'
import type { Bot } from './bot.ts'
import { readBudget } from './budget.ts'
import { playerOf } from './level.ts'

export { Analyst, MISTAKE } from './analysis/analyst.ts'
export type { Analysis, Comparison, DecisionReport, PlayerReport, TurningPoint, Worth } from './analysis/report.ts'
export { type Bot, choose, type Thinking } from './bot.ts'
export { type Hint, HintSearch } from './hint/hint.ts'
export { sayHint } from './hint/say-hint.ts'
export { ponder } from './ponder.ts'
export type { Question } from './search/search.ts'
export type { Outcome } from './search/tree.ts'

/** Those for people, from the weakest up, then those for machines. */
export const bots: readonly Bot[] = [...LEVELS.map(level => playerOf(level)), greedy, random]

/** Finds a bot by its name. Throws `BadInput`. */
export function botNamed(name: string): Bot {
  const bot = bots.find(candidate => candidate.name === name)
  if (bot === undefined) throw new BadInput({ kind: 'unknownBot', given: name, allowed: bots.map(each => each.name) })
  return bot
}

/** Finds a bot that may have a budget of its own: `master`, `master:300ms`, `strong:2000`. Throws `BadInput`. */
export function botWithBudget(given: string): Bot {
  const colon = given.indexOf(':')
  if (colon < 0) return botNamed(given)
  const { name } = botNamed(given.slice(0, colon))
  const level = LEVELS.find(each => each === name)
  if (level === undefined) throw new BadInput({ kind: 'needsNoTime', bot: name })
  return { ...playerOf(level, readBudget(given.slice(colon + 1))), name: given }
}
