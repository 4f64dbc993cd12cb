import { createEffect } from 'solid-js'
import { lang } from './language.ts'
import { motion } from './motion.ts'
import { theme } from './theme.ts'

function mark(root: HTMLElement, name: string, value: string): void {
  if (value === 'auto') delete root.dataset[name]
  else root.dataset[name] = value
}

/** Keeps the root of the page in step with what was chosen; style sheets read it there. */
export function applySettings(root: HTMLElement): void {
  createEffect(() => {
    root.lang = lang()
  })
  createEffect(() => mark(root, 'theme', theme()))
  createEffect(() => mark(root, 'motion', motion()))
}
