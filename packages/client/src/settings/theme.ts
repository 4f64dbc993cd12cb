import { createSignal } from 'solid-js'
import { recallOneOf, remember } from './memory.ts'

export const THEMES = ['auto', 'night', 'day'] as const
export type Theme = (typeof THEMES)[number]

const [theme, put] = createSignal<Theme>(recallOneOf('theme', THEMES, 'auto'))

export { theme }

export function setTheme(chosen: Theme): void {
  put(chosen)
  remember('theme', chosen)
}
