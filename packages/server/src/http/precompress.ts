import { globSync } from 'node:fs'
import { access, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,txt}'
/** Smaller ones fit into one packet anyway. */
const WORTH_BYTES = 1024

const KINDS = [
  { end: '.br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  { end: '.gz', compress: promisify<Buffer, Buffer>(gzip) },
] as const

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Puts compressed copies beside the files of a built page, once, so that nothing is compressed while somebody waits. */
export async function precompress(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder }).map(file => join(folder, file))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < WORTH_BYTES) return
  for (const { end, compress } of KINDS) {
    const copy = file + end
    if (await exists(copy)) continue
    // Moved into place whole: another house may be serving the same folder.
    const unfinished = `${copy}.${process.pid}`
    await writeFile(unfinished, await compress(content))
    await rename(unfinished, copy)
  }
}
