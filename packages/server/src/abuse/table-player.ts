import { type Rng, SeededRng } from '@sennik/engine'
import { PROTOCOL_VERSION, type ServerMessage } from '@sennik/protocol'
import { WebSocket } from 'ws'

/** Somebody who plays at random, at once, at a table with bots, and takes the time the bots need. */
export class TablePlayer {
  /** Milliseconds from a question that bots alone were asked to the next thing that happened. */
  readonly waits: number[] = []
  readonly welcomeBytes: number[] = []
  private readonly socket: WebSocket
  private readonly rng: Rng
  private askedAt: number | undefined
  private answered = 0
  private moves = 0

  constructor(url: string, table: string, cookie: string) {
    this.rng = SeededRng.of(table)
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { headers: { cookie } })
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table })))
    this.socket.on('message', (data: Buffer) => this.hear(data))
    this.socket.on('error', () => {})
  }

  private hear(data: Buffer): void {
    const message = JSON.parse(data.toString('utf8')) as ServerMessage
    if (message.t === 'welcome') this.welcomeBytes.push(data.length)
    if (message.t !== 'welcome' && message.t !== 'update') return
    const now = performance.now()
    if (this.askedAt !== undefined) this.waits.push(now - this.askedAt)
    const isAsked = message.ask !== null
    this.askedAt = !isAsked && message.deciders.length > 0 ? now : undefined
    if (message.ask === null || message.ask.since <= this.answered) return
    this.answered = message.ask.since
    const { moves } = message.ask
    const move = moves[this.rng.below(moves.length)]!
    this.socket.send(JSON.stringify({ t: 'move', id: `player-${this.moves++}`.padEnd(12, '_'), n: message.n, move }))
  }

  leave(): void {
    this.socket.terminate()
  }
}
