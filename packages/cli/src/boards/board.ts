import {
  type AnyGame,
  type AnyMoveForm,
  type Audience,
  asSeat,
  type GameEvent,
  type Lang,
  type Redacted,
} from '@sennik/engine'
import type { Paint, Style } from '../paint.ts'

/** How a board is to be drawn. */
export interface Drawing {
  /** The game with its cards. */
  readonly game: AnyGame
  readonly audience: Audience
  readonly lang: Lang
  readonly paint: Paint
  readonly width: number
  /** Whether the board goes on showing what the viewer has seen, or leaves that to the viewer's memory. */
  readonly memory: 'kept' | 'own'
}

/** Somebody at the table, with the number of their seat as moves are written. */
export const seated = ({ audience, paint }: Drawing, seat: number, style: Style | readonly Style[]): string =>
  `${paint('dim', String(seat + 1))} ${paint(style, audience.name(asSeat(seat)))}`

/** A game on a terminal: the only place here that knows a game. */
export interface Board<View, Event extends GameEvent> {
  /** The table as its viewer sees it. */
  draw(view: Redacted<View>, drawing: Drawing): string[]
  /** Whether everybody agreed that the table goes on showing what they have seen. */
  keepsMemory(view: Redacted<View>): boolean
  /** What the hearer is shown only for a moment, if anything. */
  glimpse(event: Redacted<Event>, drawing: Drawing): string[] | undefined
  /** A picture in place of a sentence, for something worth a pause. */
  picture(event: Redacted<Event>, drawing: Drawing): string[] | undefined
  /** A move by what is printed on the table, where the numbers of its notation are others. */
  printed?(form: AnyMoveForm, view: Redacted<View>, drawing: Drawing): string | undefined
}

/** Some game's board, when it does not matter which. */
export type AnyBoard = Board<unknown, GameEvent>
