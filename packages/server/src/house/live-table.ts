import type { Viewer } from '@sennik/engine'
import type { Match } from '@sennik/match'
import type { Visitor } from './visitor.ts'

/** Somebody who looks at a table, and from where. */
export interface Presence {
  readonly visitor: Visitor
  as: Viewer
}

/** A table somebody looks at or plays. Its match is a cache of the log: it may be dropped and computed again at any time. */
export class LiveTable {
  readonly id: string
  readonly present = new Set<Presence>()
  match: Match | undefined
  /** The entry of the last snapshot. */
  savedAt = 0
  /** Questions that bots are thinking about. */
  readonly thinking = new Set<string>()
  /** Since when each guest with a seat has been away. */
  readonly awaySince = new Map<string, number>()
  awayTimer: NodeJS.Timeout | undefined
  stopNews: (() => void) | undefined
  /** One job after another: a table has one writer. */
  private last: Promise<void> = Promise.resolve()
  private waiting = 0

  constructor(id: string) {
    this.id = id
  }

  get isIdle(): boolean {
    return this.waiting === 0
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const before = this.last
    let done!: () => void
    this.last = new Promise(resolve => {
      done = resolve
    })
    try {
      if (this.waiting++ > 0) await before
      return await job()
    } finally {
      this.waiting--
      done()
    }
  }

  /** Every place somebody looks from, once. */
  get viewers(): Viewer[] {
    const viewers: Viewer[] = []
    for (const { as } of this.present) if (!viewers.includes(as)) viewers.push(as)
    return viewers
  }

  readonly isPresent = (guest: string): boolean => {
    for (const { visitor } of this.present) if (visitor.guest?.id === guest) return true
    return false
  }
}
