import { type AnyGame, BadInput } from '@sennik/engine'
import { checkWrittenPositions, MisreadPosition } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { sen } from './sen/index.ts'

type State = ReturnType<typeof sen.position.read>

/** A law that cannot fail proves nothing: readers that are spoiled in some way, and what the law says of each. */
const reading = (read: (text: string) => State): AnyGame => ({ ...sen, position: { ...sen.position, read } })

const SPOILED: readonly (readonly [string, string, AnyGame])[] = [
  [
    'loses a card',
    'what is read is a position',
    reading(text => {
      const state = sen.position.read(text)
      state.discards.set([state.discards[0] === 0 ? 1 : 0])
      return state
    }),
  ],
  [
    'falls over a missing field',
    'what cannot be read is refused',
    reading(text => {
      if (!text.includes('discard:')) throw new TypeError('fields.get(...) is undefined')
      return sen.position.read(text)
    }),
  ],
  [
    'gives no reason',
    'a refusal is a clear sentence',
    reading(text => {
      if (!text.includes('pile:'))
        throw new BadInput({ kind: 'cannotBe', fields: ['pile'], because: { pl: '', en: '' } })
      return sen.position.read(text)
    }),
  ],
  [
    'calls a full field empty',
    'a refusal is a clear sentence',
    reading(() => {
      throw new BadInput({ kind: 'fieldValue', line: 1, field: 'options', given: '', allowed: '{}' })
    }),
  ],
  [
    'allows nothing at all',
    'a refusal is a clear sentence',
    reading(() => {
      throw new BadInput({ kind: 'fieldValue', line: 1, field: 'options', given: '3', allowed: '1–0' })
    }),
  ],
  [
    'takes whatever does not go on',
    'what cannot be read is refused',
    reading(text => {
      try {
        return sen.position.read(text)
      } catch {
        throw new Error('no')
      }
    }),
  ],
]

describe('a reader of positions that', () => {
  test.each(SPOILED)('%s breaks the law “%s”', (_, law, game) => {
    const misread = (): unknown => checkWrittenPositions(game, 'spoiled', 400)
    expect(misread).toThrow(MisreadPosition)
    expect(misread).toThrow(new RegExp(`^${law}`))
  })
})
