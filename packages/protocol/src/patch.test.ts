import type { Redacted } from '@sennik/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, patched } from './patch.ts'

const shown = <T>(view: T): Redacted<T> => view as Redacted<T>

/** What views are made of: no `undefined`, no holes. */
const view = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '0'), tie('any'), { noNullPrototype: true }),
  ),
})).any

describe('a patch', () => {
  test('leads from any view to any other, also after a journey as text', () => {
    fc.assert(
      fc.property(view, view, (before, after) => {
        const patch = JSON.parse(JSON.stringify(diff(shown(before), shown(after))))
        expect(patched(before, patch)).toEqual(after)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a view that stays the same is empty', () => {
    fc.assert(
      fc.property(view, same => {
        expect(diff(shown(same), shown(structuredClone(same)))).toEqual([])
      }),
    )
  })

  test('names only what changed, and where', () => {
    const before = { pile: 12, dreams: [[1, null], [null]], held: [4, 5] }
    const after = { pile: 11, dreams: [[1, 9], [null]], held: [4] }
    expect(diff(shown(before), shown(after))).toEqual([
      [['pile'], 11],
      [['dreams', 0, 1], 9],
      [['held', 'length'], 1],
    ])
  })

  test('puts a whole thing in place of one that lost a field', () => {
    const patch = diff(shown({ at: { x: 1, y: 2 } as object }), shown({ at: { x: 1 } as object }))
    expect(patch).toEqual([[['at'], { x: 1 }]])
  })

  test('leaves the old view as it was', () => {
    const before = { row: [1, 2, 3] }
    patched(before, diff(shown(before), shown({ row: [1, 5] })))
    expect(before).toEqual({ row: [1, 2, 3] })
  })
})
