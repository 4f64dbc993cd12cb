import { asSeat, NO_SEATS } from '@sennik/engine'
import { appraise } from '../appraisal.ts'
import { COSTUME_PRIZE, HAND_KINDS, LOST_FOR_ONE, MAX_SEATS, NO_COSTUME, TOKEN_POINTS } from '../components.ts'
import { Kitchen } from '../kitchen.ts'
import type { State } from '../state.ts'
import { Outlook, toySetPoints } from './outlook.ts'

const HANDS = HAND_KINDS.length
const LOST = HAND_KINDS.indexOf('lost')
/** A lead of so many points makes winning nearly three times as likely as losing. */
const CLEAR_LEAD = 8

const kitchens: readonly Kitchen[] = Array.from({ length: MAX_SEATS }, () => new Kitchen())
const outlook = new Outlook()
const points = new Float64Array(MAX_SEATS)

/** How well everybody stands: by the points at the end, before it by what they will probably be. */
export function judge(s: State, into: Float64Array): void {
  const seats = s.seats()
  if (s.deciders() === NO_SEATS) countPoints(s, seats)
  else
    for (let seat = 0; seat < seats; seat++) {
      outlook.read(s, asSeat(seat))
      points[seat] = outlook.worth()
    }
  for (let seat = 0; seat < seats; seat++) {
    let rival = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, points[other]!)
    into[seat] = 1 / (1 + Math.exp((rival - points[seat]!) / CLEAR_LEAD))
  }
}

/** The points of a finished game, as `totals` counts them but without a sheet. */
function countPoints(s: State, seats: number): void {
  let mostCostumes = 0
  let sharers = 0
  for (let seat = 0; seat < seats; seat++) {
    kitchens[seat]!.enter(s, asSeat(seat))
    const costumes = kitchens[seat]!.costumes
    if (costumes > mostCostumes) sharers = 0
    mostCostumes = Math.max(mostCostumes, costumes)
    if (costumes === mostCostumes) sharers++
  }
  for (let seat = 0; seat < seats; seat++) {
    const kitchen = kitchens[seat]!
    kitchen.mostFed = 0
    kitchen.mostLeft = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      kitchen.mostFed = Math.max(kitchen.mostFed, kitchens[other]!.fedCount())
      kitchen.mostLeft = Math.max(kitchen.mostLeft, kitchens[other]!.leftOver())
    }
    const pairs = Math.floor(s.hands[seat * HANDS + LOST]! / LOST_FOR_ONE)
    points[seat] =
      appraise(kitchen).points + toySetPoints(s.hands, seat * HANDS) + TOKEN_POINTS * (pairs + s.tokens[seat]!)
    if (kitchen.costumes === 0) points[seat]! += NO_COSTUME
    else if (kitchen.costumes === mostCostumes) points[seat]! += Math.floor(COSTUME_PRIZE / sharers)
  }
}
