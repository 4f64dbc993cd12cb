import type { Seat } from '@sennik/engine'
import { EXTRA, open, setHere } from '../frames.ts'
import { DEEPEST, type State } from '../state.ts'
import { stepNumber } from '../steps.ts'

const EFFECT = stepNumber('effect')

/** Room for what one effect opens before the next begins: a conflict with its questions, a climb with its payment and Vision. */
const ROOM = 8

/**
 * Resolves an effect above the present frame. `nightmare`: which one was commanded, from 1. Cards of our own never nest that deep; where those of another set
 * would, the effect comes to nothing (KK-D27).
 */
export function runEffect(s: State, seat: Seat, place: number, here = -1, nightmare = 0): void {
  if (place === 0 || s.stack.depth > DEEPEST - ROOM) return
  open(s, EFFECT, seat, place, 0)
  setHere(s, here)
  s.stack.setRegister(EXTRA, nightmare)
}
