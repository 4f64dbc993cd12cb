import { fromLog, UnreadableLog } from '@sennik/match'
import { Refused } from '@sennik/protocol'
import type { Observer } from './observer.ts'

/** What the log of a table comes to; one that cannot be read is noted, and nothing but that it is broken is told of it. */
export function fromKeptLog<T>(observer: Observer, read: () => T): T {
  try {
    return fromLog(read)
  } catch (error) {
    if (!(error instanceof UnreadableLog)) throw error
    observer.failed(error, 'computing a table from its log')
    throw new Refused({ kind: 'broken' })
  }
}
