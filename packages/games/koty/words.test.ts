import { type Audience, asSeat, LANGS } from '@sennik/engine'
import { sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { clauses } from './clauses.ts'
import { type Card, JOKER, RAVEN } from './components.ts'
import type { Cause, Event } from './events.ts'
import { koty } from './index.ts'

const NAMES = ['Ala', 'Ola', 'Jan', 'Ewa', 'Iza', 'Leo']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})
const told = (event: Event, viewer: number): Parameters<typeof koty.words.pl.event>[0] =>
  koty.rules.tell(event, asSeat(viewer))
const card = (kind: number): Card => kind as Card

describe('what happened, in words', () => {
  const says = (lang: 'pl' | 'en', event: Event, viewer: number): string =>
    koty.words[lang].event(told(event, viewer), audience(viewer))

  test('the one who did it is “you”, the others have names, and only the one who drew reads the cards', () => {
    const drew: Event = { type: 'drew', seat: asSeat(0), count: 2, cards: [card(8), RAVEN] }
    expect(says('pl', drew, 0)).toBe('Dobierasz 2 karty: niebieski kot 8 i kruk.')
    expect(says('pl', drew, 1)).toBe('Ala dobiera 2 karty.')
    expect(says('en', drew, 0)).toBe('You draw 2 cards: blue 8 and raven.')
    expect(says('en', drew, 1)).toBe('Ala draws 2 cards.')
  })

  test('KOT-16, KOT-T2: who lets an attack go may be the partner, so it is not said of whom', () => {
    const letGo: Event = { type: 'letGo', seat: asSeat(0) }
    expect(says('pl', letGo, 0)).toBe('Rezygnujesz z obrony.')
    expect(says('pl', letGo, 1)).toBe('Ala rezygnuje z obrony.')
    expect(says('en', letGo, 1)).toBe('Ala does not defend.')
  })

  test('an attack names the card and what it stands for', () => {
    const attacked: Event = {
      type: 'attacked',
      seat: asSeat(0),
      owner: asSeat(1),
      land: 1,
      card: JOKER,
      as: card(5),
      repeated: false,
    }
    expect(says('pl', attacked, 0)).toBe('Atakujesz jokerem (jako różowym kotem 5): kraina 2 (sen: Ola).')
    expect(says('pl', attacked, 1)).toBe('Ala atakuje jokerem (jako różowym kotem 5): kraina 2 w twoim śnie.')
    expect(says('en', { ...attacked, repeated: true }, 2)).toBe(
      'Ala attacks land 2 of Ola’s dream again, with a joker (as a pink 5).',
    )
  })

  test('cards and ravens are counted properly', () => {
    const came = (count: number): string =>
      says('pl', { type: 'dragonCame', seat: asSeat(1), ravens: Array(count).fill({ owner: asSeat(0), land: 0 }) }, 0)
    expect([0, 1, 2, 5].map(came)).toEqual([
      'Ola zagrywa smoka: nie ma kogo przeganiać.',
      'Ola zagrywa smoka: 1 kruk odlatuje.',
      'Ola zagrywa smoka: 2 kruki odlatują.',
      'Ola zagrywa smoka: 5 kruków odlatuje.',
    ])
    const shuffled = (cards: number): string => says('pl', { type: 'reshuffled', cards }, 0)
    expect([1, 3, 22, 41].map(cards => shuffled(cards).split(': ')[1])).toEqual([
      'w nowym stosie dobierania jest 1 karta.',
      'w nowym stosie dobierania są 3 karty.',
      'w nowym stosie dobierania są 22 karty.',
      'w nowym stosie dobierania jest 41 kart.',
    ])
  })

  test('a moth carries cats to somebody’s dream, never to its own', () => {
    const carried = (toOwner: number): Event => ({
      type: 'mothCarried',
      seat: asSeat(0),
      cat: card(8),
      owner: asSeat(1),
      land: 2,
      toOwner: asSeat(toOwner),
      toLand: 0,
    })
    expect(says('pl', carried(0), 0)).toBe('Ćma zanosi niebieskiego kota 8 na krainę 1 w twoim śnie.')
    expect(says('pl', carried(0), 1)).toBe('Ćma zanosi niebieskiego kota 8 na krainę 1 (sen: Ala).')
    expect(says('en', carried(0), 0)).toBe('The moth carries the blue 8 to land 1 of your dream.')
    expect(says('en', carried(0), 1)).toBe('The moth carries the blue 8 to land 1 of Ala’s dream.')
  })

  test('the end: why, with which points, alone or together', () => {
    const ended = (cause: Cause, ...winners: number[]): Event => ({
      type: 'gameEnded',
      cause,
      seat: asSeat(0),
      dreams: [64, 82],
      teams: false,
      totals: [64, 82],
      nines: [9, 3],
      winners: winners.map(asSeat),
    })
    expect(says('pl', ended('threeLands', 1), 0)).toBe(
      'Koniec gry. Masz trzy krainy po trzy dziewiątki. Ala: 64, Ola: 82. Ola wygrywa!',
    )
    expect(says('pl', ended('noCards', 0, 1), 0)).toBe(
      'Koniec gry. Skończyły się karty. Ala: 64, Ola: 82. Zwycięstwem dzielą się: ty i Ola.',
    )
    expect(says('en', ended('threeLands', 0, 1), 0)).toBe(
      'The game is over. You have three lands of three nines. Ala: 64, Ola: 82. You and Ola share the win.',
    )
  })

  test('KOT-21: that nobody adds nines any more is said to be our ending, not the rulebook’s', () => {
    const [pl, en] = LANGS.map(lang =>
      says(
        lang,
        {
          type: 'gameEnded',
          cause: 'standstill',
          seat: asSeat(0),
          dreams: [3, 2],
          teams: false,
          totals: [3, 2],
          nines: [0, 0],
          winners: [asSeat(0)],
        },
        1,
      ),
    )
    expect(pl).toContain('taki koniec to nasza zasada, nie instrukcji')
    expect(en).toContain('that ending is our rule, not the rulebook’s')
    expect(clauses.text['KOT-21'].pl).toContain('Trzecie zakończenie jest nasze, instrukcja go nie zna')
    expect(clauses.text['KOT-21'].en).toContain('A third ending is ours, the rulebook does not know it')
  })

  test('KOT-T4: a team wins as one, and only teams share a win', () => {
    const ended = (...winners: number[]): Event => ({
      type: 'gameEnded',
      cause: 'threeLands',
      seat: asSeat(2),
      dreams: [10, 8, 20, 22],
      teams: true,
      totals: [30, 30, 30, 30],
      nines: [9, 3, 9, 3],
      winners: winners.map(asSeat),
    })
    expect(says('pl', ended(0, 2), 2)).toBe(
      'Koniec gry. Masz trzy krainy po trzy dziewiątki. Ala i Jan: 30 (10 + 20), Ola i Ewa: 30 (8 + 22). Wygrywa drużyna: Ala i ty!',
    )
    expect(says('en', ended(0, 2), 1)).toBe(
      'The game is over. Jan has three lands of three nines. Ala and Jan: 30 (10 + 20), Ola and Ewa: 30 (8 + 22). The team of Ala and Jan wins!',
    )
    expect(says('pl', ended(0, 1, 2, 3), 1)).toMatch(/Zwycięstwem dzielą się drużyny: Ala i Jan; ty i Ewa\.$/)
    expect(says('en', ended(0, 1, 2, 3), 1)).toMatch(/These teams share the win: Ala and Jan; you and Ewa\.$/)
  })
})

