import { type Audience, asSeat, LANGS, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { threeChapters as game } from './game.ts'

const { rules, words, position } = game
const NAMES = ['Ania', 'Kuba', 'Ida', 'Wojtek', 'Ola', 'Jan']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})

/** Everything that is said in a whole game, to everyone. */
function sentencesOf(seats: number, lang: 'pl' | 'en'): string[] {
  const said: string[] = []
  const rng = SeededRng.of(`words ${seats}`)
  const state = rules.newState()
  const story: Event[] = []
  const list = new MoveList()
  rules.setup(seats, {}, { rng, story }, state)
  while (rules.deciders(state) !== 0) {
    const [seat] = seatsOf(rules.deciders(state))
    const view = rules.view(state, seat!)
    said.push(words[lang].prompt(view, audience(seat)))
    list.clear()
    rules.legalMoves(state, seat!, list)
    for (const move of list.toArray()) said.push(words[lang].move(game.moves.decode(move), view, audience(seat)))
    rules.apply(state, seat!, list.at(rng.below(list.size)), { rng, story })
  }
  for (const event of story)
    for (const you of [undefined, 0, 1])
      said.push(words[lang].event(rules.tell(event, you === undefined ? 'spectator' : asSeat(you)), audience(you)))
  for (const { lines } of rules.sheet(state).seats) for (const { item } of lines) said.push(words[lang].sheetItem(item))
  said.push(words[lang].prompt(rules.view(state, 'spectator'), audience()))
  return said
}

describe.each(LANGS)('words in %s', lang => {
  test.each([2, 3, 5])('a whole game of %i is told without a gap', seats => {
    for (const sentence of sentencesOf(seats, lang)) {
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}/)
      expect(sentence.trim()).not.toBe('')
    }
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
    'Runda 2: ty: Piotruś Pan (30), twój duch: Złotowłosa (2). Wygrywasz. Nagrody: ty: 1 gwiazda (wygrana runda); ty: 1 serce (Piotruś Pan (30), bo jest Złotowłosa (2)).',
  )
  expect(words.en.event(told, audience(1))).toBe(
    'Round 2: Ania: Peter Pan (30), Ania’s ghost: Goldilocks (2). Ania wins. Rewards: Ania: 1 star (round won); Ania: 1 heart (Peter Pan (30), because of Goldilocks (2)).',
  )
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
})
