import { randomUUID } from 'node:crypto'
import { sen } from '@sennik/games/sen'
import { type Command, PROTOCOL_VERSION, type ServerMessage, type Update, type Welcome } from '@sennik/protocol'
import WebSocket from 'ws'
import type { ToldLedger } from './acknowledged.ts'
import type { Address } from './killed-house.ts'

const COME_BACK_MS = 15
const THINK_MS = 4
const SAYS_TWICE = 0.05
const ASKS_AGAIN = 0.03
const TAKES_BACK = 0.15
const CALLS = 0.2

interface Seat {
  readonly address: Address
  readonly told: ToldLedger
  readonly cookie: string
  readonly match: string
  /** Whether they opened the table and so have a seat; others have to sit down. */
  readonly isHost: boolean
}

/**
 * Somebody who plays on whatever happens to the house: comes back with what they have seen, says again what was not answered, and writes
 * down every answer. Sometimes they say a thing twice, as a browser does that heard no answer.
 */
export class Player {
  private readonly seat: Seat
  private socket: WebSocket | undefined
  private isWelcome = false
  private isGone = false
  private hasSeat: boolean
  private n = 0
  private last: Pick<Update, 'ask' | 'undo'> = { ask: null, undo: false }
  /** Said and not answered yet. */
  private pending: Command | undefined
  isOver = false

  constructor(seat: Seat) {
    this.seat = seat
    this.hasSeat = seat.isHost
    this.come()
  }

  leave(): void {
    this.isGone = true
    this.socket?.terminate()
  }

  private come(): void {
    if (this.isGone) return
    const { address, cookie } = this.seat
    if (address.port === undefined) {
      setTimeout(() => this.come(), COME_BACK_MS)
      return
    }
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/api/v1/live`, {
      headers: { cookie },
      perMessageDeflate: false,
    })
    this.socket = socket
    this.isWelcome = false
    socket.on('open', () => {
      const enter = { t: 'enter', version: PROTOCOL_VERSION, table: this.seat.match, since: this.n }
      socket.send(JSON.stringify(enter))
    })
    socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.come(), COME_BACK_MS))
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'welcome') this.welcomed(message)
    else if (message.t === 'update') this.updated(message)
    else if (message.t === 'done') this.done(message)
    else if (message.t === 'refused') this.refused(message)
  }

  private welcomed(message: Welcome): void {
    const { told, match } = this.seat
    if (message.n < this.n)
      told.contradictions.push(`${match}: entry ${this.n} was told, then the table was at ${message.n}`)
    this.follow(message)
    this.isOver = message.table.phase === 'over'
    if (!this.hasSeat) this.pending ??= { t: 'sit', id: randomUUID() }
    if (this.pending !== undefined && !this.isWelcome) this.say(this.pending)
    this.isWelcome = true
    this.act()
  }

  private updated(message: Update): void {
    const { told, match } = this.seat
    if (message.n !== this.n + 1) told.contradictions.push(`${match}: entry ${message.n} was told after ${this.n}`)
    this.follow(message)
    this.isOver = message.result !== null
    if (message.id !== undefined) this.answered(message.id, message.n)
    this.act()
  }

  private follow({ n, ask, undo }: Welcome | Update): void {
    this.n = n
    this.last = { ask, undo }
    this.seat.told.hear(this.seat.match, n)
  }

  private answered(id: string, n: number): void {
    const { told, match } = this.seat
    const command = this.pending
    if (command?.id !== id) {
      told.acknowledge({ match, n, id, move: undefined })
      return
    }
    this.pending = undefined
    if (command.t === 'sit') this.hasSeat = true
    told.acknowledge({ match, n, id, move: command.t === 'move' ? written(command) : undefined })
    if (Math.random() < ASKS_AGAIN) this.say(command)
  }

  /** What was said before the line broke had been carried out. What is asked now was told with the welcome: nobody will say it again. */
  private done({ id, n }: Extract<ServerMessage, { readonly t: 'done' }>): void {
    this.answered(id, n)
    this.act()
  }

  private refused({ id, refusal }: Extract<ServerMessage, { readonly t: 'refused' }>): void {
    if (refusal.kind === 'restarting') return
    const command = this.pending?.id === id ? this.pending : undefined
    // Somebody moved meanwhile: then nothing can be taken back.
    const isLate = command?.t === 'undo' && (refusal.kind === 'stale' || refusal.kind === 'nothingToUndo')
    if (!isLate)
      this.seat.told.contradictions.push(`${this.seat.match}: refused ${JSON.stringify({ command, refusal })}`)
    this.pending = undefined
    this.act()
  }

  private act(): void {
    if (this.last.ask === null || this.pending !== undefined || !this.hasSeat) return
    this.pending = this.choose(this.last.ask.moves)
    const command = this.pending
    setTimeout(() => this.pending === command && this.isWelcome && this.say(command), Math.random() * THINK_MS)
  }

  private choose(moves: NonNullable<Update['ask']>['moves']): Command {
    const id = randomUUID()
    if (this.last.undo && Math.random() < TAKES_BACK) return { t: 'undo', id, n: this.n }
    // Rounds are seldom called: long games are saved on the way.
    const mild = moves.filter(({ kind }) => kind !== 'call' || Math.random() < CALLS)
    const from = mild.length > 0 ? mild : moves
    return { t: 'move', id, n: this.n, move: from[Math.floor(Math.random() * from.length)]! }
  }

  private say(command: Command): void {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    const times = Math.random() < SAYS_TWICE ? 2 : 1
    for (let time = 0; time < times; time++) socket.send(JSON.stringify(command))
  }
}

const written = ({ move }: Extract<Command, { readonly t: 'move' }>): string => sen.moves.write(sen.moves.encode(move))
