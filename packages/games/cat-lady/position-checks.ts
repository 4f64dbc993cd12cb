import {
  asSeat,
  cannotBe,
  checkRest,
  englishPlural,
  type Field,
  includes,
  polishPlural,
  type Text,
} from '@sennik/engine'
import { givesWild, passingForWild, tokensIn } from './bowls.ts'
import { cardsEnglish } from './card-words.en.ts'
import { cardsPolish } from './card-words.pl.ts'
import { EATS_ANYTHING, MOST_OF_ONE_KIND, SIZE, WILD_GIFT } from './cat-tables.ts'
import {
  CARD_IN_HAND,
  type Card,
  type Cat,
  catSymbol,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  isStray,
  LOST_FOR_ONE,
  OPEN_STRAYS,
  removedFor,
  symbolOf,
} from './components.ts'
import { laidBefore } from './scoring.ts'
import type { State } from './state.ts'
import { tooMany } from './table.ts'
import { THINGS } from './things.ts'
import { TOKENS, type Token } from './vocabulary.ts'
import { type Lexicon, readCard, readCounts, THING_IDS, wordsIn } from './written.ts'

const REST = 'rest'
const LOST = THING_IDS.indexOf('lost')

type Fields = ReadonlyMap<string, Field>

/** CAT-11, CAT-22: nothing stands in a bowl that could not have got there; who is done with feeding has no bowl half full. */
export function checkBowls(lexicon: Lexicon, fields: Fields, s: State): void {
  const nameOf = (cat: Cat): Text => lexicon.nameOf(catSymbol(cat))
  for (let seat = 0; seat < s.seats(); seat++) {
    const { cats } = laidBefore(s, asSeat(seat)).household
    const gift = cats.find(cat => givesWild(s.bowls, cat))
    const spare = gift === undefined ? 0 : WILD_GIFT[gift]!
    const passing = cats.reduce((sum, cat) => sum + passingForWild(s.bowls, cat), 0)
    const wrong = cats.find(
      cat =>
        tokensIn(s.bowls, cat) > mostFor(cat) ||
        (passingForWild(s.bowls, cat) > 0 && (passing > spare || cat === gift)),
    )
    if (wrong !== undefined)
      throw cannotBe(fields, ['cats'], {
        pl: `w misce kota ${nameOf(wrong).pl} jest coś, czego ten kot nie je, albo więcej, niż je`,
        en: `the bowl of ${nameOf(wrong).en} holds what this cat does not eat, or more than it eats`,
      })
    const isDone = !includes(s.deciders(), asSeat(seat))
    const hungry = cats.find(cat => tokensIn(s.bowls, cat) > 0 && tokensIn(s.bowls, cat) < SIZE[cat]!)
    if (isDone && hungry !== undefined)
      throw cannotBe(fields, ['cats', 'asked', 'feeding'], {
        pl: `kto skończył karmienie, nie ma kota nakarmionego częściowo, jak tu ${nameOf(hungry).pl}`,
        en: `whoever is done feeding has no cat that is fed in part, like ${nameOf(hungry).en} here`,
      })
  }
}

const mostFor = (cat: number): number =>
  EATS_ANYTHING[cat] === 1 ? Number.POSITIVE_INFINITY : Math.max(SIZE[cat]!, MOST_OF_ONE_KIND[cat]!)

/** CAT-1: three strays are in a game; those that are named nowhere and are needed lie open, the first of the list first. */
export function layStrays(fields: Fields, s: State): void {
  const owned = s.owners.filter((owner, cat) => owner > 0 && isStray(cat as Cat)).length
  if (owned > OPEN_STRAYS)
    throw cannotBe(fields, ['cats'], {
      pl: 'w grze są tylko trzy przybłędy',
      en: 'there are only three strays in a game',
    })
  if (fields.has('strays')) {
    if (owned + s.strays.filter(cell => cell > 0).length === OPEN_STRAYS) return
    throw cannotBe(fields, ['strays', 'cats'], {
      pl: 'w grze są trzy przybłędy: te, które ktoś już ma, i te, które leżą odkryte',
      en: 'three strays are in a game: those that somebody has, and those that lie open',
    })
  }
  let place = 0
  for (let cat = FIRST_STRAY; cat < s.owners.length && place < OPEN_STRAYS - owned; cat++)
    if (s.owners[cat] === 0) s.strays[place++] = cat + 1
}

const amountsOf = (token: Token): readonly (readonly [thing: number, amount: number])[] =>
  THINGS.flatMap(({ is }, thing) => ('token' in is && is.token === token ? [[thing, is.amount] as const] : []))

const tokensOf = (s: State, token: number): number =>
  sumOf(s.stock, token, TOKENS.length) + sumOf(s.bowls, token, TOKENS.length)

function sumOf(cells: Uint8Array, from: number, step: number): number {
  let sum = 0
  for (let at = from; at < cells.length; at += step) sum += cells[at]!
  return sum
}

