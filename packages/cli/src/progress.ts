import type { Context } from './context.ts'

const FIRST_AFTER = 1000
const ON_TERMINAL_EVERY = 200
const OTHERWISE_EVERY = 5000

/** Says how far something long has come: on standard error, so that it never mixes with the result. */
export class Progress {
  private readonly errors: Context['io']['errors']
  private next: number
  private shown = false

  constructor({ io }: Context) {
    this.errors = io.errors
    this.next = performance.now() + (this.errors.isTTY ? FIRST_AFTER : OTHERWISE_EVERY)
  }

  /** Called often; speaks seldom. */
  report(sentence: () => string): void {
    const now = performance.now()
    if (now < this.next) return
    this.next = now + (this.errors.isTTY ? ON_TERMINAL_EVERY : OTHERWISE_EVERY)
    this.errors.write(this.errors.isTTY ? `\r\u001b[K${sentence()}` : `${sentence()}\n`)
    this.shown = true
  }

  /** Takes the last word back, before the result is written. */
  done(): void {
    if (this.shown && this.errors.isTTY) this.errors.write('\r\u001b[K')
  }
}
