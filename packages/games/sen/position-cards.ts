import {
  asSeat,
  BadInput,
  badField,
  cannotBe,
  englishPlural,
  type Field,
  listOf,
  polishPlural,
  readSeat,
  type Text,
} from '@sennik/engine'
import {
  CARDS,
  type Card,
  DREAM_LANDS,
  IN_THE_BOX,
  KINDS,
  MAX_DREAM,
  PEEK_1,
  SWAP_2,
  SYMBOLS,
  symbolOf,
  TAKE_2,
} from './components.ts'
import { type FieldName, type Fields, seatList, words } from './position-fields.ts'
import { bitOf, COUNT, EVERYONE, RAN_OUT, type State } from './state.ts'
import type { StepName } from './steps.ts'

/** What kind of moment the cards lie in: a decision, or how the game ended. */
export type Moment = StepName | 'called' | 'ran-out'

const cardsIn = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`

const CARD_LIST = SYMBOLS.join(' ')
const REST = 'rest'
const HELD_IN: { readonly [M in Moment]?: number } = { drawn: 1, keep: 2 }
/** SEN-8, SEN-11 to SEN-13: the special land whose action is carried out was put on the discard pile. */
const USED_IN: { readonly [M in Moment]?: Card } = { keep: TAKE_2, peek: PEEK_1, swap: SWAP_2, 'swap-with': SWAP_2 }
/** SEN-15: in all other decisions the last card may have been drawn in the turn under way. */
const WITH_A_PILE: ReadonlySet<Moment> = new Set([
  ...(['opening', 'turn', 'exchange', 'called'] as const),
  ...(['claim', 'claim-with', 'claim-number'] as const),
])

const FOUR_LANDS: Text = {
  pl: `${DREAM_LANDS} krainy w każdym śnie; inna ich liczba tylko w wariancie „Wiem, co mam”`,
  en: `${DREAM_LANDS} lands in every dream; another number only with “I know what I have”`,
}
const ANY_LANDS: Text = { pl: `od 1 do ${MAX_DREAM} krain w każdym śnie`, en: `1 to ${MAX_DREAM} lands in every dream` }
const ONE_REST: Text = {
  pl: `karty ${CARD_LIST}, a „${REST}” tylko raz, w jednym z dwóch stosów`,
  en: `cards ${CARD_LIST}, and “${REST}” only once, in one of the two piles`,
}

// --- Dreams ---

/** The dreams of one round, and what kinds of cards are left beside them. */
export function readDreams(field: Field, s: State): void {
  const rows = field.value.split('|')
  if (rows.length !== s.seats())
    throw badField(field, {
      pl: `${s.seats()} ${polishPlural(s.seats(), 'sen', 'sny', 'snów')} ze znakiem „|” pomiędzy, jak w polu „dreams”`,
      en: `${s.seats()} dreams with “|” between them, as in the field “dreams”`,
    })
  const left = [...IN_THE_BOX]
  rows.forEach((text, index) => {
    const seat = asSeat(index)
    const cards = words(text)
    const allowed = s.playsIKnow() ? ANY_LANDS : FOUR_LANDS
    if (cards.length < 1 || cards.length > MAX_DREAM || (!s.playsIKnow() && cards.length !== DREAM_LANDS))
      throw badField(field, allowed, text.trim())
    s.sizes[seat] = cards.length
    cards.forEach((word, slot) => {
      const [, symbol = '', who] = /^([^:]*)(?::(.*))?$/.exec(word) ?? []
      const card = readCard(field, symbol)
      left[card]!--
      s.setLand(seat, slot, card, who === undefined ? 0 : readKnowers(field, who, s.seats()))
    })
  })
  refuseTooMany(left)
}

function readKnowers(field: Field, who: string, seats: number): number {
  if (who === '*') return EVERYONE
  const known = Array.from(who, digit => readSeat(field, digit, seats))
  if (known.length === 0 || new Set(known).size < known.length)
    throw badField(
      field,
      {
        pl: 'po dwukropku numery miejsc, które znają krainę, każdy raz, albo *',
        en: 'after a colon the seats that know the land, each once, or *',
      },
      `:${who}`,
    )
  return known.reduce((set, seat) => set | bitOf(seat), 0)
}

function readCard(field: Field, word: string): Card {
  const kind = SYMBOLS.indexOf(word)
  if (kind < 0) throw badField(field, CARD_LIST, word)
  return kind as Card
}

function refuseTooMany(left: readonly number[]): void {
  left.forEach((count, kind) => {
    const box = IN_THE_BOX[kind]!
    if (count < 0) throw new BadInput({ kind: 'tooManyCards', card: symbolOf(kind as Card), given: box - count, box })
  })
}

/** SEN-V3: every land fewer than four went to the discard pile with an equal one, so that one came of two. */
const discardedByClaims = (s: State): number =>
  seatList(s.seats()).reduce((sum, seat) => sum + 2 * Math.max(0, DREAM_LANDS - s.lands(seat)), 0)

/** SEN-12 to SEN-14: only whoever peeked or swapped knows a land of another dream that not everybody knows. */
const someoneKnowsAnothers = (s: State): boolean =>
  seatList(s.seats()).some(seat =>
    listOf(s.lands(seat), slot => s.knownTo(seat, slot)).some(
      seenBy => seenBy !== EVERYONE && (seenBy & ~bitOf(seat)) !== 0,
    ),
  )

/** The fewest cards on the discard pile: the first one (SEN-4), equal lands, and special lands used before and now. */
function fewestDiscards(s: State, moment: Moment): number {
  if (moment === 'opening') return 1
  return 1 + discardedByClaims(s) + (someoneKnowsAnothers(s) ? 1 : 0) + (USED_IN[moment] === undefined ? 0 : 1)
}

/** The dreams of a round that is over left cards for the piles as they were then. */
export function checkLastDreams(fields: Fields, s: State): void {
  const beside = CARDS - seatList(s.seats()).reduce((sum, seat) => sum + s.lands(seat), 0)
  const pile = s.ending() === RAN_OUT ? 0 : 1
  const fewest = fewestDiscards(s, 'called') + pile
  if (beside < fewest)
    throw cannotBe(fields, ['last'], {
      pl: `obok tak małych i tak dużych snów leżałoby co najmniej tyle kart: ${fewest}, a zostaje ${beside}`,
      en: `beside dreams so small and so large at least ${cardsIn(fewest)} would lie, but ${beside} ${englishPlural(beside, 'is', 'are')} left`,
    })
}

const USED_BEFORE: Text = {
  pl: 'kto zna cudzą krainę, podejrzał ją albo zamienił, więc na stosie odkrytym leży więcej kart',
  en: 'whoever knows a land of somebody else has peeked or swapped, so more cards lie on the discard pile',
}

// --- Piles ---

interface Pile {
  readonly field: Field | undefined
  readonly cards: readonly string[]
}

/** All 54 cards are somewhere: those not named lie where `rest` stands, or else at the bottom of the draw pile. */
export function readPiles(fields: Fields, s: State, moment: Moment): void {
  const left = [...IN_THE_BOX]
  const strike = (card: Card): Card => {
    left[card]!--
    return card
  }
  for (const seat of seatList(s.seats())) for (let slot = 0; slot < s.lands(seat); slot++) strike(s.landAt(seat, slot))
  readHeld(fields, s, moment).forEach((card, index) => {
    s.held[index] = strike(card)
  })
  const [discard, pile] = (['discard', 'pile'] as const).map((name): Pile => {
    const field = fields.get(name)
    return { field, cards: words(field?.value ?? '') }
  }) as [Pile, Pile]
  const named = (list: Pile): (Card | typeof REST)[] =>
    list.cards.map(word => (word === REST ? word : strike(readCard(list.field!, word))))
  const [top, draw] = [named(discard), named(pile)]
  refuseTooMany(left)
  const rests = [...top, ...draw].filter(card => card === REST).length
  if (rests > 1) throw badField(pile.cards.includes(REST) ? pile.field! : discard.field!, ONE_REST)

  const rest = listOf(KINDS, kind => Array<Card>(left[kind]!).fill(kind as Card)).flat()
  if (discard.field === undefined) top.push(...firstDiscards(rest, s, moment))
  if (rests === 0) (moment === 'ran-out' ? top : draw).push(REST)
  const laid = (list: readonly (Card | typeof REST)[]): Card[] => list.flatMap(card => (card === REST ? rest : [card]))
  s.counts[COUNT.discards] = lay(laid(top), s.discards)
  s.counts[COUNT.pile] = lay(laid(draw), s.pile)
  checkPiles(fields, s, moment)
}

/** What lies on the discard pile if nobody says so: as few cards as can be, with the special land that is used on top. */
function firstDiscards(rest: Card[], s: State, moment: Moment): Card[] {
  const used = USED_IN[moment]
  const at = used === undefined ? -1 : rest.indexOf(used)
  const first = at < 0 ? [] : rest.splice(at, 1)
  return [...first, ...rest.splice(0, fewestDiscards(s, moment) - first.length)]
}

/** Written from the top down; in memory the top is last. */
function lay(cards: readonly Card[], cells: Uint8Array): number {
  cells.set(cards.toReversed())
  return cards.length
}

function readHeld(fields: Fields, s: State, moment: Moment): Card[] {
  const field = fields.get('held')
  const cards = words(field?.value ?? '').map(word => readCard(field!, word))
  const wanted = HELD_IN[moment] ?? 0
  if (cards.length !== wanted) throw cannotBe(fields, ['asked', 'end', 'held'], HELD[wanted]!)
  s.counts[COUNT.held] = cards.length
  return cards
}

const HELD: readonly Text[] = [
  { pl: 'nikt nie ma wtedy karty w ręce', en: 'nobody holds a card then' },
  { pl: 'ten, kto decyduje, ma wtedy w ręce jedną kartę', en: 'whoever decides then holds one card' },
  { pl: 'ten, kto decyduje, ma wtedy w ręce dwie karty', en: 'whoever decides then holds two cards' },
]

function checkPiles(fields: Fields, s: State, moment: Moment): void {
  const clash = (names: readonly FieldName[], because: Text): BadInput =>
    cannotBe(fields, ['asked', 'end', ...names], because)
  const discard = fields.get('discard')
  if (s.discardSize() === 0) {
    const one: Text = { pl: 'co najmniej jedna karta', en: 'at least one card' }
    throw discard === undefined
      ? cannotBe(fields, ['pile'], {
          pl: 'na stosie odkrytym zawsze leży karta',
          en: 'a card always lies on the discard pile',
        })
      : badField(discard, one)
  }
  const used = USED_IN[moment]
  if (used !== undefined && s.topDiscard() !== used)
    throw clash(['discard'], {
      pl: `na wierzchu stosu odkrytego leży wtedy użyta kraina specjalna, ${symbolOf(used)}`,
      en: `the special land that is used then lies on top of the discard pile, ${symbolOf(used)}`,
    })
  const fewest = fewestDiscards(s, moment)
  const found = s.discardSize()
  if (found < fewest)
    throw clash(
      ['dreams', 'discard', 'pile'],
      someoneKnowsAnothers(s)
        ? USED_BEFORE
        : {
            pl: `na stosie odkrytym leżałoby wtedy co najmniej tyle kart: ${fewest}, a leży ${found}`,
            en: `at least ${cardsIn(fewest)} would lie on the discard pile then, but ${found} ${englishPlural(found, 'does', 'do')}`,
          },
    )
  if (s.pileSize() === 0 && WITH_A_PILE.has(moment))
    throw clash(['discard', 'pile'], {
      pl: 'gdy stos zakryty się wyczerpie, runda się kończy',
      en: 'when the draw pile has run out the round is over',
    })
  if (s.pileSize() > 0 && moment === 'ran-out')
    throw clash(['discard', 'pile'], { pl: 'stos zakryty się wtedy wyczerpał', en: 'the draw pile has run out then' })
  if (moment === 'opening' && (s.discardSize() > 1 || seatList(s.seats()).some(seat => s.lands(seat) !== DREAM_LANDS)))
    throw clash(['dreams', 'discard'], {
      pl: `na początku rundy w każdym śnie są ${DREAM_LANDS} krainy, a na stosie odkrytym leży jedna karta`,
      en: `at the beginning of a round every dream has ${DREAM_LANDS} lands, and one card lies on the discard pile`,
    })
}
