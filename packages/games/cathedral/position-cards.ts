import { asSeat, BadInput, badField, type Field, listOf, type Position, readWhole } from '@sennik/engine'
import { COUNT } from './cells.ts'
import { type Card, CONFLICT_CARDS, DEVELOPMENT_CARDS, DREAM_CARDS } from './components.ts'
import type { Hands } from './hands.ts'
import {
  cardName,
  type FieldName,
  type Fields,
  type Letter,
  NONE,
  numbersOf,
  REST,
  readCardName,
  rowsOf,
  wordsOf,
} from './position-words.ts'
import { BASIC, LAID_ROW, type State } from './state.ts'

/* Cards of a position: hands, decks, piles. */

const MOST: { readonly [L in Letter]: number } = { R: DEVELOPMENT_CARDS, S: DREAM_CARDS, K: 2 * CONFLICT_CARDS, T: 13 }

// --- Writing ---

const noted = (letter: Letter, card: number, note: number, origin: number): string =>
  note === 0 && origin === 0 ? cardName(letter, card) : `${cardName(letter, card)}/${note}/${origin}`

const bySeat = (s: State, row: (seat: number) => readonly string[]): string =>
  listOf(s.seats(), row)
    .map(words => (words.length === 0 ? NONE : words.join(' ')))
    .join(' | ')

const handRow = (hands: Hands, letter: Letter, index: number): string[] => {
  const seat = asSeat(index)
  return listOf(hands.size(seat), slot =>
    noted(letter, hands.card(seat, slot), hands.note(seat, slot), hands.origin(seat, slot)),
  )
}

const cells = (letter: Letter, pile: Uint8Array, from = 0, to = pile.length): string[] =>
  Array.from(pile.subarray(from, to)).flatMap(card => (card === 0 ? [] : [cardName(letter, card)]))

/** From the top down. */
const down = (letter: Letter, pile: Uint8Array): string => cells(letter, pile).toReversed().join(' ')

const poolWords = (pools: Uint8Array, letter: Letter, stages: Uint8Array): string =>
  Array.from(pools)
    .flatMap((pool, card) => (card > 0 && pool !== stages[card]! - 1 ? [`${cardName(letter, card)}=${pool}`] : []))
    .join(' ')

export function writeCards(s: State): Position {
  const { counts, book } = s
  const position: { [F in FieldName]?: string } = {
    upgrades: bySeat(s, seat => cells('R', s.upgrades, seat * DEVELOPMENT_CARDS, (seat + 1) * DEVELOPMENT_CARDS)),
    hands: bySeat(s, seat => handRow(s.hands, 'R', seat)),
    basics: Array.from(s.basics.subarray(0, s.seats())).join(' '),
    laid: bySeat(s, seat =>
      listOf(LAID_ROW, slot => slot)
        .filter(slot => s.laid[seat * LAID_ROW + slot] === 1)
        .map(slot => String(slot + 1)),
    ),
    deck: down('R', s.deck),
    aside: down('R', s.aside),
    discard: cells('R', s.discard).join(' '),
    shuffling: [counts[COUNT.shuffling], counts[COUNT.mixedInto], counts[COUNT.reshuffles]].join(' '),
    pools: poolWords(s.pools, 'R', book.stageOf),
    dreams: bySeat(s, seat => handRow(s.dreams, 'S', seat)),
    dreamDeck: listOf(counts[COUNT.dreamDeck]!, index =>
      noted('S', s.dreamDeck[index]!, s.dreamNotes[index]!, s.dreamOrigins[index]!),
    )
      .toReversed()
      .join(' '),
    dreamAside: down('S', s.dreamAside),
    dreamPools: poolWords(s.dreamPools, 'S', book.dreamStage),
    market: Array.from(s.market, card => (card === 0 ? NONE : cardName('S', card))).join(' '),
    fulfilled: bySeat(s, seat => cells('S', s.fulfilled, seat * DREAM_CARDS, (seat + 1) * DREAM_CARDS)),
    conflicts: down('K', s.conflicts),
    conflictSeen: String(counts[COUNT.conflictSeen]),
    conflictsAside: down('K', s.conflictsAside),
    clash: cells('K', s.clash).join(' '),
    revealed: listOf(counts[COUNT.revealed]!, index => {
      const card = s.revealed[index]!
      return `${s.revealedBy[index]}:${card === BASIC ? 'basic' : cardName('R', card)}`
    }).join(' '),
    playing: cells('R', s.playing).join(' '),
  }
  return position as Position
}

