import type { AnyGame, CardPage, Lang } from '@sennik/engine'
import {
  ACTIONS,
  type Book,
  bookOf,
  type ConflictCard,
  type DevelopmentCard,
  type DreamCard,
  type NightmareCard,
  PIECES,
  RITUAL_STEPS,
  TOKENS,
} from '@sennik/games/cathedral'
import type { Face } from '../../../table/board.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

export const wordsIn = (lang: Lang): Words => WORDS[lang]

export const BACK: Face = 'back'
export const DREAM_BACK: Face = 'back-S'
export const CONFLICT_BACK: Face = 'back-K'
/** The number that events and views give Basic Combat. */
export const BASIC = 97

const numbered = (letter: string, number: number): Face => `${letter}${String(number).padStart(2, '0')}`

/** The face of a card as a view or an event has it; one that is not known shows its back. */
export const faceOfDevelopment = (card: number | null | undefined): Face =>
  card == null || card === 0 ? BACK : card === BASIC ? 'basic' : numbered('R', card)
export const faceOfDream = (card: number | null | undefined): Face =>
  card == null || card === 0 ? DREAM_BACK : numbered('S', card)
export const faceOfConflict = (card: number): Face => (card === 0 ? CONFLICT_BACK : numbered('K', card))

/** The name of a card without its number. */
const plainName = (title: string): string => title.replace(/^[RS]\d\d /, '')

/** What a face shows. */
export type Shown =
  | { readonly is: 'back'; readonly of: keyof Words['backs'] }
  | { readonly is: 'start'; readonly action: number }
  | { readonly is: 'basic' }
  | { readonly is: 'development'; readonly card: DevelopmentCard }
  | { readonly is: 'dream'; readonly card: DreamCard }
  | { readonly is: 'conflict'; readonly card: ConflictCard }
  | { readonly is: 'nightmare'; readonly card: NightmareCard; readonly isAdvanced: boolean }
  | { readonly is: 'token'; readonly index: number }
  | { readonly is: 'step'; readonly index: number }
  | { readonly is: 'piece'; readonly index: number }
  | { readonly is: 'unit'; readonly side: number }
  | { readonly is: 'winged'; readonly side: number }
  | { readonly is: 'fort'; readonly level: number }

/** The side of the Shadows; those before it are seats. */
export const SHADOWS = 4

/** The cards of one table: those of the box, or those that somebody brought. */
export class Cards {
  readonly book: Book
  private readonly pages: { readonly [L in Lang]: ReadonlyMap<Face, CardPage> }
  readonly faces: readonly { readonly face: Face; readonly count: number }[]

  private constructor(book: Book, pagesIn: (lang: Lang) => readonly CardPage[]) {
    this.book = book
    const { start, development, dreams, conflicts, nightmares } = book.faces
    // In the order of the pages.
    const order: readonly Face[] = [
      ...start.map((_card, action) => `A${action}`),
      'basic',
      ...[...development, ...dreams, ...conflicts].map(({ id }) => id),
      ...nightmares.map(({ number }) => `N${number}`),
      ...TOKENS.map(({ id }) => id),
      ...RITUAL_STEPS.map((_step, index) => `Z${index + 1}`),
      ...PIECES.map(({ id }) => id),
    ]
    const byFace = (lang: Lang): ReadonlyMap<Face, CardPage> => {
      const pages = pagesIn(lang)
      return new Map(order.map((face, index) => [face, { ...pages[index]!, name: plainName(pages[index]!.name) }]))
    }
    this.pages = { pl: byFace('pl'), en: byFace('en') }
    this.faces = order.map(face => ({ face, count: copiesOf(face) }))
  }

  static of({ cards }: AnyGame): Cards {
    return new Cards(bookOf({ book: cards!.set.hash }), lang => cards!.pages(lang))
  }

  shown(face: Face): Shown {
    const { development, dreams, conflicts, nightmares } = this.book.faces
    const index = Number.parseInt(face.slice(1), 10) - 1
    const piece = PIECES.findIndex(({ id }) => id === face)
    if (piece >= 0) return { is: 'piece', index: piece }
    if (face === 'basic') return { is: 'basic' }
    switch (face.slice(0, 1)) {
      case 'A':
        if (ACTIONS[index + 1] !== undefined) return { is: 'start', action: index + 1 }
        break
      case 'R':
        if (development[index] !== undefined) return { is: 'development', card: development[index] }
        break
      case 'S':
        if (dreams[index] !== undefined) return { is: 'dream', card: dreams[index] }
        break
      case 'K':
        if (conflicts[index] !== undefined) return { is: 'conflict', card: conflicts[index] }
        break
      case 'N':
        if (nightmares[index] !== undefined)
          return { is: 'nightmare', card: nightmares[index], isAdvanced: face.endsWith('a') }
        break
      case 'T':
        if (TOKENS[index] !== undefined) return { is: 'token', index }
        break
      case 'Z':
        if (RITUAL_STEPS[index] !== undefined) return { is: 'step', index }
        break
      case 'u':
        return { is: 'unit', side: index + 1 }
      case 'w':
        return { is: 'winged', side: index + 1 }
      case 'f':
        return { is: 'fort', level: index + 1 }
    }
    return { is: 'back', of: face in english.backs ? (face as keyof Words['backs']) : 'back' }
  }

  /** Name, lines and where it is from; nothing for what is no card. */
  page(face: Face, lang: Lang): CardPage | undefined {
    return this.pages[lang].get(/^N\da$/.test(face) ? face.slice(0, 2) : face)
  }

  /** Name and full text, made from the data that runs, and where it is from. */
  describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
    const page = this.page(face, lang)
    if (page !== undefined) return { title: page.name, text: [...page.lines, sentence(page.provenance)].join('\n') }
    const words = wordsIn(lang)
    const shown = this.shown(face)
    switch (shown.is) {
      case 'unit':
        return shown.side === SHADOWS
          ? { title: words.shadow, text: words.shadowText }
          : { title: words.unit(shown.side), text: words.unitText }
      case 'winged':
        return { title: words.winged(shown.side), text: words.wingedText }
      case 'fort':
        return { title: words.fort(shown.level), text: words.fortText }
      default:
        return { title: words.backs[shown.is === 'back' ? shown.of : 'back'], text: words.backText }
    }
  }
}

const MOST_PLAYERS = 4

/** What everyone has is there for each of them; rewards, steps and pieces are no cards. */
function copiesOf(face: Face): number {
  if (face === 'basic' || face.startsWith('A')) return MOST_PLAYERS
  return /^[RSKN]/.test(face) ? 1 : 0
}

const sentence = (clause: string): string => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`
