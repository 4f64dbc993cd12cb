import { randomUUID } from 'node:crypto'
import type { ToldLedger } from './acknowledged.ts'
import type { Address } from './killed-house.ts'
import { Player } from './player.ts'

const AGAIN_MS = 30

const sleep = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A place where one game after the other is played, each by new guests at a new table. */
export class PlayedTable {
  private readonly address: Address
  private readonly told: ToldLedger
  private readonly options: object
  private readonly hasBot: boolean
  private players: Player[] = []
  private isClosed = false
  /** The table that is played now. */
  match: string | undefined

  /** Every third is played against a bot; every second is short, so that games also end. */
  constructor(index: number, address: Address, told: ToldLedger) {
    this.address = address
    this.told = told
    this.hasBot = index % 3 === 0
    this.options = index % 2 === 0 ? { rounds: 1 } : {}
    void this.play()
  }

  get isOver(): boolean {
    return this.players.some(({ isOver }) => isOver)
  }

  close(): void {
    this.isClosed = true
    for (const player of this.players) player.leave()
  }

  private async play(): Promise<void> {
    while (!this.isClosed) {
      await this.open()
      while (!this.isClosed && !this.players.every(({ isOver }) => isOver)) await sleep(AGAIN_MS)
      for (const player of this.players) player.leave()
    }
  }

  private async open(): Promise<void> {
    const host = await this.newGuest('Ola')
    const other = this.hasBot ? undefined : await this.newGuest('Jan')
    const seats = [{ who: 'me' }, this.hasBot ? { who: 'bot', bot: 'greedy' } : { who: 'anyone' }]
    const wanted = { id: randomUUID(), game: 'sen', options: this.options, access: 'private', seats }
    const answer = await this.post('/tables', wanted, host)
    if (answer === undefined) return
    const { table: match } = JSON.parse(answer.text) as { readonly table: string }
    this.told.hear(match, 1)
    const seat = { address: this.address, told: this.told, match }
    this.players = [new Player({ ...seat, cookie: host, isHost: true })]
    if (other !== undefined) this.players.push(new Player({ ...seat, cookie: other, isHost: false }))
    this.match = match
    if (this.isClosed) this.close()
  }

  private async newGuest(name: string): Promise<string> {
    const answer = await this.post('/guests', { name, avatar: 'cat' }, '')
    return answer?.cookie ?? ''
  }

  /** Asks until there is an answer. The house knows a repeated request by its id. */
  private async post(path: string, body: object, cookie: string) {
    while (!this.isClosed) {
      const answer = await this.tryPost(path, body, cookie)
      if (answer !== undefined) return answer
      await sleep(AGAIN_MS)
    }
    return undefined
  }

  private async tryPost(path: string, body: object, cookie: string) {
    const { port } = this.address
    if (port === undefined) return undefined
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      if (response.ok) return { text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
      if (response.status !== 503) this.told.contradictions.push(`${path}: ${response.status} ${text}`)
    } catch {
      // It was killed meanwhile.
    }
    return undefined
  }
}
