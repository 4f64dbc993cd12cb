import { expect, test } from 'vitest'
import { countBrowserTests } from './browser-report.ts'

const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }

test('counts what passed', () => {
  expect(countBrowserTests({ stats: { ...stats, expected: 12 }, errors: [] })).toEqual({ passed: 12, failed: 0 })
})

test('what failed, was skipped or passed only sometimes has not passed', () => {
  const mixed = { expected: 3, unexpected: 2, flaky: 1, skipped: 4 }
  expect(countBrowserTests({ stats: mixed, errors: [] })).toEqual({ passed: 3, failed: 7 })
})

test('an error outside of any test is a failure', () => {
  expect(countBrowserTests({ stats, errors: [{ message: 'no such file' }] })).toEqual({ passed: 0, failed: 1 })
})
