import type { Text } from '@sennik/engine'

/** What the first screen says of a game without loading it. */
export interface GameFacts {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly minutes: number
  /** How many minutes its lesson takes at most, where it has one. */
  readonly lesson?: number
  readonly age: number
  readonly weight: 'light' | 'medium' | 'heavy'
}