// --- Reading ---

/** The cards of one kind: each can be named once. */
class Named {
  readonly free: Set<number>
  private readonly letter: Letter

  constructor(letter: Letter, inPlay: (card: number) => boolean) {
    this.letter = letter
    this.free = new Set(listOf(MOST[letter], index => index + 1).filter(inPlay))
  }

  read(field: Field, word: string): number {
    const card = readCardName(field, this.letter, word, MOST[this.letter])
    if (!this.free.delete(card)) throw new BadInput({ kind: 'tooManyCards', card: word, given: 2, box: 1 })
    return card
  }

  /** The cards of a row; `rest` is kept for later. */
  row(field: Field | undefined): (number | typeof REST)[] {
    if (field === undefined) return [REST]
    return wordsOf(field.value).map(word => (word === REST ? REST : this.read(field, word)))
  }

  /** Fills in what is named nowhere. */
  filled(row: readonly (number | typeof REST)[], fits: (card: number) => boolean): number[] {
    return row.flatMap(card => {
      if (card !== REST) return [card]
      const rest = [...this.free].filter(fits)
      for (const taken of rest) this.free.delete(taken)
      return rest
    })
  }
}

interface Noted {
  readonly card: number
  readonly note: number
  readonly origin: number
}

function readNoted(named: Named, field: Field, word: string): Noted {
  const [name = '', note = '0', origin = '0'] = word.split('/')
  return {
    card: named.read(field, name),
    note: readWhole(field, note, 0, 127),
    origin: readWhole(field, origin, 0, 255),
  }
}

function readHands(named: Named, field: Field | undefined, s: State, hands: Hands): void {
  rowsOf(field, s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const { card, note, origin } = readNoted(named, field!, word)
      hands.put(asSeat(seat), card as Card, note, origin)
    }
  })
}

/** A pile written from the top down. */
function layPile(cards: readonly number[], into: Uint8Array): number {
  into.set(cards.toReversed())
  return cards.length
}

function readPools(field: Field | undefined, letter: Letter, pools: Uint8Array, stages: Uint8Array): void {
  for (let card = 1; card < pools.length; card++) pools[card] = stages[card]! - 1
  for (const word of wordsOf(field?.value ?? '')) {
    const [name = '', pool = ''] = word.split('=')
    pools[readCardName(field!, letter, name, MOST[letter])] = readWhole(field!, pool, 0, 255)
  }
}

export function readCards(fields: Fields, s: State): void {
  readDevelopment(fields, s)
  readDreams(fields, s)
  readConflicts(fields, s)
}

function readDevelopment(fields: Fields, s: State): void {
  const { book, counts } = s
  const field = (name: FieldName): Field | undefined => fields.get(name)
  const isMixed = counts[COUNT.mixed] === 1
  const named = new Named('R', card => book.playersOf[card]! <= s.seats())
  rowsOf(field('upgrades'), s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const card = named.read(field('upgrades')!, word)
      if (book.isUpgrade[card] === 0) throw badField(field('upgrades')!, 'R…', word)
      s.upgrade(asSeat(seat), card as Card)
    }
  })
  readHands(named, field('hands'), s, s.hands)
  s.basics.set(numbersOf(field('basics'), s.seats(), 1))
  rowsOf(field('laid'), s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const slot = readWhole(field('laid')!, word, 1, LAID_ROW) - 1
      const size = s.hands.size(asSeat(seat))
      if (slot >= size && slot !== LAID_ROW - 1) throw badField(field('laid')!, `1–${size} ${LAID_ROW}`, word)
      s.laid[seat * LAID_ROW + slot] = 1
    }
  })
  const playing = field('playing') === undefined ? [] : named.row(field('playing'))
  const discard = field('discard') === undefined ? [] : named.row(field('discard'))
  const revealed = wordsOf(field('revealed')?.value ?? '').map(word => {
    const [seat = '', name = ''] = word.split(':')
    const card = name === 'basic' ? BASIC : named.read(field('revealed')!, name)
    return { seat: readWhole(field('revealed')!, seat, 1, s.seats()), card }
  })
  revealed.forEach(({ seat, card }, index) => {
    s.revealed[index] = card
    s.revealedBy[index] = seat
  })
  counts[COUNT.revealed] = revealed.length
  const deck = named.row(field('deck'))
  const aside = isMixed ? [] : named.row(field('aside'))
  counts[COUNT.deck] = layPile(
    named.filled(deck, card => isMixed || book.stageOf[card] === 1),
    s.deck,
  )
  counts[COUNT.aside] = layPile(
    named.filled(aside, card => book.stageOf[card] === 2),
    s.aside,
  )
  const pile = named.filled(discard, () => true)
  s.discard.set(pile)
  counts[COUNT.discard] = pile.length
  const events = named.filled(playing, () => false)
  s.playing.set(events)
  counts[COUNT.playing] = events.length
  const [shuffling, mixedInto, reshuffles] = numbersOf(field('shuffling'), 3)
  counts[COUNT.shuffling] = field('shuffling') === undefined ? (isMixed ? 2 : 0) : shuffling!
  counts[COUNT.mixedInto] = mixedInto!
  counts[COUNT.reshuffles] = reshuffles!
  readPools(field('pools'), 'R', s.pools, book.stageOf)
}

