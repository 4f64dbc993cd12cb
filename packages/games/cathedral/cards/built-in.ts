import { CONFLICTS } from './conflicts.ts'
import { DEVELOPMENT_STAGE_ONE } from './development-1.ts'
import { DEVELOPMENT_STAGE_TWO } from './development-2.ts'
import { DREAMS } from './dreams.ts'
import { NIGHTMARES } from './nightmares.ts'
import { BASIC_COMBAT, START_CARDS } from './start.ts'
import type { CardFaces } from './vocabulary.ts'

/** The cards of the box as we reconstructed them. */
export const BUILT_IN: CardFaces = {
  start: START_CARDS,
  basicCombat: BASIC_COMBAT,
  development: [...DEVELOPMENT_STAGE_ONE, ...DEVELOPMENT_STAGE_TWO],
  dreams: DREAMS,
  conflicts: CONFLICTS,
  nightmares: NIGHTMARES,
}
