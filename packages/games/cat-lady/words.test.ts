import { type Audience, asSeat, LANGS, Referee, SeededRng, seatsOf } from '@sennik/engine'
import { randomPlan, sentencesOf } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARD_SYMBOLS, CAT_SYMBOLS, type Card, type Cat, type Line } from './components.ts'
import type { Event } from './events.ts'
import { catLady } from './index.ts'

const NAMES = ['Ala', 'Ola', 'Jan', 'Ewa']
const audience = (you?: number): Audience => ({
  you: you === undefined ? undefined : asSeat(you),
  name: seat => NAMES[seat]!,
})
const told = (event: Event): Parameters<typeof catLady.words.pl.event>[0] => catLady.rules.tell(event, 'spectator')

describe('what happened, in words', () => {
  const took: Event = { type: 'took', seat: asSeat(0), line: 3 as Line, cards: [29, 16, 24] as Card[] }

  test('the one who did it is “you”, the others have names', () => {
    expect(catLady.words.pl.event(told(took), audience(0))).toBe('Bierzesz lewą kolumnę: myszka, Kotangens, tuńczyk.')
    expect(catLady.words.pl.event(told(took), audience(1))).toBe('Ala bierze lewą kolumnę: myszka, Kotangens, tuńczyk.')
    expect(catLady.words.en.event(told(took), audience(0))).toBe(
      'You take the left column: mouse, Sir Cuddleface, tuna.',
    )
    expect(catLady.words.en.event(told(took), audience(1))).toBe(
      'Ala takes the left column: mouse, Sir Cuddleface, tuna.',
    )
  })

  test('tokens and cards are counted properly: 1 żeton, 2 żetony, 5 żetonów', () => {
    const fed = (left: number): string =>
      catLady.words.pl.event(told({ type: 'fed', seat: asSeat(1), served: [], left }), audience())
    expect([0, 1, 2, 5].map(fed)).toEqual([
      'Ola kończy karmienie; nakarmione koty: 0, zostało 0 żetonów.',
      'Ola kończy karmienie; nakarmione koty: 0, został 1 żeton.',
      'Ola kończy karmienie; nakarmione koty: 0, zostały 2 żetony.',
      'Ola kończy karmienie; nakarmione koty: 0, zostało 5 żetonów.',
    ])
    const refilled = (deck: number): string =>
      catLady.words.pl.event(told({ type: 'refilled', line: 0 as Line, cards: [0] as Card[], deck }), audience())
    expect([1, 3, 60].map(refilled)).toEqual([
      'Nowe karty: Cień; w talii została 1 karta.',
      'Nowe karty: Cień; w talii zostały 3 karty.',
      'Nowe karty: Cień; w talii zostało 60 kart.',
    ])
  })

  test('bowls are told by what is in them', () => {
    const served = [
      { cat: 8 as Cat, bowl: [0, 2, 0, 0] },
      { cat: 0 as Cat, bowl: [0, 0, 0, 1] },
    ]
    const laid: Event = { type: 'laidBest', seat: asSeat(0), served }
    expect(catLady.words.pl.event(told(laid), audience(0))).toBe(
      'Układasz najlepsze karmienie: Kikimora (2× tuńczyk), Cień (rarytas).',
    )
    expect(catLady.words.en.event(told(laid), audience(1))).toBe(
      'Ala lays out the best feeding: Bronte (2× tuna), Shadow (wild treat).',
    )
  })

  test('the end: alone or together', () => {
    const ended = (...winners: number[]): Event => ({
      type: 'gameEnded',
      totals: [1, 2, -5],
      winners: winners.map(asSeat),
    })
    expect(catLady.words.pl.event(told(ended(0)), audience(0))).toBe(
      'Ala: 1 punkt. Ola: 2 punkty. Jan: −5 punktów. Wygrywasz!',
    )
    expect(catLady.words.pl.event(told(ended(0, 2)), audience(0))).toMatch(/Wspólnie wygrywają: ty i Jan\.$/)
    expect(catLady.words.en.event(told(ended(0, 1, 2)), audience(0))).toMatch(/You, Ola and Jan share the win\.$/)
  })

  test('lines of the sheet are the names of cats, or what is counted', () => {
    expect(['fed:bronte', 'unfed:cow', 'toys'].map(catLady.words.pl.sheetItem)).toEqual([
      'Kikimora',
      'nienakarmiony kot: Kropka',
      'zabawki',
    ])
    expect(['fed:bronte', 'unfed:cow', 'lostPairs'].map(catLady.words.en.sheetItem)).toEqual([
      'Bronte',
      'Cow, unfed',
      'pairs of lost cats in hand',
    ])
  })
})

