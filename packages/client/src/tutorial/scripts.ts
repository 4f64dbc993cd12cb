import type { Script } from './script.ts'

/** Games that can be learnt by playing. */
export const scripts: { readonly [game: string]: (() => Promise<Script>) | undefined } = {
  sen: async () => (await import('./sen.ts')).senScript,
}
