import { isDeepStrictEqual } from 'node:util'
import { type Rng, SeededRng } from '@sennik/engine'
import { type Patch, patched, type ServerMessage } from '@sennik/protocol'
import { WebSocket } from 'ws'

const PAUSE_MS = 25
/** A new connection is compared with the old one after so many moves. */
const COMPARED_EVERY = 20

/** Somebody who plays by the rules and notices when the house does not. */
class HonestPlayer {
  readonly seat: number
  readonly cookie: string
  n = 0
  view: unknown
  moves = 0
  compared = 0
  readonly waits: number[] = []
  readonly faults: string[] = []
  private readonly url: string
  private readonly table: string
  private readonly rng: Rng
  private readonly socket: WebSocket
  private sentAt = 0
  /** The question that was answered last. */
  private answered = 0
  private isStopped = false

  constructor(url: string, table: string, cookie: string, seat: number) {
    this.url = url
    this.table = table
    this.cookie = cookie
    this.seat = seat
    this.rng = SeededRng.of(`honest ${seat}`)
    this.socket = this.connect(message => this.hear(message))
  }

  private connect(hear: (message: ServerMessage) => void): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/live`, { headers: { cookie: this.cookie } })
    socket.on('open', () => socket.send(JSON.stringify({ t: 'enter', version: 1, table: this.table, as: this.seat })))
    socket.on('message', (data: Buffer) => hear(JSON.parse(data.toString('utf8'))))
    socket.on('error', error => this.faults.push(String(error)))
    return socket
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'refused' || message.t === 'bye') this.faults.push(JSON.stringify(message))
    if (message.t !== 'welcome' && message.t !== 'update') return
    if (message.t === 'update' && message.n !== this.n + 1) this.faults.push(`entry ${message.n} after ${this.n}`)
    this.n = message.n
    if (message.t === 'welcome') this.view = message.view
    else if (message.patch !== undefined) this.view = patched(this.view, message.patch as Patch)
    else if (message.view !== undefined) this.view = message.view
    if (message.t === 'update' && message.id !== undefined) this.waits.push(performance.now() - this.sentAt)
    if (message.ask === null || message.ask.since <= this.answered || this.isStopped) return
    this.answered = message.ask.since
    // Whoever calls at random is soon at the end of the game.
    const moves = message.ask.moves.filter(({ kind }) => kind !== 'call')
    const move = moves[this.rng.below(moves.length)]!
    const { n } = this
    setTimeout(() => {
      if (this.isStopped || this.socket.readyState !== this.socket.OPEN) return
      this.sentAt = performance.now()
      this.moves++
      this.socket.send(JSON.stringify({ t: 'move', id: `honest-${this.seat}-${this.moves}`, n, move }))
      if (this.moves % COMPARED_EVERY === 0) this.compare()
    }, PAUSE_MS)
  }

  /** Whoever comes in now must see what whoever was here all the time sees. */
  private compare(): void {
    const seen = new Map([[this.n, this.view]])
    const socket = this.connect(message => {
      if (message.t !== 'welcome') return
      seen.set(this.n, this.view)
      if (seen.has(message.n)) {
        this.compared++
        if (!isDeepStrictEqual(seen.get(message.n), message.view))
          this.faults.push(`another view of entry ${message.n}`)
      }
      socket.close()
    })
  }

  stop(): void {
    this.isStopped = true
    this.socket.close()
  }
}

/** Two people who play on at a table of their own, whatever happens around them. */
export class HonestPair {
  readonly players: readonly HonestPlayer[]

  constructor(url: string, table: string, cookies: readonly [string, string]) {
    this.players = cookies.map((cookie, seat) => new HonestPlayer(url, table, cookie, seat))
  }

  get moves(): number {
    return this.players.reduce((sum, { moves }) => sum + moves, 0)
  }

  get compared(): number {
    return this.players.reduce((sum, { compared }) => sum + compared, 0)
  }

  /** From a move sent to a move heard of, in milliseconds, in order. */
  get waits(): readonly number[] {
    return this.players.flatMap(({ waits }) => waits).toSorted((a, b) => a - b)
  }

  get faults(): readonly string[] {
    return this.players.flatMap(({ faults }) => faults)
  }

  stop(): void {
    for (const player of this.players) player.stop()
  }
}
