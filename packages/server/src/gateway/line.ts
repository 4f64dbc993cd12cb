import type { Writable } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import { BadInput } from '@sennik/engine'
import { type ClientMessage, clientMessage, EXPECTED, PROTOCOL_VERSION, type Refusal, Refused } from '@sennik/protocol'
import { read } from '../edge/read.ts'
import type { HouseContract } from '../house/contract.ts'
import type { KnownGuest, Visit, Visitor } from '../house/visitor.ts'
import { encode, type WireText } from '../house/wire.ts'
import type { Metrics } from '../metrics.ts'
import { Allowance } from './allowance.ts'
import { textFrame } from './frame.ts'

/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4 and the registry it opened. */
const BREACH = 1008
const RESTART = 1012
const TRY_LATER = 1013

/** Messages that wait for their turn before the socket is read no further. */
const MOST_WAITING = 16
/** Unread bytes after which a slow reader is let go: it comes back and is told how the table stands. */
const MOST_UNREAD_BYTES = 256 * 1024
/** Unreadable messages, or frames beyond the allowance, after which the house hangs up. */
const MOST_OFFENCES = 50
/** As many of these is one message that is far too long: no client makes one, and each is received before it can be refused. */
const OFFENCES_OF_TOO_LONG = 10
/** Beats without an answer after which nobody is there. */
const MOST_SILENT_BEATS = 2

const BEAT = encode({ t: 'beat' })

export interface LineSettings {
  readonly house: HouseContract
  readonly metrics: Metrics
  readonly guest: KnownGuest | undefined
  readonly messagesPerSecond: number
  readonly maxMessageBytes: number
  /** Something that should not happen. */
  failed(error: unknown): void
}

/** Lines with something to send. */
const senders: Line[] = []

/** So many send together: each alone would wake the readers again and again, all at once would let them wait for the last. */
const SEND_TOGETHER = 32

function sendLater(line: Line): void {
  const waiting = senders.push(line)
  if (waiting === 1) setImmediate(sendAll)
  else if (waiting === SEND_TOGETHER) sendAll()
}

function sendAll(): void {
  for (const line of senders) line.send()
  senders.length = 0
}

/** One socket: reads what comes, in order, one message after the other, and says what the house says. */
export class Line {
  private readonly socket: WebSocket
  /** What the socket writes to. */
  private readonly wire: Writable
  private readonly settings: LineSettings
  private readonly allowance: Allowance
  private readonly waiting: Buffer[] = []
  private isBusy = false
  private isClosing = false
  /** The house has hung up on somebody who does not stop: what else they send stays in the network. */
  private isReadNoFurther = false
  private visitor: Visitor | undefined
  /** Becomes the visitor with the first word the house says to it. */
  private entering: Visitor | undefined
  private visit: Visit | undefined
  /** Said in this turn of the event loop. */
  private readonly unsent: WireText[] = []
  private offences = 0
  private silentBeats = 0
  readonly openedAt = performance.now()

