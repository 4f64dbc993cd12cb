import { type Analysis, type DecisionReport, MISTAKE, type TurningPoint, type Worth } from '@sennik/bots'
import type { AnyGame, GameRecord } from '@sennik/engine'
import type { Context } from './context.ts'
import { columns } from './layout.ts'

/** 95 % of what is measured lies within so many deviations. */
const INTERVAL = 1.96

/** Values are hundredths of a win: a person need not read decimals. */
const hundredths = (value: number): string => String(Math.round(100 * value))

function signed(value: number): string {
  const rounded = Math.round(100 * value)
  if (rounded === 0) return '0'
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`
}

function withInterval({ value, error, isExact }: Worth): string {
  if (isExact) return `= ${hundredths(value)}`
  return error === 0 ? hundredths(value) : `${hundredths(value)} ± ${hundredths(INTERVAL * error)}`
}

/** The whole analysis for people: every decision, the turning points, and why each player won or lost. */
export function analysisLines(
  context: Context,
  game: AnyGame,
  record: GameRecord,
  analysis: Analysis,
  tries: number,
): string[] {
  const { words, paint, lang } = context
  const { analyse: said } = words
  const write = ({ move }: Worth): string => game.moves.write(move)
  const bold = (titles: readonly string[]): string[] => titles.map(title => paint('bold', title))
  const rows = analysis.decisions.map(({ n, seat, known, loss, open, swing, odds }) => [
    String(n),
    String(seat + 1),
    write(known.played),
    withInterval(known.played),
    loss === 0 ? '' : write(known.best),
    loss === 0 ? '' : withInterval(known.best),
    loss >= MISTAKE ? paint('bold', signed(-loss)) : signed(-loss),
    signed(swing),
    withInterval(open.played),
    open.best.move === open.played.move ? '' : `${write(open.best)} ${hundredths(open.best.value)}`,
    odds === undefined ? '' : `${hundredths(odds)}%`,
  ])
  return [
    said.heading(game.words[lang].title, record.seats, record.moves.length, analysis.decisions.length, tries),
    said.legend,
    '',
    ...columns(
      [bold(said.columns), ...rows],
      ['right', 'right', 'left', 'right', 'left', 'right', 'right', 'right', 'right', 'left', 'right'],
    ),
    '',
    paint('bold', said.turningPoints),
    ...(analysis.turningPoints.length === 0 ? [said.noTurningPoints] : []),
    ...analysis.turningPoints.map(point => turningPointLine(context, game, analysis.decisions, point)),
    '',
    ...playerLines(context, analysis),
  ]
}

function turningPointLine(
  { words }: Context,
  game: AnyGame,
  decisions: readonly DecisionReport[],
  { n, seat, kind, change }: TurningPoint,
): string {
  const { analyse: said } = words
  const { played, best } = decisions.find(decision => decision.n === n)!.known
  const name = words.seatName(seat + 1)
  const sentence =
    kind === 'mistake'
      ? said.mistake(name, game.moves.write(played.move), game.moves.write(best.move), signed(change))
      : said.fortune(name, change > 0, signed(change))
  return `${String(n).padStart(5)}  ${sentence}`
}

function playerLines({ words, paint }: Context, { players }: Analysis): string[] {
  const { analyse: said } = words
  if (players === undefined) return [words.verify.unfinished]
  return [
    paint('bold', said.why),
    said.sum,
    ...columns(
      [
        said.playerColumns.map(title => paint('bold', title)),
        ...players.map(({ seat, result, fair, skill, gifts, luck, mistakes }) => [
          words.seatName(seat + 1),
          hundredths(result),
          hundredths(fair),
          signed(skill),
          signed(gifts),
          signed(luck),
          String(mistakes),
        ]),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
    ),
  ]
}

/** The same for programs: moves in notation, seats from 1, values from 0 to 1 with the deviation of each. */
export function analysisJson(game: AnyGame, { decisions, players, turningPoints }: Analysis, tries: number): unknown {
  const worth = ({ move, value, error, isExact }: Worth) => ({
    move: game.moves.write(move),
    value,
    error,
    exact: isExact,
  })
  return {
    game: game.rules.id,
    rulesVersion: game.rules.version,
    tries,
    decisions: decisions.map(({ n, seat, known, loss, open, swing, odds }) => ({
      n,
      seat: seat + 1,
      known: { played: worth(known.played), best: worth(known.best) },
      loss,
      open: { played: worth(open.played), best: worth(open.best) },
      swing,
      odds,
    })),
    players: players?.map(player => ({ ...player, seat: player.seat + 1 })),
    turningPoints: turningPoints.map(point => ({ ...point, seat: point.seat + 1 })),
  }
}
