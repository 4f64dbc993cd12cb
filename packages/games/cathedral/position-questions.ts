import { asSeat } from '@sennik/engine'
import { OPS } from './cards/program.ts'
import type { Op } from './cards/vocabulary.ts'
import { AGREED, COUNT } from './cells.ts'
import { MARKERS, NIGHTMARES_IN_PLAY, SIDES } from './components.ts'
import { AREAS_AT, AREAS_TO, EXTRA_TOO } from './frames.ts'
import { areasIn, type Placed } from './position-frames.ts'
import { resolver } from './position-turn.ts'
import { canPay } from './rules/effects.ts'
import { unitsFor } from './rules/unit-choice.ts'
import type { State } from './state.ts'
import type { StepName } from './steps.ts'

/* The frames of effects, as they can come up: each carries out a word of a card, and no more of it than the card says. */

/** Steps that carry out a word of a card: the words they can carry out. */
const CARRIES: { readonly [S in StepName]?: readonly Op[] } = {
  may: ['may'],
  choose: ['choose'],
  pay: ['pay'],
  play: ['play'],
  discard: ['discard'],
  keep: ['scry'],
  keepDream: ['dream'],
  steal: ['steal'],
  settle: ['produce', 'place', 'recall', 'shadow'],
  areas: ['areas'],
  move: ['move'],
  wing: ['wing'],
  fly: ['fly'],
  shift: ['shift'],
  unit: ['convert', 'banish', 'spend', 'devour'],
  build: ['build'],
  raze: ['raze'],
  climb: ['climb', 'rite'],
  fight: ['fight'],
  command: ['command'],
  prowl: ['prowl'],
  restore: ['restore'],
  echo: ['echo'],
}

const wordAt = (s: State, place: number): string => OPS[s.book.program.op[place] ?? 0]!

/** Where the programs of a Nightmare run: from its command, and what happens wherever it goes. */
function isNightmares(s: State, nightmare: number, place: number): boolean {
  const { op, extra } = s.book.program
  const within = (start: number): boolean => {
    if (start === 0) return false
    for (let at = start; ; at++) {
      if (at === place) return true
      if (wordAt(s, at) === 'prowl' && extra[at]! > start && within(extra[at]!)) return true
      if (op[at] === 0) return false
    }
  }
  return within(s.book.command[2 * s.nightmares[nightmare]! + s.agreed[AGREED.advanced]!]!)
}

function isSomeNightmares(s: State, place: number): boolean {
  return isNightmares(s, 0, place) || isNightmares(s, 1, place)
}

/** Words of a Nightmare run for one that was commanded, all others for none. */
function isEffect({ actor, place, extra, below, above }: Placed, s: State): boolean {
  const { op } = s.book.program
  // Where it stands is behind the word it carries out, and at its beginning before that.
  if (place < 1 || place >= op.length || above === undefined || extra > NIGHTMARES_IN_PLAY) return false
  if (extra === 0 ? isSomeNightmares(s, place) || wordAt(s, place - 1) === 'prowl' : !isNightmares(s, extra - 1, place))
    return false
  switch (below!.step) {
    case 'release':
      return actor === resolver(below!, s)
    case 'icons':
      return true
    case 'conflict':
      return actor === below!.registers[AREAS_AT]
    default:
      return actor === below!.actor
  }
}

/** A question of an effect: of the word before which the effect stands, by whoever resolves it, with no more left than the card gives. */
function isWord(frame: Placed, s: State): boolean {
  const { step, actor, place, left, below } = frame
  const { count, extra } = s.book.program
  const words = CARRIES[step]
  if (words === undefined) return true
  if (!words.some(each => each === wordAt(s, place)) || below!.place !== place + 1 || below!.actor !== actor)
    return false
  const most = step === 'keep' || step === 'keepDream' ? extra[place]! : count[place]!
  const isAny = most === 255
  if (step === 'areas' || step === 'pay' || step === 'may' || step === 'choose' || step === 'steal' || isAny) {
    if (left !== most) return false
  } else if (left > most || (left === 0 && step !== 'move' && frame.above === undefined)) return false
  return (areasIn(frame, AREAS_AT) & ~s.board().all) === 0
}

/** What must be drawn for somebody to keep some of it. */
function isKeeping({ actor, place, left }: Placed, s: State, hands: State['hands']): boolean {
  const { count, extra, flag } = s.book.program
  const seat = asSeat(actor)
  const free = hands.free(seat)
  const drawn = hands.size(seat) - free
  const isAside = flag[place] === 1 && s.counts[COUNT.mixed] === 0
  for (let slot = free; slot < hands.size(seat); slot++) if ((hands.origin(seat, slot) === 1) !== isAside) return false
  return drawn > left && drawn - left <= count[place]! - extra[place]!
}

