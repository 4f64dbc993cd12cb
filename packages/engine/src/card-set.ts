import type { AnyGame } from './game.ts'
import { hashText } from './hash.ts'
import type { Lang } from './lang.ts'
import { BadInput } from './problems/problem.ts'

/** The cards a game is played with, when there may be others: an owner of the box can write down the printed ones. */
export interface CardSet {
  readonly name: string
  /** Tells this set from every other; part of every record. */
  readonly hash: string
  /** The whole set in one line of JSON: what is hashed, kept in records and read again. */
  readonly text: string
}

/** One card for people, rendered from the data that runs. */
export interface CardPage {
  readonly name: string
  readonly lines: readonly string[]
  /** How sure the card is, and where it is from. */
  readonly provenance: string
}

/** How a game reads other cards, and the game with them. */
export interface CardBook {
  /** What this game is played with. */
  readonly set: CardSet
  /** What it is played with unless somebody brings other cards. */
  readonly builtIn: CardSet
  /** Every card of the set it is played with. */
  pages(lang: Lang): readonly CardPage[]
  /** Checks the text of a set, all of it. Throws `BadInput` that names line and field. */
  read(text: string): CardSet
  /** The same game with a set that was read. */
  with(set: CardSet): AnyGame
}

/** The cards of a record: those of the box by their hash alone, others whole. */
export interface RecordedCards {
  readonly hash: string
  readonly text: string | undefined
}

/** A set from its checked, normal form: equal cards have equal hashes, however they were written. */
export function cardSetOf(form: { readonly name: string; readonly [field: string]: unknown }): CardSet {
  // Only the cards are hashed: whatever a set is called, it plays the same.
  const { name, ...cards } = form
  return { name, hash: hashText(JSON.stringify(cards)), text: JSON.stringify(form) }
}

/** So many sets that people brought are kept made. */
const MOST_MADE = 64

/** One game for each set: whoever plays with the same cards shares its tables. */
export class GamesBySet<Made> {
  private readonly builtIn: CardSet
  private readonly box: Made
  private readonly make: (text: string) => Made
  private readonly made = new Map<string, { readonly hash: string; readonly made: Made }>()

  constructor(builtIn: CardSet, box: Made, make: (text: string) => Made) {
    this.builtIn = builtIn
    this.box = box
    this.make = make
  }

  with({ hash, text }: CardSet): Made {
    if (hash === this.builtIn.hash) return this.box
    const known = this.made.get(text)
    if (known !== undefined) return known.made
    if (this.made.size >= MOST_MADE) this.made.clear()
    const made = this.make(text)
    this.made.set(text, { hash, made })
    return made
  }

  /** By what a view says of its cards: those of the box, or of another set that is played with here. */
  of(hash: string): Made {
    for (const known of this.made.values()) if (known.hash === hash) return known.made
    return this.box
  }
}

/** The game with the cards that somebody wrote down. Throws `BadInput`. */
export function gameWithCards(game: AnyGame, text: string): AnyGame {
  if (game.cards === undefined) throw new BadInput({ kind: 'noCardSets', game: game.rules.id })
  return game.cards.with(game.cards.read(text))
}

export function recordedCards({ cards }: AnyGame): RecordedCards | undefined {
  if (cards === undefined) return undefined
  const { hash, text } = cards.set
  return { hash, text: hash === cards.builtIn.hash ? undefined : text }
}

/** The game as a record was played: with its cards. Throws `BadInput`. */
export function gameOfRecord(game: AnyGame, record: { readonly cards?: RecordedCards | undefined }): AnyGame {
  const written = record.cards
  const played = written?.text === undefined ? game : gameWithCards(game, written.text)
  checkCards(played, record)
  return played
}

/** Throws `BadInput` unless these are the cards of the record. */
export function checkCards(game: AnyGame, record: { readonly cards?: RecordedCards | undefined }): void {
  const known = game.cards?.set.hash
  if (record.cards?.hash !== known)
    throw new BadInput({ kind: 'recordCards', written: record.cards?.hash ?? '–', known: known ?? '–' })
}
