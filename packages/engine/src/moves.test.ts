import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Move } from './ints.ts'
import { amount, firstArgument, kindOf, MoveList, moveCodec, ordinal, secondArgument } from './moves.ts'
import { problemFrom } from './testing/problem-from.ts'

const codec = moveCodec(
  { slot: ordinal(49), owner: ordinal(5), ravens: amount(10) },
  { take: [], place: ['slot'], look: ['owner', 'slot'], name: ['ravens'] },
)

describe('a move codec', () => {
  test('numbers inside, typed objects outside, people’s words in text', () => {
    const move = codec.make.look(1, 2)
    expect([kindOf(move), firstArgument(move), secondArgument(move)]).toEqual([codec.code.look, 1, 2])
    expect(codec.decode(move)).toEqual({ kind: 'look', owner: 1, slot: 2 })
    expect(codec.write(move)).toBe('look 2 3')
    expect(codec.write(codec.make.name(7))).toBe('name 7')
    expect(codec.write(codec.make.take)).toBe('take')
  })

  test('is typed: moves without arguments are constants, the others take exactly theirs', () => {
    expectTypeOf(codec.make.take).toEqualTypeOf<Move>()
    expectTypeOf(codec.make.look).toBeCallableWith(1, 2)
    expectTypeOf<number>().not.toExtend<Move>()
  })

  test('every move survives text and object', () => {
    const every = [...codec.everyMove()]
    expect(every).toHaveLength(1 + 49 + 5 * 49 + 10)
    expect(new Set(every).size).toBe(every.length)
    fc.assert(
      fc.property(fc.constantFrom(...every), move => {
        expect(codec.read(codec.write(move))).toBe(move)
        expect(codec.encode(JSON.parse(JSON.stringify(codec.decode(move))))).toBe(move)
      }),
    )
  })

  test.each([
    ['', { kind: 'unknownMove', given: '', allowed: ['take', 'place', 'look', 'name'] }],
    ['fly 3', { kind: 'unknownMove', given: 'fly 3', allowed: ['take', 'place', 'look', 'name'] }],
    ['place', { kind: 'moveArguments', move: 'place', arguments: ['slot'] }],
    ['place 1 2', { kind: 'moveArguments', move: 'place', arguments: ['slot'] }],
    ['place 0', { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 1, of: 1, min: 1, max: 49 }],
    ['place 50', { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 1, of: 1, min: 1, max: 49 }],
    ['place -1', { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 1, of: 1, min: 1, max: 49 }],
    ['place 1e1', { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 1, of: 1, min: 1, max: 49 }],
    ['look 1 0', { kind: 'moveArgument', move: 'look', argument: 'slot', nth: 2, of: 2, min: 1, max: 49 }],
    ['name 10', { kind: 'moveArgument', move: 'name', argument: 'ravens', nth: 1, of: 1, min: 0, max: 9 }],
  ])('text %j is refused', (text, expected) => {
    expect(problemFrom(() => codec.read(text))).toEqual(expected)
  })

  test.each([
    [null, 'unknownMove'],
    ['take', 'unknownMove'],
    [{ kind: 'fly' }, 'unknownMove'],
    [{ kind: 'constructor' }, 'unknownMove'],
    [{ kind: 'place' }, 'moveArguments'],
    [{ kind: 'take', slot: 1 }, 'moveArguments'],
    [{ kind: 'place', slot: '1' }, 'moveArgument'],
    [{ kind: 'place', slot: 1.5 }, 'moveArgument'],
    [{ kind: 'place', slot: 49 }, 'moveArgument'],
    [{ kind: 'place', slut: 1 }, 'moveArgument'],
  ])('object %j is refused', (form, kind) => {
    expect(problemFrom(() => codec.encode(form))).toMatchObject({ kind })
  })
})

test('a move list is filled, read and emptied', () => {
  const list = new MoveList()
  list.add(codec.make.take)
  list.add(codec.make.place(3))
  expect(list.toArray()).toEqual([codec.make.take, codec.make.place(3)])
  list.clear()
  expect(list.size).toBe(0)
})
