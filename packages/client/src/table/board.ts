import type { AnyMoveForm, GameEvent, Lang, Redacted, Seat } from '@sennik/engine'
import type { Avatar } from '@sennik/protocol'
import type { Component, JSX } from 'solid-js'

/*
 * What a game brings to the table. The table is game-blind: it knows seats, choices, the story and the words; a board draws one view,
 * says where things lie (`data-place`) and how each event looks (`beats`). A board never judges a rule: it shows the choices it was given.
 */

/** Where something lies on the board: the value of an element's `data-place`, such as `land-2-3` or `pile`. */
export type Place = string

/** A thing as its picture: the game's own notation of a card (`7`, `T`), or `back`. */
export type Face = string

/** Who sits at a seat, as the board shows it. */
export interface SeatFace {
  readonly seat: Seat
  readonly name: string
  readonly avatar: Avatar | 'bot'
  /** Of a bot: how well it plays, in words. */
  readonly level?: string | undefined
  readonly isYou: boolean
  /** Owes a decision now. */
  readonly isAsked: boolean
}

export interface Choices {
  readonly forms: readonly AnyMoveForm[]
  /** Whether the seat that looks may make this move now. */
  has(form: AnyMoveForm): boolean
}

export interface BoardProps<View> {
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  /** The seat that looks; undefined for a spectator. */
  readonly you: Seat | undefined
  readonly lang: Lang
  readonly choices: Choices
  /** Makes the move if it is among the choices; otherwise the table asks which rule forbids it and shows the answer. */
  choose(form: AnyMoveForm): void
  /** Shows a card large, with its text. */
  zoom(face: Face): void
  /** Faces shown for a moment at a place: the card one looks at. The board draws them instead of what the view says. */
  readonly glimpses: ReadonlyMap<Place, Face>
}

/** One step of the telling of an event. The table's story player carries beats out; skipping or reduced motion shortens them. */
export type Beat =
  /** A thing travels; `face` is what is seen of it on the way. */
  | { readonly beat: 'travel'; readonly face: Face; readonly from: Place; readonly to: Place }
  /** A thing turns over where it lies. */
  | { readonly beat: 'turn'; readonly place: Place; readonly face: Face }
  /** A face is shown to whoever may see it until they let go. */
  | { readonly beat: 'glimpse'; readonly place: Place; readonly face: Face }
  | { readonly beat: 'glow'; readonly place: Place }
  /** A word across the table. */
  | { readonly beat: 'banner'; readonly text: string; readonly tone: 'call' | 'quiet' }
  /** A page of its own, such as the count of a round; stays until the player goes on. */
  | { readonly beat: 'scene'; readonly scene: () => JSX.Element }
  | { readonly beat: 'sound'; readonly sound: Sound }
  | { readonly beat: 'pause'; readonly milliseconds: number }
  | { readonly beat: 'together'; readonly beats: readonly Beat[] }

export type Sound = 'card' | 'flip' | 'chime' | 'call' | 'win'

/** What beats may need besides the event. */
export interface Telling {
  readonly you: Seat | undefined
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
  /** The view once the story has been told, for a page that shows more than one event. */
  readonly after?: unknown
}

/** Beats for every kind of event: one that is missing does not compile. */
export type EventBeats<Event extends GameEvent> = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, telling: Telling) => readonly Beat[]
}

/** Dragging, for those who like it better than touching one thing after another. */
export interface Dragging<View> {
  /** What is seen of a thing while it is carried; undefined for what stays where it lies. */
  lift(from: Place, view: Redacted<View>, you: Seat): Face | undefined
  /** The moves that are meant by dropping it there, one after another; none if it means nothing. */
  drop(from: Place, to: Place, view: Redacted<View>, you: Seat): readonly AnyMoveForm[]
}

/** A game's side of the table. */
export interface GameBoard<View, Event extends GameEvent> {
  readonly Board: Component<BoardProps<View>>
  readonly beats: EventBeats<Event>
  /** A card, or its back, as large as the box it is put in (5:7). */
  readonly Card: Component<{ readonly face: Face; readonly lang: Lang }>
  /** Name and full text of a card, made from the data that runs; a line for each of its parts. */
  describe(face: Face, lang: Lang): { readonly title: string; readonly text: string }
  /** Every face there is, for the rules page; with how many such cards are in the box: none of what is no card, such as a token. */
  readonly faces: readonly { readonly face: Face; readonly count: number }[]
  /** Whether the board has a place of its own to touch for this move. The table offers the others as buttons under the prompt. */
  places?(form: AnyMoveForm): boolean
  /** Whether such buttons come with many questions: then there is always room for them, and the board keeps its size. */
  readonly isAnsweredBelow?: boolean
  /** Whether a move only says that one does nothing. Where nothing else can be answered, the page may say it for the player. */
  declines?(form: AnyMoveForm): boolean
  readonly dragging?: Dragging<View>
  /** Whether the board itself shows everybody's name and score, and who is asked. Otherwise the table does, in a row above it. */
  readonly namesSeats?: boolean
  /** The score of every seat as it stands, for that row. */
  scores?(view: Redacted<View>): readonly number[]
  /** The page that follows the score sheet at the end, such as the ledger of all rounds. */
  readonly Ledger?: Component<{
    readonly view: Redacted<View>
    readonly seats: readonly SeatFace[]
    readonly lang: Lang
  }>
}

/** Some game's board, when it does not matter which. */
export type AnyGameBoard = GameBoard<unknown, GameEvent>
