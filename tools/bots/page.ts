import { cpus } from 'node:os'
import { type AnyGame, LEVELS, type Mind } from '@sennik/engine'
import { type Bar, megabytes, percent } from './bars.ts'
import type { BesideResult } from './beside.ts'
import type { BudgetResult } from './budgets.ts'
import type { Arena, ArenaResult } from './ladder.ts'
import { habitsIn } from './tempers.ts'

export interface Measured {
  readonly games: readonly AnyGame[]
  readonly ladders: readonly { readonly arena: Arena; readonly result: ArenaResult }[]
  readonly beside: BesideResult
  readonly budgets: readonly BudgetResult[]
  readonly bars: readonly Bar[]
}

type Row = readonly (string | number)[]

/** The whole of docs/bots.md. */
export function page({ games, ladders, beside, budgets, bars }: Measured): string {
  return `${[
    '# Bots',
    INTRODUCTION,
    '## The levels',
    LEVELS_OF_PEOPLE,
    table(['worlds before a decision, and how far off a feeling is', ...LEVELS], games.map(temperRow)),
    ...games.map(game => `**${titleOf(game)}.** ${habitsIn(game)}`),
    '## How strong they are',
    `${machineLine()} ${hoursLine(ladders)}\n\n${HOW_MEASURED}`,
    ...games.flatMap(game => [
      `### ${titleOf(game)}`,
      ...ladders.filter(({ arena }) => arena.game === game.rules.id).flatMap(ladderPart),
    ]),
    '## Beside boardgame.io',
    besideText(beside),
    besideTable(beside),
    '## Time and memory',
    TIME_AND_MEMORY,
    table(
      [
        ...['', 'beyond its time: median', 'p99', 'worst', 'until it stops: median', 'p99', 'worst'],
        ...['under load: median', 'p99', 'worst', 'memory kept', 'most'],
      ],
      budgets.map(budgetRow),
    ),
    '## What they have to reach',
    BARS,
    table(
      ['', 'found', 'kept'],
      bars.map(({ claim, found, isKept }) => [claim, found, isKept ? 'yes' : '**no**']),
    ),
  ].join('\n\n')}\n`
}

const INTRODUCTION = `Every figure on this page was measured by one command, which also wrote the page:

\`\`\`
npm run bots
\`\`\`

It may be stopped (Ctrl-C) and started again at any time: what was played is kept under \`node_modules/.cache/sennik-bots\` for as long as the sources
of the engine, the bots and the game stay the same. \`npm run bots -- cathedral\` measures one game anew and leaves the others as they were found (\`tools/bots/measured.jsonl\`).
\`npm run bots -- --percent 5\` is a trial of a twentieth of the size, which prints the page instead of writing it. The exit code is 1 if something below is not reached. Each table can also be repeated alone, by the command above it.`

const LEVELS_OF_PEOPLE = `Bots are given what their seat may see, and nothing else: \`begin\` takes a view, and the type of a view cannot be made from a state but by the rules. *Greedy* and *random* are for machines:
greedy plays what the game itself calls the best move at first sight, random plays anything legal. The four levels for people think ahead, all with the same search
([architecture](architecture.md)): it imagines worlds that the seat cannot rule out, plays each to the end of a round or of the game with quick and sensible moves, and keeps an account of what came
of every move. They differ in how many worlds they think through before they decide, in how far off their feeling for a move is (a deviation of its value, where 0 is lost and 1 is won), and in
habits of their own, so that the weaker ones err as people do.`

const HOW_MEASURED = `Every deal is played by the same bots from every seat. **Wins** are the share of games won, for each seat a bot sat in; a win that several share counts for each in part. **Elo** is the most
likely one given all games of the table (Bradley and Terry for two, Luce for more), with the mean of the bots of the table at 1000. In brackets are 95 % intervals: the wider of two, with every
game taken for itself or every deal. Seconds are those of decisions with more than one legal move, while all cores play. The same seed gives the same games on any machine: levels think in worlds,
not by the clock. At the larger table *wins against* is the part of the wins that fell to one of the two.`

const TIME_AND_MEMORY = `A bot with a time (\`master:50ms\`) against the clock, in positions of random games at tables of all sizes, with budgets of 20, 50 and 100 ms, **under load**: beside the thread that is measured
every core has another one that thinks without a pause. *Until it stops* is from the moment another thread tells a thinking one to stop until it has, first without, then under that load. *Memory kept* is what a search holds
after a million iterations, *most* is the most its thread ever had, with all code and all that was not collected yet.`

