import type { Viewer } from '@sennik/engine'
import type { Match } from '@sennik/match'
import type { ServerMessage } from '@sennik/protocol'

/** Somebody who listens to this device's house. */
export interface Listener {
  hear(message: ServerMessage): void
}

/** A table somebody looks at. Its match is computed from the log and may be dropped at any time. */
export class LocalTable {
  readonly id: string
  match: Match | undefined
  /** Who looks, and from where. */
  readonly looking = new Map<Listener, Viewer>()
  /** Questions that bots are thinking about. */
  readonly thinking = new Map<string, AbortController>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(id: string) {
    this.id = id
  }

  /** Stops bots that think about what nobody waits for. */
  withdraw(isMeant: (question: string) => boolean = () => true): void {
    for (const [question, thought] of this.thinking) {
      if (!isMeant(question)) continue
      this.thinking.delete(question)
      thought.abort()
    }
  }

  /** One job after another: a table has one writer. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(job)
    this.last = result.catch(() => {})
    return result
  }

  /** Every place somebody looks from, once. */
  get viewers(): Viewer[] {
    return [...new Set(this.looking.values())]
  }
}
