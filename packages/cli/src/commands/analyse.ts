import { Analyst } from '@sennik/bots'
import { gameOfRecord, readRecord } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import type { Command } from 'commander'
import { analysisJson, analysisLines } from '../analysis.ts'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'
import { readSeed, readWholeFlag } from '../flags.ts'
import { Progress } from '../progress.ts'

interface Flags {
  readonly tries: string
  readonly seed: string
  readonly json?: true
}

const FEWEST_TRIES = 50
const MOST_TRIES = 1_000_000

export function addAnalyse(program: Command, context: Context): void {
  const { words } = context
  begin(program, context, 'analyse', words.help.analyse)
    .argument(`<${words.placeholders.record}>`, words.arguments.record)
    .option(`--tries <${words.placeholders.number}>`, words.flags.tries, '400')
    .option(`--seed <${words.placeholders.text}>`, words.flags.seed, '1')
    .option('--json', words.flags.json)
    .action(async (path: string, given: Flags) => {
      const tries = readWholeFlag('--tries', given.tries, FEWEST_TRIES, MOST_TRIES)
      const seed = readSeed(given.seed)
      const record = readRecord(await readText(context, path))
      const game = gameOfRecord(gameNamed(record.game), record)
      const analyst = new Analyst(game, record, () => rngFor(record.chance), { tries, seed })
      const progress = new Progress(context)
      for (let done = 1; analyst.next(); done++)
        progress.report(() => words.analyse.progress(done, record.moves.length))
      progress.done()
      const analysis = analyst.analysis()
      if (given.json) context.sayJson(analysisJson(game, analysis, tries))
      else context.say(...analysisLines(context, game, record, analysis, tries))
    })
}
