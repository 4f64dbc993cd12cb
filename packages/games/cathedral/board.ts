import { ACTIONS, SYMBOLS } from './cards/vocabulary.ts'
import { AREAS, type AreaSet, NO_AREAS } from './components.ts'
import { byNumber, LARGE_SIDE, type Area as MapArea, SMALL_SIDE } from './map.ts'
import { ARROWS, DAYS_BESIDE, NIGHTS, TURN_TRACK } from './tracks.ts'

/** A side of the board as the rules use it: sets of areas, by number. */
export interface Board {
  /** By number; the smaller side lacks some. */
  readonly areas: readonly (MapArea | undefined)[]
  /** KK-2.2: areas in play. */
  readonly all: AreaSet
  readonly corners: AreaSet
  /** Adjacent to the Cathedral. */
  readonly cloisters: AreaSet
  /** By area. */
  readonly adjacent: Int32Array
  /** By symbol. */
  readonly ofSymbol: Int32Array
  readonly symbolOf: Uint8Array
}

function boardOf(side: readonly MapArea[], seats: number): Board {
  const areas = byNumber(side).map(area => (area?.onlyFour === true && seats < 4 ? undefined : area))
  const setOf = (has: (area: MapArea) => boolean): AreaSet =>
    areas.reduce((set, area, index) => (area !== undefined && has(area) ? set | (1 << index) : set), 0) as AreaSet
  const adjacent = new Int32Array(AREAS)
  const symbolOf = new Uint8Array(AREAS)
  areas.forEach((area, index) => {
    adjacent[index] = area === undefined ? NO_AREAS : setOf(other => area.adjacent.includes(other.id))
    symbolOf[index] = area === undefined ? 0 : SYMBOLS.indexOf(area.symbol)
  })
  return {
    areas,
    all: setOf(() => true),
    corners: setOf(({ corner }) => corner),
    cloisters: setOf(({ cathedral }) => cathedral),
    adjacent,
    ofSymbol: Int32Array.from(SYMBOLS.map(symbol => setOf(area => area.symbol === symbol))),
    symbolOf,
  }
}

/** By number of seats. */
export const BOARDS: readonly Board[] = [SMALL_SIDE, SMALL_SIDE, SMALL_SIDE, LARGE_SIDE, LARGE_SIDE].map(boardOf)

/** KK-4.1: by Night, the Days beside it, a bit for each action. */
export const BESIDE: readonly number[] = NIGHTS.map(night =>
  DAYS_BESIDE[night].reduce((set, action) => set | (1 << ACTIONS.indexOf(action)), 0),
)

/** KK-4.7: by action, the Night to which its arrow leads. */
export const ARROW: readonly number[] = ACTIONS.map(action => NIGHTS.indexOf(ARROWS[action]))

/** KK-3.7: by space of the turn track. */
export const TURN_SYMBOLS: readonly number[] = TURN_TRACK.map(symbol => SYMBOLS.indexOf(symbol))
