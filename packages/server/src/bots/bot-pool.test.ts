import { asSeat, type Move, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { afterEach, describe, expect, test } from 'vitest'
import type { BotRequest } from '../house/bot-request.ts'
import { type BotPool, createBotPool } from './bot-pool.ts'

const sen = gameNamed('sen')
const open: BotPool[] = []

function pool(settings: Parameters<typeof createBotPool>[0]): BotPool {
  const created = createBotPool(settings)
  open.push(created)
  return created
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(each => each.close()))
})

function firstDecision(bot: string, seed = 'seed'): BotRequest {
  const state = sen.rules.newState()
  sen.rules.setup(2, sen.options.read({}), { rng: SeededRng.of('table') }, state)
  const seat = asSeat(0)
  const legal = new MoveList()
  sen.rules.legalMoves(state, seat, legal)
  return { game: 'sen', bot, view: sen.rules.view(state, seat), seat, legal: legal.toArray(), seed }
}

/** A thread that does what the name of the bot says. */
const odd = new URL('./odd-thinker.ts', import.meta.url)

describe('bots in threads', () => {
  test.each(['greedy', 'random'])('%s answers with a legal move, the same for the same seed', async bot => {
    const { ask } = pool({ threads: 1 })
    const request = firstDecision(bot)
    const move = await ask(request)
    expect(request.legal).toContain(move)
    expect(await ask(request)).toBe(move)
  })

  test('many tables are answered in the order in which they asked', async () => {
    const bots = pool({ threads: 1 })
    const order: number[] = []
    const requests = Array.from({ length: 50 }, (_, table) =>
      bots.ask(firstDecision('random', `table ${table}`)).then(() => order.push(table)),
    )
    await Promise.all(requests)
    expect(order).toEqual(Array.from({ length: 50 }, (_, table) => table))
    expect(bots.waiting).toBe(0)
  })

  test('an unknown bot is an error, not a silence', async () => {
    await expect(pool({ threads: 1 }).ask(firstDecision('genius'))).rejects.toThrow()
  })

  test('a crashed thread is replaced and asked again, once', async () => {
    const bots = pool({ threads: 1, thinker: odd })
    await expect(bots.ask(firstDecision('crash'))).rejects.toThrow()
    const request = firstDecision('first')
    expect(await bots.ask(request)).toBe(request.legal[0])
  })

  test('whoever thinks for ever is stopped, and the others go on', async () => {
    const bots = pool({ threads: 1, longestThoughtMs: 1000, thinker: odd })
    await bots.ask(firstDecision('first'))
    await expect(bots.ask(firstDecision('forever'))).rejects.toThrow('too long')
    const request = firstDecision('first')
    expect(await bots.ask(request)).toBe(request.legal[0])
  })

  test('a move that is not allowed is not passed on', async () => {
    await expect(pool({ threads: 1, thinker: odd }).ask(firstDecision('cheat'))).rejects.toThrow('not allowed')
  })

  test('what it was given is what its seat may know', () => {
    const { view, legal } = firstDecision('greedy')
    expect(structuredClone(view)).toEqual(view)
    expect(legal.every((move: Move) => Number.isInteger(move))).toBe(true)
  })
})
