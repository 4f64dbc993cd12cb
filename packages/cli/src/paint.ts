import { styleText } from 'node:util'
import type { Io } from './io.ts'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta'

/** Colours a text, where colours are shown. */
export type Paint = (style: Style | readonly Style[], text: string) => string

/** Colours only on a terminal that has them and for people who want them (no-color.org). */
function showsColours({ env, output }: Io): boolean {
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0'
  return output.isTTY === true && env.TERM !== 'dumb'
}

export const painter = (io: Io): Paint =>
  showsColours(io)
    ? (style, text) => styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false })
    : (_style, text) => text