const BARS = 'Checked by the command itself.'

const machineLine = (): string => {
  const processors = cpus()
  const model = processors[0]?.model ?? process.arch
  return `Node ${process.versions.node}, V8 ${process.versions.v8}, ${model}, ${processors.length} cores.`
}

/** How long the bots thought, which is nearly all of the time. */
function hoursLine(ladders: Measured['ladders']): string {
  const seconds = ladders
    .flatMap(({ result }) => result.bots)
    .reduce((sum, { decisions, secondsPerDecision }) => sum + decisions * secondsPerDecision.mean, 0)
  return `All games of the tables together: ${Math.ceil(seconds / cpus().length / 60)} minutes on all cores.`
}

const titleOf = (game: AnyGame): string => game.words.en.title

function temperRow(game: AnyGame): Row {
  const { tempers } = game.mind as Mind<never, never>
  return [
    titleOf(game),
    ...LEVELS.map(level => {
      const { iterations, wobble } = tempers[level]
      return wobble === 0 ? whole(iterations) : `${whole(iterations)}, ± ${wobble}`
    }),
  ]
}

function ladderPart({ arena, result }: Measured['ladders'][number]): string[] {
  const { seats, bots, pairs } = result
  return [
    `${seats} players, ${whole(result.games)} games:`,
    `\`\`\`\nnpx sennik ${arena.command.join(' ')}\n\`\`\``,
    table(
      ['', 'Elo', 'wins', 's/decision', 'p99'],
      bots.map(each => [
        each.bot,
        `${Math.round(each.elo)} (${each.eloInterval.map(Math.round).join(' – ')})`,
        `${percent(each.winShare)} (${each.winShareInterval.map(percent).join(' – ')})`,
        each.secondsPerDecision.mean.toFixed(4),
        each.secondsPerDecision.p99.toFixed(4),
      ]),
    ),
    table(
      ['', 'against', 'wins', 'games'],
      pairs.map(({ bot, against, winShare, winShareInterval, games }) => [
        bot,
        against,
        `${percent(winShare)} (${winShareInterval.map(percent).join(' – ')})`,
        games,
      ]),
    ),
  ]
}

const besideText = ({ games, milliseconds }: BesideResult): string =>
  `Sen for two, the base game to 100 ravens: our *master* against boardgame.io's own bot (\`MCTSBot\` of 0.50.2) on the same rules in its idiom (\`tools/bench/src/boardgameio\`), in one run, ${milliseconds} ms for every
decision of either, ${games} games, every deal from both seats. Both tables are kept side by side and compared after every move. Our bot sees what its seat may see; boardgame.io's is given the whole state,
so it knows every hidden land and the order of the draw pile. In its favour: production mode, playouts to the end of the game (by default it stops after 50 moves, often before anybody has won), and a
fault is mended by which its search changes the game it thinks about. Iterations are counted per second of processor time.`

const besideTable = ({ winShare, winShareInterval, ours, theirs }: BesideResult): string =>
  table(
    ['', 'wins', 'iterations/s', 'iterations per decision', 'ms per decision'],
    [
      [
        'Sennik, *master*',
        `${percent(winShare)} (${winShareInterval.map(percent).join(' – ')})`,
        whole(ours.iterationsPerSecond),
        whole(ours.iterationsPerDecision),
        ours.millisecondsPerDecision.toFixed(1),
      ],
      [
        'boardgame.io 0.50.2',
        percent(1 - winShare),
        whole(theirs.iterationsPerSecond),
        whole(theirs.iterationsPerDecision),
        theirs.millisecondsPerDecision.toFixed(1),
      ],
    ],
  )

const budgetRow = ({ game, beyond, stop, stopUnderLoad, memory }: BudgetResult): Row => [
  game,
  ...[beyond, stop, stopUnderLoad].flatMap(({ p50, p99, worst }) => [p50, p99, worst].map(ms => `${ms.toFixed(1)} ms`)),
  megabytes(memory.kept),
  megabytes(memory.most),
]

const whole = (number: number): string => Math.round(number).toLocaleString('en')

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
