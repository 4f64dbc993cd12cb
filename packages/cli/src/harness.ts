import { PassThrough, Writable } from 'node:stream'
import { SeededRng } from '@sennik/engine'
import type { Io } from './io.ts'
import { run } from './run.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Where somebody is asked for an answer. */
const ASKED = '> '

class Collected extends Writable {
  text = ''
  /** Hears what has been written since the answer before. */
  onAsked: ((written: string) => void) | undefined
  private heard = 0

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8')
    if (this.onAsked !== undefined && this.text.endsWith(ASKED)) {
      const written = this.text.slice(this.heard)
      this.heard = this.text.length
      this.onAsked(written)
    }
    done()
  }
}

interface World {
  readonly input?: string
  /** Instead of an input: what somebody types who has read what was written since their last answer. */
  readonly answers?: (written: string) => string
  readonly env?: { readonly [name: string]: string }
  readonly directory?: string
}

/** A world without a terminal, and what was written there. For tests. */
export function worldOf({ input = '', answers, env = {}, directory = '.' }: World): {
  io: Io
  written: () => Omit<Ran, 'code'>
} {
  const output = new Collected()
  const errors = new Collected()
  const typed = new PassThrough()
  if (answers === undefined) typed.end(input)
  else output.onAsked = written => void typed.write(`${answers(written)}\n`)
  return {
    io: { env, input: typed, output, errors, directory, onInterrupt: () => () => {} },
    written: () => ({ out: output.text, err: errors.text }),
  }
}

/** Runs a command in this process, as from a shell without a terminal. For tests. */
export async function runHere(args: readonly string[], world: World = {}): Promise<Ran> {
  const { io, written } = worldOf(world)
  const code = await run(args, io)
  return { code, ...written() }
}

/** What stands before the choices. */
const keysIn = (written: string): string[] =>
  [...written.matchAll(/^ {2} *([a-z]?(?: ?\d+[A-Z]?)*)\. .* \(.*\)$/gm)].map(([, key]) => key!)

/** Somebody who types what stands before any of the choices. For tests. */
export function anyChoice(seed: string): (written: string) => string {
  const rng = SeededRng.of(seed)
  return written => {
    const keys = keysIn(written)
    return keys.length === 0 ? '' : keys[rng.below(keys.length)]!
  }
}

/** Somebody who types what stands before the first of them. For tests. */
export const firstChoice = (written: string): string => keysIn(written)[0] ?? ''
