import { COUNT } from './cells.ts'
import { AREAS, hasArea, SHADOWS, SIDES } from './components.ts'
import type { Placed } from './position-frames.ts'
import type { State } from './state.ts'
import type { StepName } from './steps.ts'

/* The frames of setting up (KK-2.17, KK-2.19), as they can come up. */

export const isSettingUp = ({ step }: Placed): boolean => step === 'draft' || step === 'dreamers'

const nth = (s: State, number: number): number => (s.counts[COUNT.first]! + number) % s.seats()
const drafter = (s: State, pick: number): number => nth(s, pick < s.seats() ? pick : 2 * s.seats() - 1 - pick)

/** Nothing has been played yet. */
const isUntouched = (s: State): boolean =>
  s.turn() === 0 && s.counts[COUNT.day] === 0 && s.nightmares[0] === 0 && s.deeds.every(deed => deed === 0)

/** Whether a seat holds what it conquered with so many picks: one area of a kind, laid out as KK-2.17 says. */
function hasConquered(s: State, seat: number, picks: number): boolean {
  const { corners, cloisters } = s.board()
  let held = 0
  let inCorner = 0
  for (let area = 0; area < AREAS; area++) {
    const units = s.units[area * SIDES + seat]!
    const hasFort = s.fortOwners[area] === seat + 1
    if (units === 0 && !hasFort) continue
    const isCorner = hasArea(corners, area)
    if (units !== (hasArea(cloisters, area) ? 1 : 2) || hasFort !== isCorner || (hasFort && s.forts[area] !== 1))
      return false
    held++
    if (isCorner) {
      inCorner++
      if (s.strongholds[seat] !== area + 1 || s.wings[seat] !== area + 1) return false
    }
  }
  if (inCorner === 0 && (s.strongholds[seat] !== 0 || s.wings[seat] !== 0)) return false
  return held === picks && inCorner <= 1 && held - inCorner <= 1
}

/** One area is one side's. */
function isShared(s: State): boolean {
  for (let area = 0; area < AREAS; area++) {
    let sides = 0
    for (let side = 0; side < SIDES; side++) if (s.units[area * SIDES + side]! > 0) sides++
    if (sides > 1) return true
  }
  return false
}

function isDraft({ actor, left }: Placed, s: State): boolean {
  if (left >= 2 * s.seats() || actor !== drafter(s, left) || !isUntouched(s) || isShared(s)) return false
  const picks = [0, 0, 0, 0]
  for (let pick = 0; pick < left; pick++) picks[drafter(s, pick)]!++
  for (let area = 0; area < AREAS; area++) if (s.units[area * SIDES + SHADOWS] !== 0) return false
  for (let seat = 0; seat < s.seats(); seat++)
    if (!hasConquered(s, seat, picks[seat]!) || s.dreamers[seat] !== 0) return false
  return true
}

function isPlacingDreamers({ actor, left }: Placed, s: State): boolean {
  if (left >= s.seats() || actor !== nth(s, left) || !isUntouched(s) || isShared(s)) return false
  for (let order = 0; order < s.seats(); order++) {
    const at = s.dreamers[nth(s, order)]!
    if (order < left ? at < 1 || at > 3 : at !== 0) return false
    if (!hasConquered(s, nth(s, order), 2)) return false
  }
  return true
}

export const SETUP_FRAMES: { readonly [S in StepName]?: (frame: Placed, s: State) => boolean } = {
  none: () => false,
  draft: isDraft,
  dreamers: isPlacingDreamers,
}
