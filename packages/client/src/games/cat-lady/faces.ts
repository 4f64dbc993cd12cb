import type { Lang } from '@sennik/engine'
import {
  ALL_CATS,
  CARD_SYMBOLS,
  CAT_SYMBOLS,
  type Card,
  type CardWords,
  type Cat,
  type CatCard,
  cardsEnglish,
  cardsPolish,
  catCard,
  catSymbol,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  isStray,
  symbolOf,
  TOKENS,
  thingCard,
} from '@sennik/games/cat-lady'
import type { Face } from '../../table/board.ts'
import type { Good } from './goods.tsx'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }
const CARD_WORDS: { readonly [L in Lang]: CardWords } = { pl: cardsPolish, en: cardsEnglish }

export const wordsIn = (lang: Lang): Words => WORDS[lang]
export const cardWordsIn = (lang: Lang): CardWords => CARD_WORDS[lang]

export const BACK: Face = 'back'
export const MARKER: Face = 'marker'
export const VP: Face = 'vp'

/** A card of the main deck or a stray, as a view or an event has it. */
export const faceOf = (card: Card | null | undefined): Face => (card == null ? BACK : symbolOf(card))
export const faceOfCat = (cat: Cat): Face => catSymbol(cat)

/** A food token, which lies on the table as a disc. */
export const tokenFace = (food: number): Face => `token-${TOKENS[food]}`

/** What is drawn on a disc; undefined for a card. */
export function discOf(face: Face): Good | undefined {
  if (face === VP) return 'vp'
  const [kind, token] = face.split('-')
  return kind === 'token' ? TOKENS.find(each => each === token) : undefined
}

export const catOf = (face: Face): Cat | undefined => {
  const cat = CAT_SYMBOLS.indexOf(face)
  return cat < 0 ? undefined : (cat as Cat)
}

const thingOf = (face: Face): Card | undefined => {
  const card = CARD_SYMBOLS.indexOf(face)
  return card < FIRST_STRAY ? undefined : (card as Card)
}

/** A card that is no cat, as the hand or the kitchen keeps it. */
export function goodOf(face: Face): { readonly good: Good; readonly amount: number } | undefined {
  const card = thingOf(face)
  if (card === undefined) return undefined
  const { is } = thingCard(card)
  if ('token' in is) return { good: is.token, amount: is.amount }
  return { good: 'toy' in is ? is.toy : is.hand, amount: 1 }
}

/** The card that a place in the hand stands for. */
export const handFace = (kind: number): Face => HAND_KINDS[kind]!

const MOST_SEATS = 4

/** All faces in the box, strays last. */
export const FACES: readonly { readonly face: Face; readonly count: number }[] = [
  ...CARD_SYMBOLS.map((face, card) => ({ face, count: copiesFor(MOST_SEATS)[card]! })),
  ...ALL_CATS.flatMap(({ id }, cat) => (isStray(cat as Cat) ? [{ face: id, count: 1 }] : [])),
]

/** What stands in the corner of a cat: its points, so many times something, or two values. */
export function pointsOn({ worth }: CatCard): string {
  if ('mostFed' in worth) return `${worth.mostFed}·${worth.otherwise}`
  return 'each' in worth ? `${worth.points}×` : String(worth.points)
}

/** Name and full text of a card, made from the data that runs; and where we know it from. */
export function describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
  const words = wordsIn(lang)
  const cards = cardWordsIn(lang)
  const cat = catOf(face)
  if (cat !== undefined) {
    const { provenance } = catCard(cat)
    const kind = isStray(cat) ? `${words.stray}. ` : ''
    return { title: cards.cat(cat), text: `${kind}${cards.catText(cat)} ${cards.provenance(provenance)}` }
  }
  const card = thingOf(face)
  if (card !== undefined) {
    const text = `${cards.thingText(card)} ${cards.provenance(thingCard(card).provenance)}`
    return { title: capital(cards.card(card)), text }
  }
  const disc = discOf(face)
  if (disc === 'vp') return { title: words.vp, text: words.vpText }
  if (disc !== undefined) return { title: capital(cards.token(TOKENS.indexOf(disc as never))), text: words.tokenText }
  if (face === MARKER) return { title: words.marker, text: words.markerText }
  return { title: words.back, text: words.backText }
}

/** What stands on the card itself: what it does, without where we know it from. */
export function printed(face: Face, lang: Lang): { readonly name: string; readonly rule: string } | undefined {
  const cards = cardWordsIn(lang)
  const cat = catOf(face)
  if (cat !== undefined) return { name: cards.cat(cat), rule: unbroken(cards.catText(cat)) }
  const card = thingOf(face)
  return card === undefined ? undefined : { name: capital(cards.card(card)), rule: unbroken(cards.thingText(card)) }
}

/** A number stays in one line with what it counts. */
const unbroken = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** A card as one says it at the table. */
export const spoken = (face: Face, lang: Lang): string => printed(face, lang)?.name ?? wordsIn(lang).back

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
