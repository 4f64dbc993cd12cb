import type { AiEnumerate, State } from 'boardgame.io'
import { game, type Table } from '../boardgameio/game.ts'
import { choose } from './choice.ts'
import { type Line, openLine } from './line.ts'
import type { SeatEars, SeatLine } from './played-table.ts'

/** Engine.IO 4 and Socket.IO 5, as far as boardgame.io's own client uses them over a WebSocket. */
const PATH = '/socket.io/?EIO=4&transport=websocket'
const OPEN = '0'
const PING = '2'
const PONG = '3'
const CONNECT = '40/sen,'
const EVENT = '42/sen,'

type Said =
  | readonly ['sync', matchID: string, info: { readonly state: State<Table> }]
  | readonly ['update', matchID: string, state: State<Table>]
  | readonly ['matchData', matchID: string]
type Choice = Extract<AiEnumerate[number], { readonly move: string }>

/** A seat at boardgame.io's server. Its client would compute every move a second time; this one only says what it wants. */
export class BoardgameioSeat implements SeatLine {
  private readonly number: number
  private readonly ears: SeatEars
  private line: Line | undefined
  private match = ''
  private state: State<Table> | undefined
  private heardConnect = (): void => {}
  private heardSync = (): void => {}

  private constructor(number: number, ears: SeatEars) {
    this.number = number
    this.ears = ears
  }

  static async open(port: number, number: number, ears: SeatEars): Promise<BoardgameioSeat> {
    const seat = new BoardgameioSeat(number, ears)
    seat.line = await openLine(
      port,
      PATH,
      {},
      {
        hear: (text, bytes) => seat.hear(text, bytes),
        lost: () => ears.failed('the server hung up'),
      },
    )
    seat.line.say(CONNECT)
    await new Promise<void>(resolve => {
      seat.heardConnect = resolve
    })
    return seat
  }

  /** Goes to a match, or on to another one, as boardgame.io's client does. Resolves when the server has shown it; the first to come makes it. */
  enter(match: string): Promise<void> {
    this.match = match
    this.emit('sync', match, String(this.number), null, 2)
    return new Promise(resolve => {
      this.heardSync = resolve
    })
  }

  get isOver(): boolean {
    return this.state?.ctx.gameover !== undefined
  }

  get isAsked(): boolean {
    return this.choices.length > 0
  }

  play(): void {
    const { move, args } = choose(this.choices)
    const id = String(this.number)
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: id, credentials: null } }
    this.emit('update', action, this.state!._stateID, this.match, id)
  }

  close(): void {
    this.line?.close()
  }

  private get choices(): readonly Choice[] {
    const { G, ctx } = this.state!
    const id = String(this.number)
    const isActive = ctx.activePlayers === null ? ctx.currentPlayer === id : id in ctx.activePlayers
    return isActive && !this.isOver ? (game.ai!.enumerate(G, ctx, id) as readonly Choice[]) : []
  }

  private emit(...said: readonly unknown[]): void {
    this.line!.say(EVENT + JSON.stringify(said))
  }

  private hear(text: string, bytes: number): void {
    if (text === PING) this.line!.say(PONG)
    else if (text.startsWith(CONNECT)) this.heardConnect()
    else if (text.startsWith(EVENT)) this.understand(JSON.parse(text.slice(EVENT.length)) as Said, bytes)
    else if (!text.startsWith(OPEN)) this.ears.failed(text)
  }

  private understand(said: Said, bytes: number): void {
    if (said[0] === 'matchData') return
    if (said[0] === 'sync') {
      this.state = said[2].state
      this.heardSync()
      return
    }
    this.state = said[2]
    this.ears.heard(this.number, bytes)
  }
}
