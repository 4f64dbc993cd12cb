/** As long as a set of cards takes over the slowest line there is, and no longer than anybody waits. */
const ANSWERS_WITHIN_MS = 20_000

/** A network that lets everything in and nothing out never says no: whoever asks the house gives up after a while. */
export const inTime = (): RequestInit => ({ signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
