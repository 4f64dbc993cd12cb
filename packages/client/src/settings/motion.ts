import { createSignal } from 'solid-js'
import { recallOneOf, remember } from './memory.ts'

export const MOTIONS = ['auto', 'full', 'calm'] as const
export type Motion = (typeof MOTIONS)[number]

const [motion, putMotion] = createSignal<Motion>(recallOneOf('motion', MOTIONS, 'auto'))

export { motion }

export function setMotion(chosen: Motion): void {
  putMotion(chosen)
  remember('motion', chosen)
}

const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
const [wished, putWished] = createSignal(wish?.matches ?? false)
wish?.addEventListener('change', () => putWished(wish.matches))

/** Whether things appear instead of travelling. */
export const isCalm = (): boolean => (motion() === 'auto' ? wished() : motion() === 'calm')

export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof SPEEDS)[number]

const [storySpeed, putSpeed] = createSignal<Speed>(recallOneOf('speed', SPEEDS, 'normal'))

/** How fast the table tells what happened. */
export { storySpeed }

export function setStorySpeed(chosen: Speed): void {
  putSpeed(chosen)
  remember('speed', chosen)
}
