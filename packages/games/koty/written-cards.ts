import { asSeat, BadInput, badField, cannotBe, type Field, listOf, type Text } from '@sennik/engine'
import { BASE_DECK, BAT, type Card, DRAGON, HAND, KINDS, LANDS, MOTH, NO_CARD, OWL, symbolOf } from './components.ts'
import { readCard, readLand, type WrittenLand } from './land-notation.ts'
import type { Fields } from './position-words.ts'
import type { State } from './state.ts'

/** Where the cards of a written position lie: all of the deck is somewhere, named or not. */

const REST = 'rest'

export const words = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** KOT-1, KOT-N1: how many cards of each kind are in the deck. */
export function deckOf(s: State): number[] {
  const deck = Array<number>(KINDS).fill(0)
  for (const card of BASE_DECK) deck[card]!++
  const { moths, bats, owls, dragons } = s.options()
  deck[MOTH] = moths
  deck[BAT] = bats
  deck[OWL] = owls
  deck[DRAGON] = dragons
  return deck
}

/** Of many; how many there are was agreed on. */
const NIGHT_CARDS: { readonly [kind: number]: Text } = {
  [MOTH]: { pl: 'ciem', en: 'moths' },
  [BAT]: { pl: 'nietoperzy', en: 'bats' },
  [OWL]: { pl: 'sów', en: 'owls' },
  [DRAGON]: { pl: 'smoków', en: 'dragons' },
}

/** KOT-1, KOT-N1: more cards of one kind than there are. */
export function tooMany(fields: Fields, names: readonly string[], card: Card, given: number, box: number): BadInput {
  const night = NIGHT_CARDS[card]
  const symbol = symbolOf(card)
  if (night === undefined) return new BadInput({ kind: 'tooManyCards', card: symbol, given, box })
  const where = names.filter(name => fields.get(name)?.value.includes(symbol))
  return cannotBe(fields, ['options', ...where], {
    pl: `liczba ${night.pl} w tej grze to ${box}, a zapisano ${given}`,
    en: `the number of ${night.en} in this game is ${box}, but ${given} ${given === 1 ? 'is' : 'are'} written`,
  })
}

const WHERE_CARDS_LIE = ['table', 'hands', 'dreams', 'discard', 'pile'] as const

/** The cards that are named nowhere, from the lowest kind up. */
class Rest {
  private readonly left: number[]
  private readonly deck: readonly number[]

  constructor(deck: readonly number[]) {
    this.deck = deck
    this.left = [...deck]
  }

  strike(card: Card): Card {
    this.left[card]!--
    return card
  }

  check(fields: Fields): void {
    this.left.forEach((count, kind) => {
      const box = this.deck[kind]!
      if (count < 0) throw tooMany(fields, WHERE_CARDS_LIE, kind as Card, box - count, box)
    })
  }

  take(): Card | undefined {
    const kind = this.left.findIndex(count => count > 0)
    return kind < 0 ? undefined : this.strike(kind as Card)
  }

  takeAll(): Card[] {
    return listOf(KINDS, kind => Array<Card>(this.left[kind]!).fill(kind as Card)).flat()
  }
}

interface WrittenHand {
  readonly shown: readonly Card[]
  readonly hidden: readonly Card[]
}

