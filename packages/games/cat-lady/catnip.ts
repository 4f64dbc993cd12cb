import { LONE_CATNIP } from './components.ts'

const SOME = 2
const MANY = 4

/** CAT-15: what each fed cat gives. */
export const catnipPerCat = (catnip: number): number => (catnip >= MANY ? 2 : catnip >= SOME ? 1 : 0)

/** CAT-15 */
export const catnipPoints = (catnip: number, fed: number): number =>
  catnip === 1 ? LONE_CATNIP : catnipPerCat(catnip) * fed

/** CAT-22: a cat that may pass for catnip does, unless it would be the only one. */
export const catnipInUse = (held: number, given: number): number =>
  held + given === 1 && held === 0 ? 0 : held + given