/** Tokens by their letters, counts, a hyphen for a minus, ids of cards: that is for files, not for people. */
const SIGNS = String.raw`\b[CTMW]{2,}\b|\w:\d|=[CTMW]|<\w+>|-\d`
const IDS = [...CAT_SYMBOLS, ...CARD_SYMBOLS]
const NOTATION = {
  pl: new RegExp(`${SIGNS}|(?<!\\p{L})(${IDS.join('|')})(?!\\p{L})`, 'u'),
  en: new RegExp(`${SIGNS}|\\b(${IDS.filter(id => /[-\d]/.test(id)).join('|')})\\b`),
}

test.each(LANGS)('%s: cards and tokens are not said by their signs', lang => {
  const sentences = [...sentencesOf(catLady, lang, 30)]
  expect(sentences.filter(sentence => NOTATION[lang].test(sentence))).toEqual([])
})

test('every card has its meaning in the notation, with its provenance', () => {
  for (const lang of LANGS) {
    const { notation } = catLady.words[lang]
    expect(Object.keys(notation)).toHaveLength(2 + 35 + 16 + 8)
    for (const meaning of Object.values(notation).slice(2, -8)) expect(meaning).toMatch(/\(.*program.*\)/)
  }
})

test('CAT-8: bots use only what their seat knows: however the unseen cards are changed, the move is the same', () => {
  const { rules } = catLady
  const world = rules.newState()
  let compared = 0
  for (let game = 0; game < 12; game++) {
    const plan = randomPlan(catLady, `mind ${game}`)
    const referee = Referee.begin(rules, plan.seats, catLady.options.read(plan.options), SeededRng.of(plan.seed))
    while (!referee.over) {
      const seat = seatsOf(rules.deciders(referee.state))[0]!
      const legal = referee.legalMoves(seat)
      const move = catLady.greedy(rules.view(referee.state, seat), seat, legal)
      rules.imagine(rules.view(referee.state, seat), SeededRng.of(`other ${compared}`), world)
      expect(catLady.greedy(rules.view(world, seat), seat, legal)).toBe(move)
      compared++
      referee.play(seat, move)
    }
  }
  expect(compared).toBeGreaterThan(500)
})

test('score sheets say what was counted in words', () => {
  const counted = (cards: string): string[] => LANGS.map(lang => catLady.words[lang].sheetCards('toys', cards))
  expect(counted('mouse:2 tower')).toEqual(['2× myszka, kocia wieża', '2× mouse, cat tower'])
  expect(counted('TT')).toEqual(['2× tuńczyk', '2× tuna'])
  expect(counted('MW 2×4')).toEqual(['mleko, rarytas; 2 × 4', 'milk, wild treat; 2 × 4'])
  expect(counted('W → T 2×2')).toEqual(['rarytas jako tuńczyk; 2 × 2', 'wild treat as tuna; 2 × 2'])
  expect(counted('2')).toEqual(['2', '2'])
})

test('what costs points has a true minus, in both languages', () => {
  const ended: Event = { type: 'gameEnded', totals: [-2, 1], winners: [asSeat(1)] }
  expect(LANGS.map(lang => catLady.words[lang].event(told(ended), audience()))).toEqual([
    'Ala: −2 punkty. Ola: 1 punkt. Ola wygrywa!',
    'Ala: −2 points. Ola: 1 point. Ola wins!',
  ])
})

test('what the rulebook does not say is marked as ours', () => {
  const ofTheBook = Object.entries(catLady.clauses.text)
    .filter(([, { source }]) => !source.includes('ruling'))
    .map(([id]) => id)
  // CAT-5 says that cards must be taken, CAT-9 that a turn lasts beyond the refill, after which it ends in the book, CAT-11 that a bowl holds
  // nothing else, CAT-19 that the table counts by itself: the book does not.
  expect(ofTheBook.join(' ')).toBe('CAT-1 CAT-2 CAT-3 CAT-6 CAT-18 CAT-20 CAT-15 CAT-16')
})
