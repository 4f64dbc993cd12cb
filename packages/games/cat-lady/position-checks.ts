import { asSeat, BadInput, badField, type Field, listOf } from '@sennik/engine'
import { givesWild, passingForWild, tokensIn } from './bowls.ts'
import { EATS_ANYTHING, MOST_OF_ONE_KIND, SIZE, WILD_GIFT } from './cat-tables.ts'
import {
  CARD_IN_HAND,
  CARD_SYMBOLS,
  type Card,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  isStray,
  LOST_FOR_ONE,
  MAX_SEATS,
  removedFor,
  symbolOf,
} from './components.ts'
import { laidBefore } from './scoring.ts'
import type { State } from './state.ts'
import { type RealTable, tooMany } from './table.ts'
import { THINGS } from './things.ts'
import { TOKENS, TOYS } from './vocabulary.ts'
import { readCard, readCounts, THING_IDS, wordsIn } from './written.ts'

const REST = 'rest'
const MOST_OF_A_CARD = 20
const SPRAY = HAND_KINDS.indexOf('spray')

/** What lies on the table, as people name it. */
export const tableOf = (s: State): RealTable => ({
  seats: listOf(s.seats(), seat => {
    const { household, toys, lost, tokens } = laidBefore(s, asSeat(seat))
    return {
      cats: household.cats,
      food: Object.fromEntries(TOKENS.map((token, food) => [token, household.food[food]!])),
      toys: Object.fromEntries(TOYS.map((toy, kind) => [toy, toys[kind]!])),
      costumes: household.costumes,
      catnip: household.catnip,
      lost,
      sprays: s.held(asSeat(seat), SPRAY),
      tokens,
    }
  }),
})

/** CAT-11, CAT-22: nothing stands in a bowl that could not have got there; once the game is over, nothing stands there half full. */
export function checkBowls(field: Field, s: State): void {
  for (let seat = 0; seat < s.seats(); seat++) {
    const { cats } = laidBefore(s, asSeat(seat)).household
    const gift = cats.find(cat => givesWild(s.bowls, cat))
    const spare = gift === undefined ? 0 : WILD_GIFT[gift]!
    const passing = cats.reduce((sum, cat) => sum + passingForWild(s.bowls, cat), 0)
    const overfull = cats.find(cat => tokensIn(s.bowls, cat) > mostFor(cat))
    const half = cats.find(cat => tokensIn(s.bowls, cat) > 0 && tokensIn(s.bowls, cat) < SIZE[cat]!)
    const isFedFromItself = gift !== undefined && passingForWild(s.bowls, gift) > 0
    if (overfull !== undefined || passing > spare || isFedFromItself || (s.stack.depth === 0 && half !== undefined))
      throw new BadInput({
        kind: 'inLine',
        line: field.line,
        problem: { kind: 'contradiction', first: 'cats', second: 'food' },
      })
  }
}

const mostFor = (cat: number): number =>
  EATS_ANYTHING[cat] === 1 ? Number.POSITIVE_INFINITY : Math.max(SIZE[cat]!, MOST_OF_ONE_KIND[cat]!)

/** What was discarded can mostly be told from what it was discarded for. */
export function deriveDiscarded(field: Field | undefined, s: State): void {
  if (field !== undefined) {
    s.discarded.set(readCounts(field, field.value, THING_IDS, MOST_OF_A_CARD))
    return
  }
  const { seats } = tableOf(s)
  const spent = seats.reduce((sum, { cats = [], tokens = 0 }) => sum + cats.filter(isStray).length + tokens, 0)
  s.discarded[THING_IDS.indexOf('lost')] = LOST_FOR_ONE * spent
  for (const token of TOKENS) {
    const got = seats.reduce((sum, { food }) => sum + (food?.[token] ?? 0), 0)
    const [one, two] = [1, 2].map(amount =>
      THINGS.findIndex(({ is }) => 'token' in is && is.token === token && is.amount === amount),
    )
    const singles = copiesFor(s.stack.depth > 0 ? s.seats() : MAX_SEATS)[FIRST_STRAY + one!]!
    const doubles = Math.max(0, Math.ceil((got - singles) / 2))
    s.discarded[one!] = got - 2 * doubles
    if (two! >= 0) s.discarded[two!] = doubles
  }
}

/**
 * All cards of a game in play are somewhere: those named nowhere are in the deck where `rest` stands, or all of them if it is left out; if
 * it is given without `rest`, they are taken to have been removed. Once the game is over it does not matter any more.
 */
export function dealRest(deck: Field | undefined, removed: Field | undefined, s: State): void {
  const isInPlay = s.stack.depth > 0
  const copies = copiesFor(isInPlay ? s.seats() : MAX_SEATS)
  const left = [...copies]
  const strike = (card: number, count = 1): void => {
    left[card]! -= count
  }
  for (const cell of s.grid) if (cell > 0) strike(cell - 1)
  s.owners.forEach((owner, cat) => {
    if (owner > 0 && cat < FIRST_STRAY) strike(cat)
  })
  s.hands.forEach((count, cell) => {
    strike(CARD_IN_HAND[cell % HAND_KINDS.length]!, count)
  })
  s.discarded.forEach((count, thing) => {
    strike(FIRST_STRAY + thing, count)
  })
  const named = (field: Field | undefined): (Card | typeof REST)[] =>
    wordsIn(field?.value ?? '').map(word => {
      if (word === REST) return REST
      const card = readCard(field!, word)
      strike(card)
      return card
    })
  const drawn = named(deck)
  const away = named(removed)
  left.forEach((count, card) => {
    if (count < 0)
      throw tooMany(symbolOf(card as Card), copies[card]! - count, copies[card]!, isInPlay ? s.seats() : undefined)
  })
  const places = drawn.filter(card => card === REST).length
  if (places > (isInPlay ? 1 : 0)) throw badField(deck!, CARD_SYMBOLS.join(' '), REST)
  if (away.includes(REST)) throw badField(removed!, CARD_SYMBOLS.join(' '), REST)
  if (isInPlay) {
    const rest = left.flatMap((count, card) => Array<Card>(count).fill(card as Card))
    if (deck === undefined) drawn.push(REST)
    const isInDeck = drawn.includes(REST)
    if (!isInDeck) away.push(...rest.splice(0))
    else if (removed === undefined) away.push(...rest.splice(0, removedFor(s.seats())))
    drawn.splice(0, drawn.length, ...drawn.flatMap(card => (card === REST ? rest : [card])))
  }
  s.layDeck(Uint8Array.from([...drawn, ...away].reverse() as Card[]), away.length)
}
