import { type AnyGame, type AnyReferee, type Chance, Referee, recordOf, SeededRng, writeRecord } from '@sennik/engine'
import { freshChance, rngFor } from '@sennik/fair'
import { games } from '@sennik/games'
import { readName } from '@sennik/protocol/name'
import { explainRefusal } from '@sennik/protocol/words'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { writeText } from '../files.ts'
import { readBots, readOptions, readSeats, readSeed, readWholeFlag } from '../flags.ts'
import { readGame } from '../game.ts'
import type { Console } from '../play/console.ts'
import { Match } from '../play/match.ts'
import { PlainConsole } from '../play/plain.ts'
import { type Player, seatPlayers, USUAL_BOT } from '../play/players.ts'
import type { Setup } from '../play/setup.ts'
import { Refusal } from '../refusal.ts'
import { sheetLines } from '../sheet.ts'
import { winnersLine } from '../winners.ts'

interface Flags {
  readonly seats?: string
  readonly people: string
  readonly names?: string
  readonly bots: string
  readonly options?: string
  readonly cards?: string
  readonly seed?: string
  readonly save?: string
  readonly plain?: true
  readonly lang?: string
}

export function addPlay(program: Command, context: Context): void {
  const { words } = context
  const { placeholders, flags } = words
  begin(program, context, 'play', words.help.play)
    .argument(`[${placeholders.game}]`, words.arguments.game)
    .option(`--seats <${placeholders.number}>`, flags.seats)
    .option(`--people <${placeholders.number}>`, flags.people, '1')
    .option(`--names <${placeholders.names}>`, flags.names)
    .option(`--bots <${placeholders.names}>`, flags.botPerFreeSeat, USUAL_BOT)
    .option('--options <json>', flags.options)
    .option(`--cards <${placeholders.file}>`, flags.cards)
    .option(`--seed <${placeholders.text}>`, flags.fixedSeed)
    .option(`--save <${placeholders.file}>`, flags.save)
    .option('--plain', flags.plain)
    .action(async (id: string | undefined, given: Flags, command: Command) => {
      const { input, output, env } = context.io
      const onScreen = given.plain !== true && input.isTTY === true && output.isTTY === true && env.TERM !== 'dumb'
      const setTheTable = Object.keys(given).some(
        flag => command.getOptionValueSource(flag) === 'cli' && !BESIDE_SETUP.has(flag),
      )
      if (onScreen && id === undefined && !setTheTable) {
        const { askSetup } = await import('../play/setup.ts')
        await play(context, await askSetup(context), given, onScreen)
      } else await play(context, await readSetup(context, id, given), given, onScreen)
    })
}

/** Flags that say nothing of who plays what. */
const BESIDE_SETUP: ReadonlySet<string> = new Set(['lang', 'save', 'seed', 'plain'])

async function readSetup(context: Context, id: string | undefined, given: Flags): Promise<Setup> {
  const game = await readGame(context, id ?? onlyGame().rules.id, given.cards)
  const seats = readSeats(game, given.seats)
  const people = readWholeFlag('--people', given.people, 1, seats)
  const names = readNames(context, given.names, people)
  const bots = people === seats ? [] : readBots(given.bots, seats - people)
  return { game, seats, people, names, bots, options: readOptions(game, seats, given.options) }
}

function readNames({ lang }: Context, given: string | undefined, people: number): readonly string[] {
  const written = given === undefined ? [] : given.split(',')
  if (written.length > people) throw new Refusal(words => words.refusals.names(people))
  return written.map(each => {
    const read = readName(each)
    if ('flaw' in read) throw new Refusal(() => explainRefusal({ kind: 'badName', flaw: read.flaw }, lang))
    return read.name
  })
}

function onlyGame(): AnyGame {
  const [first, ...more] = games
  if (first === undefined || more.length > 0)
    throw new Refusal(words => words.refusals.whichGame(games.map(game => game.rules.id)))
  return first
}

async function play(context: Context, setup: Setup, given: Flags, onScreen: boolean): Promise<void> {
  const { game, seats, people, names, bots, options } = setup
  const chance: Chance = given.seed === undefined ? freshChance() : { kind: 'fast', seed: readSeed(given.seed) }
  const referee: AnyReferee = Referee.begin(game.rules, seats, options, rngFor(chance))
  const save = (path: string): void => writeText(context, path, writeRecord(recordOf(game, referee, options, chance)))
  // Tried at once: a place that cannot be written to should not be found out after the game.
  if (given.save !== undefined) save(given.save)

  const players = seatPlayers(context, seats, people, names, bots)
  const botRng = SeededRng.of(given.seed === undefined ? JSON.stringify(freshChance()) : `bots ${given.seed}`)
  const console = await openConsole(context, onScreen)
  let saved = given.save
  let ending: 'over' | 'left' = 'left'
  try {
    ending = await new Match(context, game, referee, players, console, botRng).play()
    if (saved === undefined && referee.moves.length > 0) saved = await console.offerToSave(`${game.rules.id}.sennik`)
  } finally {
    console.close()
    if (saved !== undefined) save(saved)
  }
  tellEnd(context, game, referee, players, ending)
  if (saved !== undefined) context.say(context.words.play.saved(saved))
}

async function openConsole(context: Context, onScreen: boolean): Promise<Console> {
  if (!onScreen) return new PlainConsole(context)
  const { ScreenConsole } = await import('../play/screen.ts')
  return new ScreenConsole(context)
}

function tellEnd(
  context: Context,
  game: AnyGame,
  referee: AnyReferee,
  players: readonly Player[],
  ending: 'over' | 'left',
): void {
  const { words, say } = context
  if (ending === 'left') {
    say('', words.play.left(referee.moves.length))
    return
  }
  const names = players.map(player => player.name)
  say(
    '',
    ...sheetLines(context, game, game.rules.sheet(referee.state), names),
    '',
    winnersLine(context, game, referee.state, names),
  )
}
