// Imports point one way:
//
//   engine ← fair, games ← bots ← match ← server, client ← e2e        engine ← protocol ← match
//   … ← cli, tools
//
// Whoever reads a package then needs only what lies below it; rules can be tested, searched and moved into a browser
// without a server; and a game can be taken out by deleting its folder, so no game imports another. Rules depend on
// nothing outside, and use nothing of the machine (forbidden-calls.ts says why).
//
// Plain .mjs scripts are not looked at: they run before anything is installed.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { forbidden } from './forbidden-calls.ts'
import { isNode, type Node, Source } from './source.ts'

/** What a package may import besides itself. Tests may import `engine/testing` as well, wherever they are. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  protocol: ['engine'],
  fair: ['engine'],
  games: ['engine'],
  bots: ['engine', 'games'],
  match: ['engine', 'fair', 'games', 'bots', 'protocol'],
  server: ['engine', 'fair', 'games', 'bots', 'protocol', 'match'],
  client: ['engine', 'fair', 'games', 'bots', 'protocol', 'match'],
  e2e: ['engine', 'fair', 'games', 'bots', 'protocol', 'match', 'server', 'client'],
  bench: ['engine', 'engine/testing', 'fair', 'games', 'bots', 'protocol', 'match', 'server'],
  cli: ['engine', 'engine/testing', 'fair', 'games', 'bots', 'protocol', 'server', 'bench'],
  tools: ['engine', 'engine/testing', 'fair', 'games', 'bots', 'protocol', 'match', 'server', 'client', 'cli', 'bench'],
}

const isPure = (owner: string): boolean => owner === 'engine' || owner === 'games'

const isTest = (file: string): boolean => file.endsWith('.test.ts')

/** Words and laws that tests are written in; they are no part of the rules, but as repeatable. */
const isTestVocabulary = (file: string): boolean => basename(file) === 'scenario.ts' || file.includes('/testing/')

/** The package a file belongs to. */
function ownerOf(file: string): string {
  const [top = '', next = ''] = file.split('/')
  return top === 'packages' || file.startsWith('tools/bench/') ? next : top
}

/** The game a file belongs to; undefined for the list of games itself. */
const gameOf = (file: string): string | undefined => /^packages\/games\/([^/]+)\//.exec(file)?.[1]

/** Its functions wait until a game is loaded; rules never wait. */
const SHELF = 'packages/games/shelf.ts'

function wrongRelative(file: string, target: string): string | undefined {
  const owner = ownerOf(file)
  if (ownerOf(target) !== owner) return 'leaves its package: import the other one by its name.'
  if (owner !== 'games' || gameOf(file) === gameOf(target)) return undefined
  if (gameOf(file)) return 'leaves the folder of its game: move what games share into the engine.'
  return basename(target) === 'index.ts' ? undefined : "reaches into a game: import the game's index.ts."
}

function wrongOwn(file: string, wanted: string): string | undefined {
  const owner = ownerOf(file)
  const allowed = MAY_IMPORT[owner]
  if (!allowed) return `comes from ${owner}, which has no place in the order yet: add it to MAY_IMPORT.`
  const forTests = isTest(file) || isTestVocabulary(file)
  if (wanted === 'engine/testing') {
    return forTests || allowed.includes(wanted) ? undefined : 'is for tests: use it in *.test.ts or scenario.ts only.'
  }
  const [target = ''] = wanted.split('/')
  if (target === owner) return 'names its own package: import the file by its path.'
  if (allowed.includes(target)) return undefined
  return `points the wrong way: ${owner} may import ${allowed.join(', ') || 'nothing of ours'}.`
}

function wrongOutside(file: string, wanted: string): string | undefined {
  if (!isPure(ownerOf(file))) return undefined
  const forTests = isTest(file) || isTestVocabulary(file)
  if (forTests && (wanted === 'vitest' || wanted === 'fast-check')) return undefined
  if (isTest(file) && wanted.startsWith('node:')) return undefined
  return 'comes from outside: engine and games depend on nothing; take what you need as a parameter.'
}

/** What is wrong with importing `wanted` from `file`, if anything. */
function wrongImport(file: string, wanted: string): string | undefined {
  if (wanted.startsWith('.')) return wrongRelative(file, join(dirname(file), wanted))
  if (wanted.startsWith('@sennik/')) return wrongOwn(file, wanted.slice('@sennik/'.length))
  return wrongOutside(file, wanted)
}

/** The text after `from`, or inside `import()`, also in types. */
function importedBy({ source }: Node): string | undefined {
  return isNode(source) && typeof source.value === 'string' ? source.value : undefined
}

export function checkSource(file: string, text: string): string[] {
  const source = new Source(file, text)
  const problems: string[] = []
  const forbids = isPure(ownerOf(file)) && file !== SHELF && !isTest(file)
  source.visit((node, place) => {
    const wanted = importedBy(node)
    const wrong = wanted && wrongImport(file, wanted)
    if (wrong) problems.push(source.at(node, `${wanted} ${wrong}`))
    const bad = forbids && forbidden(node, place)
    if (bad) problems.push(source.at(node, bad))
  })
  return problems
}

function check(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('{packages,tools}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
  const problems = files
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .flatMap(file => checkSource(file, readFileSync(join(root, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (import.meta.main) check()
