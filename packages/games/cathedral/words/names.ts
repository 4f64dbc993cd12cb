import type { Lang } from '@sennik/engine'
import type { Here } from '../cards/areas.ts'
import type { Book } from '../cards/book.ts'
import { RITUAL_STEPS } from '../cards/ritual-track.ts'
import { CARD_WORDS, effectText } from '../cards/text.ts'
import { TOKENS } from '../cards/tokens.ts'
import { ACTIONS, type Effect, SYMBOLS } from '../cards/vocabulary.ts'
import type { Card } from '../components.ts'
import { LARGE_SIDE, SMALL_SIDE } from '../map.ts'
import type { SheetItem } from '../scoring.ts'
import { BASIC } from '../state.ts'
import { NIGHTS, PIECES } from '../tracks.ts'

const MARKER_ON: { readonly [L in Lang]: string } = { pl: 'znacznik na stopniu', en: 'marker on step' }

const QUOTES: { readonly [L in Lang]: readonly [string, string] } = { pl: ['„', '”'], en: ['“', '”'] }

/** The names of everything on the table in one language, with the cards that are played with. */
export class Names {
  readonly book: Book
  readonly lang: Lang

  constructor(book: Book, lang: Lang) {
    this.book = book
    this.lang = lang
  }

  /** A Development card. */
  card(card: Card): string {
    if (card === BASIC) return CARD_WORDS[this.lang].lines.basicCombat
    return this.quoted(this.book.faces.development[card - 1]![this.lang])
  }

  dream(dream: Card): string {
    return this.quoted(this.book.faces.dreams[dream - 1]![this.lang])
  }

  nightmare(number: number): string {
    return this.quoted(this.book.faces.nightmares[number - 1]![this.lang])
  }

  /** An area has the same number and name on both sides of the board. */
  area(area: number): string {
    return LARGE_SIDE[area]![this.lang]
  }

  action(action: number): string {
    return CARD_WORDS[this.lang].actions[ACTIONS[action]!]
  }

  symbol(symbol: number): string {
    return CARD_WORDS[this.lang].symbols[SYMBOLS[symbol]!]
  }

  night(night: number): string {
    return NIGHTS[night]!
  }

  piece(piece: number): string {
    return PIECES[piece]!.id
  }

  stepKind(step: number): string {
    return CARD_WORDS[this.lang].stepKinds[RITUAL_STEPS[step - 1]!.kind]
  }

  token(token: number): string {
    return this.effect(TOKENS[token - 1]!.effect)
  }

  effect(effect: Effect, here: Here = 'area'): string {
    return effectText(effect, this.lang, here)
  }

  /** What a line of the score sheet counts. */
  counted(item: SheetItem, cards: string): string {
    switch (item) {
      case 'fort':
        return [...LARGE_SIDE, ...SMALL_SIDE].find(({ id }) => id === cards)![this.lang]
      case 'upgrade':
        return this.card(Number(cards.slice(1)) as Card)
      case 'dream':
        return this.dream(Number(cards.slice(1)) as Card)
      case 'ritual':
        return `(${MARKER_ON[this.lang]} ${cards})`
      case 'devoured':
        return cards
    }
  }

  private quoted(name: string): string {
    const [open, close] = QUOTES[this.lang]
    return `${open}${name}${close}`
  }
}

/** The Time marker (KK-2.6). */
export const TIMES = ['I', 'II', 'III'] as const
