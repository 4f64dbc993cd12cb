import type { AnyMoveForm, Text } from '@sennik/engine'
import type { Place } from '../table/board.ts'

/** What the guide says, and where it points. */
interface Told {
  readonly text: Text
  /** Several places are touched one after the other. */
  readonly point?: Place | readonly Place[]
}

export type Step<Form extends AnyMoveForm = AnyMoveForm> =
  /** Something to read. With a position the table is laid anew, for this step and those that follow. */
  | (Told & { readonly step: 'read'; readonly position?: string })
  /** Something to do: this move and no other. */
  | (Told & { readonly step: 'do'; readonly move: Form })
  /** What a rival does meanwhile. */
  | (Told & { readonly step: 'watch'; readonly seat: number; readonly moves: readonly Form[] })

/** A game to learn by: a real position, and what happens from there. The learner has the first seat, bots the others. */
export interface Script<Form extends AnyMoveForm = AnyMoveForm> {
  readonly game: string
  readonly seats: number
  /** In the game's own notation. */
  readonly position: string
  readonly steps: readonly Step<Form>[]
  /** The last thing that is done ends the game: its last page is part of the lesson. */
  readonly ends?: true
}
