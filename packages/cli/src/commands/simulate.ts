import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readBots, readOptions, readSeats, readSeed, readWholeFlag } from '../flags.ts'
import { readGame } from '../game.ts'
import { columns } from '../layout.ts'
import { Progress } from '../progress.ts'
import { type Figures, simulate } from '../simulation.ts'

interface Flags {
  readonly seats?: string
  readonly games: string
  readonly seed: string
  readonly options?: string
  readonly cards?: string
  readonly bots: string
  readonly json?: true
}

const MOST_GAMES = 100_000_000

function figureLines({ lang, words, paint }: Context, figures: Figures): string[] {
  const { simulate: said } = words
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 })
  const precise = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const share = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // As on every sheet: with a minus sign, not a hyphen.
  const points = (format: Intl.NumberFormat, value: number): string => format.format(value).replace('-', '−')
  const { length, first } = figures
  const rows = figures.perSeat.map(({ seat, bot, winShare, winShareInterval: [low, high], score }) => [
    String(seat),
    bot,
    share.format(winShare),
    `${share.format(low)} – ${share.format(high)}`,
    points(precise, score.mean),
    points(whole, score.min),
    points(whole, score.max),
  ])
  return [
    said.played(figures.games, whole.format(figures.games), figures.moves, whole.format(figures.moves)),
    said.speed(precise.format(figures.seconds), whole.format(figures.movesPerSecond)),
    said.length(precise.format(length.mean), whole.format(length.min), whole.format(length.max)),
    ...(first === undefined
      ? []
      : [
          said.first(
            share.format(first.winShare),
            first.winShareInterval.map(bound => share.format(bound)).join(' – '),
            share.format(first.equalShare),
          ),
        ]),
    '',
    ...columns(
      [said.columns.map(title => paint('bold', title)), ...rows],
      ['right', 'left', 'right', 'right', 'right', 'right', 'right'],
    ),
  ]
}

export function addSimulate(program: Command, context: Context): void {
  const { words } = context
  const { placeholders, flags } = words
  begin(program, context, 'simulate', words.help.simulate)
    .argument(`<${placeholders.game}>`, words.arguments.game)
    .option(`--seats <${placeholders.number}>`, flags.seats)
    .option(`--games <${placeholders.number}>`, flags.games, '1000')
    .option(`--seed <${placeholders.text}>`, flags.seed, '1')
    .option('--options <json>', flags.options)
    .option(`--cards <${placeholders.file}>`, flags.cards)
    .option(`--bots <${placeholders.names}>`, flags.botPerSeat, 'random')
    .option('--json', flags.json)
    .action(async (id: string, given: Flags) => {
      const game = await readGame(context, id, given.cards)
      const seats = readSeats(game, given.seats)
      const games = readWholeFlag('--games', given.games, 1, MOST_GAMES)
      const progress = new Progress(context)
      const figures = simulate({
        game,
        bots: readBots(given.bots, seats),
        options: readOptions(game, seats, given.options),
        games,
        seed: readSeed(given.seed),
        onGame: done => progress.report(() => words.simulate.progress(done, games)),
      })
      progress.done()
      if (given.json) context.sayJson(figures)
      else context.say(...figureLines(context, figures))
    })
}
