import type { Lang } from '@sennik/engine'
import { IN_THE_BOX, ravensOn, SYMBOLS } from '@sennik/games/sen'
import type { Face } from '../../table/board.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

type Card = Parameters<typeof ravensOn>[0]

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

export const wordsIn = (lang: Lang): Words => WORDS[lang]

export const BACK: Face = 'back'

/** The face of a card as a view or an event has it; one that is not known shows its back. */
export const faceOf = (card: Card | null | undefined): Face => (card == null ? BACK : SYMBOLS[card]!)

/** The card a face shows; undefined for the back. */
const cardOf = (face: Face): Card | undefined => {
  const kind = SYMBOLS.indexOf(face)
  return kind < 0 ? undefined : (kind as Card)
}

/** All faces in the box. */
export const FACES: readonly { readonly face: Face; readonly count: number }[] = SYMBOLS.map((face, kind) => ({
  face,
  count: IN_THE_BOX[kind]!,
}))

type LandSymbol = keyof Words['lands']
type ActionSymbol = keyof Words['actions']

const isAction = (face: string): face is ActionSymbol => face === 'T' || face === 'P' || face === 'S'

/** What is printed on a card. */
export interface Print {
  readonly ravens: number
  readonly name: string
  readonly action?: string
  readonly rule?: string
}

export function printOf(face: Face, lang: Lang): Print | undefined {
  const card = cardOf(face)
  if (card === undefined) return undefined
  const words = wordsIn(lang)
  const name = words.lands[face as unknown as LandSymbol]
  const ravens = ravensOn(card)
  return isAction(face)
    ? { ravens, name, action: words.actions[face].name, rule: words.actions[face].rule }
    : { ravens, name }
}

/** Name and full text of a card, made from what is printed on it. */
export function describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
  const words = wordsIn(lang)
  const print = printOf(face, lang)
  if (print === undefined) return { title: words.back, text: words.backText }
  const ravens = words.ravens(print.ravens)
  if (print.action === undefined) return { title: print.name, text: `${ravens}.` }
  return { title: `${print.name}: ${print.action}`, text: `${ravens}. ${print.rule} ${words.whenDrawn}` }
}

/** A card as one says it: number first, as it stands in the corner. */
export function spoken(face: Face, lang: Lang): string {
  const print = printOf(face, lang)
  if (print === undefined) return wordsIn(lang).back
  return [wordsIn(lang).ravens(print.ravens), print.action, print.name].filter(Boolean).join(', ')
}
