import { type Audience, asSeat, LANGS } from '@sennik/engine'
import { sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { threeChapters as game } from './game.ts'

const { rules, words, position } = game
const NAMES = ['Ania', 'Kuba', 'Ida', 'Wojtek', 'Ola', 'Jan']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})

describe.each(LANGS)('words in %s', lang => {
  test('rewards and their reasons are not said by their signs', () => {
    const signs = /[a-z]+\/\d|\((\d+ )+\d+\)|\b(pick|withCard|atLeastHearts)\b/
    expect([...sentencesOf(game, lang, 20)].filter(sentence => signs.test(sentence))).toEqual([])
  })

  test('clauses, title and notation are there', () => {
    for (const clause of Object.values(game.clauses.text)) expect(clause[lang].length).toBeGreaterThan(20)
    expect(words[lang].title).toMatch(/^3 /)
    expect(Object.keys(words[lang].notation)).toEqual(Object.keys(words.pl.notation))
  })
})

test('what is said in a round', () => {
  const event: Event = {
    type: 'roundEnded',
    round: 2,
    cards: [
      { by: { seat: asSeat(0) }, card: 30 as never },
      { by: { ghostOf: asSeat(0) }, card: 2 as never },
    ],
    winner: { seat: asSeat(0) },
    blockedBy: null,
    payments: [
      { by: { seat: asSeat(0) }, card: 30 as never, clause: 'CH-6', times: 1, tokens: { stars: 1 }, because: [] },
      {
        by: { seat: asSeat(0) },
        card: 30 as never,
        ability: 0,
        clause: 'CH-7',
        times: 1,
        tokens: { hearts: 1 },
        because: [2 as never],
      },
    ],
    unpaid: [],
    purses: [],
  }
  const told = rules.tell(event, asSeat(0))
  expect(words.pl.event(told, audience(0))).toBe(
    'Runda 2: ty: Piotruś Pan (30), twój duch: Złotowłosa (2). Wygrywasz. Nagrody: ty: 1 gwiazda (wygrana runda); ty: 1 serce (Piotruś Pan (30), dzięki karcie Złotowłosa (2)).',
  )
  expect(words.en.event(told, audience(1))).toBe(
    'Round 2: Ania: Peter Pan (30), Ania’s ghost: Goldilocks (2). Ania wins. Rewards: Ania: 1 star (round won); Ania: 1 heart (Peter Pan (30), because of Goldilocks (2)).',
  )
})

test('CH-5: who swaps is told of as they are, also where all cards lie open and nobody listens', () => {
  const event: Event = { type: 'changed', seat: asSeat(0), what: 'both', card: 7 as never }
  const open = event as Parameters<typeof words.pl.event>[0]
  expect(words.pl.event(open, audience())).toBe(
    'Ania zamienia swoją kartę z kartą ducha; dla siebie teraz: Małgosia (7).',
  )
  expect(words.en.event(open, audience())).toBe(
    'Ania swaps their own card with the ghost’s; their own is now Gretel (7).',
  )
  expect(words.en.event(open, audience(0))).toBe('You swap your own card with the ghost’s; your own is now Gretel (7).')
  expect(words.en.event(rules.tell(event, asSeat(1)), audience(1))).toBe('Ania swaps their own card with the ghost’s.')
})

test('CH-18: one who has the most gems gets 4 more, several get 4 each', () => {
  const most = (seats: readonly number[], lang: 'pl' | 'en'): string => {
    const event: Event = { type: 'mostGems', gems: 6, seats: seats.map(asSeat), payments: [] }
    return words[lang].event(rules.tell(event, 'spectator'), audience(0))
  }
  expect(most([1], 'pl')).toBe('Najwięcej klejnotów (6): Kuba; jeszcze 4 klejnoty.')
  expect(most([0, 1], 'pl')).toBe('Najwięcej klejnotów (6): ty, Kuba; po 4 klejnoty więcej.')
  expect(most([1], 'en')).toBe('Most gems (6): Kuba; 4 more gems.')
  expect(most([0, 1], 'en')).toBe('Most gems (6): you, Kuba; 4 more gems each.')
})

test('Polish counts: 1 karta, 2 karty, 5 kart', () => {
  const prompt = (exchange: number): string =>
    words.pl.prompt(
      rules.view(position.read(`exchange: ${exchange}\npicked: | | |\nasked: 1 2 3 4 draft`), asSeat(0)),
      audience(0),
    )
  expect([1, 6, 7].map(prompt)).toEqual([
    'Wybierz kartę dla siebie; zostanie 7 kart.',
    'Wybierz kartę dla siebie; zostaną 2 karty.',
    'Wybierz kartę dla siebie; zostanie 1 karta.',
  ])
  expect(words.pl.sheetItem('pairs/0/0/6')).toBe('3 pary klejnotów (klejnoty: 6)')
  expect(words.pl.sheetItem('gems/2/3/5')).toBe('rozdział II, runda 3: 5 klejnotów')
  expect(words.en.sheetItem('stars/3/0/2')).toBe('chapter III: 2 stars')
  expect(words.pl.sheetCards('hearts/2/3/2', '30 (2 4)')).toBe(
    'Piotruś Pan (30), dzięki kartom Złotowłosa (2), Jaś i Magiczna Fasola (4)',
  )
  expect(words.pl.sheetCards('gems/2/3/4', '2 (37)')).toBe('Złotowłosa (2), dzięki karcie Trzy Misie (37)')
  expect(words.en.sheetCards('stars/2/1/1', '50')).toBe('Dragon (50)')
})

test('what the rulebook does not say is marked as ours', () => {
  const ofTheBook = Object.entries(game.clauses.text)
    .filter(([, { source }]) => !source.includes('ruling'))
    .map(([id]) => id)
  // CH-3 says what can be picked at all, CH-20 that nothing comes after the end: the book does not.
  expect(ofTheBook.join(' ')).toBe('CH-2 CH-7 CH-8 CH-9 CH-10 CH-11 CH-12 CH-13 CH-17 CH-19 CH-21 CH-23')
})
