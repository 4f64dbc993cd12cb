// Which browser the tests drive. Chromium comes packed inside an npm package, so that `npm test` needs no download and no root;
// the package would unpack into the system's temporary folder under fixed names, where users and parallel runs collide.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
const UNPACKED = join(CACHE, 'chromium')
const DEBIAN = '/usr/bin/chromium'

const isPackedForThisMachine = process.platform === 'linux' && process.arch === 'x64'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return isPackedForThisMachine ? join(UNPACKED, 'chromium') : DEBIAN
}

/** Makes sure that `chromiumPath` starts; what it needs for that is put into the environment. */
export async function prepareChromium(): Promise<void> {
  const path = chromiumPath()
  if (path.startsWith(UNPACKED) && !existsSync(UNPACKED)) await unpack()
  if (starts(path)) return
  // Its libraries are part of every desktop, but not of every container.
  const libraries = join(UNPACKED, 'al2023', 'lib')
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  if (!starts(path)) throw new Error(`${path} does not start. Set CHROMIUM_PATH to a Chromium that does.`)
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Into a folder of its own first: another run may be at it too, and whoever comes first wins whole. */
async function unpack(): Promise<void> {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'unpacking-chromium-'))
  try {
    await inflateInto(folder)
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'chromium'), 0o755)
    renameSync(folder, UNPACKED)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(UNPACKED)) throw error
  }
}

async function inflateInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    await packed.executablePath()
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
