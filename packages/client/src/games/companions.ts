import type { Component } from 'solid-js'

/** Games that have a page for people who play them with the box on a real table. */
export const companions: { readonly [game: string]: (() => Promise<Component>) | undefined } = {
  'cat-lady': async () => (await import('./cat-lady/companion/companion.tsx')).Companion,
}
