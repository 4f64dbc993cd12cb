import type { Command } from 'commander'
import type { Context } from './context.ts'

/** Begins a command; every one of them speaks both languages. */
export function begin(
  program: Command,
  { words }: Context,
  name: string,
  help: { readonly summary: string; readonly about: string },
): Command {
  return program.command(name).summary(help.summary).description(help.about).option('--lang <pl|en>', words.flags.lang)
}
