import type { Redacted } from '@sennik/engine'

/** A change of a view: where, and what is there now. Arrays change by index; `length` cuts them. */
export type Change = readonly [path: readonly (string | number)[], value: unknown]
export type Patch = readonly Change[]

type Plain = { readonly [key: string | number]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** What turns one view of a viewer into the next one of the same viewer: both are redacted, so their difference is. */
export function diff<View>(before: Redacted<View>, after: Redacted<View>): Redacted<Patch> {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes as unknown as Redacted<Patch>
}

function compare(before: unknown, after: unknown, path: readonly (string | number)[], changes: Change[]): void {
  if (Object.is(before, after)) return
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) {
    changes.push([path, after])
    return
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) changes.push([[...path, 'length'], after.length])
    for (let index = 0; index < after.length; index++)
      if (index < before.length) compare(before[index], after[index], [...path, index], changes)
      else changes.push([[...path, index], after[index]])
    return
  }
  if (Object.keys(before).some(key => !Object.hasOwn(after, key))) {
    changes.push([path, after])
    return
  }
  for (const key of Object.keys(after)) compare(before[key], after[key], [...path, key], changes)
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
