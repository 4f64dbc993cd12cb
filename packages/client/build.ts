import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')
const DIST = join(import.meta.dirname, 'dist')
const STAMP = 'built-from.txt'

/** What the built page depends on: the sources of every package that may be in it, and the locked versions of all others. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'packages/{engine,games,bots,fair,protocol,match}/**/*.{ts,json}',
  'packages/client/{index.html,*.ts,*.json}',
  'packages/client/{src,vite,public}/**/*.*',
]

async function hashOfSources(): Promise<string> {
  const files = SOURCES.flatMap(pattern =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/*.test.ts'] }),
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}

/** Builds the page unless it is built already, and returns the folder to serve. */
export async function buildClient(): Promise<string> {
  const wanted = await hashOfSources()
  const stamp = join(DIST, STAMP)
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return DIST
  // Built beside and moved into place, so that nobody ever serves half a page.
  const workshop = join(ROOT, 'node_modules', '.cache', `sennik-client-${process.pid}`)
  await mkdir(workshop, { recursive: true })
  try {
    // Test runners say `test`; what is built is always what people get.
    process.env.NODE_ENV = 'production'
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: workshop, emptyOutDir: true },
    })
    await writeFile(join(workshop, STAMP), wanted)
    await rm(DIST, { recursive: true, force: true })
    await rename(workshop, DIST)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
  return DIST
}
