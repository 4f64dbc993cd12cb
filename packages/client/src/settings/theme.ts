import { remembered } from './choice.ts'

export const THEMES = ['auto', 'night', 'day'] as const

export const [theme, setTheme] = remembered('theme', THEMES, 'auto')
