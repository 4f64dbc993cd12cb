import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readWholeFlag } from '../flags.ts'
import type { Outcome } from '../outcome.ts'
import { Progress } from '../progress.ts'

const LONGEST = 3600

export function addBench(program: Command, context: Context, outcome: Outcome): void {
  const { words } = context
  begin(program, context, 'bench', words.help.bench)
    .option(`--seconds <${words.placeholders.number}>`, words.flags.benchSeconds, '2')
    .option('--json', words.flags.json)
    .action(async ({ seconds: given, json }: { readonly seconds: string; readonly json?: true }) => {
      const seconds = readWholeFlag('--seconds', given, 1, LONGEST)
      const { NotInstalled, report, runBench } = await import('@sennik/bench')
      const progress = new Progress(context)
      try {
        const result = await runBench({ seconds, lang: context.lang, onProgress: step => progress.report(() => step) })
        progress.done()
        if (json) context.sayJson(result)
        else context.say(report(result, context.lang))
      } catch (error) {
        if (!(error instanceof NotInstalled)) throw error
        context.io.errors.write(`${words.bench.absent}\n`)
        outcome.code = 1
      }
    })
}
