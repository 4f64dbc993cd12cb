import type { Command, Refusal, ServerMessage } from '@sennik/protocol'

/** How the house answered a command. `clause` belongs to the question `why` alone. */
export type Answer =
  | { readonly ok: true; readonly clause?: string | undefined }
  | { readonly ok: false; readonly refusal: Refusal }

interface Waiting {
  readonly command: Command
  readonly settle: (answer: Answer) => void
}

/** Commands without an answer yet. After a lost line they are said again with the same id: the house plays none of them twice. */
export class Unanswered {
  private readonly waiting = new Map<string, Waiting>()

  add(command: Command): Promise<Answer> {
    return new Promise(settle => this.waiting.set(command.id, { command, settle }))
  }

  get commands(): readonly Command[] {
    return [...this.waiting.values()].map(({ command }) => command)
  }

  /** Whether the message answers a command, and tells whoever waits for it. */
  hear(message: ServerMessage): void {
    switch (message.t) {
      case 'update':
      case 'done':
        this.settle(message.id, { ok: true })
        break
      case 'because':
        this.settle(message.id, { ok: true, clause: message.clause ?? undefined })
        break
      case 'refused':
        this.settle(message.id, { ok: false, refusal: message.refusal })
        break
      default:
      // Everything else answers nobody.
    }
  }

  private settle(id: string | undefined, answer: Answer): void {
    if (id === undefined) return
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    waiting?.settle(answer)
  }
}
