import { asSeat, cannotBe } from '@sennik/engine'
import { COUNT } from './cells.ts'
import { MAX_SEATS } from './components.ts'
import { BEYOND, DRAWN, EVERYBODY, type Hands } from './hands.ts'
import { cardName, type FieldName, type Fields } from './position-words.ts'
import { ORIGIN } from './rules/piles.ts'
import type { State } from './state.ts'

/* KK-D38: what is known of hidden cards. Of every one everybody knows the shuffling it came from; and of every card the one it went into last. */

const SPECTATOR = 1 << MAX_SEATS

/** A hidden card: who else knows it, and from which deck it came. */
interface Hidden {
  readonly card: number
  readonly note: number
  readonly origin: number
}

const refuse = (fields: Fields, names: readonly FieldName[], pl: string, en: string): never => {
  throw cannotBe(fields, names, { pl, en })
}

/** Where a card came from that is written without saying it: from the pile it was shuffled into, or from both stages together. */
export const usualOrigin = (pool: number, isMixed: boolean): number =>
  pool === ORIGIN.stage1 ? ORIGIN.stage1 : isMixed ? ORIGIN.mixed : pool

function inHands(hands: Hands, s: State): { readonly seat: number; readonly held: Hidden }[] {
  const all: { seat: number; held: Hidden }[] = []
  for (let seat = 0; seat < s.seats(); seat++)
    for (let slot = 0; slot < hands.size(asSeat(seat)); slot++)
      all.push({
        seat,
        held: {
          card: hands.card(asSeat(seat), slot),
          note: hands.note(asSeat(seat), slot),
          origin: hands.origin(asSeat(seat), slot),
        },
      })
  return all
}

/** Others of this table, or everybody: a Dream that lay on the market. */
const isNote = (s: State, note: number, own: number): boolean =>
  (note | own) === EVERYBODY || (note & ~((1 << s.seats()) - 1)) === 0

/** A card of one pile alone came from there; where several were mixed it may be any. */
const isOrigin = (s: State, pools: Uint8Array, { card, note, origin }: Hidden, own: number): boolean => {
  if ((note | own) === EVERYBODY) return origin <= ORIGIN.mixed
  return origin === ORIGIN.mixed ? s.counts[COUNT.mixed] === 1 : origin === pools[card]
}

/** KK-D7: which shuffling the deck is of, and how many there were. */
function checkShuffling(fields: Fields, s: State): void {
  const { counts } = s
  const shuffling = counts[COUNT.shuffling]!
  const mixedInto = counts[COUNT.mixedInto]!
  const last = ORIGIN.mixed + counts[COUNT.reshuffles]!
  const isMixed = counts[COUNT.mixed] === 1
  const isPile = (pile: number): boolean => pile === ORIGIN.stage1 || (pile > ORIGIN.mixed && pile <= last)
  const isRight = isMixed
    ? isPile(mixedInto) &&
      (shuffling === ORIGIN.mixed || (shuffling === last && last > mixedInto && last > ORIGIN.mixed))
    : mixedInto === 0 && shuffling === (last === ORIGIN.mixed ? ORIGIN.stage1 : last)
  if (!isRight || last > 250)
    refuse(
      fields,
      ['shuffling', 'stage2'],
      'z tylu tasowań talia nie mogła powstać',
      'the deck cannot have come from these shufflings',
    )
}

function checkPools(fields: Fields, s: State): void {
  const last = ORIGIN.mixed + s.counts[COUNT.reshuffles]!
  const isMixed = s.counts[COUNT.mixed] === 1
  const isDevelopment = (card: number, pool: number): boolean =>
    s.book.playersOf[card]! > s.seats()
      ? pool === 0
      : pool === s.book.stageOf[card]! - 1 || (pool > ORIGIN.mixed && pool <= last)
  const isDream = (card: number, pool: number): boolean =>
    s.book.dreamPlayers[card]! > s.seats()
      ? pool === 0
      : pool === s.book.dreamStage[card]! - 1 || (pool === ORIGIN.mixed && isMixed)
  for (let card = 1; card < s.pools.length; card++)
    if (!isDevelopment(card, s.pools[card]!))
      refuse(
        fields,
        ['pools', 'shuffling', 'stage2'],
        `karta ${cardName('R', card)} nie mogła trafić do talii ${s.pools[card]}`,
        `card ${cardName('R', card)} cannot have gone into deck ${s.pools[card]}`,
      )
  for (let card = 1; card < s.dreamPools.length; card++)
    if (!isDream(card, s.dreamPools[card]!))
      refuse(
        fields,
        ['dreamPools', 'stage2'],
        `sen ${cardName('S', card)} nie mógł trafić do talii ${s.dreamPools[card]}`,
        `dream ${cardName('S', card)} cannot have gone into deck ${s.dreamPools[card]}`,
      )
}

