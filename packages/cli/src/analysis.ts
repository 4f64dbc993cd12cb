import { type Analysis, type DecisionReport, MISTAKE, type TurningPoint, type Worth } from '@sennik/bots'
import { type AnyGame, type AnyReferee, asSeat, type GameRecord, type Move, Referee } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import type { Context } from './context.ts'
import { columns, wrap } from './layout.ts'
import { audienceOf, seatNames } from './names.ts'

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
    ...analysis.turningPoints.flatMap(point => turningPointLines(context, game, record, analysis.decisions, point)),
    '',
    ...playerLines(context, analysis),
  ]
}

/** Moves of a decision as whoever decided read them. */
function spokenAt(
  { words, lang }: Context,
  game: AnyGame,
  record: GameRecord,
  { n, seat }: TurningPoint,
): (move: Move) => string {
  const referee: AnyReferee = Referee.begin(
    game.rules,
    record.seats,
    game.options.read(record.options),
    rngFor(record.chance),
  )
  for (const played of record.moves.slice(0, n - 1)) referee.play(asSeat(played.seat - 1), game.moves.read(played.move))
  const view = game.rules.view(referee.state, asSeat(seat))
  const audience = audienceOf(seatNames(words, record.seats), asSeat(seat))
  return move => game.words[lang].move(game.moves.decode(move), view, audience)
}

function turningPointLines(
  context: Context,
  game: AnyGame,
  record: GameRecord,
  decisions: readonly DecisionReport[],
  point: TurningPoint,
): string[] {
  const { words, width } = context
  const { n, seat, kind, change } = point
  const { analyse: said } = words
  const { played, best } = decisions.find(decision => decision.n === n)!.known
  const name = words.seatName(seat + 1)
  const head = `${String(n).padStart(5)}  `
  if (kind !== 'mistake') return wrap(said.fortune(name, change > 0, signed(change)), width, head)
  const spoken = spokenAt(context, game, record, point)
  return wrap(said.mistake(name, spoken(played.move), spoken(best.move), signed(change)), width, head)
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
