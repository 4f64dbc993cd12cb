import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Weight {
  /** JavaScript that runs before the first screen is there, gzip. */
  readonly scripts: number
  /** All that is fetched for it, gzip where a server compresses. */
  readonly all: number
  readonly files: readonly string[]
}

/** Weighs what a first visit to the first screen fetches: the page, its chunks and theirs, styles and fonts. */
export function firstScreen(dist: string): Weight {
  const size = (file: string): number => {
    const bytes = readFileSync(join(dist, file))
    return /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes).length
  }
  const files = new Set<string>(['index.html', 'icon.svg', 'manifest.webmanifest'])
  const add = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    if (file.endsWith('.js')) for (const needed of staticImports(readFileSync(join(dist, file), 'utf8'))) add(needed)
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  for (const [, file] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) add(file!)
  for (const file of globSync('assets/{home,catalogue}-*.{js,css}', { cwd: dist })) add(file)
  for (const file of globSync('assets/*.woff2', { cwd: dist })) add(file)
  const total = (wanted: (file: string) => boolean): number =>
    [...files].filter(wanted).reduce((sum, file) => sum + size(file), 0)
  return { scripts: total(file => file.endsWith('.js')), all: total(() => true), files: [...files] }
}

const staticImports = (code: string): readonly string[] =>
  Array.from(code.matchAll(/(?:from|import)\s*["`']\.\/([\w.-]+\.js)["`']/g), match => `assets/${match[1]}`)
