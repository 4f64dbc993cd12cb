import { type ClientMessage, type Command, PROTOCOL_VERSION, type ServerMessage } from '@sennik/protocol'

type Unnamed<C> = C extends Command ? Omit<C, 'id'> : never
export type Wish = Unnamed<Command>

const BEAT = '{"t":"beat"}'
const PATIENCE_MS = 30_000

/** A socket as its owner sees it: every text as it came, byte for byte. Beats come by the clock and are not counted. */
export class Line {
  readonly heard: string[] = []
  /** The last entry that was heard of. */
  n = 0
  isClosed = false
  private readonly send: (text: string) => void
  private readonly hangUp: () => void
  private wake: (() => void)[] = []

  constructor(send: (text: string) => void, hangUp: () => void) {
    this.send = send
    this.hangUp = hangUp
  }

  /** For whoever holds the other end. */
  hear(text: string): void {
    if (text === BEAT) return
    this.heard.push(text)
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'welcome' || message.t === 'update') this.n = message.n
    this.wakeAll()
  }

  closed(how: string): void {
    this.isClosed = true
    this.heard.push(`closed: ${how}`)
    this.wakeAll()
  }

  private wakeAll(): void {
    for (const wake of this.wake.splice(0)) wake()
  }

  say(message: ClientMessage): void {
    this.send(JSON.stringify(message))
  }

  /** Enters and waits for the answer: a welcome or a refusal. */
  async enter(table: string, where: Partial<Extract<ClientMessage, { readonly t: 'enter' }>> = {}): Promise<void> {
    const from = this.heard.length
    this.say({ t: 'enter', version: PROTOCOL_VERSION, table, ...where })
    await this.until(() => this.heard.slice(from).some(isAnswerToEnter))
  }

  /** Gives a command and waits for what answers it. What came before it has then been heard. */
  async command(id: string, wish: Wish): Promise<void> {
    const from = this.heard.length
    this.say({ ...wish, id } as Command)
    await this.until(() => this.heard.slice(from).some(text => text.includes(`"id":"${id}"`)))
  }

  async until(holds: () => boolean): Promise<void> {
    const begun = performance.now()
    while (!holds()) {
      if (this.isClosed || performance.now() - begun > PATIENCE_MS)
        throw new Error(`waited in vain; last heard: ${this.heard.at(-1)?.slice(0, 500)}`)
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, PATIENCE_MS)
        this.wake.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  async close(): Promise<void> {
    if (this.isClosed) return
    this.hangUp()
    await this.until(() => this.isClosed).catch(() => {})
  }
}

const isAnswerToEnter = (text: string): boolean =>
  text.startsWith('{"t":"welcome"') || (text.startsWith('{"t":"refused"') && !text.includes('"id":'))
