// What the tools read from vitest's JSON report.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Under node_modules: never committed, gone with a fresh install. */
export const REPORT = fileURLToPath(new URL('../node_modules/.cache/vitest-report.json', import.meta.url))

interface File {
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Full names, with the names of the groups around. */
  readonly passedNames: readonly string[]
}

/** Counts a file that did not even load as one failure. */
export function summarize(files: readonly File[]): TestReport {
  const tests = files.flatMap(file => file.assertionResults)
  const passedNames = tests.filter(test => test.status === 'passed').map(test => test.fullName)
  const failedTests = tests.filter(test => test.status === 'failed').length
  const brokenFiles = files.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  ).length
  const passed = passedNames.length
  return {
    passed,
    failed: failedTests + brokenFiles,
    skipped: tests.length - passed - failedTests,
    passedNames,
  }
}

/** A run that left no report has no tests. */
export function readReport(): TestReport {
  if (!existsSync(REPORT)) return summarize([])
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as { testResults: readonly File[] }
  return summarize(testResults)
}
