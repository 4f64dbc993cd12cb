import {
  asSeat,
  badField,
  cannotBe,
  checkRest,
  type Field,
  listOf,
  type Position,
  readSeat,
  readWhole,
  type Text,
} from '@sennik/engine'
import { COUNT } from './cells.ts'
import { type Card, DEVELOPMENT_CARDS, DREAM_CARDS } from './components.ts'
import type { Hands } from './hands.ts'
import { usualOrigin } from './position-known.ts'
import { MOST, Named } from './position-named.ts'
import {
  cardName,
  type FieldName,
  type Fields,
  type Letter,
  NONE,
  numbersOf,
  placesOf,
  REST,
  readCardName,
  rowsOf,
  sidesOf,
  wordsOf,
} from './position-words.ts'
import { BASIC, LAID_ROW, type State } from './state.ts'

/* Cards of a position: hands, decks, piles. */

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

const poolWords = (
  pools: Uint8Array,
  letter: Letter,
  stages: Uint8Array,
  isPlayed: (card: number) => boolean,
): string =>
  Array.from(pools)
    .flatMap((pool, card) =>
      card > 0 && pool !== (isPlayed(card) ? stages[card]! - 1 : 0) ? [`${cardName(letter, card)}=${pool}`] : [],
    )
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
    pools: poolWords(s.pools, 'R', book.stageOf, card => book.playersOf[card]! <= s.seats()),
    dreams: bySeat(s, seat => handRow(s.dreams, 'S', seat)),
    dreamDeck: listOf(counts[COUNT.dreamDeck]!, index =>
      noted('S', s.dreamDeck[index]!, s.dreamNotes[index]!, s.dreamOrigins[index]!),
    )
      .toReversed()
      .join(' '),
    dreamAside: down('S', s.dreamAside),
    dreamPools: poolWords(s.dreamPools, 'S', book.dreamStage, card => book.dreamPlayers[card]! <= s.seats()),
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

/** The pools of cards in play: what a card is known to have been shuffled into. */
type PoolOf = (card: number) => number

interface Noted {
  readonly card: number
  readonly note: number
  readonly origin: number
}

const NOTED = {
  pl: 'karta albo karta/kto ją widział/z której talii',
  en: 'a card, or card/who has seen it/from which deck',
}

function readNoted(named: Named, field: Field, word: string, originOf: PoolOf): Noted {
  const [name = '', note, origin, more] = word.split('/')
  if (more !== undefined || (note !== undefined && origin === undefined)) throw badField(field, NOTED, word)
  const card = named.read(field, name)
  if (note === undefined || origin === undefined) return { card, note: 0, origin: originOf(card) }
  return { card, note: readWhole(field, note, 0, 127), origin: readWhole(field, origin, 0, 255) }
}

function readHands(named: Named, field: Field | undefined, s: State, hands: Hands, originOf: PoolOf): void {
  rowsOf(field, s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const { card, note, origin } = readNoted(named, field!, word, originOf)
      hands.put(asSeat(seat), card as Card, note, origin)
    }
  })
}

/** A pile written from the top down. */
function layPile(cards: readonly number[], into: Uint8Array): number {
  into.set(cards.toReversed())
  return cards.length
}

/** Cards that nobody plays with went into none. */
function readPools(field: Field | undefined, letter: Letter, pools: Uint8Array, usual: PoolOf): void {
  for (let card = 1; card < pools.length; card++) pools[card] = usual(card)
  const allowed: Text = {
    pl: `karta i talia, do której trafiła, na przykład „${cardName(letter, 1)}=0”`,
    en: `a card and the deck it went into, such as “${cardName(letter, 1)}=0”`,
  }
  for (const word of wordsOf(field?.value ?? '')) {
    const [name, pool] = sidesOf(field!, word, '=', allowed)
    pools[readCardName(field!, letter, name, MOST[letter])] = readWhole(field!, pool, 0, 255)
  }
}

