/** What the table can wait for, by name, in the order of the rules' steps: for positions, views and words. */
export const STEP_NAMES = [
  'opening',
  'turn',
  'exchange',
  'drawn',
  'keep',
  'peek',
  'swap',
  'swap-with',
  'claim',
  'claim-with',
  'claim-number',
] as const

export type StepName = (typeof STEP_NAMES)[number]
