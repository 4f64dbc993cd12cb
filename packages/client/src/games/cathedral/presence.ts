import type { Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/cathedral'

/** What a side has in an area. */
export interface Presence {
  readonly side: number
  readonly units: number
  /** Levels of its Fort; 0 without one. */
  readonly fort: number
  readonly hasStronghold: boolean
  readonly hasWinged: boolean
}

/** Every side that has something in an area, and what. */
export function presentIn(view: Redacted<View>, area: number): readonly Presence[] {
  const { units, fort, owner } = view.units[area]!
  return units
    .map((count, side) => ({
      side,
      units: count,
      fort: owner === side ? fort : 0,
      hasStronghold: view.strongholds[side] === area + 1,
      hasWinged: view.wings[side] === area + 1,
    }))
    .filter(here => here.units > 0 || here.fort > 0 || here.hasStronghold || here.hasWinged)
}