/** Of a card that lies face down in a conflict. */
const placesIn = (size: number): Text =>
  size === 0
    ? {
        pl: `${LAID_ROW}, Karta Walki Podstawowej: ta ręka jest pusta`,
        en: `${LAID_ROW}, Basic Combat: that hand is empty`,
      }
    : {
        pl: `karta z ręki, ${size === 1 ? 1 : `od 1 do ${size}`}, albo ${LAID_ROW}: Karta Walki Podstawowej`,
        en: `a card of that hand, ${size === 1 ? 1 : `1 to ${size}`}, or ${LAID_ROW}: Basic Combat`,
      }

const SEAT_AND_CARD: Text = {
  pl: 'miejsce i jego karta, na przykład „1:R01” albo „1:basic”',
  en: 'a seat and its card, such as “1:R01” or “1:basic”',
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
  const isPlayed = (card: number): boolean => book.playersOf[card]! <= s.seats()
  const named = new Named('R', s.seats(), isPlayed)
  readPools(field('pools'), 'R', s.pools, card => (isPlayed(card) ? book.stageOf[card]! - 1 : 0))
  rowsOf(field('upgrades'), s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const card = named.read(field('upgrades')!, word)
      if (book.isUpgrade[card] === 0)
        throw badField(field('upgrades')!, { pl: 'ulepszenia, nie wydarzenia', en: 'upgrades, not events' }, word)
      s.upgrade(asSeat(seat), card as Card)
    }
  })
  readHands(named, field('hands'), s, s.hands, card => usualOrigin(s.pools[card]!, isMixed))
  s.basics.set(numbersOf(field('basics'), s.seats(), 1))
  rowsOf(field('laid'), s.seats())?.forEach((row, seat) => {
    for (const word of row) {
      const slot = readWhole(field('laid')!, word, 1, LAID_ROW) - 1
      const size = s.hands.size(asSeat(seat))
      if (slot >= size && slot !== LAID_ROW - 1) throw badField(field('laid')!, placesIn(size), word)
      s.laid[seat * LAID_ROW + slot] = 1
    }
  })
  const playing = field('playing') === undefined ? [] : named.row(field('playing'), false)
  const discard = field('discard') === undefined ? [] : named.row(field('discard'))
  const revealed = wordsOf(field('revealed')?.value ?? '').map(word => {
    const [seat, name] = sidesOf(field('revealed')!, word, ':', SEAT_AND_CARD)
    const card = name === 'basic' ? BASIC : named.read(field('revealed')!, name)
    return { by: readSeat(field('revealed')!, seat, s.seats()) + 1, card }
  })
  revealed.forEach(({ by, card }, index) => {
    s.revealed[index] = card
    s.revealedBy[index] = by
  })
  counts[COUNT.revealed] = revealed.length
  const deck = deckBeside(named, fields, discard)
  const aside = asideOf(named, field('aside'), isMixed)
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
  if (events.length > s.playing.length || events.some(card => book.isUpgrade[card] === 1))
    throw badField(field('playing')!, {
      pl: `wydarzenia, najwyżej ${s.playing.length}`,
      en: `events, at most ${s.playing.length}`,
    })
  s.playing.set(events)
  counts[COUNT.playing] = events.length
  const [shuffling, mixedInto, reshuffles] = numbersOf(field('shuffling'), 3, 250)
  counts[COUNT.shuffling] = field('shuffling') === undefined ? (isMixed ? 2 : 0) : shuffling!
  counts[COUNT.mixedInto] = mixedInto!
  counts[COUNT.reshuffles] = reshuffles!
  named.checkAll(fields, ['deck', 'discard', 'aside'])
}

/** The draw pile has the cards named nowhere, unless the discard pile has. */
function deckBeside(
  named: Named,
  fields: Fields,
  discard: readonly (number | typeof REST)[],
): (number | typeof REST)[] {
  const field = fields.get('deck')
  if (!discard.includes(REST)) return named.row(field)
  const deck = field === undefined ? [] : named.row(field)
  if (deck.includes(REST))
    throw cannotBe(fields, ['deck', 'discard'], {
      pl: `„${REST}” to wszystkie niewymienione karty, więc może stać tylko w jednym miejscu`,
      en: `“${REST}” is all cards named nowhere, so it can stand in one place only`,
    })
  return deck
}

