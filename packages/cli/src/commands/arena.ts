import { availableParallelism } from 'node:os'
import { type AnyGame, gameWithCards } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { Command } from 'commander'
import { readContenders } from '../arena/contenders.ts'
import { playAll } from '../arena/crew.ts'
import { type ArenaFigures, figuresOf } from '../arena/figures.ts'
import { FORMAT, type Heading, Ledger } from '../arena/ledger.ts'
import type { Played } from '../arena/played.ts'
import { ANCHOR } from '../arena/rating.ts'
import { type Plan, Schedule } from '../arena/schedule.ts'
import type { Task } from '../arena/thread.ts'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'
import { readOptions, readSeats, readSeed, readWholeFlag } from '../flags.ts'
import { columns } from '../layout.ts'
import { Progress } from '../progress.ts'
import { Interrupted } from '../refusal.ts'

interface Flags {
  readonly bots: string
  readonly seats?: string
  readonly games: string
  readonly seed: string
  readonly options?: string
  readonly cards?: string
  readonly threads?: string
  readonly save?: string
  readonly json?: true
}

const MOST_GAMES = 100_000
const MOST_THREADS = 256

export function addArena(program: Command, context: Context): void {
  const { words } = context
  const { placeholders, flags } = words
  begin(program, context, 'arena', words.help.arena)
    .argument(`<${placeholders.game}>`, words.arguments.game)
    .option(`--bots <${placeholders.names}>`, flags.botsToCompare, 'master,strong,casual,novice,greedy,random')
    .option(`--seats <${placeholders.number}>`, flags.seats)
    .option(`--games <${placeholders.number}>`, flags.gamesPerLineUp, '100')
    .option(`--seed <${placeholders.text}>`, flags.seed, '1')
    .option('--options <json>', flags.options)
    .option(`--cards <${placeholders.file}>`, flags.cards)
    .option(`--threads <${placeholders.number}>`, flags.threads)
    .option(`--save <${placeholders.file}>`, flags.saveArena)
    .option('--json', flags.json)
    .action((id: string, given: Flags) => arena(context, id, given))
}

async function arena(context: Context, id: string, given: Flags): Promise<void> {
  const cards = given.cards === undefined ? undefined : await readText(context, given.cards)
  const game = cards === undefined ? gameNamed(id) : gameWithCards(gameNamed(id), cards)
  const seats = readSeats(game, given.seats)
  const options = readOptions(game, seats, given.options)
  const games = readWholeFlag('--games', given.games, 1, MOST_GAMES)
  const plan: Plan = { ...readContenders(given.bots), seats, games, seed: readSeed(given.seed) }
  const threads =
    given.threads === undefined ? availableParallelism() : readWholeFlag('--threads', given.threads, 1, MOST_THREADS)
  const schedule = new Schedule(plan)
  const played = await playOrGoOn(context, game, { plan, game: id, cards, options }, schedule, threads, given.save)
  const figures = figuresOf(plan.bots, schedule, played)
  if (given.json)
    context.sayJson({ ...headingOf(game, plan, options), games: schedule.size, eloMean: ANCHOR, ...figures })
  else context.say(...figureLines(context, game, plan, schedule, figures))
}

const headingOf = ({ rules, cards }: AnyGame, { bots, companies, seats, seed }: Plan, options: unknown): Heading => ({
  arena: FORMAT,
  game: rules.id,
  rulesVersion: rules.version,
  cards: cards?.set.hash ?? null,
  seats,
  options,
  bots,
  companies,
  seed,
})

/** Plays what is not played yet. Returns all games, in their order. */
async function playOrGoOn(
  context: Context,
  game: AnyGame,
  task: Task,
  schedule: Schedule,
  threads: number,
  save: string | undefined,
): Promise<Played[]> {
  const { io, words } = context
  const ledger = save === undefined ? undefined : Ledger.open(context, save, headingOf(game, task.plan, task.options))
  const played = new Map(ledger?.games)
  const numbers = Array.from({ length: schedule.size }, (_, number) => number)
  const missing = numbers.filter(number => !played.has(number))
  const done = (): number => schedule.size - missing.length + counted
  const progress = new Progress(context)
  const stop = new AbortController()
  const heardEnough = io.onInterrupt(() => stop.abort())
  const begun = performance.now()
  let counted = 0
  const onGame = (each: Played): void => {
    ledger?.add(each)
    played.set(each.game, each)
    counted++
    const secondsLeft = ((performance.now() - begun) / 1000 / counted) * (missing.length - counted)
    progress.report(() => words.arena.progress(done(), schedule.size, Math.ceil(secondsLeft)))
  }
  try {
    await playAll(task, missing, threads, onGame, stop.signal)
  } finally {
    heardEnough()
    ledger?.close()
    progress.done()
  }
  if (stop.signal.aborted && counted < missing.length) {
    io.errors.write(`${words.arena.stopped(done(), schedule.size, save)}\n`)
    throw new Interrupted()
  }
  return numbers.map(number => played.get(number)!)
}

function figureLines(
  { lang, words, paint }: Context,
  game: AnyGame,
  { seats }: Plan,
  schedule: Schedule,
  { bots, pairs }: ArenaFigures,
): string[] {
  const { arena: said } = words
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, useGrouping: false })
  const grouped = new Intl.NumberFormat(lang)
  const part = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const seconds = new Intl.NumberFormat(lang, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const range = (format: Intl.NumberFormat, [low, high]: readonly [number, number]): string =>
    `${format.format(low)} – ${format.format(high)}`
  const perLineUp = schedule.size / schedule.lineUps.length
  return [
    said.played(schedule.size, grouped.format(schedule.size), game.words[lang].title, seats),
    said.lineUps(schedule.lineUps.length, perLineUp, grouped.format(perLineUp)),
    '',
    ...columns(
      [
        said.columns.map(title => paint('bold', title)),
        ...bots.map(each => [
          each.bot,
          whole.format(each.elo),
          range(whole, each.eloInterval),
          part.format(each.winShare),
          range(part, each.winShareInterval),
          seconds.format(each.secondsPerDecision.mean),
          seconds.format(each.secondsPerDecision.p99),
        ]),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    ),
    said.anchor(ANCHOR, part.format(1 / seats)),
    '',
    ...columns(
      [
        said.pairColumns.map(title => paint('bold', title)),
        ...pairs.map(each => [
          each.bot,
          each.against,
          part.format(each.winShare),
          range(part, each.winShareInterval),
          grouped.format(each.games),
        ]),
      ],
      ['left', 'left', 'right', 'right', 'right'],
    ),
    ...(seats > 2 ? [said.pairsAtLargerTable] : []),
  ]
}
