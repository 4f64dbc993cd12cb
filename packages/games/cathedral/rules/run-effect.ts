import type { Seat } from '@sennik/engine'
import { EXTRA, open, setHere } from '../frames.ts'
import type { State } from '../state.ts'
import { stepNumber } from '../steps.ts'

const EFFECT = stepNumber('effect')

/** Resolves an effect above the present frame. `nightmare`: which one was commanded, from 1. */
export function runEffect(s: State, seat: Seat, place: number, here = -1, nightmare = 0): void {
  if (place === 0) return
  open(s, EFFECT, seat, place, 0)
  setHere(s, here)
  s.stack.setRegister(EXTRA, nightmare)
}
