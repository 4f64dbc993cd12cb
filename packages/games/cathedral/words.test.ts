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

/** Ids of cards, names of fields and moves, words of the other language, printed terms said otherwise: none of it is for people. */
const notWords: { readonly [L in Lang]: RegExp } = {
  pl: /\b[RSKT]\d\d\b|[@<>{}|_]|\b(the|of|and|with|your|seat|turn|stack|act|limbo|rozkaz\w*|podstawow\w+ walk\w+)\b|\bczęś(ć|ci) Katedry|zmiennej długości/u,
  en: /\b[RSKT]\d\d\b|[@<>{}|_]|\b(limbo|basic combat|variable-length|standard game)\b/u,
}

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
        expect(sentence).not.toMatch(notWords[lang])
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
      expect(clause[lang]).not.toMatch(notWords[lang])
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
      'Karty odkryte. Ty: Karta Walki Podstawowej, „Rozwiązane Dłonie” (Atak 3, Obrona 0); cienie: karta konfliktu (Atak 2, Obrona 0).',
      'Cards are revealed. You: Basic Combat, “Unbound Hands” (Attack 3, Defence 0); shadows: conflict card (Attack 2, Defence 0).',
    ])
    const loss = (units: number, levels: number): Event => ({
      type: 'losses',
      side: asSide(0),
      area: asArea(0),
      units,
      levels,
      devoured: false,
    })
    expect(tell(loss(1, 2))).toEqual([
      'Ania traci 1 wyznawcę i 2 poziomy fortecy.',
      'Ania loses 1 follower and 2 fort levels.',
    ])
    expect(tell(loss(2, 0), 0)).toEqual(['Tracisz 2 wyznawców.', 'You lose 2 followers.'])
    expect(tell(loss(0, 0))).toEqual(['Ania nic nie traci.', 'Ania loses nothing.'])
    expect(tell({ ...loss(2, 0), devoured: true } as Event)).toEqual([
      'Ania traci 2 wyznawców. Te jednostki zostają pożarte.',
      'Ania loses 2 followers. Those units are devoured.',
    ])
    expect(tell({ ...loss(1, 0), side: asSide(SHADOWS), devoured: true } as Event)).toEqual([
      'Cienie tracą 1 jednostkę. Ta jednostka zostaje pożarta.',
      'Shadows lose 1 unit. That unit is devoured.',
    ])
  })

  test('what happens to a unit or a fort', () => {
    const [area, side] = [asArea(0), asSide(1)]
    expect(tell({ type: 'converted', seat: asSeat(0), area, side }, 1)).toEqual([
      'Brama Popiołów: Ania zamienia twojego wyznawcę na swojego wyznawcę.',
      'Ania converts your follower: Ash Gate.',
    ])
    expect(tell({ type: 'devoured', side: asSide(SHADOWS), area, total: 3 } as Event)[0]).toBe(
      'Brama Popiołów: pożarty zostaje cień. Pożartych jednostek: 3.',
    )
    expect(tell({ type: 'removed', how: 'banished', by: asSeat(0), side, area } as Event)[0]).toBe(
      'Ania usuwa wyznawcę (Kuba): Brama Popiołów.',
    )
    expect(tell({ type: 'razed', owner: asSeat(1), area, level: 0 } as Event, 1)).toEqual([
      'Brama Popiołów: twoja forteca traci poziom i znika.',
      'Ash Gate: your fort loses a level and is gone.',
    ])
    expect(tell({ type: 'razed', owner: asSeat(1), area, level: 2 } as Event)).toEqual([
      'Brama Popiołów: forteca (Kuba) traci poziom (zostają 2 poziomy).',
      'Ash Gate: Kuba’s fort loses a level (2 levels left).',
    ])
    expect(tell({ type: 'stole', seat: asSeat(0), from: asSeat(1), cards: [card(1)], notes: [0] })[0]).toBe(
      'Ania zabiera 1 kartę z ręki rywala (Kuba).',
    )
  })

  test('KK-11.2: a line of the score sheet names what it counts', () => {
    const counted = (item: string, cards: string) => LANGS.map(lang => words[lang].sheetCards(item, cards))
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