export function readCards(fields: Fields, dreams: Field, s: State, handSize: (seat: number) => number): void {
  const rest = new Rest(deckOf(s))
  const lands = dreams.value.split('|').map(text => readDream(dreams, text))
  const hands = readHands(fields.get('hands'), s)
  const discard = words(fields.get('discard')?.value ?? '')
  const pile = words(fields.get('pile')?.value ?? '')
  const table = words(fields.get('table')?.value ?? '')

  for (const { nines, top } of lands.flat()) {
    if (top !== NO_CARD) rest.strike(top)
    for (const { card } of nines) if (card !== undefined) rest.strike(card)
  }
  for (const { shown, hidden } of hands) for (const card of [...shown, ...hidden]) rest.strike(card)
  const strikeAll = (name: string, list: readonly string[]): (Card | typeof REST)[] =>
    list.map(word => (word === REST && name !== 'table' ? REST : rest.strike(readCard(fields.get(name)!, word))))
  const [namedDiscard, namedPile, namedTable] = [
    strikeAll('discard', discard),
    strikeAll('pile', pile),
    strikeAll('table', table),
  ]
  if ([...discard, ...pile].filter(word => word === REST).length > 1)
    throw cannotBe(
      fields,
      ['discard', 'pile'].filter(name => fields.get(name)?.value.includes(REST)),
      {
        pl: `„${REST}” to wszystkie niewymienione karty, więc może stać tylko w jednym miejscu`,
        en: `“${REST}” is all cards named nowhere, so it can stand in one place only`,
      },
    )
  if (namedTable.length > s.onTable.length)
    throw badField(fields.get('table')!, { pl: 'najwyżej 2 karty', en: 'at most 2 cards' })
  rest.check(fields)

  s.onTable.set(namedTable as Card[])
  lands.forEach((dream, seat) => {
    dream.forEach((land, index) => {
      layLand(fields, s, seat, index, land, rest)
    })
  })
  hands.forEach((hand, seat) => {
    layHand(s, seat, hand, handSize(seat), rest)
  })
  if (!discard.includes(REST) && !pile.includes(REST)) namedPile.push(REST)
  const unnamed = rest.takeAll()
  const laid = (list: readonly (Card | typeof REST)[]): Card[] =>
    list.flatMap(card => (card === REST ? unnamed : [card]))
  s.layPiles(laid(namedPile).toReversed(), laid(namedDiscard).toReversed())
}

function readDream(field: Field, text: string): WrittenLand[] {
  const lands = words(text).map(word => readLand(field, word))
  if (lands.length > LANDS)
    throw badField(field, { pl: 'najwyżej 4 krainy we śnie', en: 'at most 4 lands in a dream' }, text.trim())
  return lands
}

/** A nine that nobody has seen may be any card. */
function layLand(fields: Fields, s: State, seat: number, land: number, { nines, top }: WrittenLand, rest: Rest): void {
  for (const { card = rest.take(), isKnown } of nines) {
    if (card === undefined)
      throw cannotBe(
        fields,
        ['dreams', ...WHERE_CARDS_LIE.filter(name => name !== 'dreams' && fields.get(name)?.value)],
        {
          pl: 'na dziewiątki „9” nie starcza kart',
          en: 'there are not enough cards for the nines “9”',
        },
      )
    s.addNine(asSeat(seat), land, card, isKnown ? 1 : 0)
  }
  s.setTop(seat, land, top)
}

function readHands(field: Field | undefined, s: State): WrittenHand[] {
  if (field === undefined) return listOf(s.seats(), () => ({ shown: [], hidden: [] }))
  const rows = field.value.split('|')
  if (rows.length !== s.seats())
    throw badField(field, {
      pl: `tyle rąk, ile snów (${s.seats()}), ze znakiem „|” pomiędzy`,
      en: `as many hands as dreams (${s.seats()}), with “|” between them`,
    })
  return rows.map(text => {
    const cards = words(text)
    if (cards.length > HAND)
      throw badField(field, { pl: 'najwyżej 4 karty w ręce', en: 'at most 4 cards in a hand' }, text.trim())
    const isShown = (word: string): boolean => word.endsWith('!')
    return {
      shown: cards.filter(isShown).map(word => readCard(field, word.slice(0, -1))),
      hidden: cards.filter(word => !isShown(word)).map(word => readCard(field, word)),
    }
  })
}

/** A hand is filled up with cards that are named nowhere, as far as there are any. */
function layHand(s: State, seat: number, { shown, hidden }: WrittenHand, size: number, rest: Rest): void {
  for (const card of shown) s.showAndTake(asSeat(seat), card)
  for (const card of hidden) s.addToHand(asSeat(seat), card)
  while (s.handSize(asSeat(seat)) < size) {
    const card = rest.take()
    if (card === undefined) return
    s.addToHand(asSeat(seat), card)
  }
}
