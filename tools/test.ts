// Runs every check and every test, and says at the end how many passed. One command, so that a person and CI see the
// same; all of it runs even when something fails, so that one run tells everything. `--check`: only what needs no tests.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { BROWSER_REPORT, readBrowserReport } from './browser-report.ts'
import { REPORT, readReport } from './vitest-report.ts'

interface Check {
  readonly name: string
  readonly script: readonly string[]
}

interface Result {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const TSC = 'node_modules/typescript/bin/tsc'

/** Heavy ones first: two run at a time. */
const STATIC_CHECKS: readonly Check[] = [
  { name: 'types', script: [TSC, '-p', 'tsconfig.json'] },
  { name: 'unused files, exports, dependencies', script: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
  { name: 'types in a browser (client)', script: [TSC, '-p', 'packages/client/tsconfig.json'] },
  { name: 'types of browser tests', script: [TSC, '-p', 'packages/e2e/tsconfig.json'] },
  { name: 'types without a machine (engine, games)', script: [TSC, '-p', 'tsconfig.pure.json'] },
  { name: 'promises and exhaustive switches', script: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'lint and format', script: [BIOME, 'check', '--error-on-warnings', '--diagnostic-level=warn'] },
  { name: 'import direction, forbidden calls', script: ['tools/check-imports.ts'] },
  { name: 'lock file', script: ['tools/check-lock.ts'] },
]

const CLAUSES: Check = { name: 'every clause has a test', script: ['tools/check-clauses.ts'] }

const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--allowOnly=false',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
]

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config=packages/e2e/playwright.config.ts']

const stop = new AbortController()
const tally = { passed: 0, failed: 0 }

function run(script: readonly string[]): Promise<Result> {
  const begun = performance.now()
  return new Promise(resolve => {
    let output = ''
    const finish = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - begun) / 1000 })
    const child = spawn(process.execPath, script, { cwd: ROOT, signal: stop.signal, stdio: ['ignore', 'pipe', 'pipe'] })
    const collect = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', error => {
      output += String(error)
      finish(false)
    })
    child.on('close', code => finish(code === 0))
  })
}

function report(name: string, { ok, output, seconds }: Result, remark = ''): void {
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s${remark}`)
  // Some tools colour their words wherever CI is set; a log wants them plain.
  if (!ok) console.log(`${stripVTControlCharacters(output).trimEnd()}\n`)
}

async function runCheck({ name, script }: Check): Promise<void> {
  const result = await run(script)
  report(name, result)
  tally[result.ok ? 'passed' : 'failed']++
}

async function runTwoAtATime(checks: readonly Check[]): Promise<void> {
  const waiting = checks.values()
  const worker = async () => {
    for (const check of waiting) await runCheck(check)
  }
  await Promise.all([worker(), worker()])
}

async function runTests(): Promise<void> {
  rmSync(REPORT, { force: true })
  const result = await run(VITEST)
  const { passed, failed, skipped } = readReport()
  report('tests', result, ` (${passed} passed, ${skipped} skipped)`)
  tally.passed += passed
  // A crash, or an error outside of any test, fails no test but is a failure all the same.
  tally.failed += result.ok ? failed : Math.max(failed, 1)
}

async function runBrowserTests(): Promise<void> {
  rmSync(BROWSER_REPORT, { force: true })
  const result = await run(PLAYWRIGHT)
  const { passed, failed } = readBrowserReport()
  const ok = result.ok && failed === 0
  report('browser tests', { ...result, ok }, ` (${passed} passed)`)
  tally.passed += passed
  tally.failed += ok ? 0 : Math.max(failed, 1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stop.abort()
    process.exit(1)
  })
}

await runTwoAtATime(STATIC_CHECKS)
if (!process.argv.includes('--check')) {
  await runTests()
  await runCheck(CLAUSES)
  await runBrowserTests()
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed > 0 ? 1 : 0
