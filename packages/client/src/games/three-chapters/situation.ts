import {
  type AnyGame,
  type AnyMoveForm,
  type Audience,
  asSeat,
  type Lang,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import type { Actor, Card, ChaptersMove, PlayedCard, RoundTold, View } from '@sennik/games/three-chapters'
import type { Component } from 'solid-js'
import type { BoardProps, Face, SeatFace } from '../../table/board.ts'
import { type Cards, wordsIn } from './cards.ts'
import type { Words } from './words.en.ts'

/** What every part of the board needs: what is seen, and which cards are played with. */
export interface Book {
  readonly board: BoardProps<View>
  readonly game: AnyGame
  readonly cards: Cards
  readonly Card: Component<{ readonly face: Face; readonly lang: Lang }>
}

/** The spectator looks from the first seat. */
export const nearSeat = ({ board }: Book): Seat => board.you ?? asSeat(0)

export const wordsFor = ({ board }: Book): Words => wordsIn(board.lang)

const audienceFor = ({ board }: Book): Audience => ({ you: board.you, name: seat => board.seats[seat]?.name ?? '' })

/** A choice in words, as the game itself says it. */
export const moveWords = (book: Book, form: ChaptersMove): string =>
  book.game.words[book.board.lang].move(form as AnyMoveForm, book.board.view as Redacted<unknown>, audienceFor(book))

export const nameOf = (book: Book, seat: Seat): string =>
  seat === book.board.you ? wordsFor(book).you : (book.board.seats[seat]?.name ?? '')

export function actorName(book: Book, actor: Actor): string {
  const words = wordsFor(book)
  if ('seat' in actor) return nameOf(book, actor.seat)
  return actor.ghostOf === book.board.you ? words.yourGhost : words.ghostOf(nameOf(book, actor.ghostOf))
}

export const faceAt = (book: Book, seat: Seat): SeatFace | undefined => book.board.seats[seat]

// --- Who sits where ---

export const hasGhosts = (view: Redacted<View>): boolean => view.agreed.seats === 2

/** CH-22: whoever plays in a round, clockwise. */
export function actorsOf(seats: number): readonly Actor[] {
  if (seats > 2) return Array.from({ length: seats }, (_, seat) => ({ seat: asSeat(seat) }))
  return [{ seat: asSeat(0) }, { ghostOf: asSeat(1) }, { seat: asSeat(1) }, { ghostOf: asSeat(0) }]
}

export function placeOf(actor: Actor, seats: number): number {
  if ('seat' in actor) return seats === 2 ? 2 * actor.seat : actor.seat
  return actor.ghostOf === 1 ? 1 : 3
}

export const isSame = (one: Actor, other: Actor): boolean =>
  'seat' in one ? 'seat' in other && one.seat === other.seat : 'ghostOf' in other && one.ghostOf === other.ghostOf

/** Everybody but the one who looks, in the order in which they sit to the left. */
export function othersOf(book: Book): readonly Actor[] {
  const all = actorsOf(book.board.view.agreed.seats)
  const near = placeOf({ seat: nearSeat(book) }, book.board.view.agreed.seats)
  return all.slice(1).map((_, index) => all[(near + 1 + index) % all.length]!)
}

// --- Chapter I ---

/** How many choices were made before this one. */
export const momentOf = ({ counts, agreed }: Redacted<View>): number => counts.deal * agreed.exchanges + counts.exchange

const laidNow = (row: readonly (Card | null)[] | undefined, view: Redacted<View>): Card | null | undefined =>
  view.counts.chapter === 1 ? row?.[momentOf(view)] : undefined

/** What a seat has laid for itself in this choice; `null` is a back, undefined nothing. */
export const pickOf = (view: Redacted<View>, seat: Seat): Card | null | undefined => laidNow(view.picks[seat], view)
export const giftOf = (view: Redacted<View>, seat: Seat): Card | null | undefined => laidNow(view.gifts[seat], view)

/** Cards laid aside in earlier choices. */
export const partyOf = (view: Redacted<View>, seat: Seat): readonly (Card | null)[] =>
  (view.picks[seat] ?? []).slice(0, momentOf(view))

// --- Hands ---

export interface HandCard {
  readonly card: Card
  /** Where it lies in the hand that is chosen from; in chapter II of no meaning. */
  readonly slot: number
}

/** The cards one chooses from, in the order of their values. */
export function handOf({ board }: Book): readonly HandCard[] {
  const { view, you } = board
  if (you === undefined || view.counts.chapter === 3) return []
  const row = view.counts.chapter === 1 ? view.hands[you] : view.picks[you]
  const cards = (row ?? []).flatMap((card, slot) => (card === null || card === 0 ? [] : [{ card, slot }]))
  return view.counts.chapter === 1 ? cards : cards.toSorted((one, other) => one.card - other.card)
}

// --- Chapter II ---

/** The round that is on the table: the present one, or the last as long as nobody has begun the next. */
export function roundShown(view: Redacted<View>): { readonly cards: readonly PlayedCard[]; readonly told?: RoundTold } {
  const { table, rounds } = view.played
  const told = rounds.at(-1)
  return table.length === 0 && told !== undefined ? { cards: told.cards, told } : { cards: table }
}

export const cardOf = (cards: readonly PlayedCard[], actor: Actor): Card | undefined =>
  cards.find(({ by }) => isSame(by, actor))?.card
