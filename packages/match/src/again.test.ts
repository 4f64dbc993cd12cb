import { LEVELS } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { againFor, keptSeats, sittings } from './again.ts'
import { KEPT_FOR } from './decide.ts'
import { tableInfo } from './info.ts'
import type { Person } from './opening.ts'
import { ALA, ANYONE, EWA, JAN, NOW, OLA, refusalOf, SomeTable } from './testing/some-table.ts'

test('once more against the same bots: each of its level', () => {
  const bots = LEVELS.map(bot => ({ who: 'bot', bot }) as const)
  const { match } = new SomeTable([{ who: 'me' }, ...bots])
  expect(againFor(match, ALA.id).seats).toEqual([{ who: 'me', name: ALA.name, avatar: ALA.avatar }, ...bots])
})

test('a seat that stayed free is taken by a casual player, and so the next time', () => {
  const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
  table.says(OLA, { t: 'sit', seat: 1 })
  table.says(ALA, { t: 'begin' })
  expect(tableInfo(table.match).seats[2]).toEqual({ who: 'bot', bot: 'casual' })
  expect(againFor(table.match, ALA.id).seats.slice(1)).toEqual([ANYONE, { who: 'bot', bot: 'casual' }])
})

const keptFor = ({ id, name, avatar }: Person) => ({ guest: id, name, avatar })

describe('the seats of a rematch', () => {
  /** Ala, Ola and Ewa have played; Ala opens the next table. */
  function rematch(): SomeTable {
    const played = new SomeTable([{ who: 'me' }, ANYONE, ANYONE])
    played.says(OLA, { t: 'sit', seat: 1 })
    played.says(EWA, { t: 'sit', seat: 2 })
    played.says(ALA, { t: 'begin' })
    const next = new SomeTable(againFor(played.match, ALA.id).seats, {}, keptSeats(played.match, ALA.id))
    next.says(OLA, { t: 'sit', seat: 1 })
    return next
  }

  test('are kept for who sat there: nobody else takes them, by name or by chance', () => {
    const table = rematch()
    expect(refusalOf(() => table.says(JAN, { t: 'sit', seat: 2 }))).toBe('seatKept')
    expect(refusalOf(() => table.says(JAN, { t: 'sit' }))).toBe('seatKept')
    expect(tableInfo(table.match).seats[2]).toEqual({ who: 'free', keptFor: EWA.name })
    expect(table.match.welcome('spectator', EWA.id, 0).you).toMatchObject({ seats: [], kept: [2] })
    table.says(EWA, { t: 'sit' })
    expect(table.match.seatsOf(EWA.id)).toEqual([2])
    expect(table.match.welcome('spectator', EWA.id, 0).you.kept).toBeUndefined()
  })

  test('are for anyone when they were given up', () => {
    const table = rematch()
    expect(refusalOf(() => table.says(JAN, { t: 'leave' }))).toBe('notYourSeat')
    table.says(EWA, { t: 'leave' })
    expect(tableInfo(table.match).seats[2]).toEqual({ who: 'free' })
    table.says(JAN, { t: 'sit' })
    expect(table.match.seatsOf(JAN.id)).toEqual([2])
  })

  test('are for anyone after five minutes', () => {
    const table = rematch()
    expect(refusalOf(() => table.says(JAN, { t: 'sit' }, 'spectator', NOW + KEPT_FOR - 1))).toBe('seatKept')
    table.says(JAN, { t: 'sit' }, 'spectator', NOW + KEPT_FOR)
    expect(table.match.seatsOf(JAN.id)).toEqual([2])
  })

  test('that are not kept go first to those for whom none is', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE], {}, [undefined, keptFor(EWA)])
    table.says(JAN, { t: 'sit' })
    expect(table.match.seatsOf(JAN.id)).toEqual([2])
    expect(refusalOf(() => table.says(OLA, { t: 'sit' }))).toBe('seatKept')
  })

  test('are let go of by whoever sits down elsewhere', () => {
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE], {}, [undefined, keptFor(EWA)])
    table.says(EWA, { t: 'sit', seat: 2 })
    expect(tableInfo(table.match).seats[1]).toEqual({ who: 'free' })
  })

  test('are all taken again by a device that had several, under the names they had', () => {
    const several = [undefined, keptFor({ ...EWA, name: 'Mama' }), keptFor({ ...EWA, name: 'Tata' })]
    const table = new SomeTable([{ who: 'me' }, ANYONE, ANYONE], {}, several)
    const sits = sittings(table.match, EWA.id, { t: 'sit', id: 'command-1', shuffles: true })
    for (const sit of sits) table.says(EWA, sit)
    expect(table.match.chairs.slice(1)).toMatchObject([{ name: 'Mama', shuffles: true }, { name: 'Tata' }])
    expect(table.match.chairs[2]).not.toHaveProperty('shuffles')
    expect(sittings(table.match, JAN.id, sits[0]!)).toEqual([sits[0]])
  })
})

test('whether hints are allowed is said to everybody, and holds the next time', () => {
  expect(tableInfo(SomeTable.dealt().match).hints).toBeUndefined()
  const { match, entries } = SomeTable.dealt({ hints: false })
  expect(entries[0]).toMatchObject({ kind: 'opened', at: NOW, hints: false })
  expect(tableInfo(match).hints).toBe(false)
  expect(againFor(match, ALA.id).hints).toBe(false)
})
