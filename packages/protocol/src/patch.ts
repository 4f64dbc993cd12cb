import type { Redacted } from '@sennik/engine'

/** A change of a view: where, and what is there now. Arrays change by index; `length` cuts them. */
type Change = readonly [path: readonly (string | number)[], value: unknown]
export type Patch = readonly Change[]

type Plain = { readonly [key: string | number]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Where `compare` is. Most of a view stays as it was, so a path is only written down when something changed there. */
type Path = (string | number)[]

/** What turns one view of a viewer into the next one of the same viewer: both are redacted, so their difference is. */
export function diff<View>(before: Redacted<View>, after: Redacted<View>): Redacted<Patch> {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes as unknown as Redacted<Patch>
}

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return
  const areLists = Array.isArray(after)
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== areLists) changes.push([path.slice(), after])
  else if (areLists) compareLists(before as unknown as readonly unknown[], after, path, changes)
  else comparePlain(before, after, path, changes)
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push([[...path, 'length'], after.length])
  const common = Math.min(before.length, after.length)
  for (let index = 0; index < common; index++)
    if (before[index] !== after[index]) {
      path.push(index)
      compare(before[index], after[index], path, changes)
      path.pop()
    }
  for (let index = common; index < after.length; index++) changes.push([[...path, index], after[index]])
}

function comparePlain(before: Plain, after: Plain, path: Path, changes: Change[]): void {
  const keys = Object.keys(after)
  const keysBefore = Object.keys(before)
  // Views of one viewer have the same fields in the same order nearly always: then nothing is looked up.
  const isAlike = keys.length === keysBefore.length && keys.every((key, index) => key === keysBefore[index])
  if (!isAlike && !keysBefore.every(key => Object.hasOwn(after, key))) {
    changes.push([path.slice(), after])
    return
  }
  const valuesBefore = isAlike ? Object.values(before) : keys.map(key => before[key])
  const values = Object.values(after)
  for (let index = 0; index < keys.length; index++)
    if (valuesBefore[index] !== values[index]) {
      path.push(keys[index]!)
      compare(valuesBefore[index], values[index], path, changes)
      path.pop()
    }
}

/** The view after a patch. Shares with the old view whatever did not change. */
export function patched<View>(view: View, patch: Patch): View {
  return patch.reduce<unknown>((current, [path, value]) => withChange(current, path, 0, value), view) as View
}

function withChange(current: unknown, path: readonly (string | number)[], depth: number, value: unknown): unknown {
  const key = path[depth]
  if (key === undefined) return value
  if (Array.isArray(current)) {
    if (key === 'length') return current.slice(0, Number(value))
    const list = current.slice()
    list[Number(key)] = withChange(list[Number(key)], path, depth + 1, value)
    return list
  }
  const plain = isPlain(current) ? current : {}
  return { ...plain, [key]: withChange(plain[key], path, depth + 1, value) }
}