/** Cards just drawn lie in the hand of whoever is asked which to keep, and nowhere else. */
function checkDrawn(fields: Fields, s: State, keeping: string | undefined, actor: number): void {
  for (const [hands, name, step] of [
    [s.hands, 'hands', 'keep'],
    [s.dreams, 'dreams', 'keepDream'],
  ] as const)
    for (const { seat, held } of inHands(hands, s))
      if ((held.note & DRAWN) !== 0 && (keeping !== step || seat !== actor || (held.note & BEYOND) !== 0))
        refuse(
          fields,
          [name, 'stack'],
          'dobrane karty wybiera tylko ten, kto jest o to pytany',
          'only whoever is asked chooses from cards just drawn',
        )
}

/** Throws `BadInput` where hidden cards are known in a way that cannot have come about. */
export function checkKnown(fields: Fields, s: State, keeping: string | undefined, actor: number): void {
  checkShuffling(fields, s)
  checkPools(fields, s)
  checkDrawn(fields, s, keeping, actor)
  const notKnown = (name: FieldName, card: string): never =>
    refuse(
      fields,
      [name, 'shuffling', 'pools', 'dreamPools', 'stage2'],
      `czegoś takiego nikt nie może wiedzieć o zakrytej karcie ${card}`,
      `nobody can know that of the hidden card ${card}`,
    )
  const checkOwner = (name: FieldName, note: number, seat: number, card: string): void => {
    if ((note & (1 << seat)) !== 0)
      refuse(
        fields,
        [name],
        `gracz ${seat + 1} widzi kartę ${card} we własnej ręce; zapisuje się tylko innych, którzy ją widzieli`,
        `player ${seat + 1} sees ${card} in their own hand; only others who have seen it are noted`,
      )
  }
  for (const { seat, held } of inHands(s.hands, s)) {
    const note = held.note & ~DRAWN
    const known = { ...held, note }
    const card = cardName('R', held.card)
    checkOwner('hands', note, seat, card)
    if ((note & (BEYOND | SPECTATOR)) !== 0 || !isNote(s, note, 1 << seat) || !isOrigin(s, s.pools, known, 1 << seat))
      notKnown('hands', card)
  }
  for (const { seat, held } of inHands(s.dreams, s)) {
    const known = { ...held, note: held.note & EVERYBODY }
    const card = cardName('S', held.card)
    checkOwner('dreams', known.note, seat, card)
    if (!isNote(s, known.note, 1 << seat) || !isOrigin(s, s.dreamPools, known, 1 << seat)) notKnown('dreams', card)
  }
  for (let index = 0; index < s.counts[COUNT.dreamDeck]!; index++) {
    const known = { card: s.dreamDeck[index]!, note: s.dreamNotes[index]!, origin: s.dreamOrigins[index]! }
    if (known.note > EVERYBODY || !isNote(s, known.note, 0) || !isOrigin(s, s.dreamPools, known, 0))
      notKnown('dreamDeck', cardName('S', known.card))
  }
  const shuffling = s.counts[COUNT.shuffling]!
  for (const card of s.deck)
    if (card !== 0 && !isOrigin(s, s.pools, { card, note: 0, origin: shuffling }, 0))
      notKnown('deck', cardName('R', card))
  for (const card of s.aside) if (card !== 0 && s.pools[card] !== ORIGIN.stage2) notKnown('aside', cardName('R', card))
  for (const card of s.dreamAside)
    if (card !== 0 && s.dreamPools[card] !== ORIGIN.stage2) notKnown('dreamAside', cardName('S', card))
}
