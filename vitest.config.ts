import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tools/seed.ts'],
    // Pure code leaves nothing behind, so files may share a worker: many times faster than a fresh one for each.
    isolate: false,
    // Node runs our TypeScript as it is: exports that are getters of a runner made rules several times slower than they are.
    experimental: { viteModuleRunner: false },
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 120_000,
  },
})
