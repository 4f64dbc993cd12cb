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

/** Lenses that are the same for every viewer. */
const sameForAll = new WeakSet<object>()

/** The lens of a field that everybody sees alike: it is not even told who looks, so views of one moment share what it shows. */
export function alike<Field, State, Shown>(
  lens: (field: Field, state: State) => Shown,
): (field: Field, viewer: Viewer, state: State) => Shown {
  const forAll = (field: Field, _viewer: Viewer, state: State): Shown => lens(field, state)
  sameForAll.add(forAll)
  return forAll
}

interface Lens {
  readonly field: string
  readonly show: Lenses[string]
  readonly isAlike: boolean
}

interface Sights {
  readonly all: readonly Lens[]
  /** Those that depend on who looks. */
  readonly own: readonly Lens[]
  /** A view with nothing in it yet. A copy is filled several times as fast as an object grows. */
  readonly empty: { readonly [field: string]: unknown }
}

/** By game: its lenses in a form in which they are quick to use. Views are made all the time. */
const sights = new WeakMap<Lenses, Sights>()

function sightsOf(lenses: Lenses): Sights {
  const known = sights.get(lenses)
  if (known !== undefined) return known
  const all = Object.entries(lenses)
    .filter(([_, show]) => show !== nobody)
    .map(([field, show]) => ({ field, show, isAlike: sameForAll.has(show) }))
  const made = {
    all,
    own: all.filter(({ isAlike }) => !isAlike),
    empty: Object.fromEntries(all.map(({ field }) => [field, undefined])),
  }
  sights.set(lenses, made)
  return made
}

/** `beside`: what another viewer sees at the same moment. What everybody sees alike is taken from there. */
export function redact<State, L extends Visibility<State> & Lenses>(
  lenses: L,
  state: State,
  viewer: Viewer,
  beside?: Redacted<Seen<L>>,
): Redacted<Seen<L>> {
  const { all, own, empty } = sightsOf(lenses)
  const fields = state as { readonly [field: string]: never }
  const view: { [field: string]: unknown } = { ...(beside ?? empty) }
  for (const { field, show } of beside === undefined ? all : own)
    view[field] = show(fields[field]!, viewer, state as never)
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
