import type { Redacted } from '@sennik/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, type Patch, patched } from './patch.ts'

const between = (before: unknown, after: unknown): Patch =>
  diff(before as Redacted<unknown>, after as Redacted<unknown>) as Patch

/** What a view can be: JSON, and keys of every name. */
const view = fc.jsonValue({ maxDepth: 4 })

/** Two views that have much in common, as those before and after a move. */
const neighbours = fc
  .tuple(view, fc.dictionary(fc.string(), view), fc.array(view), fc.array(view), view)
  .map(([same, fields, list, otherList, value]) => [
    { same, fields, list, row: [list, same], value },
    { same, fields: { ...fields, more: value }, list: otherList, row: [otherList, same, value], value: same },
  ])

const overTheWire = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch))

describe('a patch', () => {
  test('turns any view into any other one', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        expect(JSON.stringify(patched(before, overTheWire(between(before, after))))).toBe(JSON.stringify(after))
      }),
    )
  })

  test.each([
    ['a new one stands before an old one', { old: [] }, { new: null, old: '' }],
    ['old ones change places', { one: 1, other: {}, more: 3 }, { other: null, one: 1, more: 3 }],
    ['all change places and nothing else', { a: 1, b: 2, c: 3 }, { c: 3, b: 2, a: 1 }],
  ])('keeps the order of fields where %s', (_where, before, after) => {
    expect(JSON.stringify(patched(before, between(before, after)))).toBe(JSON.stringify(after))
  })

  test('turns a view into the next one, also over the wire, and leaves the old one alone', () => {
    fc.assert(
      fc.property(neighbours, ([before, after]) => {
        const kept = structuredClone(before)
        const patch = between(before, after)
        expect(patched(before, patch)).toEqual(after)
        expect(JSON.parse(JSON.stringify(patched(before, overTheWire(patch))))).toEqual(
          JSON.parse(JSON.stringify(after)),
        )
        expect(before).toEqual(kept)
      }),
    )
  })

  test('is empty exactly where nothing changed', () => {
    fc.assert(
      fc.property(view, same => {
        expect(between(same, structuredClone(same))).toEqual([])
      }),
    )
  })

  test('says the same with the changes of another viewer at hand, whatever the two see alike', () => {
    const own = fc.tuple(view, view)
    fc.assert(
      fc.property(
        neighbours,
        own,
        own,
        fc.boolean(),
        ([before, after], [mine, mineNext], [theirs, theirsNext], isLost) => {
          const seen = (whole: unknown, hand: unknown) =>
            ({ ...(whole as object), hand }) as unknown as Redacted<unknown>
          const other = { before: seen(before, theirs), after: seen(after, theirsNext) }
          const was = seen(isLost ? { ...before, lost: 1 } : before, mine)
          const is = seen(after, mineNext)
          const beside = { ...other, patch: diff(other.before, other.after) }
          expect(diff(was, is, beside)).toEqual(diff(was, is))
        },
      ),
    )
  })

  test.each(['toString', 'constructor', '__proto__'])(
    'takes a field named %s for new where it is only inherited',
    name => {
      for (const added of [
        `{ "${name}": 0 }`,
        `{ "old": 0, "${name}": {} }`,
        `{ "old": 0, "${name}": { "new": 0 } }`,
      ]) {
        const [before, after] = ['{ "old": 0 }', added].map(text => JSON.parse(text))
        expect(JSON.stringify(patched(before, overTheWire(between(before, after))))).toBe(JSON.stringify(after))
      }
    },
  )

  test('says only what changed', () => {
    const before = { pile: 40, held: [null], dreams: [[null, 3], [null]], gone: 1 }
    expect(between(before, { ...before, pile: 39, dreams: [[null, 3], [9]] })).toEqual([
      [['pile'], 39],
      [['dreams', 1, 0], 9],
    ])
  })

  test('cuts and lengthens lists', () => {
    expect(between({ held: [1, 2, 3] }, { held: [1] })).toEqual([[['held', 'length'], 1]])
    expect(between({ held: [1] }, { held: [1, null] })).toEqual([[['held', 1], null]])
    expect(patched({ held: [1, 2, 3] }, [[['held', 'length'], 0]])).toEqual({ held: [] })
  })

  test('replaces a list by an object, an object by nothing, and the whole', () => {
    expect(patched({ a: [1] }, between({ a: [1] }, { a: { 0: 1 } }))).toEqual({ a: { 0: 1 } })
    expect(patched({ a: { b: 1 } }, between({ a: { b: 1 } }, { a: null }))).toEqual({ a: null })
    expect(between(null, { a: 1 })).toEqual([[[], { a: 1 }]])
    expect(patched({ a: 1, b: 2 }, between({ a: 1, b: 2 }, { a: 1 }))).toEqual({ a: 1 })
  })

  test('shares what did not change', () => {
    const before = { row: [[1], [2]], other: { deep: true } }
    const after = patched(before, [[['row', 0, 0], 7]])
    expect(after.other).toBe(before.other)
    expect(after.row[1]).toBe(before.row[1])
  })

  test('of a key with a dangerous name changes no prototype', () => {
    const evil = JSON.parse('{"__proto__": {"polluted": true}}')
    const after = patched({}, between({}, evil)) as { readonly polluted?: boolean }
    expect(after.polluted).toBeUndefined()
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
    expect(({} as { readonly polluted?: boolean }).polluted).toBeUndefined()
  })
})
