import { expect, test } from 'vitest'
import { pin, pinned, pinTaken } from './pin.ts'

const SEAL = '11'.repeat(32)
let parts = 0
const newPart = (): string => `part ${++parts}`

test('what was seen first counts: a house that shows another seal later changes nothing', () => {
  expect(pinned('a')).toBeUndefined()
  const first = pin('a', SEAL, newPart)
  expect(pin('a', '22'.repeat(32), newPart)).toEqual(first)
  expect(pinned('a')).toEqual({ seal: SEAL, part: first.part })
})

test('every table has its own part; that the house has it is remembered, until it asks for it again', () => {
  const [b, c] = [pin('b', SEAL, newPart), pin('c', SEAL, newPart)]
  expect(b.part).not.toBe(c.part)
  pinTaken('b')
  expect([pinned('b')?.isTaken, pinned('c')?.isTaken]).toEqual([true, undefined])
  expect(pin('b', SEAL, newPart)).toEqual({ seal: SEAL, part: b.part })
  expect(pinned('b')?.isTaken).toBeUndefined()
})

test('only the last tables are remembered', () => {
  for (let table = 0; table < 200; table++) pin(`many ${table}`, SEAL, newPart)
  expect(pinned('many 0')).toBeUndefined()
  expect(pinned('many 199')?.seal).toBe(SEAL)
})
