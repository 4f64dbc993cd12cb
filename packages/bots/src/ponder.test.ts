import { setImmediate } from 'node:timers/promises'
import { asSeat, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { expect, test } from 'vitest'
import { botWithBudget, ponder, type Question, type Thinking } from './index.ts'

const pause = async (): Promise<void> => void (await setImmediate())

function thinking(bot: string): Thinking {
  const state = sen.position.read('dreams: 9:1 7 3 0:1 | T 6:2 5 0:2\ndiscard: 4\nasked: 1 turn')
  const seat = asSeat(0)
  const legal = ['take', 'draw', 'call'].map(text => sen.moves.read(text))
  const question: Question = { game: sen, seen: sen.rules.view(state, seat), seat, legal }
  return botWithBudget(bot).begin(question, SeededRng.of('ponder'))
}

test('a bot that is told to stop stops within 20 ms', async () => {
  const took: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const controller = new AbortController()
    const pondering = ponder(thinking('master:60000ms'), { atMost: 60_000, signal: controller.signal, pause })
    await new Promise(resolve => setTimeout(resolve, 50))
    const told = performance.now()
    controller.abort()
    await expect(pondering).rejects.toThrow('aborted')
    took.push(performance.now() - told)
  }
  // A busy machine may hold a thread up; `npm run bots` measures all of them, with and without load.
  expect(Math.min(...took)).toBeLessThan(20)
})

test.each([
  ['by its own budget', 'master:60ms', 60_000],
  ['by what the table allows', 'master:60000ms', 60],
])('time is kept: %s', async (_, bot, atMost) => {
  const took: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    const begun = performance.now()
    const thought = thinking(bot)
    await ponder(thought, { atMost, pause })
    took.push(performance.now() - begun)
    expect(thought.outcomes().length).toBe(3)
  }
  expect(Math.min(...took)).toBeGreaterThan(40)
  expect(Math.min(...took)).toBeLessThan(60 + 50)
})

test('with a budget of worlds, steps and pauses change nothing', async () => {
  const atOnce = thinking('master:300')
  while (atOnce.goOn());
  const inSlices = thinking('master:300')
  await ponder(inSlices, { atMost: 60_000, pause })
  expect(inSlices.outcomes()).toEqual(atOnce.outcomes())
})

test('who stops early still has a move', () => {
  const barely = thinking('master:60000ms')
  expect(barely.move).toBe(sen.moves.read('take'))
})
