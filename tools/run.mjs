// The first process of every npm script. The system's Node may be too old for our TypeScript and nothing may be
// installed yet; so this is plain JavaScript that installs what the lock file says and then hands over to the Node
// pinned there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { become, ROOT, refuse, suitableNode } from '../packages/cli/bin/pinned-node.mjs'

/** @typedef {'production' | 'everything'} Extent */

/** @type {Readonly<Record<string, { needs: Extent, script: readonly string[] } | undefined>>} */
const COMMANDS = {
  start: { needs: 'production', script: ['tools/start.ts'] },
  bench: { needs: 'everything', script: ['packages/cli/bin/sennik.mjs', 'bench'] },
  load: { needs: 'everything', script: ['tools/bench/src/load/main.ts'] },
  kills: { needs: 'everything', script: ['packages/server/src/durability/main.ts'] },
  bots: { needs: 'everything', script: ['tools/bots/main.ts'] },
  figures: { needs: 'everything', script: ['tools/cathedral/main.ts'] },
  test: { needs: 'everything', script: ['tools/test.ts'] },
  abuse: { needs: 'everything', script: ['packages/server/src/abuse/main.ts'] },
  check: { needs: 'everything', script: ['tools/test.ts', '--check'] },
  screens: { needs: 'everything', script: ['packages/e2e/src/screens/main.ts'] },
  // Formats and sorts imports: what `check` would complain about and a machine can mend.
  format: {
    needs: 'everything',
    script: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--linter-enabled=false'],
  },
}

const STAMP = join(ROOT, 'node_modules', '.sennik-installed')

/** Older ones cannot load the native tools: npm would leave their binaries out without a word. */
function nodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
}

/** @param {Extent} extent */
function stampOf(extent) {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${extent}\n`
}

/** @param {Extent} needed */
function isInstalled(needed) {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  return stamp === stampOf('everything') || stamp === stampOf(needed)
}

/** @param {Extent} extent */
function npmArguments(extent) {
  // Said aloud, because NODE_ENV or a user's settings may say otherwise; the pinned Node is an optional package.
  const groups = extent === 'production' ? ['--omit=dev'] : ['--include=dev']
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error']
  return ['ci', ...groups, '--include=optional', '--ignore-scripts', ...quiet]
}

/** @param {readonly string[]} args */
function spawnNpm(args) {
  const npm = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'>} */
  const options = { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] }
  if (npm?.endsWith('npm-cli.js')) return spawn(process.execPath, [npm, ...args], options)
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function npm(args) {
  return new Promise(resolve => {
    const child = spawnNpm(args)
    let output = ''
    child.stdout.on('data', text => (output += text))
    child.stderr.on('data', text => (output += text))
    child.on('error', error => resolve({ ok: false, output: String(error) }))
    child.on('close', code => resolve({ ok: code === 0, output }))
  })
}

/** A line that counts the seconds on a terminal and stands still in a log. */
function startProgress() {
  const begun = Date.now()
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`
  const { stderr } = process
  if (!stderr.isTTY) {
    stderr.write('Installing…\n')
    return { done: () => stderr.write(`Installed in ${seconds()}.\n`), failed: () => {} }
  }
  const timer = setInterval(() => stderr.write(`\rInstalling… ${seconds()}`), 200)
  /** @param {string} line */
  const end = line => {
    clearInterval(timer)
    stderr.write(`\r\x1b[K${line}`)
  }
  return { done: () => end(`Installed in ${seconds()}.\n`), failed: () => end('') }
}

/** Users without a home (services, containers) have no place for npm's cache: they get one for this time. */
function temporaryCache() {
  try {
    accessSync(homedir(), constants.W_OK)
    return undefined
  } catch {
    return mkdtempSync(join(tmpdir(), 'sennik-npm-'))
  }
}

/** @param {Extent} extent */
async function install(extent) {
  const progress = startProgress()
  rmSync(STAMP, { force: true })
  const cache = temporaryCache()
  const { ok, output } = await npm([...npmArguments(extent), ...(cache ? [`--cache=${cache}`] : [])])
  if (cache) rmSync(cache, { recursive: true, force: true })
  if (!ok) {
    progress.failed()
    refuse(`${output}\nnpm could not install what package-lock.json asks for; its words are above.`)
  }
  writeFileSync(STAMP, stampOf(extent))
  progress.done()
}

const [name = '', ...rest] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) refuse(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`)
if (nodeIsTooOld()) {
  refuse(`Sennik needs Node 20.19 or newer (of 22, 22.12) to install itself; this is Node ${process.versions.node}.`)
}
if (!isInstalled(command.needs)) await install(command.needs)
const node = suitableNode() ?? refuse('No Node 26 is packaged for this platform: install Node 26 and run this with it.')
// Every process we start reads the same TypeScript: what one has compiled the next ones take. Where it cannot be written, nothing is lost.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled')
become(node, [...command.script, ...rest], ROOT)
