import type { CathedralMove } from '@sennik/games/cathedral'
import type { Script } from '../../tutorial/script.ts'
import { FORTIFY_STEPS } from './lesson/fortify.ts'
import { MANEUVER_STEPS } from './lesson/maneuver.ts'
import { POSITIONS } from './lesson/positions.ts'
import { RITUAL_STEPS } from './lesson/ritual.ts'
import { SUMMON_STEPS } from './lesson/summon.ts'

/** Learn the Cathedral in less than ten minutes: four turns of a game for two, each with another action. */
export const lesson: Script<CathedralMove> = {
  game: 'cathedral',
  seats: 2,
  position: POSITIONS.start,
  steps: [...SUMMON_STEPS, ...MANEUVER_STEPS, ...FORTIFY_STEPS, ...RITUAL_STEPS],
}
