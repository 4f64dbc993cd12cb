import type { AnyGame } from '@sennik/engine'
import type { Match } from '@sennik/match'

/** What a table takes: some of it always, the rest by its state, which views, their parts and what happened lately grow with. */
const EVERY_TABLE = 16_384
const PER_STATE_BYTE = 12
/** What the game of a set of somebody's own takes, for each character of its text. */
const PER_CHARACTER = 10

/** How much memory the matches take that are held, nearly: measured figures, added up. Tables with the same cards share them. */
export class LiveBytes {
  total = 0
  private readonly matches = new Map<string, Match>()
  private readonly tables = new Map<AnyGame, number>()

  /** A table is held with this match; what it was held with before is not. */
  hold(table: string, match: Match): void {
    if (this.matches.get(table) === match) return
    this.letGo(table)
    this.matches.set(table, match)
    this.total += bytesOf(match)
    const others = this.tables.get(match.game) ?? 0
    this.tables.set(match.game, others + 1)
    if (others === 0) this.total += bytesOfCards(match)
  }

  letGo(table: string): void {
    const match = this.matches.get(table)
    if (match === undefined) return
    this.matches.delete(table)
    this.total -= bytesOf(match)
    const others = this.tables.get(match.game)! - 1
    if (others > 0) {
      this.tables.set(match.game, others)
      return
    }
    this.tables.delete(match.game)
    this.total -= bytesOfCards(match)
  }
}

const bytesOf = ({ game }: Match): number => EVERY_TABLE + PER_STATE_BYTE * stateBytesOf(game)

const bytesOfCards = ({ opened: { cards = '' } }: Match): number => PER_CHARACTER * cards.length

const sizes = new Map<string, number>()

/** A state is as large in every game of a kind, whatever its cards. */
function stateBytesOf({ rules }: AnyGame): number {
  const size = sizes.get(rules.id) ?? rules.newState().memory.length
  sizes.set(rules.id, size)
  return size
}