/** What lies apart until the cards of Stage 2 come into play. */
function asideOf(named: Named, field: Field | undefined, isMixed: boolean): (number | typeof REST)[] {
  if (!isMixed) return named.row(field)
  const words = wordsOf(field?.value ?? '')
  if (words.length > 1 || (words.length === 1 && words[0] !== REST))
    throw badField(field!, {
      pl: '„-”, bo karty etapu 2 są już w grze',
      en: '“-”, since the cards of stage 2 are in play',
    })
  return []
}

function readDreams(fields: Fields, s: State): void {
  const { book, counts } = s
  const field = (name: FieldName): Field | undefined => fields.get(name)
  const isMixed = counts[COUNT.mixed] === 1
  const isPlayed = (card: number): boolean => book.dreamPlayers[card]! <= s.seats()
  const named = new Named('S', s.seats(), isPlayed)
  readPools(field('dreamPools'), 'S', s.dreamPools, card => (isPlayed(card) ? book.dreamStage[card]! - 1 : 0))
  const originOf = (card: number): number => usualOrigin(s.dreamPools[card]!, isMixed)
  readHands(named, field('dreams'), s, s.dreams, originOf)
  rowsOf(field('fulfilled'), s.seats())?.forEach((row, seat) => {
    s.fulfilled.set(
      row.map(word => named.read(field('fulfilled')!, word)),
      seat * DREAM_CARDS,
    )
  })
  const market = field('market')
  if (market !== undefined && market.value !== NONE) {
    const words = placesOf(market.value)
    if (words.length !== s.market.length)
      throw badField(market, {
        pl: `${s.market.length} sny albo „${NONE}” w ich miejscach`,
        en: `${s.market.length} dreams, or “${NONE}” in their places`,
      })
    s.market.set(words.map(word => (word === NONE ? 0 : named.read(market, word))))
  }
  const dreamDeck = field('dreamDeck')
  const deck = wordsOf(dreamDeck?.value ?? REST).map((word, index, words): Noted | typeof REST => {
    if (word !== REST) return readNoted(named, dreamDeck!, word, card => (isMixed ? 2 : originOf(card)))
    if (dreamDeck !== undefined) checkRest(dreamDeck, words, index)
    return REST
  })
  const aside = asideOf(named, field('dreamAside'), isMixed)
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
  named.checkAll(fields, ['dreamDeck', 'dreamAside'])
}

function readConflicts(fields: Fields, s: State): void {
  const { book, counts } = s
  const named = new Named('K', s.seats(), () => true)
  const stage = counts[COUNT.mixed] === 1 ? 2 : 1
  const ofStage = (card: number): boolean => book.conflictStage[card] === stage
  const clash = fields.get('clash') === undefined ? [] : named.row(fields.get('clash'), false)
  const deck = named.row(fields.get('conflicts'))
  const aside = named.row(fields.get('conflictsAside'))
  const inUse = named.filled(clash, () => false)
  const inDeck = named.filled(deck, ofStage)
  const others = named.filled(aside, card => !ofStage(card))
  named.checkAll(fields, ['conflicts', 'conflictsAside', 'clash'])
  if (![...inUse, ...inDeck].every(ofStage))
    throw cannotBe(fields, ['conflicts', 'conflictsAside', 'clash', 'stage2'], {
      pl: `walczy się kartami konfliktu etapu ${stage}, a pozostałe leżą osobno`,
      en: `conflicts are fought with the conflict cards of stage ${stage}, and the others lie apart`,
    })
  s.clash.set(inUse)
  counts[COUNT.clash] = inUse.length
  counts[COUNT.conflictDeck] = layPile(inDeck, s.conflicts)
  // Nobody needs those of Stage 1 again: they lie in order.
  layPile(stage === 1 ? others : others.toSorted((one, other) => other - one), s.conflictsAside)
  const seen = fields.get('conflictSeen')
  counts[COUNT.conflictSeen] = seen === undefined ? 0 : readWhole(seen, seen.value, 0, inDeck.length)
}
