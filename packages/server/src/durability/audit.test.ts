import { describe, expect, test } from 'vitest'
import { ToldLedger } from './acknowledged.ts'
import { audit, type Logs } from './audit.ts'

const moved = (id: string, move: string): string => JSON.stringify({ kind: 'moved', id, seat: 0, move, by: 'person' })

const logOf = (...texts: readonly string[]): Logs =>
  new Map([['m', texts.map((text, index) => ({ n: index + 1, text }))]])

const WHOLE = [JSON.stringify({ kind: 'opened' }), moved('a', 'draw'), moved('b', 'place 1')]

function toldOf(...told: readonly (readonly [n: number, id: string, move: string])[]): ToldLedger {
  const ledger = new ToldLedger()
  for (const [n, id, move] of told) ledger.acknowledge({ match: 'm', n, id, move })
  return ledger
}

describe('what was told is compared with the log', () => {
  const told = toldOf([2, 'a', 'draw'], [3, 'b', 'place 1'])

  test('a whole log has no faults, also with entries nobody has heard of', () => {
    expect(audit(logOf(...WHOLE), told)).toEqual([])
    expect(audit(logOf(...WHOLE, moved('c', 'take')), told)).toEqual([])
  })

  test('a lost entry is found', () => {
    expect(audit(logOf(...WHOLE.slice(0, 2)), told)).toEqual([
      'm: entry 3 was told and is not there',
      'm: entry 3 should be command b and is none',
    ])
    expect(audit(new Map(), told)).toHaveLength(3)
  })

  test('an entry that was only heard of may not be lost either', () => {
    const ledger = toldOf([2, 'a', 'draw'])
    ledger.hear('m', 4)
    expect(audit(logOf(...WHOLE), ledger)).toEqual(['m: entry 4 was told and is not there'])
  })

  test('another entry in its place is found', () => {
    expect(audit(logOf(WHOLE[0]!, WHOLE[1]!, moved('x', 'take')), told)).toEqual([
      'm: entry 3 should be command b and is x',
    ])
    expect(audit(logOf(WHOLE[0]!, WHOLE[1]!, moved('b', 'place 2')), told)).toEqual([
      'm: entry 3 is not the move place 1',
    ])
  })

  test('a command that was carried out twice is found', () => {
    expect(audit(logOf(...WHOLE, moved('a', 'draw')), told)).toEqual([
      'm: command a was carried out twice: entries 2 and 4',
    ])
  })

  test('half an entry is found', () => {
    expect(audit(logOf(...WHOLE, '{"kind":"mov'), told)).toEqual(['m: entry 4 is half: {"kind":"mov'])
  })

  test('a gap is found', () => {
    const rows = [
      { n: 1, text: WHOLE[0]! },
      { n: 3, text: moved('c', 'take') },
    ]
    expect(audit(new Map([['m', rows]]), new ToldLedger())).toEqual(['m: entry 2 is missing, 3 follows'])
  })

  test('two answers to one command that differ are found', () => {
    expect(audit(logOf(...WHOLE), toldOf([2, 'a', 'draw'], [2, 'a', 'draw']))).toEqual([])
    expect(audit(logOf(...WHOLE), toldOf([2, 'a', 'draw'], [3, 'a', 'draw']))).toEqual([
      'command a was entry 2 first and 3 then',
    ])
  })
})