/** CAT-18: two lost cats were discarded for each stray and token. */
const lostSpent = (s: State): number =>
  LOST_FOR_ONE * (s.owners.filter((owner, cat) => owner > 0 && isStray(cat as Cat)).length + sumOf(s.tokens, 0, 1))

/** CAT-2, CAT-18: those in hands, and those that were discarded. */
export function checkLost(fields: Fields, s: State): void {
  const box = copiesFor(s.seats())[FIRST_STRAY + LOST]!
  const spent = lostSpent(s)
  const all = spent + sumOf(s.hands, HAND_KINDS.indexOf('lost'), HAND_KINDS.length)
  if (all > box)
    throw cannotBe(fields, spent > 0 ? ['lost', 'tokens', 'cats'] : ['lost'], {
      pl: `gra na ${s.seats()} ${polishPlural(s.seats(), 'osobę', 'osoby', 'osób')} ma tylko ${box} zaginionych kotów, a tu byłoby ich ${all}, licząc po dwa za każdą przybłędę i każdy żeton`,
      en: `a game for ${s.seats()} players has only ${box} lost cats, but here there would be ${all}, two for each stray and token`,
    })
}

/** What was discarded can be told from what it was discarded for: single cards as long as there are any left, then double ones. */
function deriveDiscarded(left: readonly number[], s: State): void {
  s.discarded[LOST] = lostSpent(s)
  TOKENS.forEach((token, index) => {
    const got = tokensOf(s, index)
    const [[one] = [0], [two] = []] = amountsOf(token)
    const doubles = two === undefined ? 0 : Math.max(0, Math.ceil((got - left[FIRST_STRAY + one]!) / 2))
    s.discarded[one] = got - 2 * doubles
    if (two !== undefined) s.discarded[two] = doubles
  })
}

/** CAT-8, CAT-18: every token came from a card that was discarded for it, every stray and token from two lost cats. */
function checkDiscarded(fields: Fields, s: State): void {
  TOKENS.forEach((token, index) => {
    const got = tokensOf(s, index)
    const given = amountsOf(token).reduce((sum, [thing, amount]) => sum + amount * s.discarded[thing]!, 0)
    if (got !== given)
      throw cannotBe(fields, ['discarded', 'food', 'cats'], {
        pl: `odrzucone karty dają żetony „${cardsPolish.token(index)}” w liczbie ${given}, a na stole jest ich ${got}`,
        en: `the discarded cards give tokens of ${cardsEnglish.token(index)}: ${given}, but ${got} ${englishPlural(got, 'is', 'are')} on the table`,
      })
  })
  if (s.discarded[LOST] !== lostSpent(s))
    throw cannotBe(fields, ['discarded', 'tokens', 'cats'], {
      pl: `za przybłędy i żetony odrzuca się po dwa zaginione koty, czyli razem ${lostSpent(s)}`,
      en: `two lost cats are discarded for each stray and token, which makes ${lostSpent(s)}`,
    })
}

/** CAT-2: what is left of each card where more was named than there is. */
function refuseTooMany(lexicon: Lexicon, left: readonly number[], s: State): void {
  const copies = copiesFor(s.seats())
  left.forEach((count, card) => {
    const box = copies[card]!
    if (count < 0) throw tooMany(lexicon.nameOf(symbolOf(card as Card)), box - count, box, s.seats())
  })
}

/**
 * All cards of a game are somewhere: those named nowhere are in the deck where `rest` stands, or all of them if it is left out; if it is
 * given without `rest`, or cards have run out, they are taken to have been removed.
 */
export function dealRest(lexicon: Lexicon, fields: Fields, s: State): void {
  const copies = copiesFor(s.seats())
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
  const named = (field: Field | undefined, mayBeRest: boolean): (Card | typeof REST)[] =>
    wordsIn(field?.value ?? '').map((word, index, words) => {
      if (mayBeRest && word === REST) {
        checkRest(field!, words, index)
        return REST
      }
      const card = readCard(lexicon, field!, word)
      strike(card)
      return card
    })
  const drawn = named(fields.get('deck'), true)
  const away = named(fields.get('removed'), false)
  refuseTooMany(lexicon, left, s)
  const discarded = fields.get('discarded')
  if (discarded === undefined) deriveDiscarded(left, s)
  else s.discarded.set(readCounts(lexicon, discarded, discarded.value, THING_IDS, copies.slice(FIRST_STRAY), s.seats()))
  checkDiscarded(fields, s)
  s.discarded.forEach((count, thing) => {
    strike(FIRST_STRAY + thing, count)
  })
  refuseTooMany(lexicon, left, s)
  const rest = left.flatMap((count, card) => Array<Card>(count).fill(card as Card))
  if (!fields.has('deck') && s.isGridFull()) drawn.push(REST)
  if (!drawn.includes(REST)) away.push(...rest.splice(0))
  else if (!fields.has('removed')) away.push(...rest.splice(0, removedFor(s.seats())))
  const deck = drawn.flatMap(card => (card === REST ? rest : [card]))
  s.layDeck(Uint8Array.from([...deck, ...away].reverse()), away.length)
}
