import type { AnyMoveForm } from '@sennik/engine'

/** Whether two forms mean the same move, whatever the order of their arguments. */
export function sameMove(one: AnyMoveForm, other: AnyMoveForm): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

export const sameMoves = (one: readonly AnyMoveForm[], other: readonly AnyMoveForm[]): boolean =>
  one.length === other.length && one.every((move, index) => sameMove(move, other[index]!))
