import type { AnyMoveForm } from '@sennik/engine'

/** Whether two forms mean the same move, whatever the order of their arguments. */
export function sameMove(one: AnyMoveForm, other: AnyMoveForm): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

const sameMoves = (one: readonly AnyMoveForm[], other: readonly AnyMoveForm[]): boolean =>
  one.length === other.length && one.every((move, index) => sameMove(move, other[index]!))

interface Question {
  readonly since: number | undefined
  readonly moves: readonly AnyMoveForm[]
}

/** A lesson may offer something else of the same question. */
export const isSameQuestion = (one: Question | undefined, other: Question | undefined): boolean =>
  one?.since === other?.since && sameMoves(one?.moves ?? [], other?.moves ?? [])
