import { FIGURES, type Figure, type Figures } from './figures.ts'
import type { Row } from './published.ts'

/** What was measured for one number of players, beside what was published for it. */
export interface Beside {
  readonly published: Row
  readonly games: number
  readonly ours: Figures
}

/** The whole of docs/cathedral-figures.md. */
export function page(rows: readonly Beside[]): string {
  const head = [
    '',
    ...rows.flatMap(({ published: { seats } }) => [`${seats} players: published`, `${seats} players: ours`]),
  ]
  return `${[
    '# Nightmare Cathedral in figures',
    INTRODUCTION,
    table([
      head,
      ['games', ...rows.flatMap(({ published, games }) => [String(published.games), String(games)])],
      ...FIGURES.map(figure => [figure, ...rows.flatMap(row => cells(row, figure))]),
    ]),
    HOW_THE_BOTS_DIFFER,
    WHAT_DIFFERS,
  ].join('\n\n')}\n`
}

/** A mean, and twice its deviation: 95 %. */
const cells = ({ published, ours }: Beside, figure: Figure): string[] => [
  String(published.figures[figure]),
  `${ours[figure].mean.toFixed(1)} ± ${(2 * ours[figure].error).toFixed(1)}`,
]

function table([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`
  const marks = head!.map((_, index) => (index === 0 ? '---' : '---:'))
  return [line(head!), line(marks), ...rows.map(line)].join('\n')
}

const INTRODUCTION = `The cards, the map and the tracks of this game are a reconstruction that was balanced by simulated games; its section C14 tells what those came to. This page sets the games that *our* rules play
with *our* cards beside it: if a rule or a number were wrong, lengths, scores or shares would show it. One command plays the games and writes the page, with the same figures on every machine:

\`\`\`
npm run figures
\`\`\`

\`npm run figures -- --games 20\` plays fewer and prints the page instead of writing it. \`npm test\` holds the most telling rows to bounds on a few games (\`tools/cathedral/figures.test.ts\`). Standard game, basic
Nightmares, any pair; figures of a game, or of one player where it says so; ± is 95 %.`

const HOW_THE_BOTS_DIFFER = `**The bots.** The published games were played by bots that look no further than the action at hand, "plus noise"; of their code only a description is known. Here our *greedy* plays, which does the same, with
errors added: much when it chooses its Day (a deviation of 2 points), hardly any within an action (0.02). These two numbers are all that was fitted, to the shares of the five actions with two players.
As in the published games corners are dealt at random and the second area lies beside the corner. Without errors greedy develops more (about 29 % of its turns) and maneuvers less (12 %), and scores
about three points more in games of the same length.`

const WHAT_DIFFERS = `**What differs.** Players fight each other less often than in the published games, climb a little less with two players, and command less often: so with three and four fewer games end by devouring, and they last about
a turn and a half longer. Published bots weighed a conflict as "one card for a victory,
nothing for a defeat"; ours weigh what the conflict in fact does to them, and attack a rival when that pays.`
