import type { Mind, Rules } from '@sennik/engine'
import type { Book } from './cards/book.ts'
import type { Event } from './events.ts'
import { FirstThought } from './mind/first-thought.ts'
import { judge } from './mind/judgement.ts'
import { tempers } from './mind/tempers.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** Own moves are weighed a few ahead, for most actions are many small ones, then followed to the end of the turn, reactions and all; what then lies there is judged. */
export function mindWith(book: Book, rules: Rules<State, Event, View, Options>): Mind<State, View> {
  const thought = new FirstThought(book, rules)
  return {
    rollout: (world, seat, legal) => thought.choose(world, seat, legal),
    judge,
    tempers,
    isSettled: (world, root) => world.turn() > root.turn(),
    horizon: 120,
    depth: 8,
    curiosity: 0.15,
    // What a rival does hangs on cards that differ from world to world.
    othersByRollout: true,
  }
}
