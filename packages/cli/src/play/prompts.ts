import { type CANCEL_SYMBOL, isCancel, select } from '@clack/prompts'
import type { Context } from '../context.ts'
import { Interrupted } from '../refusal.ts'

interface Key {
  readonly ctrl?: boolean
  readonly name?: string
}

/** Questions on a terminal. Esc only gives up a question, Ctrl-C the program: the library tells them apart no more. */
export class Prompts {
  readonly streams: Pick<Context['io'], 'input' | 'output'>
  private lastKey: Key = {}

  constructor({ io }: Context) {
    this.streams = { input: io.input, output: io.output }
    io.input.on('keypress', this.remember)
  }

  /** The answer to a prompt; `undefined` if it was given up. */
  async answer<T>(prompt: Promise<T | typeof CANCEL_SYMBOL>): Promise<T | undefined> {
    const answer = await prompt
    if (!isCancel(answer)) return answer
    if (this.lastKey.ctrl === true && this.lastKey.name === 'c') throw new Interrupted()
    return undefined
  }

  /** One of some things, each with its label; the usual one is chosen unless somebody moves on. */
  async choose<T>(
    message: string,
    choices: readonly (readonly [T, string])[],
    { maxItems = choices.length, usual = 0 }: { readonly maxItems?: number; readonly usual?: number } = {},
  ): Promise<T | undefined> {
    const options = choices.map(([, label], index) => ({ value: index, label }))
    const index = await this.answer(
      select({ ...this.streams, message, options, initialValue: usual, maxItems, showInstructions: false }),
    )
    return index === undefined ? undefined : choices[index]![0]
  }

  close(): void {
    this.streams.input.off('keypress', this.remember)
  }

  private readonly remember = (_text: string | undefined, key: Key): void => {
    this.lastKey = key
  }
}
