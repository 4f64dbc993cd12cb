import { asSeat } from '@sennik/engine'
import { timeLeft } from '../evaluation.ts'
import { winners } from '../scoring.ts'
import type { State } from '../state.ts'
import { prospects } from './prospects.ts'

/** A lead of so many points makes victory about three times as likely: few at the end, many while all the time is still to come. */
const LEAD_AT_THE_END = 4
const LEAD_WITH_TIME = 10
/** At the end the winner has nearly all, and points a little. */
const CERTAINTY = 0.9

/** How well each seat stands: its prospects against those of the others, as shares of one. */
export function judge(world: State, _root: State, into: Float64Array): void {
  const seats = world.seats()
  const lead = LEAD_AT_THE_END + LEAD_WITH_TIME * timeLeft(world)
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = prospects(world, asSeat(seat)) / lead
    most = Math.max(most, into[seat]!)
  }
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp(into[seat]! - most)
    sum += into[seat]!
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum
  if (world.isOver()) crown(world, into)
}
function crown(world: State, into: Float64Array): void {
  const won = winners(world)
  const count = countOf(won)
  for (let seat = 0; seat < world.seats(); seat++)
    into[seat] = (1 - CERTAINTY) * into[seat]! + (((won >> seat) & 1) === 1 ? CERTAINTY / count : 0)
}

function countOf(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
