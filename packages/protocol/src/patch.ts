import type { Redacted } from '@sennik/engine'

/** A change of a view: where, and what is there now. Arrays change by index; `length` cuts them. */
type Change = readonly [path: readonly (string | number)[], value: unknown]
export type Patch = readonly Change[]

type Plain = { readonly [key: string | number]: unknown }

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null

/** Where `compare` is. Most of a view stays as it was, so a path is only written down when something changed there. */
type Path = (string | number)[]

/** How another viewer's view changed by the same entry. */
export interface Beside<View> {
  readonly before: Redacted<View>
  readonly after: Redacted<View>
  readonly patch: Redacted<Patch>
}

/**
 * What turns one view of a viewer into the next one of the same viewer: both are redacted, so their difference is. Where this viewer and
 * the one beside saw and see the very same value, its changes are the same and not looked for again.
 */
export function diff<View>(before: Redacted<View>, after: Redacted<View>, beside?: Beside<View>): Redacted<Patch> {
  const changes: Change[] = []
  if (beside !== undefined && isPlain(before) && isPlain(after))
    comparePlain(before, after, [], changes, beside as Beside<Plain>)
  else compare(before, after, [], changes)
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

/**
 * Where no patch can say it the whole is sent: when a field is gone, or stands before one that came before it, which may be a new one, since
 * the bytes of the old one would come first. A view is compared with every move.
 */
function comparePlain(before: Plain, after: Plain, path: Path, changes: Change[], beside?: Beside<Plain>): void {
  const alreadyFound = changes.length
  const fields = Object.keys(before)
  let common = 0
  /** How many of the old fields have been passed. */
  let passed = 0
  let hasNew = false
  for (const field in after) {
    const is = after[field]
    let was = before[field]
    if (mayBeInherited(was, field) && !Object.hasOwn(before, field)) {
      hasNew = true
      was = undefined
    } else {
      passed = fields.indexOf(field, passed) + 1
      if (hasNew || passed === 0) {
        sendWhole(after, path, changes, alreadyFound)
        return
      }
      common++
    }
    if (was === is) continue
    if (beside !== undefined && was === beside.before[field] && is === beside.after[field]) {
      for (const change of beside.patch) if (change[0][0] === field) changes.push(change)
      continue
    }
    path.push(field)
    compare(was, is, path, changes)
    path.pop()
  }
  if (common !== fields.length && isSomethingGone(before, after)) sendWhole(after, path, changes, alreadyFound)
}

/** Views hold no functions: only such an answer, none, or that of `__proto__` can be another's than the view's own. */
function mayBeInherited(was: unknown, field: string): boolean {
  return was === undefined || typeof was === 'function' || field === '__proto__'
}

function sendWhole(after: Plain, path: Path, changes: Change[], alreadyFound: number): void {
  changes.length = alreadyFound
  changes.push([path.slice(), after])
}

function isSomethingGone(before: Plain, after: Plain): boolean {
  for (const field in before) if (before[field] !== undefined && !Object.hasOwn(after, field)) return true
  return false
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
