import type { AnyGame, Lang } from '@sennik/engine'
import { type Card, type CardFace, cardText, Deck, readCards, type Token } from '@sennik/games/three-chapters'
import type { Face } from '../../table/board.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

export const wordsIn = (lang: Lang): Words => WORDS[lang]

export const BACK: Face = 'back'

const isToken = (face: Face): face is Token => face === 'hearts' || face === 'gems' || face === 'stars'

/** The face of a card as a view or an event has it; one that is not known shows its back. */
export const faceOf = (card: Card | null | undefined): Face => (card == null || card === 0 ? BACK : String(card))

/** What a face shows: a figure, a token that flies to its owner, or a back. */
export type Shown = { readonly figure: CardFace } | { readonly token: Token } | 'back'

/** The cards of one table: those of the box, or those that somebody brought. */
export class Cards {
  readonly deck: Deck

  constructor(deck: Deck) {
    this.deck = deck
  }

  static of({ cards }: AnyGame): Cards {
    const { set, faces } = readCards(cards!.set.text)
    return new Cards(new Deck(faces, set.hash))
  }

  shown(face: Face): Shown {
    if (isToken(face)) return { token: face }
    const figure = this.deck.faces[Number(face) - 1]
    return figure === undefined ? 'back' : { figure }
  }

  name(card: Card, lang: Lang): string {
    return this.deck.face(card)[lang]
  }

  /** `Goldilocks (2)` */
  named(card: Card, lang: Lang): string {
    return `${this.name(card, lang)} (${card})`
  }

  /** Name and full text of a card, made from the data that runs, and where its parts are from. */
  describe(face: Face, lang: Lang): { readonly title: string; readonly text: string } {
    const words = wordsIn(lang)
    const shown = this.shown(face)
    if (shown === 'back') return { title: words.back, text: words.backText }
    if ('token' in shown) return { title: words.tokens[shown.token], text: words.tokenText[shown.token] }
    const { value } = shown.figure
    const { name, traits, abilities, status, provenance } = cardText(this.deck, shown.figure, lang)
    const lines = [
      traits.length === 0 ? words.noTraits : `${words.traits}: ${traits.join(', ')}.`,
      ...(abilities.length === 0 ? [words.noAbilities] : abilities),
      `${words.provenance(status)}: ${provenance}.`,
    ]
    return { title: `${name} (${value})`, text: lines.join(' ') }
  }

  /** A card in one breath: value, name, what it pays. */
  spoken(card: Card, lang: Lang): string {
    const { abilities } = cardText(this.deck, this.deck.face(card), lang)
    return `${this.named(card, lang)}. ${abilities.length === 0 ? wordsIn(lang).noAbilities : abilities.join(' ')}`
  }

  get faces(): readonly { readonly face: Face; readonly count: number }[] {
    return this.deck.faces.map(({ value }) => ({ face: String(value), count: 1 }))
  }
}
