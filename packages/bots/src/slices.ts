/** How long one step of thinking takes at most, give or take a few decisions. */
export const STEP_MS = 1
/** Decisions between two looks at the clock. */
export const BETWEEN_LOOKS = 32
