import { asSeat, type Move, type Seat } from '@sennik/engine'
import { IN_II } from '../cards/deck.ts'
import { CARDS, type Card, STAR_POINTS } from '../components.ts'
import { moves } from '../moves.ts'
import { Scope } from '../resolving.ts'
import { PICK_ROW, PURSE, type State } from '../state.ts'
import { ROW, type Worth } from './worth.ts'

const { play } = moves.make

const ABOVE_ALL = 255
/** One waits for good company: a card kept meets more of it than chance alone would bring. */
const PATIENCE = 1.5
/** One waits for a round that is easily won, too. */
const WAITING = 1.3

/** For the small whole powers that come up here this is several times as fast as `**`. */
function power(base: number, exponent: number): number {
  let product = 1
  for (let factor = 0; factor < exponent; factor++) product *= base
  return product
}

/** Which card to play: the one that gains most now against what it could gain later. */
export class Playing {
  private readonly worth: Worth
  private readonly scope = new Scope()
  /** Per card: how many cards that this seat has not seen yet are lower. */
  private readonly lower = new Uint8Array(ROW + 1)
  private unseen = 0

  constructor(worth: Worth) {
    this.worth = worth
  }

  best(s: State, seat: Seat): Move {
    const { scope, worth } = this
    this.look(s, seat)
    const places = s.places()
    const table = s.turns()
    const after = places - table - 1
    let highest = 0
    let lowest = ABOVE_ALL
    let isBlocked = false
    scope.size = table
    for (let turn = 0; turn < table; turn++) {
      const card = s.cardAt((s.leader() + turn) % places, s.round())
      scope.cards[turn] = card
      if (card > highest) highest = card
      if (card < lowest) lowest = card
      if (worth.blocks[card] === 1) isBlocked = true
    }
    scope.highest = ABOVE_ALL
    scope.lowest = 0
    scope.last = 0
    scope.heartsOfOthers = 1
    scope.gemsOfOthers = 1
    const star = this.starFor(s, seat)
    const paidBefore = isBlocked ? 0 : this.paidToOthers(s, seat, table)
    const start = seat * PICK_ROW
    let best = 0
    let bestGain = Number.NEGATIVE_INFINITY
    for (let cell = start; cell < start + PICK_ROW; cell++) {
      const card = s.picks[cell]! as Card
      if (card === 0) continue
      const wins = card > highest ? this.noneHigher(card, after) : 0
      let gain = wins * star
      if (!isBlocked) {
        scope.size = table + 1
        scope.cards[table] = card
        if (worth.blocks[card] === 1) gain += paidBefore
        else {
          gain += worth.paid(card, IN_II, scope) + after * worth.company[card]! + wins * worth.winning[card]!
          if (after === 0) gain += worth.last[card]!
          if (card < lowest && worth.lowest[card] !== 0) gain += this.noneLower(card, after) * worth.lowest[card]!
          gain += paidBefore - this.paidToOthers(s, seat, table)
        }
      }
      gain -= this.later(card, places - 1, star)
      if (gain <= bestGain) continue
      best = card
      bestGain = gain
    }
    return play(best)
  }

  /** What a card is expected to gain in a later round. */
  private later(card: number, others: number, star: number): number {
    const { worth } = this
    return (
      WAITING * this.noneHigher(card, others) * (star + worth.winning[card]!) +
      (worth.lowest[card] === 0 ? 0 : this.noneLower(card, others) * worth.lowest[card]!) +
      worth.alone[card]! +
      PATIENCE * (others * worth.company[card]! + worth.last[card]! / (others + 1))
    )
  }

  /** What winning the round is worth: its star, what that star pays in chapter III, and what is lost by having won. */
  private starFor(s: State, seat: Seat): number {
    const { worth } = this
    const start = seat * PICK_ROW
    const isWinless = s.has(seat, PURSE.won) === 0
    let sum = STAR_POINTS
    for (let cell = start; cell < start + PICK_ROW; cell++) {
      const kept = s.picks[cell]!
      const played = s.played[cell]!
      sum += worth.perStar[kept]! + worth.perStar[played]!
      if (isWinless) sum -= worth.winless[kept]! + worth.winless[played]!
    }
    return sum
  }

  /** What the cards of other players in this round are paid, a share of it for each rival. */
  private paidToOthers(s: State, seat: Seat, table: number): number {
    const places = s.places()
    let sum = 0
    for (let turn = 0; turn < table; turn++) {
      const place = (s.leader() + turn) % places
      if (!s.isGhost(place) && s.seatAt(place) !== seat)
        sum += this.worth.paid(this.scope.cards[turn]! as Card, IN_II, this.scope)
    }
    return sum / (s.seats() - 1)
  }

  /** The chance that none of so many unseen cards is higher. */
  private noneHigher(card: number, others: number): number {
    return this.unseen === 0 ? 1 : power(this.lower[card]! / this.unseen, others)
  }

  private noneLower(card: number, others: number): number {
    return this.unseen === 0 ? 1 : power(1 - this.lower[card]! / this.unseen, others)
  }

  /** Counts the cards that neither lie nor lay open, nor are in one's own hand. */
  private look(s: State, seat: Seat): void {
    const { lower } = this
    lower.fill(1)
    for (let other = 0; other < s.seats(); other++)
      for (let round = 0; round <= s.round(); round++) lower[s.playedCard(asSeat(other), round)] = 0
    if (s.hasGhosts())
      for (let place = 1; place < s.places(); place += 2) {
        const turn = (place - s.leader() + s.places()) % s.places()
        const turned = s.round() + (turn < s.turns() ? 1 : 0)
        for (let round = 0; round < turned; round++) lower[s.cardAt(place, round)] = 0
      }
    for (let cell = seat * PICK_ROW; cell < (seat + 1) * PICK_ROW; cell++) lower[s.picks[cell]!] = 0
    let below = 0
    lower[0] = 0
    for (let card = 1; card <= CARDS; card++) {
      const isUnseen = lower[card]!
      lower[card] = below
      below += isUnseen
    }
    this.unseen = below
  }
}
