import { entryFor } from './dispatch.ts'
import type { Viewer } from './ints.ts'

declare const redactedFor: unique symbol

/** Something cut down to what one viewer may know. Only `redact` and `teller` make one; only such things leave the house. */
export type Redacted<T> = T & { readonly [redactedFor]: Viewer }

declare const gone: unique symbol
interface Gone {
  readonly [gone]: true
}

/** What a state consists of: everything but its methods. */
export type FieldsOf<State> = {
  [K in keyof State]-?: State[K] extends (...args: never) => unknown ? never : K
}[keyof State]

/** A lens for every field of the state: a field without one does not compile, nor a lens without a field. */
export type Visibility<State> = {
  readonly [K in FieldsOf<State>]: (field: State[K], viewer: Viewer, state: State) => unknown
}

type Lenses = { readonly [field: string]: (field: never, viewer: Viewer, state: never) => unknown }

/** The type of a view follows from the lenses; what nobody sees is not in it at all. */
export type Seen<L extends Lenses> = {
  readonly [K in keyof L as ReturnType<L[K]> extends Gone ? never : K]: ReturnType<L[K]>
}

const GONE = undefined as unknown as Gone

/** The lens of a field that no viewer sees. */
export const nobody = (): Gone => GONE

export function redact<State, L extends Visibility<State> & Lenses>(
  lenses: L,
  state: State,
  viewer: Viewer,
): Redacted<Seen<L>> {
  const view: { [field: string]: unknown } = {}
  for (const field of Object.keys(lenses) as (FieldsOf<State> & string)[]) {
    const shown = lenses[field](state[field], viewer, state)
    if (shown !== GONE) view[field] = shown
  }
  return view as Redacted<Seen<L>>
}

/** Something that happened; ids and numbers only, in the past tense. */
export interface GameEvent {
  readonly type: string
}

/** One telling per event: what this viewer hears of it. */
export type Tellings<E extends GameEvent> = {
  readonly [T in E['type']]: (
    event: Extract<E, { readonly type: T }>,
    viewer: Viewer,
  ) => Extract<E, { readonly type: T }>
}

export const everyone = <E>(event: E): E => event

export function teller<E extends GameEvent>(tellings: Tellings<E>): (event: E, viewer: Viewer) => Redacted<E> {
  return (event, viewer) =>
    entryFor<(event: E, viewer: Viewer) => E>(tellings, event.type)(event, viewer) as Redacted<E>
}