function isUnit(frame: Placed, s: State): boolean {
  const { actor, place, left } = frame
  if (wordAt(s, place) === 'devour' && !s.isStageTwo()) return false
  const isForced = wordAt(s, place) === 'spend' || wordAt(s, place) === 'devour'
  return !isForced || unitsFor(s, asSeat(actor), place, areasIn(frame, AREAS_AT)) > left
}

/** A level that is being paid for. */
function isBuildPay({ actor, place, left, extra, below }: Placed, s: State): boolean {
  const { flag } = s.book.program
  const price = s.forts[extra]! + 1 - (flag[place] === 1 ? 1 : 0)
  let followers = 0
  for (let cell = actor; cell < s.units.length; cell += SIDES) followers += s.units[cell]!
  return (
    place === below!.place &&
    actor === below!.actor &&
    flag[place] !== 2 &&
    ((areasIn(below!, AREAS_AT) >> extra) & 1) === 1 &&
    s.forts[extra]! < 3 &&
    (s.fortOwners[extra] === 0 || s.fortOwners[extra] === actor + 1) &&
    s.levels[actor]! > 0 &&
    left >= 1 &&
    left <= Math.min(price, followers)
  )
}

/** A step that is being paid for (KK-7.4). */
function isPayStep({ actor, place, left, extra, registers, below }: Placed, s: State): boolean {
  if (place !== below!.place || actor !== below!.actor || wordAt(s, place) !== 'rite' || extra >= MARKERS) return false
  const step = s.ritual[actor * MARKERS + extra]! + 1
  if (step > 17 || s.book.stepKind[step]! > s.book.program.flag[place]!) return false
  let unpaid = 0
  let paid = 0
  for (let symbol = 0; symbol < 4; symbol++) {
    const price = s.book.stepCost[step * 4 + symbol]!
    const given = registers[AREAS_AT + symbol]!
    if (given > price) return false
    let followers = 0
    const set = s.board().ofSymbol[symbol]!
    for (let area = 0; area < 20; area++) if (((set >> area) & 1) === 1) followers += s.units[area * SIDES + actor]!
    if (given < price && followers < price - given && (paid > 0 || s.limbo[actor]! < s.book.program.extra[place]!))
      return false
    unpaid += price - given
    paid += given
  }
  return (
    unpaid === left && (registers[EXTRA_TOO] === 1) === paid > 0 && registers[EXTRA_TOO]! < 2 && s.held[actor]! >= paid
  )
}

/** A Vision that one of the markers has just entered. */
function isVision({ actor, extra, below }: Placed, s: State): boolean {
  const markers = s.ritual.subarray(actor * MARKERS, (actor + 1) * MARKERS)
  const kind = s.book.stepKind[extra]
  return actor === below!.actor && kind === 1 && markers.includes(extra) && s.book.program.flag[below!.place]! >= 1
}

function isPieces({ actor, left, below, above }: Placed, s: State): boolean {
  const most = below!.below!.step === 'turn' ? 1 : 2
  if (s.isVariable() !== (below!.below!.step === 'window') || actor !== resolver(below!, s) || left > most) return false
  return above === undefined ? s.isForked() && left > 0 && !s.isStageTwo() : true
}

const EFFECT_FRAMES: { readonly [S in StepName]?: (frame: Placed, s: State) => boolean } = {
  effect: isEffect,
  pay: ({ actor, place, here }, s) => canPay(s, asSeat(actor), place + 1, s.book.program.count[place]!, here),
  play: ({ actor, above }, s) => above !== undefined || s.hands.free(asSeat(actor)) > 0,
  afterEvent: ({ actor, below }) => actor === below!.actor,
  discard: ({ actor, left }, s) => s.hands.free(asSeat(actor)) > left,
  keep: (frame, s) => isKeeping(frame, s, s.hands),
  keepDream: (frame, s) => isKeeping(frame, s, s.dreams),
  move: ({ place, extra, left }, s) => extra <= s.book.program.extra[place]! && left + extra > 0,
  shift: (frame, s) => (areasIn(frame, AREAS_TO) & ~s.board().all) === 0,
  unit: isUnit,
  buildPay: isBuildPay,
  payStep: isPayStep,
  vision: isVision,
  command: (_frame, s) => s.isStageTwo(),
  prowl: ({ extra, below }, s) => s.isStageTwo() && extra > 0 && extra === below!.extra,
  pieces: isPieces,
  icons: ({ left, extra, below }, s) =>
    !s.isForked() &&
    !s.isVariable() &&
    extra < s.book.icon.length &&
    s.book.icon[extra] !== 0 &&
    left < s.seats() &&
    below!.left === 0,
}

export const isQuestion = (frame: Placed, s: State): boolean =>
  isWord(frame, s) && EFFECT_FRAMES[frame.step]?.(frame, s) !== false
