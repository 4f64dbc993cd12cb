import { defineClauses } from '@sennik/engine'
import { ACTIONS } from './clauses/actions.ts'
import { BUILDING, ENDING, FORKED_PATHS, NIGHTMARES } from './clauses/cathedral.ts'
import { CONFLICTS } from './clauses/conflicts.ts'
import { DECISIONS } from './clauses/decisions.ts'
import { BOX, CONCEPTS, SETUP } from './clauses/setup.ts'
import { DREAMS, REACTIONS, TURN } from './clauses/turn.ts'

/** The rules of Katedra Koszmarów in our own words, in the order of the rulebook; then what it leaves open. */
export const clauses = defineClauses([
  BOX,
  SETUP,
  CONCEPTS,
  TURN,
  REACTIONS,
  DREAMS,
  ACTIONS,
  CONFLICTS,
  BUILDING,
  NIGHTMARES,
  ENDING,
  FORKED_PATHS,
  DECISIONS,
])

export type CathedralClause = keyof typeof clauses.text
