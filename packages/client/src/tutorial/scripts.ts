import type { Script } from './script.ts'

/** Games that can be learnt by playing. */
export const scripts: { readonly [game: string]: (() => Promise<Script>) | undefined } = {
  'cat-lady': async () => (await import('./cat-lady.ts')).catLadyScript,
  cathedral: async () => (await import('./cathedral.ts')).cathedralScript,
  koty: async () => (await import('./koty.ts')).kotyScript,
  sen: async () => (await import('./sen.ts')).senScript,
  'three-chapters': async () => (await import('./three-chapters.ts')).threeChaptersScript,
}
