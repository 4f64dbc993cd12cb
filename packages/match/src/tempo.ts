import type { GameEvent, Seat } from '@sennik/engine'
import type { Entry } from './entries.ts'

/** Where nobody was told anything there is nothing to look at. */
const AFTER_NOTHING = 1 / 6
/** Small decisions of one seat, one after another, are one long move to whoever watches. */
const IN_A_ROW = 1 / 2
const LONG_ROW = 2

/**
 * How much of the usual pause a move of a bot deserves, by what everybody has just seen and never by what anybody holds: so the time a move takes tells nothing,
 * and a turn of thirty small decisions is not thirty pauses.
 */
export class Tempo {
  private seat: number | undefined
  private row = 0
  private isQuiet = false

  note(entry: Entry, told: readonly GameEvent[]): void {
    const seat = entry.kind === 'moved' ? entry.seat : undefined
    this.row = seat !== undefined && seat === this.seat ? this.row + 1 : 1
    this.seat = seat
    this.isQuiet = entry.kind === 'moved' && told.length === 0
  }

  /** A part of one. */
  pauseBefore(seat: Seat): number {
    if (this.isQuiet) return AFTER_NOTHING
    return seat === this.seat && this.row >= LONG_ROW ? IN_A_ROW : 1
  }
}
