import { asSeat, BadInput, readRecord, SeededRng } from '@sennik/engine'
import { gameNamed, games } from '@sennik/games'
import type { NewTable } from '@sennik/protocol'
import { describe, expect, test } from 'vitest'
import { againFor } from './again.ts'
import { decide } from './decide.ts'
import { type Entry, readEntry, writeEntry } from './entries.ts'
import { tableInfo } from './info.ts'
import { Match } from './match.ts'
import { openedBy } from './opening.ts'
import { recordFrom } from './record.ts'

const ola = { id: 'ola', name: 'Ola', avatar: 'cat' } as const
const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA'

const wanted = (game: string, cards?: string): Omit<NewTable, 'id'> => ({
  game,
  options: {},
  access: 'private',
  seats: [{ who: 'me' }, { who: 'me' }, { who: 'me' }],
  ...(cards === undefined ? {} : { cards }),
})

function begun(game: string, cards?: string): Match {
  const opened = readEntry(writeEntry(openedBy(ola, wanted(game, cards), 0)))
  return Match.from(TABLE, [opened, { kind: 'began', at: 0, bot: 'greedy' }])
}

/** For each game with card sets: where its first card is in a file. */
const FIRST_CARD = { 'three-chapters': 'cards', cathedral: 'development', 'cat-lady': 'cards' } as const

test('every game that has card sets is tried here', () => {
  const withCards = games.filter(({ cards }) => cards !== undefined).map(({ rules }) => rules.id)
  expect(withCards.toSorted()).toEqual(Object.keys(FIRST_CARD).toSorted())
})

describe.each(Object.entries(FIRST_CARD))('a table of %s with other cards', (game, list) => {
  const book = gameNamed(game).cards!

  function otherCards(): string {
    const form = JSON.parse(book.builtIn.text) as { name: string; [list: string]: unknown }
    form.name = 'Moje'
    ;(form[list] as { pl: string }[])[1]!.pl = 'Roszpunka'
    return JSON.stringify(form, undefined, 2)
  }

  test('keeps them: in its log, for whoever enters, and when the same people play again', () => {
    const match = begun(game, otherCards())
    expect(match.game.cards!.set.name).toBe('Moje')
    // Whoever enters is told which cards, not all they say: a set is tens of kilobytes.
    expect(tableInfo(match).cards).toBe(match.game.cards!.set.hash)
    expect(JSON.stringify(match.welcome(asSeat(0), 'ola', 0))).not.toContain('Roszpunka')
    expect(againFor(match, 'ola').cards).toBe(match.opened.cards)
  })

  test('the cards of the box are not written down, even if somebody brings them', () => {
    expect(begun(game, book.builtIn.text).opened).not.toHaveProperty('cards')
    expect(tableInfo(begun(game))).not.toHaveProperty('cards')
  })

  test('cards that cannot be read open no table, nor do cards for a game without card sets', () => {
    expect(() => openedBy(ola, wanted(game, '{}'), 0)).toThrow(BadInput)
    expect(() => openedBy(ola, { ...wanted(game, otherCards()), game: 'sen' }, 0)).toThrow(BadInput)
  })

  test('bots play with them to the end, and the record holds them', () => {
    const { opened } = begun(game, otherCards())
    const log: Entry[] = [
      { ...opened, chairs: opened.chairs.map(() => ({ who: 'bot', bot: 'random' })) },
      { kind: 'began', at: 0, bot: 'random' },
    ]
    const match = Match.from(TABLE, log)
    const rng = SeededRng.of('other cards')
    for (let [turn] = match.botTurns('random'); turn !== undefined; [turn] = match.botTurns('random')) {
      const move = match.game.moves.write(turn.legal[rng.below(turn.legal.length)]!)
      log.push({ kind: 'moved', seat: turn.seat, move, by: 'bot' })
      match.apply(log.at(-1)!, [])
    }
    expect(match.phase).toBe('over')
    const record = readRecord(recordFrom(TABLE, log)!)
    expect(record.cards?.text).toContain('Roszpunka')
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
    const match = begun('three-chapters')
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
    const match = begun('three-chapters')
    pick(match, 0, 3)
    const seen = match.n
    for (const seat of [1, 2]) pick(match, seat, 0)
    const late = { t: 'move', id: 'too-late-000', n: seen, move: { kind: 'pick', slot: 1 } } as const
    expect(() => decide(match, late, caller(0), 0)).toThrow(expect.objectContaining({ refusal: { kind: 'stale' } }))
  })
})
