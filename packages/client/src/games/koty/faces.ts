import type { Lang } from '@sennik/engine'
import { type Card, type Colour, catsOn, colourOf, friendOf, IN_THE_BOX, isCat, SYMBOLS } from '@sennik/games/koty'
import type { Face } from '../../table/board.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

export const wordsIn = (lang: Lang): Words => WORDS[lang]

/** Every back is a nine. */
export const BACK: Face = 'back'

/** The face of a card as a view or an event has it; one that is not known shows its back. */
export const faceOf = (card: Card | null | undefined): Face => (card == null ? BACK : SYMBOLS[card]!)

/** The card a face shows; undefined for the back. */
export const cardOf = (face: Face): Card | undefined => {
  const kind = SYMBOLS.indexOf(face)
  return kind < 1 ? undefined : (kind as Card)
}

/** All faces in the box; the first symbol stands for no card. */
export const FACES: readonly { readonly face: Face; readonly count: number }[] = SYMBOLS.slice(1).map(
  (face, index) => ({ face, count: IN_THE_BOX[index + 1]! }),
)

type OtherFace = keyof Words['others']

/** What is printed on a card. */
export interface Print {
  readonly name: string
  /** In the corner: the value of a cat or a raven. */
  readonly value?: string
  readonly colour?: Colour
  readonly rule?: string
}

export function printOf(face: Face, lang: Lang): Print | undefined {
  const card = cardOf(face)
  if (card === undefined) return undefined
  const words = wordsIn(lang)
  if (isCat(card)) return { name: words.cats[colourOf(card)].name, value: String(card), colour: colourOf(card) }
  const { name, rule } = words.others[face as OtherFace]
  return face === 'R' ? { name, rule, value: String(catsOn(card)) } : { name, rule }
}

/** Name and full text of a card, made from the data that runs. */
export function describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
  const card = cardOf(face)
  const words = wordsIn(lang)
  if (card === undefined) return { title: words.nine, text: words.nineText }
  if (!isCat(card)) return { title: words.others[face as OtherFace].name, text: words.others[face as OtherFace].text }
  const { name, colour, look } = words.cats[colourOf(card)]
  return {
    title: `${name}, ${words.cat(colour, card)}`,
    text: words.catText(colour, look, card, friendOf(card)),
  }
}

/** A card as one says it at the table. */
export function spoken(face: Face, lang: Lang): string {
  const card = cardOf(face)
  const words = wordsIn(lang)
  if (card === undefined) return words.nine
  return isCat(card) ? words.cat(words.cats[colourOf(card)].colour, card) : words.others[face as OtherFace].name
}
