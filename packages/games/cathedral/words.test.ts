import { type Audience, asSeat, firstOf, LANGS, type Lang, MoveList, SeededRng } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { Book } from './cards/book.ts'
import { BUILT_IN } from './cards/built-in.ts'
import { clauses } from './clauses.ts'
import { asArea, asSide, type Card, SHADOWS } from './components.ts'
import type { Event } from './events.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { rulesWith } from './rules/index.ts'
import { SHEET_ITEMS } from './scoring.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

const book = new Book(BUILT_IN, 'box')
const rules = rulesWith(book)
const words = { pl: polishWith(book), en: englishWith(book) }
const NAMES = ['Ania', 'Kuba', 'Ida', 'Wojtek']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})

/** Everything that is said in a whole game: to everyone, in both languages. */
function told(seats: number, seed: string, given: object): { readonly [L in Lang]: Set<string> } {
  const said = { pl: new Set<string>(), en: new Set<string>() }
  const rng = SeededRng.of(seed)
  const state = rules.newState()
  const story: Event[] = []
  const list = new MoveList()
  rules.setup(seats, options.read(given), { rng, story }, state)
  while (rules.deciders(state) !== 0) {
    const seat = firstOf(rules.deciders(state))
    const view = rules.view(state, seat)
    list.clear()
    rules.legalMoves(state, seat, list)
    rules.secondThoughts!(state, seat, list)
    for (const lang of LANGS) {
      said[lang].add(words[lang].prompt(view, audience(seat)))
      for (const move of list.toArray()) said[lang].add(words[lang].move(moves.decode(move), view, audience(seat)))
    }
    list.clear()
    rules.legalMoves(state, seat, list)
    rules.apply(state, seat, list.at(rng.below(list.size)), { rng, story })
  }
  for (const event of story)
    for (const you of [undefined, 0, 1])
      for (const lang of LANGS)
        said[lang].add(
          words[lang].event(rules.tell(event, you === undefined ? 'spectator' : asSeat(you)), audience(you)),
        )
  for (const lang of LANGS) said[lang].add(words[lang].prompt(rules.view(state, 'spectator'), audience()))
  return said
}

describe('whole games are told without a gap', () => {
  test.each([
    [2, {}],
    [3, { mode: 'variable', advanced: true }],
    [4, { mode: 'variable', forkedPaths: true }],
    [2, { forkedPaths: true, advanced: true, nightmares: '3+7' }],
  ])('%i players, %o', (seats, given) => {
    const said = told(seats, `words ${seats}`, given)
    for (const lang of LANGS)
      for (const sentence of said[lang]) {
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}|: \.|\.\./)
        expect(sentence).toMatch(/^[\p{Lu}„“\d]/u)
        if (lang === 'en') expect(sentence).not.toMatch(/[ąćęłńśźż]/iu)
      }
  })
})

describe.each(LANGS)('words in %s', lang => {
  test('KK-D32: who meets the game is told that its cards are reconstructed', () => {
    expect(words[lang].about).toMatch(lang === 'pl' ? /odtworzone przez nas/ : /our reconstruction/)
  })

  test('every clause is a sentence, and every line of the sheet has a name', () => {
    for (const [id, clause] of Object.entries(clauses.text)) {
      expect(id).toMatch(/^KK-(\d+\.\d+[a-e]?|D\d+)$/)
      expect(clause[lang]).toMatch(/^[\p{Lu}„“\d].*[.]$/u)
      expect(clause[lang].length).toBeGreaterThan(20)
      expect(clause.source.length).toBeGreaterThan(0)
    }
    for (const item of SHEET_ITEMS) expect(words[lang].sheetItem(item)).not.toBe('')
    expect(Object.keys(words[lang].notation)).toEqual(Object.keys(words.pl.notation))
  })
})

describe('what is said', () => {
  const tell = (event: Event, you?: number): readonly string[] =>
    LANGS.map(lang =>
      words[lang].event(rules.tell(event, you === undefined ? 'spectator' : asSeat(you)), audience(you)),
    )
  const card = (number: number): Card => number as Card

  test('a hidden card is named to its holder alone', () => {
    const event: Event = { type: 'drew', seat: asSeat(0), cards: [card(1), card(31)] }
    expect(tell(event, 0)).toEqual([
      'Dobierasz 2 karty: „Gorączkowe Szkice”, „Nagły Pobór”.',
      'You draw 2 cards: “Fevered Sketches”, “Sudden Levy”.',
    ])
    expect(tell(event, 1)).toEqual(['Ania dobiera 2 karty.', 'Ania draws 2 cards.'])
  })

  test('a conflict', () => {
    const event: Event = {
      type: 'revealed',
      area: asArea(0),
      strengths: [
        { side: asSide(1), cards: [card(97), card(2)], attack: 3, defence: 0 },
        { side: asSide(SHADOWS), cards: [card(1)], attack: 2, defence: 0 },
      ],
    }
    expect(tell(event, 1)).toEqual([
      'Karty odkryte. Ty: podstawowa walka, „Rozwiązane Dłonie” (Atak 3, Obrona 0); cienie: K01 (Atak 2, Obrona 0).',
      'Cards are revealed. You: basic combat, “Unbound Hands” (Attack 3, Defence 0); shadows: K01 (Attack 2, Defence 0).',
    ])
    const loss = (units: number, levels: number): Event => ({
      type: 'losses',
      side: asSide(0),
      area: asArea(0),
      units,
      levels,
      devoured: false,
    })
    expect(tell(loss(1, 2))[0]).toBe('Straty, Ania: 1 wyznawca, 2 poziomy fortecy.')
    expect(tell(loss(0, 0))).toEqual(['Straty, Ania: nic.', 'Losses, Ania: nothing.'])
  })

  test('KK-11.2: a line of the score sheet names what it counts', () => {
    const counted = (item: string, cards: string) => LANGS.map(lang => words[lang].sheetCards!(item, cards))
    expect(counted('fort', 'iS')).toEqual(['Południowy Krużganek', 'South Cloister'])
    expect(counted('fort', 'N')).toEqual(counted('fort', 'N1'))
    expect(counted('upgrade', 'R02')).toEqual(['„Rozwiązane Dłonie”', '“Unbound Hands”'])
    expect(counted('ritual', '4')).toEqual(['(znacznik na stopniu 4)', '(marker on step 4)'])
    expect(counted('devoured', '7')).toEqual(['7', '7'])
  })

  test('an area has the same name on both sides of the board', () => {
    const event: Event = { type: 'flew', seat: asSeat(0), to: asArea(3) }
    expect(tell(event)).toEqual([
      'Skrzydlak (Ania) leci do obszaru Kościane Schody.',
      'Ania’s Winged flies to Bone Stair.',
    ])
  })
})
