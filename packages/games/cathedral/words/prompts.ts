import type { Audience, Redacted } from '@sennik/engine'
import type { View } from '../view.ts'
import type { Asked, AskedStep } from './asked.ts'

/** One sentence for every question the table can wait for: one that is missing does not compile. */
export type Prompts = {
  readonly [S in AskedStep]: (asked: Asked, view: Redacted<View>, audience: Audience) => string
}
