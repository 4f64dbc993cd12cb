import type { Viewer } from '@sennik/engine'
import type { Match } from '@sennik/match'
import type { TableIndex } from '../store/store.ts'
import type { AskedBot } from './bot-turns.ts'
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
  /** How lists show a match that is not in memory although somebody is here. */
  index: TableIndex | undefined
  /** Since the cache last looked for tables that nobody uses. */
  wasUsed = false
  /** The entry of the last snapshot. */
  savedAt = 0
  /** Questions that bots are thinking about. */
  readonly thinking = new Map<string, AskedBot>()
  /** A bot's thought about this table never came back. */
  hasLostThought = false
  /** Since when each guest with a seat has been away, by `performance.now`. */
  readonly awaySince = new Map<string, number>()
  /** Since when the cards have been waiting for somebody's part of the shuffle, by the same clock. */
  shufflingSince: number | undefined
  awayTimer: NodeJS.Timeout | undefined
  stopNews: (() => void) | undefined
  private isBusy = false
  private readonly waiting: (() => void)[] = []

  constructor(id: string) {
    this.id = id
  }

  get isIdle(): boolean {
    return !this.isBusy
  }

  /** One job after another: a table has one writer. Whoever finds it idle begins at once. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const { isBusy } = this
    this.isBusy = true
    const result = isBusy ? new Promise<void>(begin => this.waiting.push(begin)).then(job) : job()
    result.then(this.goOn, this.goOn)
    return result
  }

  /** Hands over to the next in line: then the table is not idle in between. */
  private readonly goOn = (): void => {
    const next = this.waiting.shift()
    if (next === undefined) this.isBusy = false
    else next()
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
