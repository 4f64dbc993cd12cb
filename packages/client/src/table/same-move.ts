import type { AnyMoveForm } from '@sennik/engine'

/** Whether two forms mean the same move, whatever the order of their arguments. */
export function sameMove(one: AnyMoveForm, other: AnyMoveForm): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}
