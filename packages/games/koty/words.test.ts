import { type Audience, asSeat, LANGS, Referee, SeededRng, seatsOf } from '@sennik/engine'
import { randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Card, JOKER, RAVEN } from './components.ts'
import type { Event } from './events.ts'
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
    expect(says('pl', attacked, 0)).toBe('Atakujesz jokerem (jako różowy kot 5): kraina 2 (sen: Ola).')
    expect(says('pl', attacked, 1)).toBe('Ala atakuje jokerem (jako różowy kot 5): kraina 2 w twoim śnie.')
    expect(says('en', { ...attacked, repeated: true }, 2)).toBe(
      'Ala attacks again land 2 of Ola’s dream with a joker (as a pink 5).',
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

  test('the end: why, with which points, alone or together', () => {
    const ended = (totals: number[], ...winners: number[]): Event => ({
      type: 'gameEnded',
      cause: 'threeLands',
      seat: asSeat(0),
      dreams: [64, 82],
      totals,
      nines: [9, 3],
      winners: winners.map(asSeat),
    })
    expect(says('pl', ended([64, 82], 1), 0)).toBe(
      'Koniec gry. Masz trzy krainy po trzy dziewiątki. Ala: 64, Ola: 82. Ola wygrywa!',
    )
    expect(says('en', ended([64, 82], 0, 1), 0)).toBe(
      'The game is over. You have three lands of three nines. Ala: 64, Ola: 82. You and Ola win together.',
    )
  })
})

test.each(LANGS)('%s: whole games are told without a gap: prompts, choices, events, sheets', lang => {
  const words = koty.words[lang]
  for (let game = 0; game < 25; game++) {
    const { seats, seed } = randomPlan(koty, `words ${game}`)
    const rng = SeededRng.of(seed)
    const asked = { moths: 4, bats: 4, owls: 4, dragons: 1, teams: seats === 4 || seats === 6 }
    const referee = Referee.begin(koty.rules, seats, koty.options.read(asked, seats), rng)
    const sentences = new Set<string>()
    while (!referee.over) {
      const seat = seatsOf(koty.rules.deciders(referee.state))[0]!
      const view = koty.rules.view(referee.state, seat)
      const legal = referee.legalMoves(seat)
      sentences.add(words.prompt(view, audience(seat)))
      const choices = legal.map(move => words.move(koty.moves.decode(move), view, audience(seat)))
      expect(new Set(choices).size).toBe(choices.length)
      for (const choice of choices) sentences.add(choice)
      const verdict = referee.play(seat, legal[rng.below(legal.length)]!)
      if (!verdict.ok) throw new Error(verdict.clause)
      for (const viewer of [asSeat(0), asSeat(1)])
        for (const event of verdict.story) sentences.add(words.event(koty.rules.tell(event, viewer), audience(viewer)))
    }
    for (const seat of koty.rules.sheet(referee.state).seats)
      for (const line of seat.lines) sentences.add(words.sheetItem(line.item))
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|null|\s\s|^\s*$/)
  }
})

test('every clause is said in both languages, and no two alike', () => {
  for (const lang of LANGS) {
    const sentences = Object.values(koty.clauses.text).map(clause => clause[lang])
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u)
  }
})
