import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord, SeededRng, verify } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import { LONGEST_LOG, newTableId, openedBy, writeEntry } from '@sennik/match'
import type { NewTable, SeatInfo, ServerMessage } from '@sennik/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bus } from '../bus/bus.ts'
import { localBus } from '../bus/local-bus.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { House, HouseSettings } from './house.ts'
import { houseAt } from './testing/house-at.ts'
import { guestNamed, newCommandId, Player, playOut } from './testing/player.ts'

const folder = mkdtempSync(join(tmpdir(), 'sennik-house-'))
let store: Store

beforeAll(async () => {
  store = await openSqliteStore(join(folder, 'sennik.sqlite'))
})

const houses: House[] = []

/** A house that is drained before its store is closed, as in real life. */
function openHouse(changed: Partial<HouseSettings> = {}, bus?: Bus): House {
  const house = houseAt(store, changed, bus)
  houses.push(house)
  return house
}

afterAll(async () => {
  for (const house of houses) await house.drain()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const ONE_ROUND = { rounds: 1 }

const wanted = (seats: NewTable['seats'], changed: Partial<NewTable> = {}): NewTable => ({
  id: newCommandId(),
  game: 'sen',
  options: ONE_ROUND,
  access: 'private',
  seats,
  ...changed,
})

const rng = SeededRng.of('house')
const anyChoice = (): number => rng.below(1000)

let named = 0
const someone = (): Player => new Player(guestNamed(`G${++named}`))

/** Two people at a table of their own, cards dealt. */
async function twoPeople(house: House, options: NewTable['options'] = ONE_ROUND): Promise<[Player, Player, string]> {
  const [one, other] = [someone(), someone()]
  const id = await house.open(one.guest!, wanted([{ who: 'me' }, { who: 'anyone' }], { options }))
  await one.enter(house, id)
  await other.enter(house, id)
  await other.says({ t: 'sit', entropy: 'ab'.repeat(32) })
  return [one, other, id]
}

describe('a table', () => {
  test('waits for its people, deals when the last one sits down, and is played to its end', async () => {
    const house = openHouse()
    const [one, other, id] = await twoPeople(house)
    expect([one.as, other.as]).toEqual([0, 1])
    expect(one.table.phase).toBe('playing')
    await playOut([one, other], anyChoice)
    expect(one.last.result).toEqual(other.last.result)
    expect(one.last.result?.scores).toHaveLength(2)
    const record = readRecord(await house.record(id))
    expect(verify(gameNamed('sen'), record, rngFor(record.chance)).over).toBe(true)
    expect(record.chance).toMatchObject({ commitment: one.table.commitment, entropy: ['ab'.repeat(32)] })
  })

  test('deals once the people’s parts of the shuffle are there, after they have seen the commitment', async () => {
    const house = openHouse()
    const [one, other] = [someone(), someone()]
    const id = await house.open(one.guest!, wanted([{ who: 'me' }, { who: 'anyone' }], { shuffles: true }))
    const welcome = await one.enter(house, id)
    expect(welcome).toMatchObject({ you: { shuffles: true }, table: { commitment: one.table.commitment } })
    await other.enter(house, id)
    await other.says({ t: 'sit', entropy: 'ab'.repeat(32) })
    expect(one.table.phase).toBe('waiting')
    expect((await one.says({ t: 'shuffle', entropy: 'cd'.repeat(32) })).t).toBe('update')
    expect(one.table.phase).toBe('playing')
    await playOut([one, other], anyChoice)
    const { chance } = readRecord(await house.record(id))
    expect(chance).toMatchObject({
      commitment: welcome.table.commitment,
      entropy: ['cd'.repeat(32), 'ab'.repeat(32)],
    })
  })

  test('deals without the part of somebody who does not come to add it', async () => {
    const house = openHouse({ absenceMs: 20 })
    const [gone, one] = [someone(), someone()]
    const table = await house.quickPlay(gone.guest!, { id: newCommandId(), game: 'koty', shuffles: true })
    expect(await house.quickPlay(one.guest!, { id: newCommandId(), game: 'koty', shuffles: true })).toBe(table)
    await one.enter(house, table)
    await one.says({ t: 'shuffle', entropy: 'ab'.repeat(32) })
    await one.until(() => one.table.phase === 'playing')
  })

  test('opens once for one command, however often it is said', async () => {
    const house = openHouse()
    const { guest } = someone()
    const wish = wanted([{ who: 'me' }, { who: 'bot', bot: 'greedy' }])
    const ids = await Promise.all([1, 2, 3].map(() => house.open(guest!, wish)))
    expect(new Set(ids).size).toBe(1)
    expect(await house.open(guest!, wish)).toBe(ids[0])
  })

  test('lets bots play while somebody looks', async () => {
    const house = openHouse()
    const player = someone()
    const id = await house.open(player.guest!, wanted([{ who: 'me' }, { who: 'bot', bot: 'greedy' }]))
    await player.enter(house, id)
    await playOut([player], anyChoice)
    expect(player.last.result?.winners.length).toBeGreaterThan(0)
  })

  test('shows its record only when it is over', async () => {
    const house = openHouse()
    const [, , id] = await twoPeople(house)
    await expect(house.record(id)).rejects.toThrow('notOver')
  })

  test('can be played again: who asks first opens the next table, the other sits down there', async () => {
    const house = openHouse()
    const [one, other] = await twoPeople(house)
    await playOut([one, other], anyChoice)
    await other.says({ t: 'again' })
    const next = one.table.next!
    expect((await house.table(next)).phase).toBe('waiting')
    expect((await one.says({ t: 'again' })).t).toBe('done')
    await one.enter(house, next)
    await other.enter(house, next)
    expect([one.as, other.as, one.table.phase]).toEqual([0, 1, 'playing'])
    expect(one.table.next).toBeNull()
  })
})

test('a spectator does not take the seat of the next game that is kept for somebody who played', async () => {
  const house = openHouse()
  const [one, other, id] = await twoPeople(house)
  const watcher = someone()
  await watcher.enter(house, id)
  await playOut([one, other], anyChoice)
  await one.says({ t: 'again' })
  const next = one.table.next!
  await watcher.enter(house, next)
  expect(await watcher.refused({ t: 'sit' })).toEqual({ kind: 'seatKept' })
  expect(await watcher.refused({ t: 'sit', seat: 1 })).toEqual({ kind: 'seatKept' })
  expect((await other.says({ t: 'again' })).t).toBe('done')
  await other.enter(house, next)
  expect([other.as, other.table.phase]).toEqual([1, 'playing'])
})

test('a seat of the next game that is given up is for anyone', async () => {
  const house = openHouse()
  const [one, other, id] = await twoPeople(house)
  await playOut([one, other], anyChoice)
  await one.says({ t: 'again' })
  await other.enter(house, one.table.next!)
  await other.says({ t: 'leave' })
  const friend = someone()
  await friend.enter(house, one.table.next!)
  expect((await friend.says({ t: 'sit' })).t).toBe('update')
  expect(friend.as).toBe(1)
  expect((await house.table(id)).next).toBe(one.table.next)
})

describe('a command', () => {
  test('that arrives again is answered again and not played again', async () => {
    const [one] = await twoPeople(openHouse())
    const move = one.last.ask!.moves[0]!
    const command = { t: 'move', n: one.n, move } as const
    const id = newCommandId()
    const first = (await one.says(command, id)) as Extract<ServerMessage, { t: 'update' }>
    const again = await one.says(command, id)
    expect(again).toEqual({ t: 'done', id, n: first.n })
    expect(one.n).toBe(first.n)
  })

  test('that answers an older question is refused', async () => {
    const [one, other] = await twoPeople(openHouse())
    const before = one.n
    await one.plays(0)
    const [move] = one.last.ask!.moves
    expect(await one.refused({ t: 'move', n: before, move: move! })).toEqual({ kind: 'stale' })
    // SEN-5: everybody looks at once, so the other's question is still the same one.
    expect((await other.says({ t: 'move', n: before, move: other.last.ask!.moves[0]! })).t).toBe('update')
  })

  test('that the rules forbid is refused with the clause', async () => {
    const [one] = await twoPeople(openHouse())
    expect(await one.refused({ t: 'move', n: one.n, move: { kind: 'draw' } })).toEqual({
      kind: 'clause',
      clause: 'SEN-8',
    })
    expect(await one.says({ t: 'why', move: { kind: 'draw' } })).toMatchObject({ t: 'because', clause: 'SEN-8' })
    expect(await one.says({ t: 'why', move: { kind: 'peek', slot: 0 } })).toMatchObject({ t: 'because', clause: null })
  })

  test('that the game cannot read is refused and says what is allowed', async () => {
    const [one] = await twoPeople(openHouse())
    const refusal = await one.refused({ t: 'move', n: one.n, move: { kind: 'fly' } })
    expect(refusal).toMatchObject({ kind: 'input', problem: { kind: 'unknownMove' } })
  })

  test('of somebody without a seat, or out of turn, changes nothing', async () => {
    const house = openHouse()
    const [one, other, id] = await twoPeople(house)
    const stranger = someone()
    await stranger.enter(house, id)
    const before = one.n
    expect(await stranger.refused({ t: 'move', n: one.n, move: { kind: 'call' } })).toEqual({ kind: 'notYourSeat' })
    expect(await stranger.refused({ t: 'sit' })).toEqual({ kind: 'alreadyBegan' })
    expect(await stranger.refused({ t: 'begin' })).toEqual({ kind: 'alreadyBegan' })
    expect(await other.refused({ t: 'undo', n: other.n })).toEqual({ kind: 'nothingToUndo' })
    await expect(stranger.enter(house, id, 0)).rejects.toThrow('notYourSeat')
    expect([one.n, other.n]).toEqual([before, before])
  })
})

describe('undo', () => {
  test('is offered and carried out exactly where the referee allows it', async () => {
    const house = openHouse()
    const [one, other] = await twoPeople(house)
    let undone = 0
    while (one.table.phase !== 'over') {
      const asked = [one, other].find(({ last }) => last.ask !== null)!
      const before = { view: JSON.stringify(asked.view), ask: JSON.stringify(asked.last.ask?.moves) }
      // The first choice of a turn is the face-up card, which everybody knows.
      await asked.plays(undone < 10 ? 0 : anyChoice())
      expect([one, other].filter(({ last }) => last.undo).length).toBeLessThan(2)
      if (!asked.last.undo) continue
      undone++
      expect((await asked.says({ t: 'undo', n: asked.n })).t).toBe('update')
      expect(JSON.stringify(asked.view)).toBe(before.view)
      expect(JSON.stringify(asked.last.ask?.moves)).toBe(before.ask)
      await asked.plays(0)
    }
    expect(undone).toBeGreaterThan(0)
  })
})

describe('coming back', () => {
  test('tells what was missed, and the view is the same as for those who stayed', async () => {
    const house = openHouse()
    const [one, other, id] = await twoPeople(house)
    await one.plays(0)
    const seen = other.n
    other.leave()
    await one.plays(1)
    const welcome = await other.enter(house, id, 1, seen)
    expect(welcome.story.map(({ n }) => n)).toEqual([seen + 1])
    expect(welcome.gap).toBe(false)
    expect(welcome.n).toBe(one.n)
  })

  test('shows the last thing one looked at again, but nothing from before it (SEN-M1)', async () => {
    const house = openHouse()
    const [one, , id] = await twoPeople(house)
    await one.plays(0)
    await one.plays(0)
    const { story } = await one.enter(house, id, 0, 0)
    const looks = story.flatMap(({ events }) => events).filter(({ type }) => type === 'looked')
    expect(looks.map(look => 'card' in look)).toEqual([false, true])
  })

  test('with the memory aid shows everything one has seen', async () => {
    const house = openHouse()
    const [one, , id] = await twoPeople(house, { ...ONE_ROUND, memoryAid: true })
    await one.plays(0)
    await one.plays(0)
    const { story } = await one.enter(house, id, 0, 0)
    const looks = story.flatMap(({ events }) => events).filter(({ type }) => type === 'looked')
    expect(looks.map(look => 'card' in look)).toEqual([true, true])
  })

  test('after the house has forgotten everything goes on from the log and from snapshots', async () => {
    const options = { rounds: 3 }
    const first = openHouse()
    const [one, other, id] = await twoPeople(first, options)
    for (let moves = 0; moves < 90 && one.table.phase !== 'over'; moves++) {
      const asked = [one, other].find(({ last }) => last.ask !== null)!
      await asked.plays(moves % 7 === 6 ? 0 : anyChoice() % 2)
    }
    const before = JSON.stringify([one.view, one.last.ask, other.view, other.last.ask])
    if (one.table.phase !== 'over') await first.drain()
    const second = openHouse()
    await one.enter(second, id, 0)
    await other.enter(second, id, 1)
    expect(JSON.stringify([one.view, one.last.ask, other.view, other.last.ask])).toBe(before)
    await playOut([one, other], anyChoice)
    const record = readRecord(await second.record(id))
    verify(gameNamed('sen'), record, rngFor(record.chance))
  })

  test('the cache is bounded: with room for one match many tables go on', async () => {
    const house = openHouse({ liveTables: 1 })
    const tables = await Promise.all([1, 2, 3, 4].map(() => twoPeople(house)))
    await Promise.all(tables.map(([one, other]) => playOut([one, other], anyChoice)))
    for (const [one] of tables) expect(one.last.result).not.toBeNull()
    expect(house.size.tables).toBeLessThan(3)
  })
})

const isStoodInFor = (seat: SeatInfo | undefined): boolean => seat?.who === 'person' && seat.standIn

describe('people who are away', () => {
  test('a bot stands in when another person waits, and gives the seat back', async () => {
    const house = openHouse({ absenceMs: 20 })
    const [one, other, id] = await twoPeople(house, { rounds: 5 })
    other.leave()
    await one.plays(0)
    await one.plays(0)
    await one.until(() => isStoodInFor(one.table.seats[1]))
    expect(one.table.seats[1]).toMatchObject({ present: false, standIn: true })
    await other.enter(house, id)
    expect(other.table.seats[1]).toMatchObject({ present: true, standIn: false })
    expect(other.as).toBe(1)
  })

  test('who leaves during the game is played for by a bot at once', async () => {
    const house = openHouse()
    const [one, other] = await twoPeople(house)
    await other.says({ t: 'leave' })
    other.leave()
    await playOut([one], anyChoice)
    expect(one.last.result?.scores).toHaveLength(2)
  })

  test('who leaves before the game frees the seat', async () => {
    const house = openHouse()
    const [one, other] = [someone(), someone()]
    const id = await house.open(one.guest!, wanted([{ who: 'me' }, { who: 'anyone' }, { who: 'anyone' }]))
    await one.enter(house, id)
    await other.enter(house, id)
    await other.says({ t: 'sit' })
    await other.says({ t: 'leave' })
    expect(one.table.seats.map(({ who }) => who)).toEqual(['person', 'free', 'free'])
    expect(await other.refused({ t: 'begin' })).toEqual({ kind: 'notHost' })
    await one.says({ t: 'begin' })
    expect(one.table.seats.map(({ who }) => who)).toEqual(['person', 'bot', 'bot'])
  })
})

test('quick play brings two strangers to one table', async () => {
  const house = openHouse()
  const [one, other] = [someone(), someone()]
  const first = await house.quickPlay(one.guest!, { id: newCommandId(), game: 'sen' })
  const second = await house.quickPlay(other.guest!, { id: newCommandId(), game: 'sen' })
  expect(second).toBe(first)
  await one.enter(house, first)
  expect(one.table.phase).toBe('playing')
})

test('one device may hold several seats and looks from one of them at a time', async () => {
  const house = openHouse()
  const device = someone()
  const id = await house.open(
    device.guest!,
    wanted([
      { who: 'me', name: 'Ala' },
      { who: 'me', name: 'Ola' },
    ]),
  )
  const first = await device.enter(house, id, 0)
  expect(first.you.seats).toEqual([0, 1])
  await device.plays(0)
  await device.plays(0)
  await device.enter(house, id, 1)
  expect(device.last.ask).not.toBeNull()
  expect(device.table.seats.map(seat => seat.who === 'person' && seat.name)).toEqual(['Ala', 'Ola'])
})

test('a second look from the same device is no news to the others', async () => {
  const house = openHouse()
  const [one, other, id] = await twoPeople(house)
  const heard = other.said.length
  const again = new Player(one.guest)
  await again.enter(house, id)
  one.leave()
  expect(other.said.length).toBe(heard)
  again.leave()
  expect(other.table.seats[0]).toMatchObject({ present: false })
})

test('two nodes on one store serve the same table: a lost race is a retry, not a fork', async () => {
  const join = localBus()
  const [left, right] = [openHouse({}, join()), openHouse({}, join())]
  const [one, other, id] = await twoPeople(left, { rounds: 2 })
  await other.enter(right, id, 1)
  // SEN-5: both look at once, each at its own node.
  await Promise.all([one.plays(0), other.plays(0)])
  await Promise.all([one.plays(0), other.plays(0)])
  while (one.table.phase !== 'over') {
    await Promise.all([one.until(() => one.n >= other.n), other.until(() => other.n >= one.n)])
    const asked = [one, other].find(({ last }) => last.ask !== null)
    if (asked !== undefined) await asked.plays(anyChoice())
  }
  await other.until(() => other.n === one.n)
  expect(other.last.result).toEqual(one.last.result)
})

test('a table that nobody began is closed after a day', async () => {
  const { guest } = someone()
  const yesterday = Date.now() - 25 * 60 * 60 * 1000
  const opened = openedBy(guest!, wanted([{ who: 'me' }, { who: 'anyone' }]), yesterday)
  const id = newTableId()
  await store.append(id, 1, writeEntry(opened))
  await expect(openHouse().table(id)).rejects.toThrow('expired')
  await expect(new Player().enter(openHouse(), id)).rejects.toThrow('expired')
})

test('a table that is never finished is closed in the end, for people and bots alike', async () => {
  const player = someone()
  const id = await openHouse().open(player.guest!, wanted([{ who: 'me' }, { who: 'bot', bot: 'greedy' }]))
  const { length } = await store.read(id, 1)
  for (let n = length + 1; n < LONGEST_LOG; n++) void store.append(id, n, writeEntry({ kind: 'returned', seats: [0] }))
  const house = openHouse()
  await player.enter(house, id)
  // The bot looks at one of its lands (SEN-5): that was the last thing to happen here.
  await player.until(() => player.n === LONGEST_LOG)
  const closed = { kind: 'endless', most: LONGEST_LOG }
  expect(await player.refused({ t: 'leave' })).toEqual(closed)
  expect(await player.refused({ t: 'move', n: player.n, move: player.last.ask!.moves[0]! })).toEqual(closed)
  await expect(house.table(id)).rejects.toThrow('endless')
  await expect(someone().enter(house, id)).rejects.toThrow('endless')
  expect(await house.tablesOf(player.guest!)).toEqual([])
  await house.drain()
  expect(await store.read(id, 1)).toHaveLength(LONGEST_LOG)
})

test('a table that does not exist is said not to', async () => {
  await expect(openHouse().table('A'.repeat(22))).rejects.toThrow('noSuchTable')
  await expect(openHouse().record('A'.repeat(22))).rejects.toThrow('noSuchTable')
})
