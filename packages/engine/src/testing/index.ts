export { checkLaws, type LawReport } from './laws.ts'
export { type GamePlan, randomPlan } from './plan.ts'
export { scenario, unshuffled } from './scenario.ts'
export { LawBroken } from './trial.ts'
