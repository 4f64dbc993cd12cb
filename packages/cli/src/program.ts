import { Command, Help } from 'commander'
import { addAnalyse } from './commands/analyse.ts'
import { addArena } from './commands/arena.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addCards } from './commands/cards.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGames } from './commands/games.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addScore } from './commands/score.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrace } from './commands/trace.ts'
import { addVerify } from './commands/verify.ts'
import type { Context } from './context.ts'
import type { Outcome } from './outcome.ts'

export function programOf(context: Context, outcome: Outcome): Command {
  const { io, words, paint } = context
  const program = new Command('sennik')
    .description(words.help.about)
    .usage(words.help.usage)
    .option('--lang <pl|en>', words.flags.lang)
    .helpOption('-h, --help', words.flags.help)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.output.write(text),
      // Errors are told by `run`; what is left is the help shown to somebody who named no command.
      writeErr: text => io.output.write(text),
      outputError: () => {},
      getOutHelpWidth: () => context.width,
      getErrHelpWidth: () => context.width,
    })
    .configureHelp({
      styleTitle: title => paint('bold', words.help.titles[title as keyof typeof words.help.titles] ?? title),
      optionDescription: option =>
        option.defaultValue === undefined
          ? option.description
          : `${option.description} (${words.help.byDefault(String(option.defaultValue))})`,
      commandUsage: command => new Help().commandUsage(command).replace('[options]', words.help.flags),
      subcommandTerm: command => command.name(),
    })

  addGames(program, context)
  addRules(program, context)
  addCards(program, context)
  addPlay(program, context)
  addSimulate(program, context)
  addTrace(program, context)
  addArena(program, context)
  addReplay(program, context)
  addVerify(program, context)
  addAnalyse(program, context)
  addScore(program, context)
  addFuzz(program, context, outcome)
  addBench(program, context, outcome)
  addBackup(program, context)
  return program
}
