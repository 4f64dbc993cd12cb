import { BadInput } from '@sennik/engine'

/** A log that cannot be read: the failure of whoever keeps it, never the bad message of whoever asks. */
export class UnreadableLog extends Error {
  constructor(cause: unknown) {
    super(`a log cannot be read: ${cause}`, { cause })
    this.name = 'UnreadableLog'
  }
}

/** Rules have moved on since the table was opened: that is how it is, and told as it is. */
const isOfOtherRules = (error: unknown): boolean => error instanceof BadInput && error.problem.kind === 'recordRules'

/** What a log comes to. Throws `BadInput` if its rules are no longer known, else `UnreadableLog`. */
export function fromLog<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw isOfOtherRules(error) ? error : new UnreadableLog(error)
  }
}
