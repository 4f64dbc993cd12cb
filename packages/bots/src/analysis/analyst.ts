import {
  type AnyGame,
  type AnyReferee,
  asSeat,
  type GameRecord,
  listOf,
  type Party,
  partiesOf,
  type Rng,
  replay,
  type Seat,
  SeededRng,
  verify,
  winShares,
} from '@sennik/engine'
import type { Question } from '../search/search.ts'
import { PossibleWorlds } from '../search/worlds.ts'
import type { Analysis, DecisionReport, PlayerReport, TurningPoint } from './report.ts'
import { weigh, weighOpenly } from './weigh.ts'

const MOST_TURNING_POINTS = 5
/** What gives away less is a matter of taste. */
export const MISTAKE = 0.05

interface Settings {
  /** Worlds in which each move is tried. */
  readonly tries: number
  readonly seed: string
}

/** Goes through a finished game, or one that still runs, decision by decision. */
export class Analyst {
  readonly moves: number
  private readonly game: AnyGame
  private readonly record: GameRecord
  private readonly referee: AnyReferee
  private readonly settings: Settings
  private readonly parties: readonly Party[]
  private readonly decisions: DecisionReport[] = []
  private n = 0

  /** `chance`: the record's. Throws `BadInput` if the record is not right. */
  constructor(game: AnyGame, record: GameRecord, chance: () => Rng, settings: Settings) {
    // Once to its end, so that a record that is wrong somewhere is refused before any work is done.
    verify(game, record, chance())
    this.game = game
    this.record = record
    this.referee = replay(game, record, chance(), 0)
    this.settings = settings
    this.parties = partiesOf(game, this.referee.state)
    this.moves = record.moves.length
  }

  /** Looks at the next move; false once there is none. */
  next(): boolean {
    const recorded = this.record.moves[this.n]
    if (recorded === undefined) return false
    this.n++
    const seat = asSeat(recorded.seat - 1)
    const move = this.game.moves.read(recorded.move)
    const legal = this.referee.legalMoves(seat)
    // Second thoughts are no decisions: nobody waited for them.
    if (legal.length > 1 && legal.includes(move)) this.weighMove(seat, move, legal)
    this.referee.play(seat, move)
    return true
  }

  private weighMove(seat: Seat, move: DecisionReport['known']['played']['move'], legal: Question['legal']): void {
    const { game, referee, decisions, n } = this
    const { tries, seed } = this.settings
    const seen = game.rules.view(referee.state, seat)
    const question: Question = { game, seen, seat, legal }
    const rng = SeededRng.of(`${seed} ${n}`)
    const known = weigh(question, new PossibleWorlds(game, seen, seat, rng), move, tries, rng)
    const before = decisions.findLast(decision => decision.seat === seat)
    decisions.push({
      n,
      seat,
      known,
      loss: known.best.value - known.played.value,
      open: weighOpenly(question, referee.state, move, tries, rng),
      swing: known.best.value - (before?.known.played.value ?? this.fair),
      odds: game.mind.odds?.(seen, seat, move),
    })
  }

  analysis(): Analysis {
    return {
      decisions: this.decisions,
      players: this.referee.over ? this.playerReports() : undefined,
      turningPoints: this.turningPoints(),
    }
  }

  private get fair(): number {
    return 1 / this.parties.length
  }

  private playerReports(): PlayerReport[] {
    const { rules } = this.game
    const shares = winShares(this.parties, rules.winners(this.referee.state))
    const given = (from: (seat: Seat) => boolean): number =>
      this.decisions.reduce((sum, { seat, loss }) => sum + (from(seat) ? loss : 0), 0)
    return listOf(this.record.seats, index => {
      const seat = asSeat(index)
      const party = this.parties.find(each => each.includes(seat))!
      const result = shares[seat]!
      const skill = -given(other => other === seat)
      // What a partner gives away is one's own loss; what rivals do falls to all other parties alike.
      const partners = given(other => other !== seat && party.includes(other))
      const gifts = given(other => !party.includes(other)) / (this.parties.length - 1) - partners
      const mistakes = this.decisions.filter(each => each.seat === seat && each.loss >= MISTAKE).length
      return { seat, result, fair: this.fair, skill, gifts, luck: result - this.fair - skill - gifts, mistakes }
    })
  }

  private turningPoints(): TurningPoint[] {
    return this.decisions
      .flatMap(({ n, seat, loss, swing }): TurningPoint[] => [
        { n, seat, kind: 'mistake', change: -loss },
        { n, seat, kind: 'fortune', change: swing },
      ])
      .filter(({ change }) => Math.abs(change) >= MISTAKE)
      .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
      .slice(0, MOST_TURNING_POINTS)
      .sort((one, other) => one.n - other.n)
  }
}
