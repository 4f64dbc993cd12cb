import type { AnyGame, GameState, Redacted, Rng, Seat } from '@sennik/engine'

/** Where a search thinks: worlds that could be the one at the table. */
export interface Worlds {
  /** One of them. */
  readonly root: GameState
  /** Fills `world` with one of them. */
  draw(rng: Rng, world: GameState): void
}

/**
 * Worlds a seat cannot tell apart. The first is imagined from the view; the others have what is secret in other places, which is as
 * likely and takes a tenth of the time. Only for somebody who has forgotten what the rules say they know is every world imagined anew.
 */
export class PossibleWorlds implements Worlds {
  readonly root: GameState
  private readonly game: AnyGame
  private readonly seat: Seat
  /** Secret cells of the root, group after group, and where each group ends. */
  private readonly cells: Int32Array
  private readonly ends: Int32Array
  private readonly seen: Redacted<unknown>
  private readonly hasForgotten: boolean

  constructor(game: AnyGame, seen: Redacted<unknown>, seat: Seat, rng: Rng) {
    this.game = game
    this.seat = seat
    this.root = game.rules.newState()
    game.rules.imagine(seen, rng, this.root)
    this.seen = seen
    this.hasForgotten = JSON.stringify(game.rules.view(this.root, seat)) !== JSON.stringify(seen)
    const groups = game.rules.secrets(this.root, seat)
    let end = 0
    this.cells = Int32Array.from(groups.flat())
    this.ends = Int32Array.from(groups, group => {
      end += group.length
      return end
    })
  }

  /** Each is equally likely, but for what the mind believes. */
  draw(rng: Rng, world: GameState): void {
    if (this.hasForgotten) this.game.rules.imagine(this.seen, rng, world)
    else this.scramble(rng, world)
    this.game.mind.believe?.(world, this.seat, rng)
  }

  private scramble(rng: Rng, world: GameState): void {
    const { cells, ends } = this
    this.game.rules.copy(this.root, world)
    const { memory } = world
    let start = 0
    for (let group = 0; group < ends.length; group++) {
      const end = ends[group]!
      for (let last = end - 1; last > start; last--) {
        const one = cells[last]!
        const other = cells[start + rng.below(last - start + 1)]!
        const content = memory[one]!
        memory[one] = memory[other]!
        memory[other] = content
      }
      start = end
    }
  }
}
