import { BadInput, cannotBe, checkRest, type Field, listOf } from '@sennik/engine'
import { CONFLICT_CARDS, DEVELOPMENT_CARDS, DREAM_CARDS } from './components.ts'
import { cardName, type FieldName, type Fields, type Letter, REST, readCardName, wordsOf } from './position-words.ts'

/** The cards of each kind. */
export const MOST: { readonly [L in Letter]: number } = {
  R: DEVELOPMENT_CARDS,
  S: DREAM_CARDS,
  K: 2 * CONFLICT_CARDS,
  T: 13,
}

/** The cards of one kind: each can be named once. */
export class Named {
  private readonly free: Set<number>
  private readonly named = new Set<number>()
  private readonly letter: Letter
  private readonly seats: number

  constructor(letter: Letter, seats: number, inPlay: (card: number) => boolean) {
    this.letter = letter
    this.seats = seats
    this.free = new Set(listOf(MOST[letter], index => index + 1).filter(inPlay))
  }

  read(field: Field, word: string): number {
    const card = readCardName(field, this.letter, word, MOST[this.letter])
    if (this.free.delete(card)) {
      this.named.add(card)
      return card
    }
    if (this.named.has(card)) throw new BadInput({ kind: 'tooManyCards', card: word, given: 2, box: 1 })
    throw new BadInput({ kind: 'tooManyCards', card: word, given: 1, box: 0, seats: this.seats })
  }

  /** KK-1.6: every card is somewhere. */
  checkAll(fields: Fields, names: readonly FieldName[]): void {
    if (this.free.size === 0) return
    const [first = 0] = this.free
    const [card, count] = [cardName(this.letter, first), this.free.size]
    const word = names.find(name => fields.has(name))
    throw cannotBe(fields, word === undefined ? [] : [word], {
      pl: `${count === 1 ? `karty ${card} nigdzie nie ma` : `nigdzie nie ma ${count} kart, na przykład ${card}`}; słowo „${REST}” kładzie w stosie wszystkie, których nie podano`,
      en: `${count === 1 ? `card ${card} is nowhere` : `${count} cards are nowhere, such as ${card}`}; the word “${REST}” puts into a pile all that are not named`,
    })
  }

  /** The cards of a row; `rest`, once and where it may stand, is kept for later. */
  row(field: Field | undefined, mayBeRest = true): (number | typeof REST)[] {
    if (field === undefined) return [REST]
    return wordsOf(field.value).map((word, index, words) => {
      if (!mayBeRest || word !== REST) return this.read(field, word)
      checkRest(field, words, index)
      return REST
    })
  }

  /** Fills in what is named nowhere. */
  filled(row: readonly (number | typeof REST)[], fits: (card: number) => boolean): number[] {
    return row.flatMap(card => {
      if (card !== REST) return [card]
      const rest = [...this.free].filter(fits)
      for (const taken of rest) this.free.delete(taken)
      return rest
    })
  }
}
