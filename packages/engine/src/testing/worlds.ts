import type { AnyGame } from '../game.ts'
import type { Viewer } from '../ints.ts'
import type { PlayedMove } from '../referee.ts'
import { type Rng, SeededRng } from '../rng.ts'
import type { GameState } from '../rules.ts'
import type { GameEvent } from '../visibility.ts'

/** As the rules list them for one viewer. */
export type Secrets = readonly (readonly number[])[]

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
  rearrange(game, state, game.rules.secrets(state, viewer), how, rng, world)
}

/** The same for whoever makes several worlds of one position, and has listed its secrets already. */
export function rearrange(
  game: AnyGame,
  state: GameState,
  secrets: Secrets,
  how: 'two' | 'all',
  rng: Rng,
  world: GameState,
): void {
  game.rules.copy(state, world)
  const { memory } = world
  for (const group of secrets) {
    if (group.length < 2) continue
    if (how === 'two') exchange(memory, group[rng.below(group.length)]!, group[rng.below(group.length)]!)
    else for (let last = group.length - 1; last > 0; last--) exchange(memory, group[last]!, group[rng.below(last + 1)]!)
  }
}

function exchange(memory: Uint8Array, one: number, other: number): void {
  const cell = memory[one]!
  memory[one] = memory[other]!
  memory[other] = cell
}

/** A chance that begins alike each time, and is made only for moves that draw it: most do not. */
class Chance implements Rng {
  draws = 0
  private readonly seed: string
  private source: SeededRng | undefined

  constructor(seed: string) {
    this.seed = seed
  }

  below(n: number): number {
    this.draws++
    this.source ??= SeededRng.of(this.seed)
    return this.source.below(n)
  }
}

/** A move as it was played in some world: what it told, and how often it drew chance. */
export interface Course {
  readonly story: readonly GameEvent[]
  readonly draws: number
}

/** Plays a move in a copy of a world (`after`), with the same chance each time. */
export function playIn(
  game: AnyGame,
  world: GameState,
  { seat, move }: PlayedMove,
  chance: string,
  after: GameState,
): Course {
  game.rules.copy(world, after)
  const rng = new Chance(chance)
  const story: GameEvent[] = []
  game.rules.apply(after, seat, move, { rng, story })
  return { story, draws: rng.draws }
}

/** What one viewer gets to see of a move: in bytes, as it would be sent. */
export interface Witnessed {
  readonly view: string
  readonly events: string
}

export const witness = (game: AnyGame, { story }: Course, after: GameState, viewer: Viewer): Witnessed => ({
  view: JSON.stringify(game.rules.view(after, viewer)),
  events: JSON.stringify(story.map(event => game.rules.tell(event, viewer))),
})
