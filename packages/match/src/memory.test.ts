import { asSeat } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { Match } from './match.ts'
import { ALA, ID, OLA, randomTable, SomeTable } from './testing/some-table.ts'

const [SEAT_0, SEAT_1] = [asSeat(0), asSeat(1)]

/** Ala looks at her lands one after the other (SEN-5). */
const peek = (table: SomeTable, slot: number) =>
  table.says(ALA, { t: 'move', n: table.match.n, move: { kind: 'peek', slot } }, SEAT_0)

const looksOf = (match: Match, since = 0) =>
  match
    .welcome(SEAT_0, ALA.id, since)
    .story.flatMap(({ events }) => events)
    .filter(({ type }) => type === 'looked')
    .map(event => 'card' in event)

describe('coming back', () => {
  test('SEN-M1: the last thing one looked at is shown again, what was before it is not', () => {
    const table = SomeTable.dealt()
    peek(table, 0)
    expect(looksOf(table.match)).toEqual([true])
    peek(table, 1)
    expect(looksOf(table.match)).toEqual([false, true])
    expect(JSON.stringify(table.match.welcome(SEAT_1, OLA.id, 0))).not.toContain('"card"')
  })

  test('SEN-M1: with the memory aid everything that one has seen is there', () => {
    const table = SomeTable.dealt({ options: { rounds: 1, memoryAid: true } })
    peek(table, 0)
    peek(table, 1)
    expect(looksOf(table.match)).toEqual([true, true])
    expect(JSON.stringify(table.match.welcome(SEAT_1, OLA.id, 0))).not.toContain('"card"')
  })

  test('SEN-M1: a restart brings back nothing either', () => {
    const table = SomeTable.dealt()
    peek(table, 0)
    peek(table, 1)
    expect(looksOf(Match.from(ID, table.entries))).toEqual([false, true])
    expect(looksOf(Match.from(ID, [], table.match.snapshot()))).toEqual([])
  })

  test('tells what happened since then, and says when some of it is missing', () => {
    const { match } = randomTable('a long story', 80)
    const { story, gap } = match.welcome('spectator', undefined, 0)
    expect(gap).toBe(true)
    expect(story.length).toBeLessThanOrEqual(24)
    const since = story[0]!.n
    const later = match.welcome('spectator', undefined, since)
    expect(later.gap).toBe(false)
    expect(later.story).toEqual(story.slice(1))
    expect(match.welcome('spectator', undefined, match.n + 5)).toMatchObject({ story: [], gap: false })
  })

  test('a move that was taken back is not told', () => {
    const table = SomeTable.dealt()
    for (const [who, seat] of [
      [ALA, SEAT_0],
      [ALA, SEAT_0],
      [OLA, SEAT_1],
      [OLA, SEAT_1],
    ] as const) {
      const slot = table.match.questionOf(seat) % 4
      table.says(who, { t: 'move', n: table.match.n, move: { kind: 'peek', slot } }, seat)
    }
    const [seat] = table.asked
    const who = seat === SEAT_0 ? ALA : OLA
    const before = JSON.stringify(table.match.welcome('spectator', undefined, 0).story)
    table.says(who, { t: 'move', n: table.match.n, move: { kind: 'take' } }, seat!)
    table.says(who, { t: 'undo', n: table.match.n }, seat!)
    expect(JSON.stringify(table.match.welcome('spectator', undefined, 0).story)).toBe(before)
  })
})

test('a command is remembered for a while, by the entry it made', () => {
  const table = randomTable('commands', 60)
  const newest = table.entries.findLastIndex(entry => 'id' in entry && entry.id !== undefined)
  const { id } = table.entries[newest] as { readonly id: string }
  expect(table.match.doneBefore(id)).toBe(newest + 1)
  expect(table.match.doneBefore('never-said')).toBeUndefined()
  expect(table.match.snapshot()?.commands.length ?? 32).toBeLessThanOrEqual(32)
})
