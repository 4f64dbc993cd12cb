import type { Move, Seat } from '@sennik/engine'

/** What a move is worth: the prospects of winning after it, 0 to 1, and how sure they are. */
export interface Worth {
  readonly move: Move
  readonly value: number
  /** The deviation of the value. */
  readonly error: number
  /** Whether it was counted out to the end instead of tried. */
  readonly isExact: boolean
}

/** The move that was played beside the best one there was. */
export interface Comparison {
  readonly played: Worth
  readonly best: Worth
}

export interface DecisionReport {
  /** Which move of the record, from 1. */
  readonly n: number
  readonly seat: Seat
  /** By what the seat knew. */
  readonly known: Comparison
  /** What the move gave away by that: 0 if there was no better one. */
  readonly loss: number
  /** With all cards open. */
  readonly open: Comparison
  /** What fortune and the others brought the seat since its decision before. */
  readonly swing: number
  /** The exact chance that the move succeeds, where it can be counted out by what the seat knew. */
  readonly odds: number | undefined
}

/** Why a player won or lost: `result` = `fair` + `skill` + `gifts` + `luck`. */
export interface PlayerReport {
  readonly seat: Seat
  /** The share of the win; partners have all of their team's. */
  readonly result: number
  /** What somebody wins on average who plays as well as everybody else. */
  readonly fair: number
  /** What their own moves gave away: 0 or less. */
  readonly skill: number
  /** What the moves of rivals gave away, and a partner's took. */
  readonly gifts: number
  /** What is left: the cards. */
  readonly luck: number
  readonly mistakes: number
}

/** A moment that decided much: a move that gave much away, or a turn of fortune before it. */
export interface TurningPoint {
  readonly n: number
  readonly seat: Seat
  readonly kind: 'mistake' | 'fortune'
  readonly change: number
}

export interface Analysis {
  readonly decisions: readonly DecisionReport[]
  /** Once the game is over. */
  readonly players: readonly PlayerReport[] | undefined
  readonly turningPoints: readonly TurningPoint[]
}
