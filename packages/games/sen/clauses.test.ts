import type { Source } from '@sennik/engine'
import { expect, test } from 'vitest'
import { clauses } from './clauses.ts'

const from = (...sources: readonly Source[]): string[] =>
  Object.entries(clauses.text).flatMap(([id, { source }]) => (source.join() === sources.join() ? [id] : []))

test('marks: what the rulebook says alone, what a sentence of ours is added to, and what it leaves to us', () => {
  expect(from('book')).toEqual([
    'SEN-1',
    'SEN-4',
    'SEN-7',
    'SEN-8',
    'SEN-9',
    'SEN-12',
    'SEN-16',
    'SEN-17',
    'SEN-18',
    'SEN-20',
  ])
  expect(from('fact')).toEqual(['SEN-2'])
  // Which lands can be pointed at, that nobody waits, the bounds of the options, what a flat 50 replaces.
  expect(from('book', 'ruling')).toEqual([
    ...['SEN-3', 'SEN-5', 'SEN-6', 'SEN-11', 'SEN-13', 'SEN-15', 'SEN-19'],
    ...['SEN-V1', 'SEN-V2', 'SEN-V3'],
  ])
  expect(from('ruling')).toEqual(['SEN-10', 'SEN-14', 'SEN-M1'])
})
