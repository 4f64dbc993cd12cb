import { setTimeout as sleep } from 'node:timers/promises'
import { asSeat, type Move, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { afterAll, describe, expect, test } from 'vitest'
import type { BotRequest } from '../house/bot-request.ts'
import { type BotPool, createBotPool } from './bot-pool.ts'

const sen = gameNamed('sen')
const THINK_MS = 450
const open: BotPool[] = []

/** A pool with one thread. A thread takes a while to start, so tests share one where they can. */
function pool(settings: Partial<Parameters<typeof createBotPool>[0]> = {}): BotPool {
  const created = createBotPool({ threads: 1, thinkMs: THINK_MS, ...settings })
  open.push(created)
  return created
}

/** A thread that does what the name of the bot says. */
const odd = new URL('./odd-thinker.ts', import.meta.url)

const bots = pool()
const oddBots = pool({ thinker: odd })

afterAll(async () => {
  await Promise.all(open.map(each => each.close()))
})

const noStop = (): AbortSignal => new AbortController().signal

const ask = (bots: BotPool, request: BotRequest, signal = noStop()): Promise<Move> => bots.ask(request, signal)

function firstDecision(bot: string, table = 'table', seed = 'seed', guest = table): BotRequest {
  const state = sen.rules.newState()
  sen.rules.setup(2, sen.options.read({}), { rng: SeededRng.of('table') }, state)
  const seat = asSeat(0)
  const legal = new MoveList()
  sen.rules.legalMoves(state, seat, legal)
  const view = sen.rules.view(state, seat)
  return { guest, table, game: 'sen', bot, view, seat, legal: legal.toArray(), pause: 1, seed }
}

describe('bots in threads', () => {
  test.each(['novice', 'master', 'greedy', 'random'])('%s answers with a legal move', async bot => {
    const request = firstDecision(bot)
    expect(request.legal).toContain(await ask(bots, request))
  })

  test.each(['novice', 'greedy', 'random'])('%s answers the same for the same seed', async bot => {
    const request = firstDecision(bot)
    const move = await ask(bots, request)
    expect(await ask(bots, request)).toBe(move)
  })

  test.each(['genius', 'master:60000ms', 'master:9'])('%s is no bot: an error, not a silence', async bot => {
    await expect(ask(bots, firstDecision(bot))).rejects.toThrow()
  })

  test('a crashed thread is replaced and asked again, once', async () => {
    await expect(ask(oddBots, firstDecision('crash'))).rejects.toThrow()
    const request = firstDecision('first')
    expect(await ask(oddBots, request)).toBe(request.legal[0])
  })

  test('a thread that hears nothing any more is given up, and the others go on', async () => {
    const deaf = pool({ lostAfterMs: 3000, thinker: odd })
    await expect(ask(deaf, firstDecision('forever'))).rejects.toThrow('too long')
    const request = firstDecision('first')
    expect(await ask(deaf, request)).toBe(request.legal[0])
  })

  test('a move that is not allowed is not passed on', async () => {
    await expect(ask(oddBots, firstDecision('cheat'))).rejects.toThrow('not allowed')
  })

  test('what it was given is what its seat may know', () => {
    const { view, legal } = firstDecision('greedy')
    expect(structuredClone(view)).toEqual(view)
    expect(legal.every((move: Move) => Number.isInteger(move))).toBe(true)
  })
})

describe('many tables', () => {
  /** In which order tables get their answers. */
  async function answered(tables: readonly string[]): Promise<readonly string[]> {
    const order: string[] = []
    await Promise.all(tables.map(table => ask(bots, firstDecision('random', table)).then(() => order.push(table))))
    return order
  }

  test('are answered in the order in which they asked', async () => {
    const tables = Array.from({ length: 50 }, (_, table) => `table ${table}`)
    expect(await answered(tables)).toEqual(tables)
    expect(bots.waiting).toBe(0)
  })

  test('come in turn: one that asks for many bots at once is not served before the others', async () => {
    // The first is thought about before another table asks.
    expect(await answered([...'aaaaabbc'])).toEqual([...'aabcabaa'])
  })

  test('of one guest do not come before the one of another, however many there are', async () => {
    const order: string[] = []
    const asked = (guest: string, table: string): Promise<unknown> =>
      ask(bots, firstDecision('random', table, 'seed', guest)).then(() => order.push(table))
    await Promise.all([...[1, 2, 3, 4].map(table => asked('a', `a${table}`)), asked('b', 'b1'), asked('a', 'a1')])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a1'])
  })

  test('share the time that one of them would have, however long their bots would think', async () => {
    const tables = Array.from({ length: 40 }, (_, table) => `table ${table}`)
    await ask(oddBots, firstDecision('first'))
    const begun = performance.now()
    await Promise.all(tables.map(table => ask(oddBots, firstDecision('endless', table))))
    // The first one thought as long as it may, for it was alone; the others then hurried.
    expect(performance.now() - begun).toBeLessThan(3 * THINK_MS)
  })

  test('a bot alone thinks no longer than it may', async () => {
    const begun = performance.now()
    const request = firstDecision('endless')
    expect(await ask(oddBots, request)).toBe(request.legal[0])
    expect(performance.now() - begun).toBeGreaterThan(THINK_MS - 20)
    expect(performance.now() - begun).toBeLessThan(THINK_MS + 100)
  })
})

describe('a question that nobody waits for any more', () => {
  test('stops being thought about within 20 ms', async () => {
    await ask(oddBots, firstDecision('first'))
    const times: number[] = []
    for (let time = 0; time < 9; time++) {
      const stop = new AbortController()
      const thinking = ask(oddBots, firstDecision('endless'), stop.signal)
      await sleep(20)
      const begun = performance.now()
      stop.abort()
      await expect(thinking).rejects.toThrow('abort')
      // The one thread is free again: it answers somebody else.
      await ask(oddBots, firstDecision('first', 'another'))
      times.push(performance.now() - begun)
    }
    expect(times.sort((one, other) => one - other)[4]).toBeLessThan(20)
  })

  test('never gets a thread if it still waits for one', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const thinking = ask(oddBots, firstDecision('endless', 'a'), first.signal)
    const waiting = ask(oddBots, firstDecision('crash', 'b'), second.signal)
    expect(oddBots.waiting).toBe(1)
    second.abort()
    expect(oddBots.waiting).toBe(0)
    await expect(waiting).rejects.toThrow('abort')
    expect(await thinking).toBe(firstDecision('endless').legal[0])
  })
})
