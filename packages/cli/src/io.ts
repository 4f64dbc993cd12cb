import type { Readable, Writable } from 'node:stream'

/** The world outside, so that tests can bring their own. */
export interface Io {
  readonly env: { readonly [name: string]: string | undefined }
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }
  readonly errors: Writable & { readonly isTTY?: boolean }
  /** What file names are relative to. */
  readonly directory: string
  /** Calls back on Ctrl-C instead of dying of it. Returns how to stop that. */
  onInterrupt(listener: () => void): () => void
}
