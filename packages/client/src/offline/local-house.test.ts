import { asSeat, firstOf, type GameEvent, MoveList, readRecord, SeededRng, type Viewer, verify } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import { LONGEST_LOG, Match, readEntry, UnreadableLog, writeEntry } from '@sennik/match'
import { type ClientMessage, PROTOCOL_VERSION, patched, type ServerMessage } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { botMove } from './bot-player.ts'
import { LocalHouse, type LocalPlan } from './local-house.ts'
import { type LogStore, MemoryStore } from './log-store.ts'
import { SturdyStore } from './sturdy-store.ts'

const person = { name: 'Ola', avatar: 'moon' } as const
const houseOver = (store: LogStore): LocalHouse =>
  new LocalHouse({ store, askBot: botMove, botPace: () => Promise.resolve() })

const againstBots: LocalPlan = {
  game: 'sen',
  options: { limit: 30 },
  seats: [{ who: 'me' }, { who: 'bot', bot: 'greedy' }, { who: 'bot', bot: 'random' }],
}
const hotSeat: LocalPlan = {
  game: 'sen',
  options: { limit: 30 },
  seats: [
    { who: 'me', name: 'Ola' },
    { who: 'me', name: 'Jan' },
  ],
}

let commands = 0
const newId = (): string => `command-${commands++}`

/** A page that looks at a table, and knows what it was told. */
class PageThere {
  readonly house: LocalHouse
  readonly heard: ServerMessage[] = []
  view: unknown
  standing: Extract<ServerMessage, { readonly t: 'welcome' | 'update' }> | undefined
  viewer: Viewer = 'spectator'

  constructor(house: LocalHouse) {
    this.house = house
  }

  hear(message: ServerMessage): void {
    this.heard.push(structuredClone(message))
    if (message.t !== 'welcome' && message.t !== 'update') return
    if (message.t === 'welcome') this.viewer = message.you.as as Viewer
    if (message.view != null) this.view = message.view
    if (message.t === 'update' && message.patch) this.view = patched(this.view, message.patch)
    this.standing = message
  }

  get last(): ServerMessage | undefined {
    return this.heard.at(-1)
  }

  say(message: ClientMessage): Promise<void> {
    return this.house.say(this, message)
  }

  enter(table: string, as?: number): Promise<void> {
    return this.say({ t: 'enter', version: PROTOCOL_VERSION, table, ...(as === undefined ? {} : { as }) })
  }

  /** Waits until this seat is asked, or the game is over. */
  async asked(): Promise<boolean> {
    for (let turns = 0; turns < 10_000; turns++) {
      if (this.standing?.result) return false
      if (this.standing?.ask) return true
      await new Promise(resolve => setTimeout(resolve, 0))
    }
    throw new Error('nobody is asked any more')
  }

  async playOne(rng: SeededRng): Promise<void> {
    const { n, ask } = this.standing!
    const move = ask!.moves[rng.below(ask!.moves.length)]!
    await this.say({ t: 'move', id: newId(), n, move })
  }
}

test('a whole game against bots, with every entry in the store before it is told', async () => {
  const store = new MemoryStore()
  const house = houseOver(store)
  const id = await house.open(person, againstBots)
  const page = new PageThere(house)
  await page.enter(id)
  const rng = SeededRng.of('whole')
  while (await page.asked()) {
    await page.playOne(rng)
    expect((await store.read(id)).length).toBeGreaterThanOrEqual(page.standing!.n)
  }
  const record = readRecord((await house.record(id))!)
  expect(verify(gameNamed('sen'), record, rngFor(record.chance)).over).toBe(true)
  expect(await house.list()).toMatchObject([{ id, phase: 'over' }])
})

test('the device’s part of the shuffle comes after its house has fixed its own; only then are the cards dealt', async () => {
  const house = houseOver(new MemoryStore())
  const id = await house.open(person, { ...hotSeat, shuffles: true })
  const page = new PageThere(house)
  await page.enter(id)
  expect(page.last).toMatchObject({ t: 'welcome', view: null, you: { seats: [0, 1], shuffles: true } })
  await page.say({ t: 'shuffle', id: newId(), entropy: 'ab'.repeat(32) })
  expect(page.last).toMatchObject({ t: 'update', table: { phase: 'playing' } })
})

