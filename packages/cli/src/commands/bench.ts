import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readWholeFlag } from '../flags.ts'
import type { Outcome } from '../outcome.ts'
import { Progress } from '../progress.ts'

const LONGEST = 3600

/** What the bench offers. It is a tool for those who work on the engine, and the command line does without it. */
interface Bench {
  runBench(asked: { readonly seconds: number; onProgress?(step: string): void }): unknown
  report(result: unknown): string
}

const BENCH: string = '@sennik/bench'

export function addBench(program: Command, context: Context, outcome: Outcome): void {
  const { words } = context
  begin(program, context, 'bench', words.help.bench)
    .option(`--seconds <${words.placeholders.number}>`, words.flags.benchSeconds, '2')
    .option('--json', words.flags.json)
    .action(async ({ seconds: given, json }: { readonly seconds: string; readonly json?: true }) => {
      const seconds = readWholeFlag('--seconds', given, 1, LONGEST)
      const bench = await findBench()
      if (bench === undefined) {
        context.io.errors.write(`${words.bench.absent}\n`)
        outcome.code = 1
        return
      }
      const progress = new Progress(context)
      const result = await bench.runBench({ seconds, onProgress: step => progress.report(() => step) })
      progress.done()
      if (json) context.sayJson(result)
      else context.say(bench.report(result))
    })
}

async function findBench(): Promise<Bench | undefined> {
  try {
    return (await import(BENCH)) as Bench
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
