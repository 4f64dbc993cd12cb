import { asSeat, NO_SEATS, type Seat } from '@sennik/engine'
import type { Area } from './components.ts'
import type { State } from './state.ts'

/*
 * What a frame remembers. A frame without deciders goes on by itself (`resume`); one with deciders is what the table waits for.
 */

/** Who resolves it. */
export const ACTOR = 0
/** The instruction it carries out, or where an effect stands: two bytes. */
const PLACE = 1
const PLACE_HIGH = 2
/** How many are left; the phase of a turn or conflict. */
export const LEFT = 3
/** The area called `here`, from 1; 0 is none. */
export const HERE = 4
/** Sets of areas: three bytes each. */
export const AREAS_AT = 5
export const AREAS_TO = 8
export const EXTRA = 11
export const EXTRA_TOO = 12

/** Opens a frame above the present one. */
export function open(s: State, step: number, actor: number, place: number, left: number): void {
  s.stack.call(step, NO_SEATS, actor, place & 255)
  s.stack.setRegister(PLACE_HIGH, place >> 8)
  s.stack.setRegister(LEFT, left)
}

export const actorOf = (s: State): Seat => asSeat(s.stack.register(ACTOR))

export const placeOf = (s: State): number => s.stack.register(PLACE) | (s.stack.register(PLACE_HIGH) << 8)

export function setPlace(s: State, place: number): void {
  s.stack.setRegister(PLACE, place & 255)
  s.stack.setRegister(PLACE_HIGH, place >> 8)
}

export const left = (s: State): number => s.stack.register(LEFT)

/** One fewer; any number stays any number. */
export function countDown(s: State): void {
  const number = s.stack.register(LEFT)
  if (number !== 255) s.stack.setRegister(LEFT, number - 1)
}

export const areasOf = (s: State, register: number): number =>
  s.stack.register(register) | (s.stack.register(register + 1) << 8) | (s.stack.register(register + 2) << 16)

export function setAreas(s: State, register: number, set: number): void {
  s.stack.setRegister(register, set & 255)
  s.stack.setRegister(register + 1, (set >> 8) & 255)
  s.stack.setRegister(register + 2, set >> 16)
}

/** The area called `here`, or −1. */
export const hereOf = (s: State): Area => (s.stack.register(HERE) - 1) as Area

export const setHere = (s: State, area: number): void => s.stack.setRegister(HERE, area + 1)
