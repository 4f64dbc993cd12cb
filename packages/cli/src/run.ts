import { BadInput, explainProblem, type Lang } from '@sennik/engine'
import { games } from '@sennik/games'
import { CommanderError } from 'commander'
import { type Context, contextOf } from './context.ts'
import type { Io } from './io.ts'
import { askedLanguage, systemLanguage } from './language.ts'
import { programOf } from './program.ts'
import { Interrupted, Refusal } from './refusal.ts'
import { usageRefusal } from './usage-errors.ts'

const DONE = 0
const FAILED = 1
const REFUSED = 2
/** What a shell reports for a program that Ctrl-C ended. */
const INTERRUPTED = 130

/** Runs one command. Returns the exit code: 0 done, 1 failed, 2 input that cannot be used. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let context = contextOf(io, systemLanguage(io.env))
  try {
    context = contextOf(io, askedLanguage(args) ?? context.lang)
    return await command(args, context)
  } catch (error) {
    return explain(error, context)
  }
}

async function command(args: readonly string[], context: Context): Promise<number> {
  const outcome = { code: DONE }
  const program = programOf(context, outcome)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    const refusal = error instanceof CommanderError ? usageRefusal(error, program, args) : error
    if (refusal !== undefined) throw refusal
  }
  return outcome.code
}

function explain(error: unknown, context: Context): number {
  const { io, words, lang } = context
  const refuse = (sentence: string): number => {
    // What was given is quoted, and may hold what steers a terminal.
    io.errors.write(`${sentence.replace(/\p{Cc}+/gu, ' ')}\n`)
    return REFUSED
  }
  if (error instanceof Interrupted) return INTERRUPTED
  if (error instanceof Refusal) return refuse(error.sentence(words))
  if (error instanceof BadInput) return refuse(explained(error, lang))
  const message = error instanceof Error ? error.message : String(error)
  io.errors.write(`${words.unexpected(message.split('\n')[0]!)}\n`)
  if (io.env.SENNIK_DEBUG === '1' && error instanceof Error) io.errors.write(`${error.stack}\n`)
  return FAILED
}

/** A refusal by a rule also quotes the rule. */
function explained({ problem }: BadInput, lang: Lang): string {
  const sentence = explainProblem(problem, lang)
  if (problem.kind !== 'recordIllegal') return sentence
  const clause = games.map(game => game.clauses.text[problem.clause]).find(text => text !== undefined)
  return clause === undefined ? sentence : `${sentence} ${clause[lang]}`
}
