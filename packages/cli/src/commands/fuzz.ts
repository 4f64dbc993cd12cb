import { type AnyGame, writeRecord } from '@sennik/engine'
import { checkLaws, checkWrittenPositions, LawBroken, MisreadPosition, randomPlan } from '@sennik/engine/testing'
import { games as allGames } from '@sennik/games'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { writeText } from '../files.ts'
import { readSeed, readWholeFlag } from '../flags.ts'
import { readGame } from '../game.ts'
import type { Outcome } from '../outcome.ts'
import { Progress } from '../progress.ts'

interface Flags {
  readonly seconds: string
  readonly games?: string
  readonly seed?: string
  readonly cards?: string
  readonly json?: true
}

const MOST = 1_000_000
/** Positions written down wrongly for each game that is played. */
const WRITTEN_A_GAME = 4

export function addFuzz(program: Command, context: Context, outcome: Outcome): void {
  const { words } = context
  const { placeholders, flags } = words
  begin(program, context, 'fuzz', words.help.fuzz)
    .argument(`[${placeholders.game}]`, words.arguments.gameOrAll)
    .option(`--seconds <${placeholders.number}>`, flags.seconds, '10')
    .option(`--games <${placeholders.number}>`, flags.gamesAtMost)
    .option(`--seed <${placeholders.text}>`, flags.freshSeed)
    .option(`--cards <${placeholders.file}>`, flags.cards)
    .option('--json', flags.json)
    .action(async (id: string | undefined, given: Flags) => {
      const games = id === undefined ? allGames : [await readGame(context, id, given.cards)]
      fuzz(context, outcome, games, given)
    })
}

export function fuzz(context: Context, outcome: Outcome, games: readonly AnyGame[], given: Flags): void {
  const { words } = context
  const seconds = readWholeFlag('--seconds', given.seconds, 1, MOST)
  const most = given.games === undefined ? Number.POSITIVE_INFINITY : readWholeFlag('--games', given.games, 1, MOST)
  const seed = given.seed === undefined ? Date.now().toString(36) : readSeed(given.seed)
  const begun = performance.now()
  const elapsed = (): number => (performance.now() - begun) / 1000
  const progress = new Progress(context)
  let played = 0
  let moves = 0
  while (played < most && elapsed() < seconds) {
    const game = games[played % games.length]!
    try {
      moves += checkLaws(game, randomPlan(game, `${seed}-${played}`)).moves
      checkWrittenPositions(game, `${seed}-${played}`, WRITTEN_A_GAME)
    } catch (error) {
      progress.done()
      if (!(error instanceof LawBroken || error instanceof MisreadPosition)) throw error
      const name = `fuzz-${game.rules.id}-${`${seed}-${played}`.replace(/[^\w-]/g, '_')}`
      const { file, text, look } = exhibit(error, name, game)
      writeText(context, file, text)
      outcome.code = 1
      if (given.json) context.sayJson({ ok: false, game: game.rules.id, law: error.law, message: error.message, file })
      else context.say(words.fuzz.broken(game.rules.id, error.law), error.message, words.fuzz.reproduce(file, look))
      return
    }
    played++
    progress.report(() => words.fuzz.progress(played, Math.round(elapsed()), seconds))
  }
  progress.done()
  const gamesPerSecond = Math.round((played / elapsed()) * 10) / 10
  if (given.json) context.sayJson({ ok: true, games: played, moves, seconds: elapsed(), gamesPerSecond, seed })
  else context.say(words.fuzz.kept(played, moves, new Intl.NumberFormat(context.lang).format(gamesPerSecond), seed))
}

/** What shows how a law was broken, and the command that looks at it. */
function exhibit(error: LawBroken | MisreadPosition, name: string, { rules }: AnyGame) {
  if (error instanceof LawBroken)
    return { file: `${name}.sennik`, text: writeRecord(error.record), look: `sennik replay ${name}.sennik` }
  return { file: `${name}.txt`, text: error.text, look: `sennik score ${rules.id} ${name}.txt` }
}
