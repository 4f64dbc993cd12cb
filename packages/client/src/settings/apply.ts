import { createEffect } from 'solid-js'
import { lang } from './language.ts'
import { isCalm } from './motion.ts'
import { theme } from './theme.ts'

/** Keeps the root of the page in step with what was chosen; style sheets read it there. */
export function applySettings(root: HTMLElement): void {
  createEffect(() => {
    root.lang = lang()
  })
  createEffect(() => {
    if (theme() === 'auto') delete root.dataset.theme
    else root.dataset.theme = theme()
  })
  createEffect(() => {
    root.dataset.motion = isCalm() ? 'calm' : 'full'
  })
}
