import { describe, expect, test } from 'vitest'
import { Match } from './match.ts'
import { readSnapshot, UnusableSnapshot, writeSnapshot } from './snapshot.ts'
import { ALA, ID, SomeTable } from './testing/some-table.ts'

const { match } = SomeTable.dealt()
const snapshot = match.snapshot()!
const written = writeSnapshot(ID, snapshot)

const refused = (text: string, id = ID) => expect(() => readSnapshot(id, text)).toThrow(UnusableSnapshot)

describe('a snapshot that is kept', () => {
  test('is read as it was, and the table goes on from it', () => {
    const read = readSnapshot(ID, written)
    expect(read).toEqual(JSON.parse(JSON.stringify(snapshot)))
    const again = Match.from(ID, [], read)
    expect(again.welcome(0 as never, ALA.id, again.n)).toEqual(match.welcome(0 as never, ALA.id, match.n))
  })

  test('is refused when anything in it was changed, or a part of it is missing', () => {
    for (let at = 0; at < written.length; at += 7) {
      const other = written[at] === '1' ? '2' : '1'
      refused(written.slice(0, at) + other + written.slice(at + 1))
      refused(written.slice(0, at))
    }
    refused(`${written} `)
  })

  test('is refused at another table', () => {
    refused(written, 'b'.repeat(22))
  })

  test('is refused when another build has written it in its own way', () => {
    refused(JSON.stringify(snapshot))
    refused('')
    refused('null')
  })

  test('is refused when positions of its game have another length', () => {
    const { state } = snapshot
    for (const other of [state!.slice(1), [...state!, 0], []]) {
      const read = readSnapshot(ID, writeSnapshot(ID, { ...snapshot, state: other }))
      expect(() => Match.from(ID, [], read)).toThrow(UnusableSnapshot)
    }
  })
})
