import { Readable, Writable } from 'node:stream'
import type { Io } from './io.ts'
import { run } from './run.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

class Collected extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8')
    done()
  }
}

interface World {
  readonly input?: string
  readonly env?: { readonly [name: string]: string }
  readonly directory?: string
}

/** A world without a terminal, and what was written there. For tests. */
export function worldOf({ input = '', env = {}, directory = '.' }: World): {
  io: Io
  written: () => Omit<Ran, 'code'>
} {
  const output = new Collected()
  const errors = new Collected()
  return {
    io: { env, input: Readable.from([Buffer.from(input)]), output, errors, directory, onInterrupt: () => () => {} },
    written: () => ({ out: output.text, err: errors.text }),
  }
}

/** Runs a command in this process, as from a shell without a terminal. For tests. */
export async function runHere(args: readonly string[], world: World = {}): Promise<Ran> {
  const { io, written } = worldOf(world)
  const code = await run(args, io)
  return { code, ...written() }
}
