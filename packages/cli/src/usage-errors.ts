import type { Command, CommanderError } from 'commander'
import { Refusal } from './refusal.ts'
import type { Words } from './words.ts'

/** Every way in which arguments can be wrong, by the code that the reader of arguments gives it. */
const SENTENCES: {
  readonly [code: string]: (words: Words['usage'], message: string, program: Command, args: readonly string[]) => string
} = {
  'commander.unknownOption': (words, message, program, args) =>
    words.unknownFlag(named(message), flagsOf(commandIn(program, args))),
  'commander.unknownCommand': (words, message, program) =>
    words.unknownCommand(
      named(message),
      program.commands.map(command => command.name()),
    ),
  'commander.missingArgument': (words, message) => words.missingArgument(named(message)),
  'commander.optionMissingArgument': (words, message) => words.missingValue(named(message)),
  'commander.excessArguments': (words, message) =>
    words.tooManyArguments(Number(/Expected (\d+)/.exec(message)?.[1] ?? 0)),
}

/** The message is in English only; what it speaks of stands in quotes. */
const named = (message: string): string => /'(.*?)'/.exec(message)?.[1] ?? ''

const commandIn = (program: Command, args: readonly string[]): Command =>
  program.commands.find(command => args.includes(command.name())) ?? program

const flagsOf = (command: Command): string[] => [
  ...command.options.map(option => option.long ?? option.flags),
  '--help',
]

/** The refusal that an error of reading the arguments comes to; `undefined` if help was asked for and shown. */
export function usageRefusal(error: CommanderError, program: Command, args: readonly string[]): Refusal | undefined {
  const sentence = SENTENCES[error.code]
  if (sentence !== undefined) return new Refusal(words => sentence(words.usage, error.message, program, args))
  return error.code.startsWith('commander.help') ? undefined : new Refusal(() => error.message)
}
