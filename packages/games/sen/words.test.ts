import { type Audience, asSeat, LANGS, Referee, SeededRng, seatsOf } from '@sennik/engine'
import { randomPlan } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Card, PEEK_1 } from './components.ts'
import type { Event } from './events.ts'
import { sen } from './index.ts'

const NAMES = ['Ala', 'Ola', 'Jan', 'Ewa', 'Iza']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})
const told = (event: Event, viewer: number): Parameters<typeof sen.words.pl.event>[0] =>
  sen.rules.tell(event, asSeat(viewer))
const card = (kind: number): Card => kind as Card

describe('what happened, in words', () => {
  test('a card whose name counts ravens is named, not spoken of as if it were many', () => {
    const began: Event = { type: 'roundBegan', round: 1, starter: asSeat(0), open: card(9) }
    const exchanged: Event = { type: 'exchanged', seat: asSeat(0), slot: 1, card: card(9), from: 'pile', out: card(6) }
    expect(sen.words.en.event(told(began, 0), audience(0))).toBe('Round 1. You start; face up: 9 ravens.')
    expect(sen.words.pl.event(told(began, 0), audience(0))).toBe('Runda 1. Zaczynasz; odkryta karta: 9 kruków.')
    expect(sen.words.en.event(told(exchanged, 1), audience(1))).toBe(
      'Ala puts it in as land 2; onto the discard pile: 6 ravens.',
    )
    expect(sen.words.pl.event(told(exchanged, 1), audience(1))).toBe(
      'Ala kładzie ją jako krainę 2; na stos idzie: 6 kruków.',
    )
  })

  const drew: Event = { type: 'drew', seat: asSeat(0), card: card(1) }

  test('the one who did it is “you”, the others have names, and only the one who may know the card reads it', () => {
    expect(sen.words.pl.event(told(drew, 0), audience(0))).toBe('Dobierasz kartę: 1 kruk.')
    expect(sen.words.pl.event(told(drew, 1), audience(1))).toBe('Ala dobiera kartę.')
    expect(sen.words.en.event(told(drew, 0), audience(0))).toBe('You draw a card: 1 raven.')
    expect(sen.words.en.event(told(drew, 1), audience(1))).toBe('Ala draws a card.')
  })

  test('ravens are counted properly: 1 kruk, 2 kruki, 5 kruków', () => {
    const took = (kind: number): string =>
      sen.words.pl.event(told({ type: 'took', seat: asSeat(1), card: card(kind) }, 0), audience(0))
    expect([0, 1, 2, 4, 5, 9].map(took)).toEqual([
      'Ola bierze odkrytą kartę: 0 kruków.',
      'Ola bierze odkrytą kartę: 1 kruk.',
      'Ola bierze odkrytą kartę: 2 kruki.',
      'Ola bierze odkrytą kartę: 4 kruki.',
      'Ola bierze odkrytą kartę: 5 kruków.',
      'Ola bierze odkrytą kartę: 9 kruków.',
    ])
  })

  test('dreams are whose they are', () => {
    const looked = (owner: number): Event => ({
      type: 'looked',
      seat: asSeat(0),
      owner: asSeat(owner),
      slot: 1,
      card: PEEK_1,
    })
    expect(sen.words.pl.event(told(looked(0), 0), audience(0))).toBe(
      'Podglądasz krainę 2 w swoim śnie: Podejrzyj 1 (6 kruków).',
    )
    expect(sen.words.pl.event(told(looked(1), 1), audience(1))).toBe('Ala podgląda krainę 2 w twoim śnie.')
    expect(sen.words.pl.event(told(looked(1), 2), audience(2))).toBe('Ala podgląda krainę 2 (sen: Ola).')
    expect(sen.words.en.event(told(looked(0), 1), audience(1))).toBe('Ala looks at land 2 in their own dream.')
    expect(sen.words.en.event(told(looked(1), 2), audience(2))).toBe('Ala looks at land 2 in Ola’s dream.')
  })

  test('the end: alone or together', () => {
    const ended = (...winners: number[]): Event => ({
      type: 'gameEnded',
      totals: [1, 1, 1],
      winners: winners.map(asSeat),
    })
    expect(sen.words.pl.event(told(ended(0), 0), audience(0))).toBe('Wygrywasz!')
    expect(sen.words.pl.event(told(ended(0, 2), 0), audience(0))).toBe('Wspólnie wygrywają: ty i Jan.')
    expect(sen.words.en.event(told(ended(0, 1, 2), 0), audience(0))).toBe('You, Ola and Jan share the win.')
    expect(sen.words.en.event(told(ended(1), 0), audience(0))).toBe('Ola wins!')
  })
})

test.each(LANGS)('%s: whole games are told without a gap: prompts, choices, events, sheets', lang => {
  const words = sen.words[lang]
  for (let game = 0; game < 40; game++) {
    const plan = randomPlan(sen, `words ${game}`)
    const rng = SeededRng.of(plan.seed)
    const referee = Referee.begin(
      sen.rules,
      plan.seats,
      sen.options.read({ rounds: 2, iKnow: true, goForBroke: true }),
      rng,
    )
    const sentences: string[] = []
    while (!referee.over) {
      const seat = seatsOf(sen.rules.deciders(referee.state))[0]!
      const view = sen.rules.view(referee.state, seat)
      const legal = referee.legalMoves(seat)
      sentences.push(words.prompt(view, audience(seat)))
      const choices = legal.map(move => words.move(sen.moves.decode(move), view, audience(seat)))
      expect(new Set(choices).size).toBe(choices.length)
      sentences.push(...choices)
      const verdict = referee.play(seat, legal[rng.below(legal.length)]!)
      if (!verdict.ok) throw new Error(verdict.clause)
      for (const viewer of [asSeat(0), asSeat(1)])
        for (const event of verdict.story) sentences.push(words.event(sen.rules.tell(event, viewer), audience(viewer)))
    }
    for (const seat of sen.rules.sheet(referee.state).seats)
      for (const line of seat.lines) sentences.push(words.sheetItem(line.item))
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|null|\s\s|^\s*$/)
  }
})

test('every clause is said in both languages, and no two alike', () => {
  for (const lang of LANGS) {
    const sentences = Object.values(sen.clauses.text).map(clause => clause[lang])
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.!?]$/u)
  }
})
