import type { Lang } from '@sennik/engine'
import type { Io } from './io.ts'
import { type Paint, painter } from './paint.ts'
import { type Words, words } from './words.ts'

const WIDEST = 100
const WITHOUT_TERMINAL = 80

/** What every command works with. */
export interface Context {
  readonly io: Io
  readonly lang: Lang
  readonly words: Words
  readonly paint: Paint
  /** How many characters fit in a line that is pleasant to read. */
  readonly width: number
  /** Writes lines for a person or a program. */
  say(...lines: readonly string[]): void
  /** Writes a value as a line of JSON. */
  sayJson(value: unknown): void
}

export function contextOf(io: Io, lang: Lang): Context {
  const say = (...lines: readonly string[]): void => {
    io.output.write(lines.map(line => `${line}\n`).join(''))
  }
  return {
    io,
    lang,
    words: words[lang],
    paint: painter(io),
    width: Math.min(io.output.columns ?? WITHOUT_TERMINAL, WIDEST),
    say,
    sayJson: value => say(JSON.stringify(value)),
  }
}
