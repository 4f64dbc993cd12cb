import { readRecord, type Viewer, verify } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Entry, readEntry, writeEntry } from './entries.ts'
import { Match } from './match.ts'
import { recordFrom } from './record.ts'
import type { MatchSnapshot } from './snapshot.ts'
import { ALA, ID, OLA, randomTable, SomeTable } from './testing/some-table.ts'

const SEEDS = Array.from({ length: 5 }, (_, index) => `replay ${index}`)

/** What everybody would be told on entering now, in bytes; without the story, which a snapshot does not keep. */
const toldNow = (match: Match, viewers: readonly Viewer[]): string[] =>
  viewers.map(viewer => JSON.stringify(match.welcome(viewer, ALA.id, match.n)))

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('a table is its log', () => {
  test.each(SEEDS)('%s: the same log gives the same table, also over the store', seed => {
    const { match, entries, viewers } = randomTable(seed)
    const again = Match.from(ID, entries.map(writeEntry).map(readEntry))
    for (const viewer of viewers)
      expect(JSON.stringify(again.welcome(viewer, ALA.id, 0))).toBe(JSON.stringify(match.welcome(viewer, ALA.id, 0)))
  })

  test.each(SEEDS)('%s: a snapshot and the rest of the log give the same table, from every entry on', seed => {
    const { entries, viewers } = randomTable(seed)
    const match = Match.from(ID, entries.slice(0, 1))
    const copies: { readonly copy: Match; readonly from: number }[] = []
    let snapshots = 0
    for (const [before, entry] of entries.entries()) {
      if (before === 0) continue
      const updates = stored([...match.apply(entry, viewers)])
      // The newest few go on from their snapshots in step with the table itself.
      for (const { copy, from } of copies)
        expect(stored([...copy.apply(entry, viewers)]), `${seed}, from ${from}, entry ${before + 1}`).toEqual(updates)
      const snapshot = match.snapshot()
      if (snapshot === undefined) continue
      snapshots++
      const copy = Match.from(ID, [], stored<MatchSnapshot>(snapshot))
      expect(toldNow(copy, viewers)).toEqual(toldNow(match, viewers))
      expect(stored(copy.snapshot())).toEqual(stored(snapshot))
      copies.push({ copy, from: snapshot.n })
      if (copies.length > 2) copies.shift()
    }
    expect(snapshots).toBeGreaterThan(entries.length / 3)
  })

  test('a snapshot is not made where a move may still be taken back', () => {
    for (const seed of SEEDS) {
      const { entries } = randomTable(seed)
      const match = Match.from(ID, entries.slice(0, 1))
      for (const entry of entries.slice(1)) {
        match.apply(entry, [])
        expect(match.snapshot() === undefined).toBe(match.referee?.undoableBy !== undefined)
      }
    }
  })

  test('a log that begins in the middle, or holds what is not allowed, is refused', () => {
    const { entries } = SomeTable.dealt()
    expect(() => Match.from(ID, entries.slice(1))).toThrow('begins with its opening')
    const illegal: Entry = { kind: 'moved', seat: 0, move: 'draw', by: 'person' }
    expect(() => Match.from(ID, [...entries, illegal])).toThrow('no legal move')
    expect(() => Match.from(ID, [...entries, { kind: 'undone', seat: 0 }])).toThrow('cannot be taken back')
  })

  test('a log of other rules is not replayed by these', () => {
    const [opened, ...rest] = SomeTable.dealt().entries
    expect(() => Match.from(ID, [{ ...opened, rulesVersion: 999 } as Entry, ...rest])).toThrow('recordRules')
  })
})

describe('a record', () => {
  test.each(SEEDS)('%s: verifies, with what was committed to and what people added', seed => {
    const { match, entries } = randomTable(seed, 1000)
    expect(match.phase).toBe('over')
    const record = readRecord(recordFrom(ID, entries)!)
    expect(verify(gameNamed('sen'), record, rngFor(record.chance)).over).toBe(true)
    expect(record.chance).toEqual(match.chance)
    expect(match.welcome('spectator', undefined, match.n).table.commitment).toBe(match.chance.commitment)
  })

  test('is not there before the end: it shows the house’s part of the seed', () => {
    const table = SomeTable.dealt()
    expect(recordFrom(ID, table.entries)).toBeUndefined()
    const everything = JSON.stringify(table.viewers.map(viewer => table.match.welcome(viewer, ALA.id, 0)))
    expect(everything).not.toContain(table.match.opened.house)
    expect(everything).not.toContain(ALA.id)
    expect(everything).not.toContain(OLA.id)
  })
})

describe('what people add to the shuffle', () => {
  const [A, B] = ['aa'.repeat(32), 'bb'.repeat(32)]

  test('counts in the order of seats, not of sitting down', () => {
    const table = new SomeTable([{ who: 'anyone' }, { who: 'me' }, { who: 'anyone' }], { shuffles: true })
    table.says(OLA, { t: 'sit', seat: 2, entropy: 'cc'.repeat(32) })
    table.says(ALA, { t: 'shuffle', entropy: A })
    table.says(OLA, { t: 'sit', seat: 0, entropy: B })
    expect(table.match.chance.entropy).toEqual([B, A, 'cc'.repeat(32)])
  })

  test('goes with whoever leaves before the deal', () => {
    const table = new SomeTable(undefined, { shuffles: true })
    table.says(ALA, { t: 'shuffle', entropy: A })
    table.says(OLA, { t: 'sit', entropy: B })
    table.says(OLA, { t: 'leave' })
    expect(table.match.chance.entropy).toEqual([A])
  })

  test('is added once by a device, however many seats it has', () => {
    const table = new SomeTable([{ who: 'me' }, { who: 'me' }], { shuffles: true })
    expect(table.match.welcome('spectator', ALA.id, 0).you.shuffles).toBe(true)
    table.says(ALA, { t: 'shuffle', entropy: A })
    expect(table.match.welcome('spectator', ALA.id, 0).you.shuffles).toBeUndefined()
    expect(table.match.chance.entropy).toEqual([A])
  })
})
