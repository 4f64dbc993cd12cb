import { capital, type Lang } from '@sennik/engine'
import {
  ALL_CATS,
  CARD_SYMBOLS,
  CAT_SYMBOLS,
  type Card,
  type CardWords,
  type CardWordsByLang,
  type Cat,
  type CatCard,
  cardWordsOf,
  catLady,
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

export const wordsIn = (lang: Lang): Words => WORDS[lang]

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

/** A number stays in one line with what it counts. */
const unbroken = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** Cards as they are called at one table: by the names of the box, or by those that somebody wrote down. */
export class Faces {
  private readonly words: CardWordsByLang

  constructor(words: CardWordsByLang) {
    this.words = words
  }

  cards(lang: Lang): CardWords {
    return this.words[lang]
  }

  /** Name and full text of a card, made from the data that runs; and where we know it from. */
  describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
    const words = wordsIn(lang)
    const cards = this.words[lang]
    const cat = catOf(face)
    if (cat !== undefined) {
      const kind = isStray(cat) ? `${words.stray}. ` : ''
      return { title: cards.cat(cat), text: `${kind}${cards.catText(cat)} ${cards.provenance(face)}` }
    }
    const card = thingOf(face)
    if (card !== undefined)
      return { title: capital(cards.card(card)), text: `${cards.thingText(card)} ${cards.provenance(face)}` }
    const disc = discOf(face)
    if (disc === 'vp') return { title: words.vp, text: words.vpText }
    if (disc !== undefined) return { title: capital(cards.token(TOKENS.indexOf(disc as never))), text: words.tokenText }
    if (face === MARKER) return { title: words.marker, text: words.markerText }
    return { title: words.back, text: words.backText }
  }

  /** What stands on the card itself: what it does, without where we know it from. */
  printed(face: Face, lang: Lang): { readonly name: string; readonly rule: string } | undefined {
    const cards = this.words[lang]
    const cat = catOf(face)
    if (cat !== undefined) return { name: cards.cat(cat), rule: unbroken(cards.catText(cat)) }
    const card = thingOf(face)
    return card === undefined ? undefined : { name: capital(cards.card(card)), rule: unbroken(cards.thingText(card)) }
  }

  /** A card as one says it at the table. */
  spoken(face: Face, lang: Lang): string {
    return this.printed(face, lang)?.name ?? wordsIn(lang).back
  }
}

/** The cards of the box: for a real table, and for whoever has not opened one. */
export const BOX_FACES = new Faces(cardWordsOf(catLady))
