import { createReadStream, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'

const MEGABYTE = 1_000_000
const LARGEST = 5 * MEGABYTE

/** The text of a file, or of standard input if its name is `-`. */
export async function readText({ io }: Context, path: string): Promise<string> {
  // A stream with a limit also copes with pipes and devices, which do not say how long they are.
  const source: Readable = path === '-' ? io.input : createReadStream(resolve(io.directory, path))
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of source) {
      const bytes = Buffer.from(part as Buffer | string)
      size += bytes.length
      if (size > LARGEST) throw new Refusal(words => words.refusals.tooLarge(path, LARGEST / MEGABYTE))
      parts.push(bytes)
    }
  } catch (error) {
    throw isFileError(error) ? new Refusal(words => words.refusals.cannotRead(path, error.code)) : error
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\ufeff/, '')
}

export function writeText({ io }: Context, path: string, text: string): void {
  try {
    writeFileSync(resolve(io.directory, path), text)
  } catch (error) {
    throw isFileError(error) ? new Refusal(words => words.refusals.cannotWrite(path, error.code)) : error
  }
}

/** Whether the system refused a file, and with which code. */
export const isFileError = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
