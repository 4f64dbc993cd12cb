import type { CathedralMove } from '@sennik/games/cathedral'
import { FORTIFY_STEPS } from './cathedral/fortify.ts'
import { MANEUVER_STEPS } from './cathedral/maneuver.ts'
import { POSITIONS } from './cathedral/positions.ts'
import { RITUAL_STEPS } from './cathedral/ritual.ts'
import { SUMMON_STEPS } from './cathedral/summon.ts'
import type { Script } from './script.ts'

/** Learn the Cathedral in less than ten minutes: four turns of a game for two, each with another action. */
export const cathedralScript: Script<CathedralMove> = {
  game: 'cathedral',
  seats: 2,
  position: POSITIONS.start,
  steps: [...SUMMON_STEPS, ...MANEUVER_STEPS, ...FORTIFY_STEPS, ...RITUAL_STEPS],
}
