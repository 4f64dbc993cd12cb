// What the tools read from Playwright's JSON report of the browser tests.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Under node_modules: never committed, gone with a fresh install. `packages/e2e/playwright.config.ts` writes it. */
export const BROWSER_REPORT = fileURLToPath(new URL('../node_modules/.cache/e2e-report.json', import.meta.url))

interface Report {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  /** Outside of any test: a file that does not load, a setup that fails. */
  readonly errors: readonly unknown[]
}

/** A browser test that was skipped or passed only sometimes has not passed. */
export function countBrowserTests({ stats, errors }: Report): { readonly passed: number; readonly failed: number } {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/** A run that left no report has no tests. */
export function readBrowserReport(): { readonly passed: number; readonly failed: number } {
  if (!existsSync(BROWSER_REPORT)) return { passed: 0, failed: 0 }
  return countBrowserTests(JSON.parse(readFileSync(BROWSER_REPORT, 'utf8')) as Report)
}
