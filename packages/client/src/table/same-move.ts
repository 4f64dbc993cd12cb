import type { AnyMoveForm } from '@sennik/engine'
import { areAlike, isAlike } from './alike.ts'

/** Whether two forms mean the same move, whatever the order of their arguments. */
export const sameMove = (one: AnyMoveForm, other: AnyMoveForm): boolean => isAlike(one, other)

interface Question {
  readonly since: number | undefined
  readonly moves: readonly AnyMoveForm[]
}

/** A lesson may offer something else of the same question. */
export const isSameQuestion = (one: Question | undefined, other: Question | undefined): boolean =>
  one?.since === other?.since && areAlike(one?.moves ?? [], other?.moves ?? [])
