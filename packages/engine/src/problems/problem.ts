import type { Text } from '../lang.ts'

/** What may stand somewhere, or what a card is called: notation that is understood in every language, or words. */
export type Allowed = string | Text

/** Everything that can be wrong with what comes from outside, as data: the sentence is made where a person reads it. */
export type Problem =
  | { readonly kind: 'unknownGame'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly kind: 'unknownBot'; readonly given: string; readonly allowed: readonly string[] }
  | {
      readonly kind: 'badBudget'
      readonly given: string
      readonly mostMilliseconds: number
      readonly mostIterations: number
    }
  | { readonly kind: 'needsNoTime'; readonly bot: string }
  | { readonly kind: 'seatCount'; readonly given: string; readonly min: number; readonly max: number }
  | { readonly kind: 'optionsNotObject' }
  | { readonly kind: 'notJson'; readonly what: string; readonly given: string }
  | { readonly kind: 'unknownOption'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly kind: 'optionValue'; readonly option: string; readonly given: string; readonly allowed: string }
  | {
      readonly kind: 'optionSeats'
      readonly option: string
      readonly given: number
      readonly allowed: readonly number[]
    }
  | { readonly kind: 'optionsExclude'; readonly first: string; readonly second: string }
  | { readonly kind: 'unknownMove'; readonly given: string; readonly allowed: readonly string[] }
  | { readonly kind: 'moveArguments'; readonly move: string; readonly arguments: readonly string[] }
  | {
      readonly kind: 'moveArgument'
      readonly move: string
      readonly argument: string
      /** Which of how many numbers it is, from 1. */
      readonly nth: number
      readonly of: number
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'unknownField'
      readonly line: number
      readonly given: string
      readonly allowed: readonly string[]
    }
  | { readonly kind: 'repeatedField'; readonly line: number; readonly field: string }
  | { readonly kind: 'missingField'; readonly field: string }
  | { readonly kind: 'missingOneOf'; readonly fields: readonly string[] }
  | { readonly kind: 'inLine'; readonly line: number; readonly problem: Problem }
  | {
      readonly kind: 'fieldValue'
      readonly line: number
      readonly field: string
      readonly given: string
      readonly allowed: Allowed
    }
  | { readonly kind: 'noField'; readonly line: number; readonly given: string }
  | {
      readonly kind: 'tooManyCards'
      readonly card: Allowed
      readonly given: number
      /** How many there are: in the box or, with `seats`, in a game of so many players. */
      readonly box: number
      readonly seats?: number
    }
  /** What is written cannot come up in a game. */
  | {
      readonly kind: 'cannotBe'
      /** Those that somebody wrote and could change. */
      readonly fields: readonly string[]
      /** Half a sentence. */
      readonly because: Text
      /** What is left out may be what is wrong. */
      readonly isInPart?: true
    }
  | { readonly kind: 'notRecord'; readonly expected: string }
  | { readonly kind: 'recordMove'; readonly line: number; readonly given: string }
  | { readonly kind: 'recordRules'; readonly game: string; readonly given: number; readonly known: number }
  | { readonly kind: 'recordSeat'; readonly line: number; readonly seat: number; readonly asked: readonly number[] }
  | { readonly kind: 'recordIllegal'; readonly line: number; readonly move: string; readonly clause: string }
  | { readonly kind: 'recordHash'; readonly written: string; readonly replayed: string }
  | { readonly kind: 'recordResult'; readonly written: string; readonly replayed: string }
  | { readonly kind: 'recordShort'; readonly moves: number; readonly at: number }
  | { readonly kind: 'jsonSyntax'; readonly line: number; readonly given: string }
  | { readonly kind: 'missingValue'; readonly line: number; readonly field: string; readonly allowed: Allowed }
  | { readonly kind: 'repeatedCard'; readonly line: number; readonly card: string; readonly first: number }
  | {
      readonly kind: 'missingCards'
      readonly line: number
      readonly given: number
      readonly box: number
      readonly missing: readonly string[]
    }
  | { readonly kind: 'noCardSets'; readonly game: string }
  /** The hashes of the sets: of the record, if it names one, and of the game, if there are sets of it. */
  | { readonly kind: 'recordCards'; readonly written: string | undefined; readonly known: string | undefined }
  | { readonly kind: 'commitment'; readonly written: string; readonly computed: string }

/** Input that cannot be used. Carries the problem as data; `message` is only for logs. */
export class BadInput extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(JSON.stringify(problem))
    this.name = 'BadInput'
    this.problem = problem
  }
}
