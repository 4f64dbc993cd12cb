/* Of areas, sides, actions and cards, as moves name them. */

export const RIVAL = 1
export const SHADOWS = 4
export const ASH_GATE = 0
export const PLAIN_OF_MASTS = 1
export const EMBER_QUAY = 6
export const FIELD_OF_DOORS = 7
export const WEST_CLOISTER = 18
export const NIGHT_B = 1
export const NIGHT_C = 2
export const FORTIFY = 1
export const SUMMON = 2
export const RITUAL = 3
export const MANEUVER = 4
export const BASIC_COMBAT = 96
