import type { AnyGame } from './game.ts'
import { hashText } from './hash.ts'
import type { Lang, Text } from './lang.ts'
import { BadInput } from './problems/problem.ts'

/** The cards a game is played with, when there may be others: an owner of the box can write down the printed ones. */
export interface CardSet {
  readonly name: string
  /** Tells this set from every other; part of every record. */
  readonly hash: string
  /** The whole set in one line of JSON: what is hashed, kept in records and read again. */
  readonly text: string
  /** What is right, but may not be what was meant. */
  readonly remarks?: readonly Text[]
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
  /** Records of games with the cards of the box do not name them: there were records before there were other cards. */
  readonly isUnsaidInRecords?: true
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

/** So many sets that people brought lately are kept made though nobody plays with them just now. */
const MOST_KEPT = 8

/** How a game is made with other cards. */
interface Making<Read extends { readonly set: CardSet }, Made extends object> {
  /** Throws `BadInput`. */
  read(text: string): Read
  make(read: Read): Made
}

/**
 * One game for each set: whoever plays with the same cards shares its tables. A set is kept as long as somebody plays with it, so that
 * its cards are found again by what a view says of them; and the last ones for a while, so that reading costs once.
 */
export class GamesBySet<Read extends { readonly set: CardSet }, Made extends object> {
  private readonly builtIn: CardSet
  private readonly box: Made
  private readonly making: Making<Read, Made>
  /** By the text of the set: who brings other cards with the same hash has other cards all the same. */
  private readonly made = new Map<string, { readonly set: CardSet; readonly made: WeakRef<Made> }>()
  private readonly gone = new FinalizationRegistry((text: string) => {
    if (this.made.get(text)?.made.deref() === undefined) this.made.delete(text)
  })
  private readonly kept: Made[] = []
  private lastRead: Read | undefined

  constructor(builtIn: CardSet, box: Made, making: Making<Read, Made>) {
    this.builtIn = builtIn
    this.box = box
    this.making = making
  }

  /** Checks a text, unless it is that of a set that is played with. Throws `BadInput`. */
  read(text: string): CardSet {
    const known = this.made.get(text)
    if (known?.made.deref() !== undefined) return known.set
    this.lastRead = this.making.read(text)
    return this.lastRead.set
  }

  with(set: CardSet): Made {
    if (set.hash === this.builtIn.hash) return this.box
    const known = this.made.get(set.text)?.made.deref()
    if (known !== undefined) {
      this.keep(known)
      return known
    }
    const read = this.lastRead?.set.text === set.text ? this.lastRead : this.making.read(set.text)
    const made = this.making.make(read)
    this.lastRead = undefined
    this.made.set(set.text, { set: read.set, made: new WeakRef(made) })
    this.gone.register(made, set.text)
    this.keep(made)
    return made
  }

  /** By what a view says of its cards: those of the box, or of another set that is played with here. */
  of(hash: string): Made {
    for (const { set, made } of this.made.values()) {
      const known = set.hash === hash ? made.deref() : undefined
      if (known !== undefined) return known
    }
    return this.box
  }

  private keep(made: Made): void {
    if (this.kept[0] === made) return
    const at = this.kept.indexOf(made)
    if (at > 0) this.kept.splice(at, 1)
    this.kept.unshift(made)
    if (this.kept.length > MOST_KEPT) this.kept.pop()
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
  const isBox = hash === cards.builtIn.hash
  if (isBox && cards.isUnsaidInRecords) return undefined
  return { hash, text: isBox ? undefined : text }
}

/** Throws `BadInput` unless the rules are those of the record. */
export function checkRules({ rules }: AnyGame, record: { readonly rulesVersion: number }): void {
  if (record.rulesVersion !== rules.version)
    throw new BadInput({ kind: 'recordRules', game: rules.id, given: record.rulesVersion, known: rules.version })
}

/** The game as a record was played: with its cards. Other rules may have had other cards in the box, so they come first. Throws `BadInput`. */
export function gameOfRecord(
  game: AnyGame,
  record: { readonly rulesVersion: number; readonly cards?: RecordedCards | undefined },
): AnyGame {
  checkRules(game, record)
  const written = record.cards
  const played = written?.text === undefined ? game : gameWithCards(game, written.text)
  checkCards(played, record)
  return played
}

/** Throws `BadInput` unless these are the cards of the record. */
export function checkCards(game: AnyGame, record: { readonly cards?: RecordedCards | undefined }): void {
  const known = game.cards?.set.hash
  const written = record.cards?.hash ?? (game.cards?.isUnsaidInRecords ? game.cards.builtIn.hash : undefined)
  if (written !== known) throw new BadInput({ kind: 'recordCards', written, known })
}
