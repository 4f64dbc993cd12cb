import { createSignal } from 'solid-js'
import { remembered } from './choice.ts'

export const MOTIONS = ['auto', 'full', 'calm'] as const

export const [motion, setMotion] = remembered('motion', MOTIONS, 'auto')

const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
const [wished, putWished] = createSignal(wish?.matches ?? false)
wish?.addEventListener('change', () => putWished(wish.matches))

/** Whether things appear instead of travelling. */
export const isCalm = (): boolean => (motion() === 'auto' ? wished() : motion() === 'calm')

export const SPEEDS = ['slow', 'normal', 'fast'] as const

/** How fast the table tells what happened. */
export const [storySpeed, setStorySpeed] = remembered('speed', SPEEDS, 'normal')

const PACE = { slow: 1.7, normal: 1, fast: 0.5 } as const

/** How much time everything takes that is told. */
export const pace = (): number => (isCalm() ? 0.6 : 1) * PACE[storySpeed()]
