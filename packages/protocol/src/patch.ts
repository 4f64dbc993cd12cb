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
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes)
  else if (isPlain(before) && isPlain(after) && !Array.isArray(before) && !Array.isArray(after))
    comparePlain(before, after, path, changes)
  else changes.push([path.slice(), after])
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push([[...path, 'length'], after.length])
  for (let index = 0; index < after.length; index++)
    if (index >= before.length) changes.push([[...path, index], after[index]])
    else if (!Object.is(before[index], after[index])) {
      path.push(index)
      compare(before[index], after[index], path, changes)
      path.pop()
    }
}

function comparePlain(before: Plain, after: Plain, path: Path, changes: Change[]): void {
  for (const key in before)
    if (!Object.hasOwn(after, key)) {
      changes.push([path.slice(), after])
      return
    }
  for (const key in after)
    if (!Object.is(before[key], after[key])) {
      path.push(key)
      compare(before[key], after[key], path, changes)
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
