import type { Seat, Viewer } from '@sennik/engine'
import { type Card, MAX_SEATS, NO_CARD } from './components.ts'

/** Who else knows a hidden card: a bit for each seat, and one for who sits beside the table. */
export const EVERYBODY = 0b1_1111
const SPECTATOR = 4
/** Beside those bits: a Dream that does not count for the limit (KK-12.6). */
export const BEYOND = 1 << 5
/** Just drawn, to be kept or not: what has this mark lies behind everything else. */
export const DRAWN = 1 << 6

export const bitOf = (viewer: Viewer): number => 1 << (viewer === 'spectator' ? SPECTATOR : viewer)

/**
 * Cards in hands, of one kind. Of each card everybody knows who has seen it and from which deck it came (`origins`); within what is alike in both, cards lie
 * in the order of their numbers, so that their places tell nothing more.
 */
export class Hands {
  readonly cards: Uint8Array
  /** Who else knows the card. */
  readonly notes: Uint8Array
  readonly origins: Uint8Array
  readonly sizes: Uint8Array
  readonly width: number
  /** Where in memory the cards begin. */
  readonly at: number

  constructor(memory: Uint8Array, at: number, width: number) {
    const row = MAX_SEATS * width
    this.at = at
    this.width = width
    this.cards = memory.subarray(at, at + row)
    this.notes = memory.subarray(at + row, at + 2 * row)
    this.origins = memory.subarray(at + 2 * row, at + 3 * row)
    this.sizes = memory.subarray(at + 3 * row, at + 3 * row + MAX_SEATS)
  }

  static bytesFor(width: number): number {
    return MAX_SEATS * (3 * width + 1)
  }

  size(seat: Seat): number {
    return this.sizes[seat]!
  }

  card(seat: Seat, slot: number): Card {
    return this.cards[seat * this.width + slot]! as Card
  }

  note(seat: Seat, slot: number): number {
    return this.notes[seat * this.width + slot]!
  }

  origin(seat: Seat, slot: number): number {
    return this.origins[seat * this.width + slot]!
  }

  /** Cards that are in hand and nowhere else: marked ones lie behind them. */
  free(seat: Seat): number {
    let size = this.sizes[seat]!
    const start = seat * this.width
    while (size > 0 && this.notes[start + size - 1]! >= DRAWN) size--
    return size
  }

  /** Cards that count for a limit. */
  counting(seat: Seat): number {
    const start = seat * this.width
    let count = 0
    for (let cell = start; cell < start + this.sizes[seat]!; cell++) if ((this.notes[cell]! & BEYOND) === 0) count++
    return count
  }

  knows(viewer: Viewer, seat: Seat, slot: number): boolean {
    return viewer === seat || (this.note(seat, slot) & bitOf(viewer)) !== 0
  }

  put(seat: Seat, card: Card, note: number, origin: number): void {
    const start = seat * this.width
    let cell = start + this.sizes[seat]!++
    while (cell > start && this.isBefore(note, origin, card, cell - 1)) {
      this.cards[cell] = this.cards[cell - 1]!
      this.notes[cell] = this.notes[cell - 1]!
      this.origins[cell] = this.origins[cell - 1]!
      cell--
    }
    this.cards[cell] = card
    this.notes[cell] = note
    this.origins[cell] = origin
  }

  private isBefore(note: number, origin: number, card: Card, cell: number): boolean {
    if (note !== this.notes[cell]) return note < this.notes[cell]!
    if (origin !== this.origins[cell]) return origin < this.origins[cell]!
    return card < this.cards[cell]!
  }

  take(seat: Seat, slot: number): Card {
    const start = seat * this.width
    const card = this.cards[start + slot]! as Card
    const end = start + --this.sizes[seat]!
    for (let cell = start + slot; cell < end; cell++) {
      this.cards[cell] = this.cards[cell + 1]!
      this.notes[cell] = this.notes[cell + 1]!
      this.origins[cell] = this.origins[cell + 1]!
    }
    this.cards[end] = NO_CARD
    this.notes[end] = 0
    this.origins[end] = 0
    return card
  }

  /** Marks a card, or takes the marks off. */
  mark(seat: Seat, slot: number, marks: number): void {
    const known = this.note(seat, slot) & EVERYBODY
    const origin = this.origin(seat, slot)
    this.put(seat, this.take(seat, slot), known | marks, origin)
  }
}
