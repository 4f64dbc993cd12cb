import type { AreaWord, Selector } from './vocabulary.ts'

/*
 * A selector as people say it: one of several kinds of areas, each with properties it has or lacks. The languages only turn these into nouns
 * with adjectives and phrases.
 */

/** One property, or its absence. */
export type Property =
  | { readonly word: AreaWord; readonly holds: boolean }
  | { readonly near: Selector; readonly holds: boolean }

/** What one kind of area must all be. */
export type Kind = readonly Property[]

/** An area is one of these kinds. */
export function kindsOf(selector: Selector, holds = true): readonly Kind[] {
  if (typeof selector === 'string') return [[{ word: selector, holds }]]
  switch (selector.is) {
    case 'near':
      return [[{ near: selector.of, holds }]]
    case 'not':
      return kindsOf(selector.of, !holds)
    default: {
      const [one, other] = selector.of.map(each => kindsOf(each, holds)) as [readonly Kind[], readonly Kind[]]
      // What is not both is not the one or not the other.
      if ((selector.is === 'either') === holds) return [...one, ...other]
      return one.flatMap(kind => other.map(also => [...kind, ...also]))
    }
  }
}

/** What an area is next to is said last: what follows would seem to speak of that. */
export const nearLast = (kind: Kind): Kind => [
  ...kind.filter(property => !('near' in property)),
  ...kind.filter(property => 'near' in property),
]

/** "These areas and those next to them": the selector of these, if it says that. */
export function withNeighbours(selector: Selector): Selector | undefined {
  if (typeof selector === 'string' || selector.is !== 'either') return undefined
  const [these, those] = selector.of
  if (typeof those === 'string' || those.is !== 'near') return undefined
  return JSON.stringify(those.of) === JSON.stringify(these) ? these : undefined
}

/** One area alone, whatever happens. */
export const isSingle = (selector: Selector): boolean =>
  selector === 'here' || selector === 'winged' || selector === 'stronghold'

/** Only areas you control can be such areas. */
const IMPLY_CONTROL: readonly Selector[] = ['mine', 'fort', 'stronghold']

/** Of these areas, those you control. */
export const controlled = (selector: Selector): Selector =>
  IMPLY_CONTROL.includes(selector) ? selector : { is: 'both', of: [selector, 'mine'] }

/** Own followers are only where one is present: to say so adds nothing. */
export const ofOwn = (selector: Selector): Selector => (selector === 'present' ? 'any' : selector)

/** Whose area `here` is: that of a conflict, or that of the nightmare which was commanded. */
export type Here = 'area' | 'nightmare'
