import { listOf } from '@sennik/engine'
import { type Appraisal, appraise } from './appraisal.ts'
import { TOKENS_PER_BOWL } from './cat-tables.ts'
import type { Feeding, Household, Rivals } from './household.ts'
import { Kitchen } from './kitchen.ts'
import { solve } from './solver.ts'

/** The feeding that is worth most to a household (CAT-13); without rivals, as if nobody else were there. */
export function bestFeeding(household: Household, rivals?: Rivals): Feeding {
  const kitchen = Kitchen.of(household)
  if (rivals === undefined) kitchen.faceNobody()
  else kitchen.face(rivals)
  const points = solve(kitchen)
  return {
    bowls: household.cats.map(cat => listOf(TOKENS_PER_BOWL, food => kitchen.bowls[cat * TOKENS_PER_BOWL + food]!)),
    points,
    fed: kitchen.fedCount(),
    left: kitchen.leftOver(),
  }
}

/** What a feeding comes to: cat by cat, leftovers and catnip. */
export function countFeeding(household: Household, bowls: Feeding['bowls'], rivals: Rivals): Appraisal {
  const kitchen = Kitchen.of(household, bowls)
  kitchen.face(rivals)
  return appraise(kitchen)
}
