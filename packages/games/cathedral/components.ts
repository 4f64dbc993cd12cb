import type { Int } from '@sennik/engine'

/** KK-1: what is in the box. All counts are limits. */

export const MIN_SEATS = 2
export const MAX_SEATS = 4

/** The larger side of the board; the smaller has 12. */
export const AREAS = 20
/** Players, then Shadows. */
export const SIDES = MAX_SEATS + 1
export const SHADOWS = MAX_SEATS as Side

export const FOLLOWERS = 20
export const SHADOW_FIGURES = 30
export const LEVELS = 10
export const HIGHEST_LEVEL = 3
/** KK-3.8 */
export const UNIT_LIMIT = 3

export const DEVELOPMENT_CARDS = 96
export const DREAM_CARDS = 46
/** Of each stage. */
export const CONFLICT_CARDS = 16
export const NIGHTMARES = 8
export const NIGHTMARES_IN_PLAY = 2
export const TOKENS = 13
export const PIECES = 13

/** KK-4.4, KK-4.5 */
export const DREAM_LIMIT = 2
export const MARKET = 3
export const HAND_LIMIT = 8
export const FIRST_HAND = 3

export const ACTION_COUNT = 5
export const MARKERS = 2
/** KK-7.4: the last step of the ritual. */
export const LAST_STEP = 17

/** KK-D1 */
export const LAP = 12
export const LAST_TURN = 36

/** A card by its printed number; 0 is none. */
export type Card = Int<'Card'>
/** An area of the side in use, from 0. */
export type Area = Int<'Area'>
/** A set of areas: a bit for each. */
export type AreaSet = Int<'AreaSet'>
/** A seat, or the Shadows. */
export type Side = Int<'Side'>

export const NO_CARD = 0 as Card
export const NO_AREAS = 0 as AreaSet

export const asArea = (index: number): Area => index as Area
export const asSide = (index: number): Side => index as Side

export const hasArea = (set: number, area: number): boolean => ((set >> area) & 1) === 1