function readDreams(fields: Fields, s: State): void {
  const { book, counts } = s
  const field = (name: FieldName): Field | undefined => fields.get(name)
  const isMixed = counts[COUNT.mixed] === 1
  const named = new Named('S', card => book.dreamPlayers[card]! <= s.seats())
  readHands(named, field('dreams'), s, s.dreams)
  rowsOf(field('fulfilled'), s.seats())?.forEach((row, seat) => {
    s.fulfilled.set(
      row.map(word => named.read(field('fulfilled')!, word)),
      seat * DREAM_CARDS,
    )
  })
  const market = field('market')
  if (market !== undefined && market.value !== NONE) {
    const words = wordsOf(market.value)
    if (words.length !== s.market.length) throw badField(market, listOf(s.market.length, () => '…').join(' '))
    s.market.set(words.map(word => (word === NONE ? 0 : named.read(market, word))))
  }
  const deck = wordsOf(field('dreamDeck')?.value ?? REST).flatMap((word): (Noted | typeof REST)[] =>
    word === REST ? [REST] : [readNoted(named, field('dreamDeck')!, word)],
  )
  const aside = isMixed ? [] : named.row(field('dreamAside'))
  const origin = isMixed ? 2 : 0
  const cards = deck.flatMap(card =>
    card === REST
      ? named
          .filled([REST], dream => isMixed || book.dreamStage[dream] === 1)
          .map(dream => ({ card: dream, note: 0, origin }))
      : [card],
  )
  cards.toReversed().forEach(({ card, note, origin: from }, index) => {
    s.dreamDeck[index] = card
    s.dreamNotes[index] = note
    s.dreamOrigins[index] = from
  })
  counts[COUNT.dreamDeck] = cards.length
  counts[COUNT.dreamAside] = layPile(
    named.filled(aside, dream => book.dreamStage[dream] === 2),
    s.dreamAside,
  )
  readPools(field('dreamPools'), 'S', s.dreamPools, book.dreamStage)
}

function readConflicts(fields: Fields, s: State): void {
  const { book, counts } = s
  const named = new Named('K', () => true)
  const stage = counts[COUNT.mixed] === 1 ? 2 : 1
  const clash = fields.get('clash') === undefined ? [] : named.row(fields.get('clash'))
  const deck = named.row(fields.get('conflicts'))
  const aside = named.row(fields.get('conflictsAside'))
  const inUse = named.filled(clash, () => false)
  s.clash.set(inUse)
  counts[COUNT.clash] = inUse.length
  counts[COUNT.conflictDeck] = layPile(
    named.filled(deck, card => book.conflictStage[card] === stage),
    s.conflicts,
  )
  layPile(
    named.filled(aside, card => book.conflictStage[card] !== stage),
    s.conflictsAside,
  )
  const seen = fields.get('conflictSeen')
  counts[COUNT.conflictSeen] = seen === undefined ? 0 : readWhole(seen, seen.value, 0, CONFLICT_CARDS)
}
