import { type Bot, choose, Measured } from '@sennik/bots'
import {
  type AnyGame,
  firstOf,
  type GameState,
  MoveList,
  only,
  type Party,
  partiesOf,
  playout,
  type Rng,
  SeededRng,
  winShares,
} from '@sennik/engine'

export interface Simulation {
  readonly game: AnyGame
  /** One for each seat. */
  readonly bots: readonly Bot[]
  readonly options: unknown
  readonly games: number
  readonly seed: string
  onGame(done: number): void
}

interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** What came of many games. The same seed gives the same figures, but for the time. */
export interface Figures {
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly seed: string
  readonly games: number
  readonly moves: number
  readonly seconds: number
  readonly movesPerSecond: number
  /** Moves in a game. */
  readonly length: Spread
  /** How often the seat wins that decides first, where it is one alone; absent where all begin at once. */
  readonly first?: {
    readonly winShare: number
    readonly winShareInterval: readonly [number, number]
    /** What everybody wins where all play alike. */
    readonly equalShare: number
  }
  readonly perSeat: readonly {
    readonly seat: number
    readonly bot: string
    /** A win that several share counts for each in part, that of a team in full for each of it. */
    readonly winShare: number
    /** 95 %. */
    readonly winShareInterval: readonly [number, number]
    readonly score: Spread
  }[]
}

/** Sums up a figure that every game has one of. */
class Tally extends Measured {
  min = Number.POSITIVE_INFINITY
  max = Number.NEGATIVE_INFINITY

  override add(value: number): void {
    super.add(value)
    this.min = Math.min(this.min, value)
    this.max = Math.max(this.max, value)
  }

  get spread(): Spread {
    return { mean: this.mean, min: this.min, max: this.max }
  }

  /** The 95 % interval of the mean of a share. */
  get shareInterval(): readonly [number, number] {
    const margin = 1.96 * this.error
    return [Math.max(0, this.mean - margin), Math.min(1, this.mean + margin)]
  }
}

export function simulate({ game, bots, options, games, seed, onGame }: Simulation): Figures {
  const { rules } = game
  const seats = bots.length
  const length = new Tally()
  const wins = bots.map(() => new Tally())
  const scores = bots.map(() => new Tally())
  const firstWins = new Tally()
  // Random play has a short cut that makes neither views nor lists.
  const play = bots.every(bot => bot.name === 'random') ? playAtRandom(game) : playWithBots(game, bots)
  const state = rules.newState()
  let parties: readonly Party[] | undefined
  let moves = 0
  let milliseconds = 0
  for (let index = 1; index <= games; index++) {
    const rng = SeededRng.of(`${seed} ${index}`)
    const begun = performance.now()
    rules.setup(seats, options, { rng }, state)
    const first = rules.deciders(state)
    parties ??= partiesOf(game, state)
    const played = play(state, rng)
    milliseconds += performance.now() - begun
    moves += played
    length.add(played)
    const shares = winShares(parties, rules.winners(state))
    if (first === only(firstOf(first))) firstWins.add(shares[firstOf(first)]!)
    const final = rules.scores(state)
    for (let seat = 0; seat < seats; seat++) {
      wins[seat]!.add(shares[seat]!)
      scores[seat]!.add(final[seat]!)
    }
    onGame(index)
  }
  const seconds = milliseconds / 1000
  return {
    game: rules.id,
    seats,
    options,
    seed,
    games,
    moves,
    seconds,
    movesPerSecond: Math.round(moves / seconds),
    length: length.spread,
    ...(firstWins.count === games && parties !== undefined
      ? {
          first: {
            winShare: firstWins.mean,
            winShareInterval: firstWins.shareInterval,
            equalShare: 1 / parties.length,
          },
        }
      : {}),
    perSeat: bots.map((bot, seat) => ({
      seat: seat + 1,
      bot: bot.name,
      winShare: wins[seat]!.mean,
      winShareInterval: wins[seat]!.shareInterval,
      score: scores[seat]!.spread,
    })),
  }
}

/** Plays a game to its end; says how many moves it took. */
type Play = (state: GameState, rng: Rng) => number

function playAtRandom({ rules }: AnyGame): Play {
  const list = new MoveList()
  return (state, rng) => playout(rules, state, rng, list)
}

function playWithBots(game: AnyGame, bots: readonly Bot[]): Play {
  const { rules } = game
  const list = new MoveList()
  return (state, rng) => {
    let moves = 0
    for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
      const seat = firstOf(deciders)
      list.clear()
      rules.legalMoves(state, seat, list)
      const bot = bots[seat]!
      const move = choose(bot, { game, seen: rules.view(state, seat), seat, legal: list.toArray() }, rng)
      if (!list.has(move)) throw new Error(`the bot ${bot.name} chose a move that is not legal`)
      rules.apply(state, seat, move, { rng })
      moves++
    }
    return moves
  }
}