  constructor(socket: WebSocket, wire: Writable, settings: LineSettings) {
    this.socket = socket
    this.wire = wire
    this.settings = settings
    this.allowance = new Allowance(settings.messagesPerSecond, this.openedAt)
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary))
    socket.on('ping', (data: Buffer) => {
      if (this.bears() && !this.isDeaf()) socket.pong(data)
    })
    socket.on('pong', () => this.bears())
  }

  get hasEntered(): boolean {
    return this.visitor !== undefined
  }

  beat(): void {
    if (this.silentBeats++ >= MOST_SILENT_BEATS) {
      this.socket.terminate()
      return
    }
    this.say(BEAT)
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping()
  }

  /** The house is about to close. */
  bye(): void {
    this.say(encode({ t: 'bye', refusal: { kind: 'restarting' } }))
    this.close(RESTART, 'restarting')
  }

  cutOff(): void {
    this.socket.terminate()
  }

  /** Nobody entered a table in time. */
  giveUp(): void {
    this.close(BREACH, 'enter a table first')
  }

  /** Whoever goes on and on is told why and not listened to any more. */
  private hangUp(): void {
    this.close(BREACH, 'too many messages, or too many unreadable ones')
    this.readNoFurther()
  }

  private readNoFurther(): void {
    this.isReadNoFurther = true
    this.waiting.length = 0
    this.socket.pause()
  }

  /** The socket is gone. */
  end(): void {
    this.isClosing = true
    this.waiting.length = 0
    this.leave()
  }

  private close(code: number, reason: string): void {
    this.send()
    this.isClosing = true
    this.socket.close(code, reason)
  }

  private leave(): void {
    this.visitor = undefined
    this.visit?.end()
    this.visit = undefined
  }

  private say(text: WireText): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN || this.isDeaf()) return
    if (this.unsent.push(text) === 1) sendLater(this)
  }

  /** Lets go of an end that does not read what it is sent. */
  private isDeaf(): boolean {
    const { socket } = this
    if (socket.bufferedAmount <= MOST_UNREAD_BYTES) return false
    this.close(TRY_LATER, 'too slow')
    socket.terminate()
    return true
  }

  /** What was said in this turn of the event loop goes out. */
  send(): void {
    const { socket, wire, unsent } = this
    if (socket.readyState === socket.OPEN) for (const text of unsent) wire.write(textFrame(text))
    unsent.length = 0
  }

  /** One frame of whatever kind has come. Says how many seconds too soon; undefined: within the allowance. */
  private overdrawn(): number | undefined {
    this.silentBeats = 0
    const fast = this.allowance.take(performance.now())
    if (fast === undefined) return undefined
    if (this.isClosing) this.readNoFurther()
    return fast.wait
  }

  /** Whether a ping or a pong is within the allowance. One that is not is passed over in silence. */
  private bears(): boolean {
    const wait = this.overdrawn()
    if (this.isClosing) return false
    if (wait === undefined) return true
    this.settings.metrics.refused('tooFast')
    this.offend()
    return false
  }

  private receive(data: Buffer, isBinary: boolean): void {
    const wait = this.overdrawn()
    if (this.isClosing) return
    const refusal = wait === undefined ? this.unreadable(data, isBinary) : ({ kind: 'tooFast', seconds: wait } as const)
    if (refusal) {
      this.refuse(refusal, idIn(parsed(data)))
      this.offend(data.length > this.settings.maxMessageBytes ? OFFENCES_OF_TOO_LONG : 1)
      return
    }
    if (!this.isBusy) this.handle(data)
    else if (this.waiting.push(data) >= MOST_WAITING) this.socket.pause()
  }

  private unreadable(data: Buffer, isBinary: boolean): Refusal | undefined {
    const { maxMessageBytes: bytes } = this.settings
    if (data.length > bytes) return { kind: 'tooLarge', bytes }
    return isBinary ? { kind: 'badMessage', where: '', expected: EXPECTED.text.en } : undefined
  }

  private handle(data: Buffer): void {
    let raw: unknown
    try {
      raw = readJson(data)
      const message = read(clientMessage, raw)
      const answered = message.t === 'enter' ? this.enter(message) : this.command(message)
      this.isBusy = true
      answered.then(this.goOn, error => {
        this.refuseFor(error, raw)
        this.goOn()
      })
    } catch (error) {
      this.refuseFor(error, raw)
    }
  }

  /** One message has been answered: now those that came meanwhile. */
  private readonly goOn = (): void => {
    this.isBusy = false
    while (!this.isBusy && this.waiting.length > 0) this.handle(this.waiting.shift()!)
    if (this.socket.isPaused && !this.isReadNoFurther && this.waiting.length < MOST_WAITING) this.socket.resume()
  }

  private async enter(message: Extract<ClientMessage, { readonly t: 'enter' }>): Promise<void> {
    if (message.version !== PROTOCOL_VERSION) throw new Refused({ kind: 'wrongVersion', house: PROTOCOL_VERSION })
    const visitor: Visitor = {
      guest: this.settings.guest,
      hear: text => {
        if (this.entering === visitor) this.visitor = visitor
        // Of two places entered one after the other, only the last is heard.
        if (this.visitor === visitor) this.say(text)
      },
    }
    this.entering = visitor
    try {
      const visit = await this.settings.house.enter(visitor, message)
      // Only now: nobody sees a player go who just changes seats, and a refused visitor stays where they were.
      this.visit?.end()
      this.visit = visit
      if (this.isClosing) this.leave()
    } finally {
      this.entering = undefined
    }
  }

  private command(message: Exclude<ClientMessage, { readonly t: 'enter' }>): Promise<void> {
    if (!this.visit) throw new Refused({ kind: 'badMessage', where: 't', expected: EXPECTED.enterFirst.en })
    return this.visit.command(message)
  }

  private refuseFor(error: unknown, message: unknown): void {
    const refusal = this.refusalFor(error)
    this.refuse(refusal, idIn(message))
    if (refusal.kind === 'badMessage') this.offend()
  }

  private refusalFor(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal
    if (error instanceof BadInput) return { kind: 'input', problem: error.problem }
    this.settings.failed(error)
    return { kind: 'broken' }
  }

  private refuse(refusal: Refusal, id: string | undefined): void {
    this.settings.metrics.refused(refusal.kind)
    this.say(encode({ t: 'refused', ...(id === undefined ? {} : { id }), refusal }))
  }

  private offend(count = 1): void {
    this.offences += count
    if (this.offences >= MOST_OFFENCES) this.hangUp()
  }
}

/** Only what came over the line may be told to be no JSON: what the house reads from its store is its own affair. */
function readJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    throw new Refused({ kind: 'badMessage', where: '', expected: 'JSON' })
  }
}

const LONGEST_ID = 40

function parsed(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}

/** So that a client can tell which of its messages was refused. */
function idIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined
  return typeof message.id === 'string' && message.id.length <= LONGEST_ID ? message.id : undefined
}
