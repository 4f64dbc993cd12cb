import { asSeat, BadInput } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { NewTable } from '@sennik/protocol'
import { describe, expect, test } from 'vitest'
import { againFor } from './again.ts'
import { decide } from './decide.ts'
import { readEntry, writeEntry } from './entries.ts'
import { tableInfo } from './info.ts'
import { Match } from './match.ts'
import { openedBy } from './opening.ts'

const ola = { id: 'ola', name: 'Ola', avatar: 'cat' } as const
const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA'
const book = gameNamed('three-chapters').cards!

const wanted = (cards?: string): Omit<NewTable, 'id'> => ({
  game: 'three-chapters',
  options: {},
  access: 'private',
  seats: [{ who: 'me' }, { who: 'me' }, { who: 'me' }],
  ...(cards === undefined ? {} : { cards }),
})

function otherCards(): string {
  const form = JSON.parse(book.builtIn.text) as { name: string; cards: { pl: string }[] }
  form.name = 'Moje'
  form.cards[1]!.pl = 'Roszpunka'
  return JSON.stringify(form, undefined, 2)
}

function begun(cards?: string): Match {
  const opened = readEntry(writeEntry(openedBy(ola, wanted(cards), 0)))
  return Match.from(TABLE, [opened, { kind: 'began', at: 0, bot: 'greedy' }])
}

describe('a table with other cards', () => {
  test('keeps them: in its log, for whoever enters, and when the same people play again', () => {
    const match = begun(otherCards())
    expect(match.game.cards!.set.name).toBe('Moje')
    expect(tableInfo(match).cards).toBe(match.opened.cards)
    expect(againFor(match, 'ola').cards).toBe(match.opened.cards)
  })

  test('the cards of the box are not written down, even if somebody brings them', () => {
    expect(begun(book.builtIn.text).opened).not.toHaveProperty('cards')
    expect(tableInfo(begun())).not.toHaveProperty('cards')
  })

  test('cards that cannot be read open no table, nor do cards for a game without card sets', () => {
    expect(() => openedBy(ola, wanted('{}'), 0)).toThrow(BadInput)
    expect(() => openedBy(ola, { ...wanted(otherCards()), game: 'sen' }, 0)).toThrow(BadInput)
  })
})

describe('second thoughts', () => {
  const caller = (as: number) => ({ person: ola, as: asSeat(as) })
  const pick = (match: Match, seat: number, slot: number): void => {
    const command = { t: 'move', id: `pick-${match.n}-00`, n: match.n, move: { kind: 'pick', slot } } as const
    const decision = decide(match, command, caller(seat), 0)
    if ('entry' in decision) match.apply(decision.entry, [])
  }

  test('whoever has chosen is not asked any more, but told by which moves they may choose otherwise', () => {
    const match = begun()
    expect(match.welcome(asSeat(0), 'ola', 0).second).toBeUndefined()
    pick(match, 0, 3)
    const { ask, second, deciders } = match.welcome(asSeat(0), 'ola', 0)
    expect({ ask, deciders }).toEqual({ ask: null, deciders: [1, 2] })
    expect(second).toHaveLength(7)
    expect(match.welcome('spectator', undefined, 0).second).toBeUndefined()
    pick(match, 0, 0)
    expect(match.isAsked(asSeat(0))).toBe(false)
  })

  test('once the last one has chosen it is too late', () => {
    const match = begun()
    pick(match, 0, 3)
    const seen = match.n
    for (const seat of [1, 2]) pick(match, seat, 0)
    const late = { t: 'move', id: 'too-late-000', n: seen, move: { kind: 'pick', slot: 1 } } as const
    expect(() => decide(match, late, caller(0), 0)).toThrow(expect.objectContaining({ refusal: { kind: 'stale' } }))
  })
})
