import { expect, test } from 'vitest'
import { summarize } from './vitest-report.ts'

test('counts tests, and a file that did not load as one failure', () => {
  const tests = ['passed', 'passed', 'failed', 'skipped'].map((status, i) => ({ fullName: `test ${i}`, status }))
  const files = [
    { status: 'failed', assertionResults: tests },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [] },
  ]
  expect(summarize(files)).toEqual({ passed: 2, failed: 2, skipped: 1, passedNames: ['test 0', 'test 1'] })
})