test('a device has the same rule for names as the house', async () => {
  const house = houseOver(new MemoryStore())
  const named = (name: string): LocalPlan => ({ ...hotSeat, seats: [{ who: 'me' }, { who: 'me', name }] })
  await expect(house.open(person, named('\u3164'))).rejects.toThrow('badName')
  await expect(house.open({ ...person, name: '\u2800' }, againstBots)).rejects.toThrow('badName')
  const page = new PageThere(house)
  await page.enter(await house.open(person, named('  Jan  ')))
  expect(page.last).toMatchObject({ table: { seats: [{ name: 'Ola' }, { name: 'Jan' }] } })
})

test('after a crash in the middle another house goes on from the log', async () => {
  const store = new MemoryStore()
  const rng = SeededRng.of('crash')
  const id = await houseOver(store).open(person, againstBots)
  for (let moves = 0; ; moves++) {
    const page = new PageThere(houseOver(store))
    await page.enter(id)
    if (!(await page.asked())) break
    const { view, standing } = page
    expect(view).toEqual(seenOf(id, (await store.read(id)).slice(0, standing!.n), asSeat(0)))
    await page.playOne(rng)
    page.house.end(page)
    expect(moves).toBeLessThan(500)
  }
  expect(await houseOver(store).record(id)).toContain('sen')
})

const seenOf = (id: string, log: readonly string[], viewer: Viewer): unknown =>
  Match.from(id, log.map(readEntry)).welcome(viewer, 'device', 0).view

test('a command that arrives again is answered again, and played once', async () => {
  const house = houseOver(new MemoryStore())
  const id = await house.open(person, hotSeat)
  const page = new PageThere(house)
  await page.enter(id, 0)
  const peek: ClientMessage = { t: 'move', id: newId(), n: page.standing!.n, move: { kind: 'peek', slot: 0 } }
  await page.say(peek)
  const { n } = page.standing!
  await page.say(peek)
  expect(page.last).toEqual({ t: 'done', id: peek.id, n })
})

test('every answer names what it answers, the first and the one to who never came as well', async () => {
  const house = houseOver(new MemoryStore())
  const id = await house.open(person, hotSeat)
  const page = new PageThere(house)
  await page.say({ t: 'undo', id: 'early-undo', n: 1 })
  expect(page.last).toMatchObject({ t: 'refused', id: 'early-undo', refusal: { kind: 'badMessage', where: 't' } })
  await page.say({ t: 'enter', id: 'entering-1', version: PROTOCOL_VERSION, table: 'A'.repeat(22) })
  expect(page.last).toMatchObject({ t: 'refused', id: 'entering-1', refusal: { kind: 'noSuchTable' } })
  await page.say({ t: 'enter', id: 'entering-2', version: PROTOCOL_VERSION, table: id })
  expect(page.heard.find(({ t }) => t === 'welcome')).toMatchObject({ id: 'entering-2' })
})

test('taking back, asking why, and a refusal with its clause', async () => {
  const house = houseOver(new MemoryStore())
  const id = await house.open(person, hotSeat)
  const page = new PageThere(house)
  for (await page.enter(id); page.standing!.ask!.moves[0]!.kind === 'peek'; await page.enter(id))
    await page.playOne(SeededRng.of('peeks'))
  const question = page.standing!.ask
  await page.say({ t: 'why', id: newId(), move: { kind: 'discard' } })
  expect(page.last).toMatchObject({ t: 'because', clause: 'SEN-8' })
  await page.say({ t: 'move', id: newId(), n: page.standing!.n, move: { kind: 'discard' } })
  expect(page.last).toMatchObject({ t: 'refused', refusal: { kind: 'clause', clause: 'SEN-8' } })
  await page.say({ t: 'move', id: newId(), n: page.standing!.n, move: { kind: 'take' } })
  expect(page.standing).toMatchObject({ undo: true })
  await page.say({ t: 'undo', id: newId(), n: page.standing!.n })
  expect(page.last).toMatchObject({ t: 'update', undone: true, ask: { moves: question!.moves } })
})

