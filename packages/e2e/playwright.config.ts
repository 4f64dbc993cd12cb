import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from './src/chromium.ts'

const cache = (name: string): string => fileURLToPath(new URL(`../../node_modules/.cache/${name}`, import.meta.url))

const LONG = /cathedral(-table)?\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  // One more than two processors: pages rest while a story is told. A fourth would only make the others late.
  workers: 3,
  fullyParallel: true,
  // Long evenings first: at the end only short ones are left to wait for.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  forbidOnly: true,
  // A test that passes the second time has found something the first time.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  globalSetup: './src/prepare.ts',
  outputDir: cache('e2e-failures'),
  reporter: [['list'], ['json', { outputFile: cache('e2e-report.json') }]],
  use: {
    browserName: 'chromium',
    // It lays the whole book on the device, for every test anew; tests of what it is for, and whole games of Sen, let it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    // Whole games are told in full; elsewhere the story is short.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Recording makes every test a third slower; for one that fails: --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
