import { describe, expect, test } from 'vitest'
import { areAlike, keptFrom } from './alike.ts'

describe('what shows a list', () => {
  test('stays as it is where the list says the same', () => {
    expect(areAlike([{ card: 2, slot: 0 }], [{ slot: 0, card: 2 }])).toBe(true)
    expect(areAlike([{ card: 2, slot: 0 }], [{ card: 2, slot: 1 }])).toBe(false)
    expect(areAlike([{ card: 2 }], [{ card: 2 }, { card: 3 }])).toBe(false)
  })

  test('keeps every card that is still there, wherever it lies now', () => {
    const before = [{ card: 2 }, { card: 5 }, { card: 7 }]
    const now = keptFrom(before, [{ card: 7 }, { card: 2 }, { card: 9 }])
    expect(now).toEqual([{ card: 7 }, { card: 2 }, { card: 9 }])
    expect(now[0]).toBe(before[2])
    expect(now[1]).toBe(before[0])
  })
})