test('hot-seat: what a seat is told is what that seat may know, whichever seat of the device looks', async () => {
  const store = new MemoryStore()
  const house = houseOver(store)
  const id = await house.open(person, hotSeat)
  const rng = SeededRng.of('hot')
  const pages = [new PageThere(house), new PageThere(house)]
  for (const [seat, page] of pages.entries()) await page.enter(id, seat)
  for (;;) {
    const asked = pages.find(page => page.standing!.ask !== null)
    if (asked === undefined) break
    await asked.playOne(rng)
    const log = await store.read(id)
    for (const [seat, page] of pages.entries()) expect(page.view).toEqual(seenOf(id, log, asSeat(seat)))
  }
  for (const [seat, page] of pages.entries()) {
    const looks = page.heard.flatMap(message => (message.t === 'update' ? message.events : [])).filter(isLook)
    expect(looks.length).toBeGreaterThan(3)
    for (const look of looks) expect([look.seat, look.card !== undefined]).toEqual([look.seat, look.seat === seat])
  }
})

const isLook = (event: GameEvent): event is GameEvent & { readonly seat: number; readonly card?: number } =>
  event.type === 'looked'

test('the same again: one new table for all who ask', async () => {
  const house = houseOver(new MemoryStore())
  const id = await house.open(person, { ...hotSeat, options: { rounds: 1 } })
  const page = new PageThere(house)
  const rng = SeededRng.of('again')
  await page.say({ t: 'again', id: newId() })
  for (;;) {
    await page.enter(id)
    if (page.standing!.result) break
    await page.playOne(rng)
  }
  await page.say({ t: 'again', id: newId() })
  const { next } = page.last?.t === 'update' ? page.last.table! : { next: null }
  await page.say({ t: 'again', id: newId() })
  expect(page.last).toMatchObject({ t: 'done' })
  await page.enter(next!)
  expect(page.last).toMatchObject({ t: 'welcome', table: { phase: 'playing', options: { rounds: 1 } } })
})

test('a table that is not there, and one that was removed', async () => {
  const house = houseOver(new MemoryStore())
  const page = new PageThere(house)
  await page.enter('A'.repeat(22))
  expect(page.last).toEqual({ t: 'refused', refusal: { kind: 'noSuchTable' } })
  const id = await house.open(person, hotSeat)
  await house.remove(id)
  expect(await house.list()).toEqual([])
  await page.enter(id)
  expect(page.last).toEqual({ t: 'refused', refusal: { kind: 'noSuchTable' } })
})

test('a table of other rules is not listed, and says so to whoever opens it', async () => {
  const store = new MemoryStore()
  const id = await houseOver(store).open(person, hotSeat)
  const [opened] = await store.read(id)
  const old = 'B'.repeat(22)
  await store.append(old, 1, opened!.replace(/"rulesVersion":\d+/, '"rulesVersion":99'))
  const house = houseOver(store)
  expect((await house.list()).map(line => line.id)).toEqual([id])
  const page = new PageThere(house)
  await page.enter(old)
  expect(page.last).toMatchObject({ t: 'refused', refusal: { kind: 'input', problem: { kind: 'recordRules' } } })
})

test('a log that cannot be read is not the fault of whoever opens it, and keeps nobody from the others', async () => {
  const store = new MemoryStore()
  const good = await houseOver(store).open(person, hotSeat)
  const [opened] = await store.read(good)
  const damaged: readonly (readonly string[])[] = [
    [opened!.replace('"sen"', '"chess"')],
    [opened!, '{"kind":"mov'],
    [opened!, '{"kind":"began","at":0,"bot":"greedy"}', '{"kind":"moved","seat":0,"move":"fly 9","by":"person"}'],
  ]
  for (const [index, entries] of damaged.entries()) {
    const id = String(index).repeat(22)
    for (const [before, entry] of entries.entries()) await store.append(id, before + 1, entry)
    const house = houseOver(store)
    const page = new PageThere(house)
    await page.enter(id)
    expect(page.last).toEqual({ t: 'refused', refusal: { kind: 'broken' } })
    await expect(house.record(id)).rejects.toThrow(UnreadableLog)
    expect((await house.list()).map(line => line.id)).toEqual([good])
  }
})

