import type { Move, Seat } from '@sennik/engine'
import { CARDS, STAR_POINTS } from '../components.ts'
import { moves } from '../moves.ts'
import { PICK_ROW, type State } from '../state.ts'
import { ROW, type Worth } from './worth.ts'

const { pick, give } = moves.make

/** Of what a card could pay with any other in the team: how much is expected for each card yet to be picked. */
const HOPE = 0.3
/** How many strangers of a round a card finds company among. */
const STRANGERS = 3
/** A round won is worth more than its star: the winner leads, and a rival does not win it. */
const WINNING = 1.2
/** Of what being played last pays: how much is expected. */
const PLAYED_LAST = 0.4

/** Chapter I: which card to keep, and which to lay for a ghost. Knows the hand and what its seat has picked, nothing else. */
export class Picking {
  private readonly worth: Worth
  /** Per card: what it is worth before any other is picked. */
  private readonly solo = new Float64Array(ROW)

  constructor(worth: Worth) {
    this.worth = worth
    for (let card = 1; card <= CARDS; card++) {
      const height = card / CARDS
      this.solo[card] =
        worth.inStory[card]! +
        worth.alone[card]! +
        STRANGERS * worth.company[card]! +
        WINNING * height ** 4 * (STAR_POINTS + worth.winning[card]!) +
        (1 - height) ** 3 * worth.lowest[card]! +
        PLAYED_LAST * worth.last[card]!
    }
  }

  /** The card that is worth most to the team. */
  best(s: State, seat: Seat): Move {
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    for (let slot = 0; slot < s.handSize(seat); slot++) {
      const card = s.handCard(seat, slot)
      const worth = this.toAnybody(s, card) + this.toTeam(s, seat, card)
      if (worth <= bestWorth) continue
      best = slot
      bestWorth = worth
    }
    return pick(best)
  }

  /** CH-21: for the ghost, what the other player should not have. */
  gift(s: State, seat: Seat): Move {
    let best = 0
    let bestWorth = Number.NEGATIVE_INFINITY
    for (let slot = 0; slot < s.handSize(seat); slot++) {
      const worth = this.toAnybody(s, s.handCard(seat, slot))
      if (worth <= bestWorth) continue
      best = slot
      bestWorth = worth
    }
    return give(best)
  }

  private toAnybody(s: State, card: number): number {
    return this.solo[card]! + HOPE * (s.rounds() - s.moment() - 1) * this.worth.friends[card]!
  }

  private toTeam(s: State, seat: Seat, card: number): number {
    const { asPair } = this.worth
    const start = seat * PICK_ROW
    const end = start + s.moment()
    let sum = 0
    for (let cell = start; cell < end; cell++) sum += asPair[card * ROW + s.picks[cell]!]!
    return sum
  }
}
