import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Device, openServer, type TestLine } from '../testing/test-server.ts'
import { ToldLedger } from './acknowledged.ts'
import { Player } from './player.ts'

/** A line to a house that can break in one direction: what the player says arrives, and nothing comes back. */
class BreakableLine {
  private readonly house: number
  private readonly players = new Map<Socket, Socket>()
  private isBroken = false
  port = 0

  constructor(house: number) {
    this.house = house
  }

  open(): Promise<void> {
    const server = createServer(player => this.join(player)).listen(0, '127.0.0.1')
    onTestFinished(() => {
      for (const [player, house] of this.players) for (const end of [player, house]) end.destroy()
      server.close()
    })
    return new Promise(resolve =>
      server.once('listening', () => {
        const address = server.address()
        this.port = typeof address === 'object' ? (address?.port ?? 0) : 0
        resolve()
      }),
    )
  }

  /** From now on the player hears nothing. */
  breakDown(): void {
    this.isBroken = true
  }

  /** The player notices it, and comes back on a new line. */
  mend(): void {
    this.isBroken = false
    for (const [player, house] of this.players) {
      this.players.delete(player)
      player.destroy()
      house.destroy()
    }
  }

  private join(player: Socket): void {
    const house = connect(this.house, '127.0.0.1')
    this.players.set(player, house)
    player.on('error', () => {}).on('data', bytes => house.write(bytes))
    house.on('error', () => {}).on('data', bytes => this.isBroken || player.write(bytes))
  }
}

/** Waits until the table is at this entry, as somebody else at it hears. */
async function untilEntry(line: TestLine, n: number): Promise<void> {
  while ((await line.next('update')).n < n);
}

/** Calls back when the player has heard of the table for the first time: just before it moves. */
class FirstHeard extends ToldLedger {
  private onFirst: (() => void) | undefined

  constructor(onFirst: () => void) {
    super()
    this.onFirst = onFirst
  }

  override hear(match: string, n: number): void {
    super.hear(match, n)
    this.onFirst?.()
    this.onFirst = undefined
  }
}

test('a player who hears only after coming back that a move was made plays on', async () => {
  const server = await openServer()
  const line = new BreakableLine(server.port)
  await line.open()
  const [ola, jan] = [await new Device(server).introduce('Ola'), await new Device(server).introduce('Jan')]
  const match = await ola.openTable()
  const atTable = await jan.enter(match)
  // Everybody looks at two of their lands first (SEN-5). Jan does not: so nothing but the answers to her own moves keeps Ola going.
  atTable.say({ t: 'sit', id: 'jan-sits-down' })
  await untilEntry(atTable, 3)
  const told = new FirstHeard(() => line.breakDown())
  const player = new Player({ address: line, told, cookie: ola.cookie, match, isHost: true })
  onTestFinished(() => player.leave())
  await untilEntry(atTable, 4)
  line.mend()
  await untilEntry(atTable, 5)
  await expect.poll(() => told.count, { timeout: 10_000 }).toBe(2)
  expect(told.contradictions).toEqual([])
})
