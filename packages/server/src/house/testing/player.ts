import { asSeat, type Viewer } from '@sennik/engine'
import {
  type Command,
  type Patch,
  PROTOCOL_VERSION,
  patched,
  type Refusal,
  type ServerMessage,
  type TableInfo,
  type Update,
  type Welcome,
} from '@sennik/protocol'
import type { House } from '../house.ts'
import type { KnownGuest, Visit, Visitor } from '../visitor.ts'
import type { WireText } from '../wire.ts'

type Said<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>
/** A command without its id. */
type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

let commands = 0

export const newCommandId = (): string => `command-${++commands}`

export const guestNamed = (name: string): KnownGuest => ({ id: `guest-${name}`, name, avatar: 'cat' })

/** Somebody at a table, as a client keeps it: the view by patches, every text as it came. */
export class Player implements Visitor {
  readonly guest: KnownGuest | undefined
  readonly texts: string[] = []
  readonly said: ServerMessage[] = []
  n = 0
  view: unknown
  table!: TableInfo
  as: Viewer = 'spectator'
  last!: Pick<Update, 'deciders' | 'ask' | 'undo' | 'result'>
  private visit: Visit | undefined
  private waiting: (() => void)[] = []

  constructor(guest?: KnownGuest) {
    this.guest = guest
  }

  hear(text: WireText): void {
    const message = JSON.parse(text) as ServerMessage
    this.texts.push(text)
    this.said.push(message)
    this.follow(message)
    for (const wake of this.waiting.splice(0)) wake()
  }

  private follow(message: ServerMessage): void {
    if (message.t === 'welcome') this.welcomed(message)
    else if (message.t === 'update') this.updated(message)
    else if (message.t === 'presence') this.table = message.table
  }

  private welcomed(message: Welcome): void {
    this.n = message.n
    this.view = message.view
    this.table = message.table
    this.as = message.you.as === 'spectator' ? 'spectator' : asSeat(message.you.as)
    this.last = message
  }

  private updated(message: Update): void {
    if (message.n !== this.n + 1) throw new Error(`entry ${message.n} after ${this.n}`)
    this.n = message.n
    if (message.view !== undefined) this.view = message.view
    if (message.patch !== undefined) this.view = patched(this.view, message.patch as Patch)
    if (message.table !== undefined) this.table = message.table
    this.last = message
  }

  async enter(house: House, table: string, as?: number | 'spectator', since?: number): Promise<Welcome> {
    this.leave()
    const where = { ...(as === undefined ? {} : { as }), ...(since === undefined ? {} : { since }) }
    this.visit = await house.enter(this, { t: 'enter', version: PROTOCOL_VERSION, table, ...where })
    return this.said.findLast((message): message is Welcome => message.t === 'welcome')!
  }

  leave(): void {
    this.visit?.end()
    this.visit = undefined
  }

  /** Says a command and gives back what answers it. */
  async says(wish: Wish, id = newCommandId()): Promise<ServerMessage> {
    const from = this.said.length
    await this.visit!.command({ ...wish, id } as Command)
    const answer = this.said.slice(from).find(message => 'id' in message && message.id === id)
    if (answer === undefined) throw new Error(`no answer to ${wish.t}`)
    return answer
  }

  async refused(wish: Wish): Promise<Refusal> {
    const answer = await this.says(wish)
    if (answer.t !== 'refused') throw new Error(`${wish.t} was not refused but answered with ${answer.t}`)
    return answer.refusal
  }

  /** Makes the move number `index` of those offered, counted round. */
  plays(index: number): Promise<ServerMessage> {
    const moves = this.last.ask!.moves
    return this.says({ t: 'move', n: this.n, move: moves[index % moves.length]! })
  }

  async hears<T extends ServerMessage['t']>(t: T): Promise<Said<T>> {
    const from = this.said.length
    while (!this.said.slice(from).some(message => message.t === t)) await this.anything()
    return this.said.slice(from).find((message): message is Said<T> => message.t === t)!
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await this.anything()
  }

  private anything(): Promise<void> {
    return new Promise(resolve => this.waiting.push(resolve))
  }
}

/** Plays to the end: whoever is asked makes some move that `choose` picks. Bots move by themselves. */
export async function playOut(players: readonly Player[], choose: (player: Player) => number): Promise<void> {
  const [first] = players
  while (first!.table.phase !== 'over') {
    const asked = players.find(({ last }) => last.ask !== null)
    if (asked === undefined) await Promise.race(players.map(player => player.hears('update')))
    else await asked.plays(choose(asked))
  }
}
