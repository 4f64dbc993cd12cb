import { randomUUID } from 'node:crypto'
import { PROTOCOL_VERSION, type ServerMessage } from '@sennik/protocol'
import { choose } from './choice.ts'
import { type Line, openLine } from './line.ts'
import type { SeatEars, SeatLine } from './played-table.ts'

type Ask = Extract<ServerMessage, { readonly t: 'update' }>['ask']

/** As a browser makes them. */
export const newCommandId = (): string => randomUUID()

/** A seat that speaks our protocol: at the house, and at the relay that repeats what the house would say. */
export class HouseSeat implements SeatLine {
  isOver = false
  private line: Line | undefined
  private ask: Ask = null
  private n = 0
  private readonly number: number
  private readonly ears: SeatEars
  private heardWelcome = (): void => {}
  private heardDeal = (): void => {}
  private heardNext = (_table: string): void => {}

  private constructor(number: number, ears: SeatEars) {
    this.number = number
    this.ears = ears
  }

  static async open(port: number, path: string, cookie: string, number: number, ears: SeatEars): Promise<HouseSeat> {
    const seat = new HouseSeat(number, ears)
    seat.line = await openLine(port, path, cookie === '' ? {} : { Cookie: cookie }, {
      hear: (text, bytes) => seat.hear(text, bytes),
      lost: () => ears.failed('the server hung up'),
    })
    return seat
  }

  get isAsked(): boolean {
    return this.ask !== null
  }

  say(message: object): void {
    this.line!.say(JSON.stringify(message))
  }

  /** Resolves when the house has shown the table. */
  enter(table: string): Promise<void> {
    this.say({ t: 'enter', version: PROTOCOL_VERSION, table })
    return new Promise(resolve => {
      this.heardWelcome = resolve
    })
  }

  /** Resolves when the next cards are dealt. */
  deal(): Promise<void> {
    return new Promise(resolve => {
      this.heardDeal = resolve
    })
  }

  /** Asks to play again. Resolves with the table where. */
  again(): Promise<string> {
    this.say({ t: 'again', id: newCommandId() })
    return new Promise(resolve => {
      this.heardNext = resolve
    })
  }

  play(): void {
    this.say({ t: 'move', id: newCommandId(), n: this.n, move: choose(this.ask!.moves) })
  }

  close(): void {
    this.line?.close()
  }

  private hear(text: string, bytes: number): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.t === 'refused' || message.t === 'bye') this.ears.failed(text)
    if (message.t === 'welcome') this.heardWelcome()
    if (message.t !== 'update') return
    this.n = message.n
    this.ask = message.ask
    this.isOver = message.result !== null
    if (message.table?.next) this.heardNext(message.table.next)
    else if (message.view !== undefined) this.heardDeal()
    else if (message.patch !== undefined) this.ears.heard(this.number, bytes)
  }
}
