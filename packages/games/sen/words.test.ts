import { type Audience, asSeat, LANGS } from '@sennik/engine'
import { sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { type Card, PEEK_1, SWAP_2 } from './components.ts'
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
      'Ala puts it in the place of land 2; onto the discard pile: 6 ravens.',
    )
    expect(sen.words.pl.event(told(exchanged, 1), audience(1))).toBe(
      'Ala kładzie ją w miejsce krainy 2; na stos odkryty trafia: 6 kruków.',
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

  test('a counted round is told in ravens, and why a score is not their sum', () => {
    const none = { spared: 0, penalty: 0, flat: 0 }
    const scored: Event = {
      type: 'roundScored',
      round: 2,
      ending: 'called',
      ender: asSeat(2),
      dreams: [
        [9, 9],
        [SWAP_2, 1],
        [9, 1],
      ].map(dream => dream.map(card)),
      scores: [
        { ...none, lands: 18, spared: 18, total: 0 },
        { ...none, lands: 8, total: 8 },
        { ...none, lands: 10, penalty: 5, flat: 50, total: 65 },
      ],
      totals: [1, 20, 70],
    }
    expect(sen.words.pl.event(told(scored, 0), audience(0))).toBe(
      'Runda 2 policzona. Ala: 9 9 = 0 (dziewiątki się nie liczą), razem 1. Ola: 7 1 = 8, razem 20. Jan: 9 1 = 65 (w tym kara 5; 50, bo ktoś poszedł na całość), razem 70.',
    )
    expect(sen.words.en.event(told(scored, 0), audience(0))).toBe(
      'Round 2 is counted. Ala: 9 9 = 0 (the nines do not count), 1 in all. Ola: 7 1 = 8, 20 in all. Jan: 9 1 = 65 (with a penalty of 5; 50 because someone went for broke), 70 in all.',
    )
  })

  test('what is counted on a score sheet is ravens, not notation', () => {
    for (const lang of LANGS) expect(sen.words[lang].sheetCards('lands', 'T 6 S P 0')).toBe('5 6 7 6 0')
  })

  test('the end: alone or together', () => {
    const ended = (...winners: number[]): Event => ({
      type: 'gameEnded',
      totals: [1, 1, 1],
      winners: winners.map(asSeat),
    })
    expect(sen.words.pl.event(told(ended(0), 0), audience(0))).toBe('Wygrywasz!')
    expect(sen.words.pl.event(told(ended(0, 2), 0), audience(0))).toBe('Zwycięstwem dzielą się: ty i Jan.')
    expect(sen.words.en.event(told(ended(0, 1, 2), 0), audience(0))).toBe('You, Ola and Jan share the win.')
    expect(sen.words.en.event(told(ended(1), 0), audience(0))).toBe('Ola wins!')
  })
})

test.each(LANGS)('%s: special cards are not said by their letters', lang => {
  const sentences = [...sentencesOf(sen, lang, 25)]
  expect(sentences.filter(sentence => /(?<!\p{L})[TPS](?!\p{L})/u.test(sentence))).toEqual([])
})
