import { asSeat, type Seat } from '@sennik/engine'
import { ALL } from './cards/program.ts'
import { COUNT } from './cells.ts'
import {
  ACTION_COUNT,
  AREAS,
  DREAM_LIMIT,
  LAST_STEP,
  LAST_TURN,
  MARKERS,
  MARKET,
  NIGHTMARES_IN_PLAY,
  NO_CARD,
  SHADOWS,
  SIDES,
} from './components.ts'
import { controlled, sizeOf } from './rules/areas.ts'
import { counted } from './rules/conditions.ts'
import { canPay } from './rules/effects.ts'
import { devouredPoints, dreamPoints, fortPoints, ritualPoints, upgradePoints } from './scoring.ts'
import type { State } from './state.ts'

/*
 * What a position is worth to a seat, in points: what it has scored, and what its means are thought to bring in the time that is left.
 */

/** How sharply an unfinished Dream is marked down. */
const PATIENCE = 2.5
const DREAM_SHARE = 0.95
/** What a Dream yet to be drawn is thought to be worth; of one in the market a part, as others may take it first. */
const NEW_DREAM = 0.5
const OF_THE_MARKET = 0.9
/** Of the way to the next Seal. */
const ON_THE_WAY = 0.6

/** The share of the turns that are left; none once the end is near. */
export const timeLeft = (s: State): number =>
  s.counts[COUNT.ending] === 1 ? 0 : Math.max(0, LAST_TURN - s.turn()) / LAST_TURN

/** How near a Dream is to being fulfilled, from 0 to 1. */
function progress(s: State, seat: Seat, dream: number): number {
  const conditions = s.book.conditions[dream]!
  let share = 1
  for (let index = 0; index < conditions.length; index++) {
    const asked = conditions[index]!
    const met = Math.min(1, Math.max(0, counted(s, seat, asked)) / Math.max(1, asked.count))
    if (met < share) share = met
  }
  return canPay(s, seat, s.book.dreamCost[dream]!, ALL, -1) ? share : share * 0.7
}

/** What a Dream is worth that is not fulfilled yet. */
export const dreamValue = (s: State, seat: Seat, dream: number): number =>
  s.book.dreamPoints[dream]! * DREAM_SHARE * progress(s, seat, dream) ** PATIENCE

/** What those are worth that the seat may still draw: the best of the market, or what lies unseen. */
function dreamsToDraw(s: State, seat: Seat, missing: number): number {
  if (missing <= 0) return 0
  let best = NEW_DREAM
  let next = NEW_DREAM
  for (let place = 0; place < MARKET; place++) {
    const dream = s.market[place]!
    const value = dream === NO_CARD ? 0 : OF_THE_MARKET * dreamValue(s, seat, dream)
    if (value > best) {
      next = best
      best = value
    } else if (value > next) next = value
  }
  return missing === 1 ? best : best + next
}

function dreamsInHand(s: State, seat: Seat): number {
  let value = 0
  const size = s.dreams.size(seat)
  for (let slot = 0; slot < size; slot++) value += dreamValue(s, seat, s.dreams.card(seat, slot))
  return value + dreamsToDraw(s, seat, DREAM_LIMIT - s.dreams.counting(seat))
}

/** What the steps between Seals promise. */
export function ritualHope(s: State, seat: Seat): number {
  let value = 0
  for (let marker = 0; marker < MARKERS; marker++) {
    const step = s.ritual[seat * MARKERS + marker]!
    let below = step
    while (below > 0 && s.book.stepPoints[below] === 0) below--
    let above = step + 1
    while (above <= LAST_STEP && s.book.stepPoints[above] === 0) above++
    if (above > LAST_STEP) continue
    const gain = s.book.stepPoints[above]! - s.book.stepPoints[below]!
    value += (ON_THE_WAY * gain * (step - below)) / (above - below)
  }
  return value
}

function upgradeHope(s: State, seat: Seat, time: number): number {
  let stacks = 0
  for (let action = 0; action < ACTION_COUNT; action++) if (s.top(seat, action) !== 0) stacks++
  const covered = s.upgradeCount(seat) - stacks
  return (0.3 + 0.9 * time) * (0.85 * stacks + 0.2 * covered)
}

function followersAndLevels(s: State, seat: Seat, time: number): number {
  let followers = 0
  let levels = 0
  for (let area = 0; area < AREAS; area++) {
    followers += s.units[area * SIDES + seat]!
    if (s.fortOwners[area] === seat + 1) levels += s.forts[area]!
  }
  return (0.12 + 0.33 * time) * Math.min(followers, 14) + (0.1 + 0.45 * time) * levels
}

/** Cards are means to fight and to grow; strong ones a little more. */
function handStrength(s: State, seat: Seat): number {
  const size = s.hands.size(seat)
  let strength = 0
  for (let slot = 0; slot < size; slot++) {
    const card = s.hands.card(seat, slot)
    strength += s.book.attack[card]! + s.book.defence[card]! + s.book.isUpgrade[card]!
  }
  return 0.02 * strength
}

/** A Nightmare among units can do something. */
function nightmareHope(s: State, seat: Seat): number {
  let value = 0
  for (let index = 0; index < NIGHTMARES_IN_PLAY; index++) {
    const area = s.nightmares[NIGHTMARES_IN_PLAY + index]! - 1
    if (area < 0 || area >= AREAS) continue
    value += 0.05 * Math.min(2, s.units[area * SIDES + seat]!) + 0.02 * s.units[area * SIDES + SHADOWS]!
  }
  return value
}

/** What lies open: points, figures and tracks, and how many cards a hand has, not which. */
function mapValue(s: State, seat: Seat, time = timeLeft(s)): number {
  let value = dreamPoints(s, seat) + ritualPoints(s, seat) + ritualHope(s, seat)
  value += fortPoints(s, seat) + followersAndLevels(s, seat, time)
  value += (0.1 + 0.45 * time) * sizeOf(controlled(s, seat))
  value += (0.04 + 0.18 * time) * Math.min(s.handCount(seat), 5)
  value += upgradePoints(s, seat) + upgradeHope(s, seat, time)
  value += 0.1 * s.limbo[seat]!
  if (s.isStageTwo()) value += 0.75 * devouredPoints(s, seat) + 0.35 * s.devoured[seat]! + nightmareHope(s, seat)
  for (let other = 0; other < s.seats(); other++)
    if (other !== seat) value -= 0.08 * time * sizeOf(controlled(s, asSeat(other)))
  return value
}

/** What the seat stands at, by everything it holds. */
export const evaluate = (s: State, seat: Seat, time = timeLeft(s)): number =>
  mapValue(s, seat, time) + dreamsInHand(s, seat) + handStrength(s, seat)
