/** The house says something at least this often. */
const BEAT_MS = 10_000
const SILENCE_MS = 2.5 * BEAT_MS

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5_000

/**
 * How long to wait before trying again for the `attempt`th time (from 0). `chance` in [0, 1) spreads the visitors of a house that
 * restarted, so that they do not all knock at once.
 */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt, 10))
  return Math.round(longest * (0.5 + chance / 2))
}

/**
 * A line on which nothing was heard for two and a half beats is dead, whatever the browser believes. The time of day goes on while a
 * device sleeps, which other clocks do not; if somebody sets it far back, the line is opened anew rather than trusted for hours.
 */
export const isSilent = (heardAt: number, now: number): boolean => Math.abs(now - heardAt) > SILENCE_MS