test('a table that was never finished and is closed is not listed, and makes room', async () => {
  const store = new MemoryStore()
  const id = await houseOver(store).open(person, hotSeat)
  const unfinished = await houseOver(store).open(person, hotSeat)
  const { length } = await store.read(id)
  for (let n = length + 1; n <= LONGEST_LOG; n++)
    await store.append(id, n, writeEntry({ kind: 'returned', seats: [0] }))
  const house = houseOver(store)
  const page = new PageThere(house)
  await page.enter(id)
  expect(page.last).toEqual({ t: 'refused', refusal: { kind: 'endless', most: LONGEST_LOG } })
  expect((await house.list()).map(line => line.id)).toEqual([unfinished])
  await house.tidy(30)
  expect(await store.tables()).toEqual([unfinished])
})

test('old finished games make room, unfinished ones stay', async () => {
  const store = new MemoryStore()
  const house = houseOver(store)
  const unfinished = await house.open(person, hotSeat)
  const rng = SeededRng.of('tidy')
  for (let games = 0; games < 3; games++) {
    const id = await house.open(person, { ...hotSeat, options: { rounds: 1 } })
    const page = new PageThere(house)
    for (await page.enter(id); !page.standing!.result; await page.enter(id)) await page.playOne(rng)
    house.end(page)
  }
  await house.tidy(1)
  const lines = await house.list()
  expect(lines.map(({ phase }) => phase).sort()).toEqual(['over', 'playing'])
  expect(lines.map(({ id }) => id)).toContain(unfinished)
})

test('when storage fails in the middle the game goes on in memory, and that is said once', async () => {
  const durable = new MemoryStore()
  let written = 0
  let troubles = 0
  const failing: LogStore = {
    append: (table, n, entry) => (written++ < 6 ? durable.append(table, n, entry) : Promise.reject(new Error('full'))),
    read: table => durable.read(table),
    tables: () => durable.tables(),
    remove: table => durable.remove(table),
  }
  const house = houseOver(new SturdyStore(failing, () => troubles++))
  const id = await house.open(person, againstBots)
  const page = new PageThere(house)
  await page.enter(id)
  const rng = SeededRng.of('full')
  while (await page.asked()) await page.playOne(rng)
  expect(troubles).toBe(1)
  expect(await house.record(id)).toContain('sen')
  expect((await durable.read(id)).length).toBe(6)
})

test('another writer was faster: its entry is the truth', async () => {
  const store = new MemoryStore()
  const id = await houseOver(store).open(person, hotSeat)
  const [one, two] = [new PageThere(houseOver(store)), new PageThere(houseOver(store))]
  await one.enter(id, 0)
  await two.enter(id, 0)
  await one.say({ t: 'move', id: newId(), n: one.standing!.n, move: { kind: 'peek', slot: 0 } })
  await two.say({ t: 'move', id: newId(), n: two.standing!.n, move: { kind: 'peek', slot: 1 } })
  expect(two.last).toMatchObject({ t: 'refused', refusal: { kind: 'stale' } })
  expect(two.view).toEqual(one.view)
})

test('without locks two pages let the same bots play: whoever is slower follows, and neither stands still', async () => {
  const store = new MemoryStore()
  const [one, two] = [new PageThere(houseOver(store)), new PageThere(houseOver(store))]
  const id = await one.house.open(person, againstBots)
  await Promise.all([one.enter(id), two.enter(id)])
  const rng = SeededRng.of('two pages')
  while (await one.asked()) {
    const { n, ask } = one.standing!
    await one.say({ t: 'move', id: newId(), n, move: ask!.moves[rng.below(ask!.moves.length)]! })
  }
  expect(one.standing?.result).not.toBeNull()
  expect([...one.heard, ...two.heard].map(({ t }) => t)).not.toContain('bye')
})

