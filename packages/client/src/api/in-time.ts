/**
 * A network that lets everything in and nothing out never says no: whoever asks the house, or for a line to it, gives up after as long as a
 * set of cards takes over the slowest line there is.
 */
export const ANSWERS_WITHIN_MS = 20_000

export const inTime = (): RequestInit => ({ signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
