import type { AnyGame } from '../game.ts'
import type { Viewer } from '../ints.ts'
import type { PlayedMove } from '../referee.ts'
import { MeteredRng, type Rng, SeededRng } from '../rng.ts'
import type { GameState } from '../rules.ts'
import type { GameEvent } from '../visibility.ts'

/**
 * Fills `world` with another world that the viewer cannot tell from this one: what is secret to them has changed places. `'two'`
 * exchanges only two cells, so that most of what a move reveals stays the same and a leak of the rest can be seen; `'all'`
 * shuffles everything.
 */
export function scramble(
  game: AnyGame,
  state: GameState,
  viewer: Viewer,
  how: 'two' | 'all',
  rng: Rng,
  world: GameState,
): void {
  game.rules.copy(state, world)
  const exchange = (one: number, other: number): void => {
    const cell = world.memory[one]!
    world.memory[one] = world.memory[other]!
    world.memory[other] = cell
  }
  for (const group of game.rules.secrets(state, viewer)) {
    if (group.length < 2) continue
    if (how === 'two') exchange(group[rng.below(group.length)]!, group[rng.below(group.length)]!)
    else for (let last = group.length - 1; last > 0; last--) exchange(group[last]!, group[rng.below(last + 1)]!)
  }
}

/** What one viewer gets to see of a move: in bytes, as it would be sent. */
export interface Witnessed {
  readonly view: string
  readonly events: string
  readonly draws: number
}

/** Plays a move in a copy of a world (`after`), with the same chance each time, and notes what the viewer is sent. */
export function witness(
  game: AnyGame,
  world: GameState,
  { seat, move }: PlayedMove,
  viewer: Viewer,
  chance: string,
  after: GameState,
): Witnessed {
  game.rules.copy(world, after)
  const rng = new MeteredRng(SeededRng.of(chance))
  const story: GameEvent[] = []
  game.rules.apply(after, seat, move, { rng, story })
  return {
    view: JSON.stringify(game.rules.view(after, viewer)),
    events: JSON.stringify(story.map(event => game.rules.tell(event, viewer))),
    draws: rng.draws,
  }
}
