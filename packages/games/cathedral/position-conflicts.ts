import { asSeat } from '@sennik/engine'
import { COUNT } from './cells.ts'
import { asArea, SHADOWS, SIDES } from './components.ts'
import { EXTRA_TOO } from './frames.ts'
import type { Placed } from './position-frames.ts'
import { isPresent } from './rules/areas.ts'
import { BASE, DEVOURS, ONE, OTHER, WINNER } from './rules/battle.ts'
import { BASIC, LAID_ROW, type State } from './state.ts'
import type { StepName } from './steps.ts'

/* The frames of a conflict, as they can come up (KK-8). */

const FIRST_LAYS = 2
const SECOND_LAYS = 3
const NOBODY_WON = 5
const LOSER_LEAVES = 6
const REWARD = 7

/** How far a conflict is while a frame lies on it. */
const PHASES: { readonly [S in StepName]?: readonly number[] } = {
  layFirst: [1],
  lay: [FIRST_LAYS, SECOND_LAYS],
  tie: [NOBODY_WON],
  retreat: [LOSER_LEAVES],
  victory: [REWARD],
  effect: [REWARD],
}

const sidesOf = ({ registers }: Placed): readonly [number, number] => [registers[ONE]!, registers[OTHER]!]
const loserOf = (conflict: Placed): number => {
  const [one, other] = sidesOf(conflict)
  return conflict.registers[WINNER] === one ? other : one
}

function isConflict(frame: Placed, s: State): boolean {
  const { actor, left, here, extra: card, registers, below, above } = frame
  const [one, other] = sidesOf(frame)
  const first = registers[EXTRA_TOO]! - 1
  const winner = registers[WINNER]!
  if (above === undefined || PHASES[above.step]?.includes(left) !== true) return false
  if (here < 0 || one >= other || one >= s.seats() || (other >= s.seats() && other !== SHADOWS)) return false
  if (actor !== below!.actor || registers[DEVOURS] !== s.book.program.extra[below!.place]) return false
  const isFirst = first === one || (first === other && other !== SHADOWS)
  if (left === 1 ? first !== -1 || other === SHADOWS : !isFirst) return false
  if (left > NOBODY_WON ? winner !== one && winner !== other : winner !== 0) return false
  if (left <= SECOND_LAYS && (card !== 0 || !isPresent(s, here, one) || !isPresent(s, here, other))) return false
  if (card !== 0 && other !== SHADOWS) return false
  return above.step !== 'effect' && above.step !== 'victory' ? true : card !== 0
}

/** KK-8.2: as many cards as are said to lie there, no more than may. */
function isLay({ actor, left, here, below }: Placed, s: State): boolean {
  const conflict = below!
  const [one, other] = sidesOf(conflict)
  const first = conflict.registers[EXTRA_TOO]! - 1
  const second = first === one ? other : one
  const most = (seat: number): number => s.units[here * SIDES + seat]! + (s.fortOwners[here] === seat + 1 ? 1 : 0)
  if (here !== conflict.here || actor !== (conflict.left === FIRST_LAYS ? first : second) || actor === SHADOWS)
    return false
  for (let seat = 0; seat < s.seats(); seat++) {
    const laid = laidBy(s, seat)
    if (laid > most(seat)) return false
    if (seat === actor ? laid !== left : laid > 0 && !(seat === first && conflict.left === SECOND_LAYS)) return false
    if (seat === first && seat !== actor && laid === 0 && s.hands.free(asSeat(seat)) + 1 - s.basics[seat]! > 0)
      return false
  }
  return true
}

/** How many cards of a seat lie face down. */
function laidBy(s: State, seat: number): number {
  let laid = 0
  for (let slot = 0; slot < LAID_ROW; slot++) laid += s.laid[seat * LAID_ROW + slot]!
  return laid
}

const isBetween = ({ actor, here, registers, below }: Placed, s: State): boolean =>
  actor === s.active() &&
  here === below!.here &&
  registers[ONE] === below!.registers[ONE] &&
  registers[OTHER] === below!.registers[OTHER]

/** KK-8.8: neither side has a Fort there, nor more units. */
function isTie(frame: Placed, s: State): boolean {
  const [one, other] = sidesOf(frame)
  const area = asArea(frame.here)
  const holder = s.fortOwner(area)
  return (
    isBetween(frame, s) &&
    holder !== one &&
    holder !== other &&
    s.unitsIn(area, one as never) === s.unitsIn(area, other as never)
  )
}

function isRetreat({ actor, here, registers, below }: Placed, s: State): boolean {
  const loser = loserOf(below!)
  const leader = loser === SHADOWS ? below!.actor : loser
  return (
    registers[ONE] === loser &&
    actor === leader &&
    here === below!.here &&
    registers[DEVOURS] === below!.registers[DEVOURS] &&
    s.units[here * SIDES + loser]! > 0
  )
}

const isVictory = ({ actor, here, extra, below }: Placed): boolean =>
  here === below!.here &&
  extra === below!.extra &&
  actor === below!.registers[ONE] &&
  below!.registers[WINNER] === actor

export const CONFLICT_FRAMES: { readonly [S in StepName]?: (frame: Placed, s: State) => boolean } = {
  conflict: isConflict,
  layFirst: isBetween,
  lay: isLay,
  tie: isTie,
  retreat: isRetreat,
  victory: isVictory,
}

/** What lies open of all conflicts that are not over: cards of their sides, in the order in which they began, Basic Combat once each. */
export function areOpenCards(frames: readonly Placed[], s: State): boolean {
  const conflicts = frames.filter(({ step }) => step === 'conflict')
  const shown = conflicts.map(({ extra }) => extra).filter(card => card !== 0)
  if (shown.length !== s.counts[COUNT.clash]! || shown.some((card, index) => card !== s.clash[index])) return false
  const total = s.counts[COUNT.revealed]!
  const basics = [0, 0, 0, 0]
  for (let index = 0; index < total; index++) {
    const by = s.revealedBy[index]! - 1
    const around = conflicts.findLast(({ registers }) => registers[BASE]! <= index)
    if (around === undefined || around.left <= SECOND_LAYS || !sidesOf(around).includes(by)) return false
    if (s.revealed[index] === BASIC) basics[by]!++
  }
  if (basics.some((count, seat) => count !== s.basics[seat])) return false
  let before = 0
  for (const { registers, left } of conflicts) {
    const base = registers[BASE]!
    if (base < before || base > total || (left <= SECOND_LAYS && base !== total)) return false
    before = base
  }
  return frames.at(-1)?.step === 'lay' || !s.laid.includes(1)
}
