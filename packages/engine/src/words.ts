import { entryFor } from './dispatch.ts'
import type { Seat } from './ints.ts'
import type { AnyMoveForm } from './moves.ts'
import type { GameEvent, Redacted } from './visibility.ts'

/** How the reader is to be told of a seat: by name, or as "you". */
export interface Audience {
  readonly you: Seat | undefined
  name(seat: Seat): string
}

/** A game in one language. Everything here is made from ids and numbers; the rules themselves speak no language. */
export interface GameWords<Event extends GameEvent, View> {
  readonly title: string
  /** What the game is, in one sentence. */
  readonly about: string
  /** What the deciding seat is asked, in one sentence. */
  prompt(view: Redacted<View>, audience: Audience): string
  /** A choice as the deciding seat reads it. */
  move(form: AnyMoveForm, view: Redacted<View>, audience: Audience): string
  /** What happened. */
  event(event: Redacted<Event>, audience: Audience): string
  /** A kind of line of the score sheet. */
  sheetItem(item: string): string
  /** What such a line counts, in words instead of notation. */
  sheetCards(item: string, cards: string): string
  /** Headings under which lines of the score sheet are added up, so that a number may follow: “ravens in your dream”. */
  readonly topics: { readonly others: string; readonly [topic: string]: string }
  /** Longer names of cards and other things of the notation, for explanation. */
  readonly notation: { readonly [symbol: string]: string }
}

/** A sentence for every kind of event: one that is missing does not compile. */
export type EventWords<Event extends GameEvent> = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, audience: Audience) => string
}

export const eventSpeaker =
  <Event extends GameEvent>(words: EventWords<Event>) =>
  (event: Event, audience: Audience): string =>
    entryFor<(event: Event, audience: Audience) => string>(words, event.type)(event, audience)

/** A name for every kind of move: one that is missing does not compile. */
export type MoveWords<Form extends { readonly kind: string }, View> = {
  readonly [K in Form['kind']]: (
    move: Extract<Form, { readonly kind: K }>,
    view: Redacted<View>,
    audience: Audience,
  ) => string
}

export const moveSpeaker =
  <Form extends { readonly kind: string }, View>(words: MoveWords<Form, View>) =>
  (move: AnyMoveForm, view: Redacted<View>, audience: Audience): string =>
    entryFor<(move: AnyMoveForm, view: Redacted<View>, audience: Audience) => string>(words, move.kind)(
      move,
      view,
      audience,
    )
