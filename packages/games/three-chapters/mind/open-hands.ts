import { asSeat, firstOf, type Move, MoveList, type Seat } from '@sennik/engine'
import type { Deck } from '../cards/deck.ts'
import { isAhead, pointsOf, winners } from '../scoring.ts'
import { copy, State } from '../state.ts'
import { playCard } from '../tricks.ts'

/** Rounds are counted out by trying everything while there are no more ways to play them than this. */
const MOST_WAYS = 50_000
const MOST_PLAYS = 48

/** Nothing in chapter II is left to chance: the order of ghosts' decks is settled before it. */
export const TABLE = { rng: { below: (): number => 0 } }

/** How many ways there are to play what is left, all orders of all hands. */
function waysIn(s: State): number {
  let ways = 1
  for (let seat = 0; seat < s.seats(); seat++) {
    let size = 0
    for (let cell = 0; cell < s.rounds(); cell++) if (s.pickAt(asSeat(seat), cell) !== 0) ways *= ++size
  }
  return ways
}

/**
 * The rest of chapter II with all cards open, every way of playing tried: everybody plays to win, then for the best lead over the best
 * rival, then the lowest card.
 */
export class OpenHands {
  private readonly states: readonly State[]
  private readonly lists: readonly MoveList[]

  constructor(deck: Deck) {
    this.states = Array.from({ length: MOST_PLAYS + 1 }, () => new State(deck))
    this.lists = Array.from({ length: MOST_PLAYS }, () => new MoveList(8))
  }

  /** Who wins after a move; undefined if there is too much to try. */
  winnerAfter(s: State, seat: Seat, move: Move): Seat | undefined {
    const after = this.states[0]!
    copy(s, after)
    playCard.play(after, seat, move, TABLE)
    if (waysIn(after) > MOST_WAYS) return undefined
    return firstOf(winners(this.playedOut(0)))
  }

  /** The state in which the play from a depth on ends. */
  private playedOut(depth: number): State {
    const s = this.states[depth]!
    if (s.isOver()) return s
    const seat = firstOf(s.deciders())
    const list = this.lists[depth]!
    list.clear()
    playCard.legal(s, seat, list)
    const end = new State(s.deck)
    let best = Number.NEGATIVE_INFINITY
    for (let index = 0; index < list.size; index++) {
      const after = this.states[depth + 1]!
      copy(s, after)
      playCard.play(after, seat, list.at(index), TABLE)
      const tried = this.playedOut(depth + 1)
      const lead = leadOf(tried, seat)
      if (lead <= best) continue
      best = lead
      copy(tried, end)
    }
    return end
  }
}

/** By how many points a seat is ahead of its best rival; half a point for the highest card (CH-20). */
export function leadOf(s: State, seat: Seat): number {
  let lead = Number.POSITIVE_INFINITY
  for (let other = 0; other < s.seats(); other++) {
    if (other === seat) continue
    const rival = asSeat(other)
    const margin = pointsOf(s, seat) - pointsOf(s, rival)
    lead = Math.min(lead, margin === 0 ? (isAhead(s, seat, rival) ? 0.5 : -0.5) : margin)
  }
  return lead
}
