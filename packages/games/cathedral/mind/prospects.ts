import type { Seat } from '@sennik/engine'
import { ACTION_COUNT, AREAS, DREAM_LIMIT, NIGHTMARES_IN_PLAY, SHADOWS, SIDES } from '../components.ts'
import { dreamValue, ritualHope, timeLeft } from '../evaluation.ts'
import { controller } from '../rules/areas.ts'
import { devouredPoints, dreamPoints, fortPoints, ritualPoints, upgradePoints } from '../scoring.ts'
import { DAY_SPACES, type State } from '../state.ts'

/*
 * What a position will have been worth to a seat when the game is over, in points. The figures are what came of some hundred games between bots: how far the one
 * who had more of something was ahead in the end. Means are worth far more early on than what they score, and paths that lead nowhere are worth less.
 */

/** At the end, and how much more with all the time still to come. */
type Worth = readonly [atTheEnd: number, withTime: number]

const worth = (of: Worth, time: number): number => of[0] + of[1] * time

const FOLLOWER: Worth = [0.15, 0.7]
const LEVEL: Worth = [0.1, 2.4]
const AREA: Worth = [0.3, 1.8]
/** An area with own Followers or a Fort, whoever controls it. */
const FOOTHOLD: Worth = [0, 0.5]
/** A symbol on which Followers stand: the ritual asks for all of them. */
const SYMBOL: Worth = [0.4, 0.5]
const IN_LIMBO: Worth = [0.2, 0.3]
const CARD: Worth = [0, 0.1]
/** Each point of Attack and Defence in hand, and those of the best three once more: few conflicts are fought with more. */
const STRENGTH: Worth = [0.04, 0.05]
const BEST_STRENGTH: Worth = [0.1, 0.4]
/** The first Upgrade of each action; those that are covered. Better Develop pays all game long, a better Ritual hardly ever. */
const UPGRADE: readonly Worth[] = [
  [0.8, 4],
  [0, 2.5],
  [0, 2],
  [0, 0],
  [0, 2],
]
const COVERED: Worth = [0, 0.5]
/** Of what Dreams in hand promise; they may come to nothing, or others come first. */
const PROMISE: Worth = [0.95, -0.3]
const NEW_DREAM = 0.5
/** Of the way to the next Seal, as the first bot hopes for it. */
const RITUAL_HOPE = 0.4
/** Ranks may still change, so each that was devoured counts too. */
const DEVOURED_RANK = 0.55
const DEVOURED = 0.35
const PREY = 0.05
const SHADOW_PREY = 0.02
/** By Night: from the third three actions are open next, from the second two that lead on slowly. */
const NIGHT: readonly number[] = [0, -0.3, 0.3]

/** Followers beyond these find no room to do anything. */
const MOST_FOLLOWERS = 14
const MOST_CARDS = 5

/** How many symbols there are in a set of the four. */
const SET_SIZE = Uint8Array.from(
  { length: 16 },
  (_, set) => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3),
)

/** What lies open: points, figures and tracks, and how many cards a hand has, not which. */
export function openProspects(s: State, seat: Seat): number {
  const time = timeLeft(s)
  let value = dreamPoints(s, seat) + ritualPoints(s, seat) + fortPoints(s, seat) + upgradePoints(s, seat)
  value += RITUAL_HOPE * ritualHope(s, seat) + onTheMap(s, seat, time) + upgrades(s, seat, time)
  value += worth(CARD, time) * Math.min(s.handCount(seat), MOST_CARDS) + worth(IN_LIMBO, time) * s.limbo[seat]!
  const dreamer = s.dreamers[seat]!
  if (dreamer > 0 && dreamer < DAY_SPACES) value += NIGHT[dreamer - 1]!
  return s.isStageTwo() ? value + ofNightmares(s, seat) : value
}

/** All that counts by what the seat holds. */
export const prospects = (s: State, seat: Seat): number =>
  openProspects(s, seat) + dreamsInHand(s, seat) + handStrength(s, seat)

function onTheMap(s: State, seat: Seat, time: number): number {
  const { symbolOf } = s.board()
  let followers = 0
  let levels = 0
  let areas = 0
  let footholds = 0
  let symbols = 0
  for (let area = 0; area < AREAS; area++) {
    const here = s.units[area * SIDES + seat]!
    const isFort = s.fortOwners[area] === seat + 1
    if (here === 0 && !isFort) continue
    footholds++
    followers += here
    if (here > 0) symbols |= 1 << symbolOf[area]!
    if (isFort) levels += s.forts[area]!
    if (isFort || controller(s, area) === seat) areas++
  }
  return (
    worth(FOLLOWER, time) * Math.min(followers, MOST_FOLLOWERS) +
    worth(LEVEL, time) * levels +
    worth(AREA, time) * areas +
    worth(FOOTHOLD, time) * footholds +
    worth(SYMBOL, time) * SET_SIZE[symbols]!
  )
}

function upgrades(s: State, seat: Seat, time: number): number {
  let value = 0
  let first = 0
  for (let action = 0; action < ACTION_COUNT; action++) {
    if (s.top(seat, action) === 0) continue
    first++
    value += worth(UPGRADE[action]!, time)
  }
  return value + worth(COVERED, time) * (s.upgradeCount(seat) - first)
}

/** What was devoured, and the units a Nightmare stands among. */
function ofNightmares(s: State, seat: Seat): number {
  let value = DEVOURED_RANK * devouredPoints(s, seat) + DEVOURED * s.devoured[seat]!
  for (let index = 0; index < NIGHTMARES_IN_PLAY; index++) {
    const area = s.nightmares[NIGHTMARES_IN_PLAY + index]! - 1
    if (area < 0 || area >= AREAS) continue
    value += PREY * Math.min(2, s.units[area * SIDES + seat]!) + SHADOW_PREY * s.units[area * SIDES + SHADOWS]!
  }
  return value
}

function dreamsInHand(s: State, seat: Seat): number {
  let value = 0
  for (let slot = 0; slot < s.dreams.size(seat); slot++) value += dreamValue(s, seat, s.dreams.card(seat, slot))
  return worth(PROMISE, timeLeft(s)) * value + NEW_DREAM * Math.max(0, DREAM_LIMIT - s.dreams.counting(seat))
}

function handStrength(s: State, seat: Seat): number {
  const { attack, defence } = s.book
  let sum = 0
  let first = 0
  let second = 0
  let third = 0
  for (let slot = 0; slot < s.hands.size(seat); slot++) {
    const card = s.hands.card(seat, slot)
    const strength = attack[card]! + defence[card]!
    sum += strength
    third = Math.max(third, Math.min(second, strength))
    second = Math.max(second, Math.min(first, strength))
    first = Math.max(first, strength)
  }
  const time = timeLeft(s)
  return worth(STRENGTH, time) * sum + worth(BEST_STRENGTH, time) * (first + second + third)
}
