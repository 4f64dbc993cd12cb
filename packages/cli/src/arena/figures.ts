import type { Played } from './played.ts'
import { type Deal, pairsOf, ratingsOf } from './rating.ts'
import type { Schedule } from './schedule.ts'
import { type Share, shareAgainst, shareOf } from './shares.ts'
import { Stopwatch } from './times.ts'

/** How strong a bot is, and how long it thinks. */
interface BotFigures {
  readonly bot: string
  readonly elo: number
  /** 95 %, as all intervals. */
  readonly eloInterval: readonly [number, number]
  /** Of the games, for each seat it sat in. */
  readonly winShare: number
  readonly winShareInterval: readonly [number, number]
  /** Those with more than one legal move. */
  readonly decisions: number
  readonly secondsPerDecision: { readonly mean: number; readonly p99: number }
}

/** Two who met. */
interface PairFigures {
  readonly bot: string
  readonly against: string
  /** In which both played. */
  readonly games: number
  /** Of the wins that fell to one of the two. */
  readonly winShare: number
  readonly winShareInterval: readonly [number, number]
}

/** What came of an arena, the strongest first. */
export interface ArenaFigures {
  readonly bots: readonly BotFigures[]
  readonly pairs: readonly PairFigures[]
}

export function figuresOf(names: readonly string[], schedule: Schedule, games: Iterable<Played>): ArenaFigures {
  const deals = new Map<number, { seats: number[]; wins: number[]; games: number }>()
  const watches = names.map(() => new Stopwatch())
  for (const { game, winners, times } of games) {
    const number = schedule.dealOf(game)
    const { seated } = schedule.at(game)
    const none = (): number[] => names.map(() => 0)
    const deal = deals.get(number) ?? { seats: none(), wins: none(), games: 0 }
    deals.set(number, deal)
    if (deal.games++ === 0) for (const bot of seated) deal.seats[bot]!++
    for (const seat of winners) deal.wins[seated[seat]!]! += 1 / winners.length
    times.forEach((each, bot) => {
      if (each !== null) watches[bot]!.addAll(each)
    })
  }
  return ranked(names, [...deals.values()], watches)
}

function ranked(names: readonly string[], deals: readonly Deal[], watches: readonly Stopwatch[]): ArenaFigures {
  const ratings = ratingsOf(deals, names.length)
  const bots = names.map((bot, index) => ({
    bot,
    elo: ratings[index]!.elo,
    eloInterval: ratings[index]!.interval,
    ...won(shareOf(deals, index)),
    decisions: watches[index]!.decisions,
    secondsPerDecision: { mean: watches[index]!.mean, p99: watches[index]!.p99 },
  }))
  const order = names.map((_, index) => index).toSorted((one, other) => bots[other]!.elo - bots[one]!.elo)
  const pairs = pairsOf(names.length).map(([higher, lower]) => {
    const [one, other] = [order[higher]!, order[lower]!]
    const share = shareAgainst(deals, one, other)
    return { bot: names[one]!, against: names[other]!, games: share.games, ...won(share) }
  })
  return { bots: order.map(index => bots[index]!), pairs: pairs.filter(({ games }) => games > 0) }
}

const won = ({ share, interval }: Share): Pick<BotFigures, 'winShare' | 'winShareInterval'> => ({
  winShare: share,
  winShareInterval: interval,
})
