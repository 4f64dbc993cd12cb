import { describe, expect, test } from 'vitest'
import { checkSource } from './check-imports.ts'

const ENGINE = 'packages/engine/src/rules.ts'
const SEN = 'packages/games/sen/rules.ts'
const SEN_TEST = 'packages/games/sen/rules.test.ts'

describe('imports that point the right way', () => {
  test.each([
    [ENGINE, "import { x } from './ints.ts'"],
    ['packages/engine/src/ints.test.ts', "import { test } from 'vitest'; import fc from 'fast-check'"],
    ['packages/engine/src/testing/laws.ts', "import { expect } from 'vitest'"],
    [SEN, "import type { Rules } from '@sennik/engine'; import { CARDS } from './components.ts'"],
    ['packages/games/cathedral/rules/turn.ts', "import { CARDS } from '../cards/index.ts'"],
    ['packages/games/sen/scenario.ts', "import { table } from '@sennik/engine/testing'"],
    [SEN_TEST, "import { laws } from '@sennik/engine/testing'; import { readFileSync } from 'node:fs'"],
    ['packages/games/index.ts', "export { sen } from './sen/index.ts'"],
    ['packages/games/games.test.ts', "import { games } from './index.ts'"],
    ['packages/fair/src/seed.ts', "import { sha256 } from '@noble/hashes/sha2.js'"],
    ['packages/bots/src/ismcts.ts', "import { games } from '@sennik/games'"],
    ['packages/cli/src/main.ts', "import { think } from '@sennik/bots'; import fs from 'node:fs'"],
    ['tools/bench/src/index.ts', "import { sen } from '@sennik/games/sen'"],
  ])('%s: %s', (file, text) => {
    expect(checkSource(file, text)).toEqual([])
  })
})

describe('imports that do not', () => {
  test.each([
    [ENGINE, "import { games } from '@sennik/games'", 'points the wrong way'],
    [ENGINE, "import type { Game } from '@sennik/games'", 'points the wrong way'],
    [ENGINE, "type Game = import('@sennik/games').Game", 'points the wrong way'],
    [ENGINE, "export * from '@sennik/fair'", 'points the wrong way'],
    [ENGINE, "export { games } from '../../games/index.ts'", 'leaves its package'],
    [ENGINE, "import { x } from '@sennik/engine'", 'names its own package'],
    [ENGINE, "import fs from 'node:fs'", 'comes from outside'],
    [ENGINE, "import { test } from 'vitest'", 'comes from outside'],
    [SEN, "import { noise } from 'lodash'", 'comes from outside'],
    [SEN, "import { koty } from '../koty/index.ts'", 'leaves the folder of its game'],
    [SEN_TEST, "import { koty } from '../koty/index.ts'", 'leaves the folder of its game'],
    [SEN, "import { games } from '../index.ts'", 'leaves the folder of its game'],
    [SEN, "import { laws } from '@sennik/engine/testing'", 'is for tests'],
    [SEN, "import { think } from '@sennik/bots'", 'points the wrong way'],
    ['packages/games/index.ts', "import { CARDS } from './sen/components.ts'", 'reaches into a game'],
    ['packages/fair/src/seed.ts', "import { games } from '@sennik/games'", 'points the wrong way'],
    ['packages/bots/src/worker.ts', "import { main } from '@sennik/cli'", 'points the wrong way'],
    ['packages/bots/src/worker.ts', "await import('@sennik/cli')", 'points the wrong way'],
    ['packages/protocol/src/messages.ts', "import { match } from '@sennik/server'", 'points the wrong way'],
    ['packages/novelty/src/index.ts', "import { x } from '@sennik/engine'", 'has no place in the order'],
  ])('%s: %s', (file, text, words) => {
    expect(checkSource(file, text)).toEqual([expect.stringContaining(words)])
  })
})

describe('forbidden in engine and games', () => {
  test.each([
    ['Math.random()', 'Math.random is forbidden'],
    ["Math['random']()", 'Math.random is forbidden'],
    ['const { random } = Math', 'Math.random is forbidden'],
    ['const m = Math', 'Math.random is forbidden'],
    ['new Date()', 'Date is forbidden'],
    ['(Date as unknown)', 'Date is forbidden'],
    ['const now = { Date }', 'Date is forbidden'],
    ['performance.now()', 'performance is forbidden'],
    ["console.log('x')", 'console is forbidden'],
    ['setTimeout(f, 1)', 'setTimeout is forbidden'],
    ['setInterval(f, 1)', 'setInterval is forbidden'],
    ['setImmediate(f)', 'setImmediate is forbidden'],
    ['queueMicrotask(f)', 'queueMicrotask is forbidden'],
    ['process.env', 'process is forbidden'],
    ["fetch('x')", 'fetch is forbidden'],
    ['crypto.randomUUID()', 'crypto is forbidden'],
    ['async function f() {}', 'async is forbidden'],
    ['const f = async () => {}', 'async is forbidden'],
    ['class A { async f() {} }', 'async is forbidden'],
    ['await f()', 'await is forbidden'],
    ['for await (const x of xs) {}', 'await is forbidden'],
    ['Promise.resolve(1)', 'Promise is forbidden'],
    ["eval('1')", 'eval is forbidden'],
    ["new Function('1')", 'Function is forbidden'],
    ['await import(name)', 'await is forbidden'],
    ["const x = import('./x.ts')", 'Dynamic import is forbidden'],
    ['globalThis.x', 'globalThis is forbidden'],
    ["require('x')", 'require is forbidden'],
  ])('%s', (text, words) => {
    expect(checkSource(ENGINE, text)).toContainEqual(expect.stringContaining(words))
    expect(checkSource(SEN, text)).toContainEqual(expect.stringContaining(words))
    expect(checkSource(SEN_TEST, text)).toEqual([])
    expect(checkSource('packages/cli/src/play.ts', text)).toEqual([])
  })

  test.each([
    'Math.max(1, 2)',
    "Math['max'](1, 2)",
    'type When = Date | Promise<number>',
    'interface Clock extends Date { performance: number }',
    'const read = (when: Date) => when.performance',
    'const event = { process: 1, console: 2 }',
    'class Cat { fetch() {} }',
    'declare function f<T>(x: T): asserts x is T',
    'f<Date>(x)',
    '// Math.random() and Date are mentioned only',
    "const words = 'Date and console'",
  ])('but not %s', text => {
    expect(checkSource(ENGINE, text)).toEqual([])
  })
})

test('the shelf may wait until a game is loaded', () => {
  expect(
    checkSource('packages/games/shelf.ts', "const load = async () => (await import('./sen/index.ts')).sen"),
  ).toEqual([])
})

test('a problem is told with its file and line', () => {
  const text = "const żółw = 'żółw'\n\nconst now = Date.now()\n"
  expect(checkSource(SEN, text)).toEqual([
    `${SEN}:3: Date is forbidden here, even as a name of your own: rules know no time, clocks belong to the server.`,
  ])
})

test('a file that does not parse is named', () => {
  expect(() => checkSource(SEN, 'const')).toThrow(`${SEN} does not parse`)
})
