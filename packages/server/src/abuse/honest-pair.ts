import { isDeepStrictEqual } from 'node:util'
import { type Rng, SeededRng } from '@sennik/engine'
import { type Patch, PROTOCOL_VERSION, patched, type ServerMessage } from '@sennik/protocol'
import { WebSocket } from 'ws'

const PAUSE_MS = 25
/** A new connection is compared with the old one after so many moves. */
const COMPARED_EVERY = 20

type Headers = Readonly<Record<string, string>>

/** Somebody who plays by the rules and notices when the house does not. */
class HonestPlayer {
  readonly seat: number
  private readonly headers: Headers
  n = 0
  view: unknown
  moves = 0
  compared = 0
  readonly waits: { readonly at: number; readonly milliseconds: number }[] = []
  readonly faults: string[] = []
  private readonly url: string
  private readonly table: string
  private readonly rng: Rng
  private readonly socket: WebSocket
  /** When the move was sent that is not answered yet. */
  private sentAt: number | undefined
  /** The question that was answered last. */
  private answered = 0
  private isStopped = false

  constructor(url: string, table: string, headers: Headers, seat: number) {
    this.url = url
    this.table = table
    this.headers = headers
    this.seat = seat
    this.rng = SeededRng.of(`honest ${seat}`)
    this.socket = this.connect(message => this.hear(message))
  }

  private connect(hear: (message: ServerMessage) => void): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/v1/live`, { headers: this.headers })
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table: this.table, as: this.seat })),
    )
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
    if (message.t === 'update' && message.id !== undefined && this.sentAt !== undefined) {
      const at = performance.now()
      this.waits.push({ at, milliseconds: at - this.sentAt })
      this.sentAt = undefined
    }
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

  /** From a move sent to a move heard of since a moment; one that was not heard of yet counts as far as it has come. */
  waitsSince(moment: number): readonly number[] {
    const answered = this.waits.filter(({ at }) => at >= moment).map(({ milliseconds }) => milliseconds)
    return this.sentAt === undefined ? answered : [...answered, performance.now() - this.sentAt]
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

/**
 * Whoever waits asks nothing meanwhile: a house that stands still once for seconds would be slow once, among hundreds of answers. So a wait
 * stands for all those who would have asked in it at the usual pace, each later than the one before.
 */
export function withOthers(wait: number): number[] {
  return Array.from({ length: 1 + Math.floor(wait / PAUSE_MS) }, (_, others) => wait - others * PAUSE_MS)
}

/** Two people who play on at a table of their own, whatever happens around them. */
export class HonestPair {
  readonly players: readonly HonestPlayer[]

  /** `from`: what a proxy would say of them. */
  constructor(url: string, table: string, cookies: readonly [string, string], from: Headers = {}) {
    this.players = cookies.map((cookie, seat) => new HonestPlayer(url, table, { ...from, cookie }, seat))
  }

  get moves(): number {
    return this.players.reduce((sum, { moves }) => sum + moves, 0)
  }

  get compared(): number {
    return this.players.reduce((sum, { compared }) => sum + compared, 0)
  }

  /** Milliseconds from a move sent to a move heard of, since a moment. */
  waitsSince(moment: number): readonly number[] {
    return this.players.flatMap(player => player.waitsSince(moment).flatMap(withOthers))
  }

  get faults(): readonly string[] {
    return this.players.flatMap(({ faults }) => faults)
  }

  stop(): void {
    for (const player of this.players) player.stop()
  }
}