test('bots pause by what is to be seen, and are told how long they may think', async () => {
  const parts: number[] = []
  const told: number[] = []
  const house = new LocalHouse({
    store: new MemoryStore(),
    async askBot(_game, { legal, pause }) {
      told.push(pause)
      return legal[0]!
    },
    async botPace(part) {
      parts.push(part)
    },
  })
  const id = await house.open(person, { ...againstBots, game: 'cathedral', options: {} })
  const page = new PageThere(house)
  await page.enter(id)
  const rng = SeededRng.of('paces')
  for (let moves = 0; moves < 30 && (await page.asked()); moves++) await page.playOne(rng)
  expect(parts).toEqual(told)
  expect(new Set(parts)).toEqual(new Set([1, 1 / 2, 1 / 6]))
})

/** Bots that think until they are told to stop, and how each was told. */
function ponderers(): { readonly house: LocalHouse; readonly stops: readonly AbortSignal[] } {
  const stops: AbortSignal[] = []
  const house = new LocalHouse({
    store: new MemoryStore(),
    askBot(_game, _turn, signal) {
      stops.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
    botPace: () => Promise.resolve(),
  })
  return { house, stops }
}

test('a bot stops thinking when nobody looks any more, and is asked anew when somebody comes back', async () => {
  const { house, stops } = ponderers()
  const id = await house.open(person, againstBots)
  const page = new PageThere(house)
  await page.enter(id)
  const rng = SeededRng.of('stops')
  while (stops.length === 0 && (await page.asked())) await page.playOne(rng)
  const asked = stops.length
  expect(stops.every(({ aborted }) => !aborted)).toBe(true)
  house.end(page)
  expect(stops.every(({ aborted }) => aborted)).toBe(true)
  await page.enter(id)
  expect(stops.slice(asked).map(({ aborted }) => aborted)).toEqual(Array(asked).fill(false))
  await house.remove(id)
  expect(stops.every(({ aborted }) => aborted)).toBe(true)
  expect(page.heard.filter(({ t }) => t === 'bye')).toEqual([])
})

test('a table with other cards names them, and gives them to whoever asks', async () => {
  const house = houseOver(new MemoryStore())
  const book = gameNamed('three-chapters').cards!
  const mine = book.read(book.builtIn.text.replace('"pl":"', '"pl":"Moja '))
  const id = await house.open(person, { ...hotSeat, game: 'three-chapters', options: {}, cards: mine.text })
  const heard: ServerMessage[] = []
  await house.say({ hear: message => heard.push(message) }, { t: 'enter', version: PROTOCOL_VERSION, table: id })
  expect(heard[0]).toMatchObject({ t: 'welcome', table: { cards: mine.hash } })
  expect(await house.cards(id)).toBe(mine.text)
  const box = await house.open(person, hotSeat)
  await expect(house.cards(box)).rejects.toMatchObject({ refusal: { kind: 'noSuchPage' } })
})

test('a bot stops within 20 ms, and thinks in slices: what else is to be done is done meanwhile', async () => {
  const game = gameNamed('cat-lady')
  const state = game.rules.newState()
  game.rules.setup(2, game.options.read({}), { rng: SeededRng.of('slices') }, state)
  const seat = firstOf(game.rules.deciders(state))
  const legal = new MoveList()
  game.rules.legalMoves(state, seat, legal)
  const turn = { seat, bot: 'master', view: game.rules.view(state, seat), legal: legal.toArray(), pause: 1 }
  const took: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const thought = new AbortController()
    // Far too long to be over by itself before it is stopped, however busy the machine.
    const thinking = botMove(game, { ...turn, pause: 1000 }, thought.signal)
    await new Promise(resolve => setTimeout(resolve, 0))
    const begun = performance.now()
    thought.abort()
    await expect(thinking).rejects.toThrow('abort')
    took.push(performance.now() - begun)
  }
  // A busy machine may hold a thread up; `npm run bots` measures all of them, with and without load.
  expect(took.sort((one, other) => one - other)[2]).toBeLessThan(20)
  expect(turn.legal).toContain(await botMove(game, turn, new AbortController().signal))
})
