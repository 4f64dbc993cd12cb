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

interface Shared {
  readonly field: string
  readonly lens: Lenses[string]
  readonly isAlike: boolean
}

/** The lenses of each game as a list: views are made all the time. */
const lists = new WeakMap<Lenses, readonly Shared[]>()

function listed(lenses: Lenses): readonly Shared[] {
  const list =
    lists.get(lenses) ?? Object.entries(lenses).map(([field, lens]) => ({ field, lens, isAlike: sameForAll.has(lens) }))
  lists.set(lenses, list)
  return list
}

/** `beside`: what another viewer sees at the same moment. What everybody sees alike is taken from there. */
export function redact<State, L extends Visibility<State> & Lenses>(
  lenses: L,
  state: State,
  viewer: Viewer,
  beside?: Redacted<Seen<L>>,
): Redacted<Seen<L>> {
  const fields = state as { readonly [field: string]: never }
  const other = beside as { readonly [field: string]: unknown } | undefined
  const view: { [field: string]: unknown } = {}
  for (const { field, lens, isAlike } of listed(lenses)) {
    const shown = other !== undefined && isAlike ? other[field] : lens(fields[field]!, viewer, state as never)
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
