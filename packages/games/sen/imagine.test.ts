import { asSeat, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { IN_THE_BOX } from './components.ts'
import { sen } from './index.ts'

test('worlds are imagined uniformly: an unseen land is each unseen card as often as there are such cards', () => {
  const state = sen.position.read('dreams: 9:1 7 3 0:2 | T 6:2 5 0:*\ndiscard: 4 4 9\nasked: 1 turn')
  const seen = sen.rules.view(state, asSeat(0))
  const unseen = [...IN_THE_BOX]
  for (const card of [9, 0, 4, 4, 9]) unseen[card]!--
  const total = unseen.reduce((sum, count) => sum + count, 0)
  const worlds = 40_000
  const found = Array<number>(13).fill(0)
  const rng = SeededRng.of('imagine')
  const world = sen.rules.newState()
  for (let index = 0; index < worlds; index++) {
    sen.rules.imagine(seen, rng, world)
    found[world.landAt(asSeat(1), 1)]!++
  }
  const chiSquare = found.reduce((sum, count, kind) => {
    const expected = (worlds * unseen[kind]!) / total
    return sum + (count - expected) ** 2 / expected
  }, 0)
  expect(chiSquare).toBeLessThan(32.9) // 12 degrees of freedom, p = 0.001
})

test('what a viewer knows is as it is in every imagined world', () => {
  const state = sen.position.read('dreams: 9:1 7 3 0:2 | T 6:2 5 0:*\nheld: P\nasked: 1 drawn')
  const world = sen.rules.newState()
  for (let index = 0; index < 200; index++) {
    sen.rules.imagine(sen.rules.view(state, asSeat(0)), SeededRng.of(`world ${index}`), world)
    const { dreams, held, discard } = sen.position.write(world)
    expect(dreams).toMatch(/^9:1 \w \w \w:2 \| \w \w:2 \w 0:\*$/)
    expect([held, discard]).toEqual(['P', '0 0'])
  }
})