describe('the score sheet', () => {
  test('what a line counts is said in words', () => {
    const counted = (cards: string): string[] => LANGS.map(lang => koty.words[lang].sheetCards('land1', cards))
    expect(counted('9 9 9 R')).toEqual(['kruk na 3 dziewiątkach', 'raven on 3 nines'])
    expect(counted('9 8')).toEqual(['niebieski kot 8 na 1 dziewiątce', 'blue 8 on 1 nine'])
    expect(counted('6')).toEqual(['zielony kot 6', 'green 6'])
    expect(counted('9 9')).toEqual(['2 dziewiątki', '2 nines'])
    expect(counted('')).toEqual(['0 dziewiątek', '0 nines'])
  })
})

test.each(LANGS)('%s: cards are not said by their letters, nor rows of nines by their numbers', lang => {
  const sentences = [...sentencesOf(koty, lang, 25)]
  expect(sentences.filter(sentence => /(?<!\p{L})[RJMBOD](?!\p{L})|9 9/u.test(sentence))).toEqual([])
})

test('what the rulebook does not say is marked as ours', () => {
  const ofTheBook = Object.entries(koty.clauses.text)
    .filter(([, { source }]) => !source.includes('ruling'))
    .map(([id]) => id)
  // KOT-3 says whose lands are meant, KOT-5 what can be played at all, KOT-16 and KOT-17 that one is always asked: the book does not.
  expect(ofTheBook.join(' ')).toBe(
    'KOT-2 KOT-7 KOT-8 KOT-9 KOT-10 KOT-12 KOT-X1 KOT-13 KOT-14 KOT-18 KOT-19 KOT-20 KOT-22 KOT-23 KOT-N1 KOT-T4',
  )
  expect(clauses.text['KOT-12a'].source).toEqual(['ruling'])
})
