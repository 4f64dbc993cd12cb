import { firstArgument, type Seat, type Table } from '@sennik/engine'
import { type Code, codeOf, OPS } from '../cards/program.ts'
import { DEED } from '../cells.ts'
import type { Event } from '../events.ts'
import { AREAS_AT, AREAS_TO, actorOf, EXTRA, hereOf, open, placeOf, setAreas, setHere, setPlace } from '../frames.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision, type Step, stepNumber } from '../steps.ts'
import { controlled, select, standsIn } from './areas.ts'
import { canDiscard, discardAll, drawDreamsToKeep, drawToKeep } from './develop.ts'
import { drawCards } from './piles.ts'
import { unitsFor } from './unit-choice.ts'

/*
 * Effects of cards, nightmares, tokens and tracks (KK-D27). A frame `effect` goes through a program; a word that leaves something to choose opens a frame of its own,
 * and the program goes on when that ends.
 */

const { accept, done, branch } = moves.make

type Meaning = (s: State, seat: Seat, place: number, here: number, table: Table<Event>) => void

/** Opens the choice that a word needs, with the areas it is about. */
function choice(name: Parameters<typeof stepNumber>[0], only?: 'controlled'): Meaning {
  const step = stepNumber(name)
  return (s, seat, place, here) => {
    const { count, at } = s.book.program
    let set: number = select(s, seat, at[place]!, here)
    if (only === 'controlled') set &= controlled(s, seat)
    open(s, step, seat, place, count[place]!)
    setAreas(s, AREAS_AT, set)
    setHere(s, here)
  }
}

/** The same for words that are about no areas. */
function plainChoice(name: Parameters<typeof stepNumber>[0]): Meaning {
  const step = stepNumber(name)
  return (s, seat, place, here) => {
    open(s, step, seat, place, s.book.program.count[place]!)
    setHere(s, here)
  }
}

const moveChoice = plainChoice('move')
const shiftChoice = choice('shift')
const prowlChoice = plainChoice('prowl')
const buildControlled = choice('build', 'controlled')
const buildAnywhere = choice('build')
const unitChoice = choice('unit')
const discardChoice = plainChoice('discard')
const commandChoice = plainChoice('command')

/** KK-D27: what each word means: one without a meaning does not compile. */
const MEANINGS: { readonly [C in Code]: Meaning } = {
  end(s) {
    s.stack.end()
  },
  jump(s, _seat, place) {
    setPlace(s, s.book.program.extra[place]!)
  },
  draw(s, seat, place, _here, table) {
    drawCards(s, seat, s.book.program.count[place]!, 0, table)
  },
  scry: drawToKeep,
  dream: drawDreamsToKeep,
  play: plainChoice('play'),
  discard(s, seat, place, here, table) {
    const count = s.book.program.count[place]!
    if (count >= s.hands.free(seat)) discardAll(s, seat, table)
    else discardChoice(s, seat, place, here, table)
  },
  steal: plainChoice('steal'),
  produce: choice('settle', 'controlled'),
  place: choice('settle'),
  recall: choice('settle', 'controlled'),
  shadow: choice('settle'),
  areas: choice('areas'),
  move(s, seat, place, here, table) {
    moveChoice(s, seat, place, here, table)
    s.stack.setRegister(EXTRA, s.book.program.extra[place]!)
  },
  wing: plainChoice('wing'),
  convert: unitChoice,
  fly: choice('fly'),
  shift(s, seat, place, here, table) {
    shiftChoice(s, seat, place, here, table)
    setAreas(s, AREAS_TO, select(s, seat, s.book.program.to[place]!, here))
  },
  build(s, seat, place, here, table) {
    const isAnywhere = s.book.program.extra[place] === 1
    if (isAnywhere) buildAnywhere(s, seat, place, here, table)
    else buildControlled(s, seat, place, here, table)
  },
  raze: choice('raze'),
  climb: plainChoice('climb'),
  rite: plainChoice('climb'),
  fight: choice('fight'),
  banish: unitChoice,
  spend: unitChoice,
  devour(s, seat, place, here, table) {
    // KK-D19: before Stage 2 nothing is devoured.
    if (s.isStageTwo()) unitChoice(s, seat, place, here, table)
  },
  command(s, seat, place, here, table) {
    if (s.isStageTwo()) commandChoice(s, seat, place, here, table)
  },
  prowl(s, seat, place, here, table) {
    const nightmare = s.stack.register(EXTRA)
    prowlChoice(s, seat, place, here, table)
    s.stack.setRegister(EXTRA, nightmare)
    setAreas(s, AREAS_AT, here < 0 ? 0 : 1 << here)
  },
  restore: plainChoice('restore'),
  wake(s, seat, _place, _here, table) {
    s.deeds[seat * DEED.count + DEED.wake] = 1
    table.story?.push({ type: 'woke', seat })
  },
  echo: plainChoice('echo'),
  may: plainChoice('may'),
  choose: plainChoice('choose'),
  pay: plainChoice('pay'),
}

const BY_CODE: readonly Meaning[] = OPS.map(op => MEANINGS[op])
const END = codeOf('end')
const JUMP = codeOf('jump')

/** The area called `here`. KK-10.2: that of a Nightmare is where it stands now, whoever has moved it since. */
function currentArea(s: State): number {
  const nightmare = s.stack.register(EXTRA)
  return nightmare === 0 ? hereOf(s) : standsIn(s, nightmare - 1)
}

/** Goes through a program, word by word. */
export const effect: Step = {
  resume(s, table) {
    const { op, extra } = s.book.program
    let place = placeOf(s)
    while (op[place] === JUMP) place = extra[place]!
    if (op[place] === END) {
      s.stack.end()
      return
    }
    const seat = actorOf(s)
    const here = currentArea(s)
    setPlace(s, place + 1)
    BY_CODE[op[place]!]!(s, seat, place, here, table)
  },
}

const DEVOUR = codeOf('devour')
const DISCARD = codeOf('discard')

/** Whether one word of a cost can be done in full (KK-D27): cards are discarded, units spent or devoured. */
function canDo(s: State, seat: Seat, place: number, here: number): boolean {
  const { op, count, at } = s.book.program
  if (op[place] === DISCARD) return canDiscard(s, seat, count[place]!)
  if (op[place] === DEVOUR && !s.isStageTwo()) return false
  return unitsFor(s, seat, place, select(s, seat, at[place]!, here)) >= count[place]!
}

/** Whether a whole cost can be paid: a program that ends, or a number of words of one. */
export function canPay(s: State, seat: Seat, start: number, words: number, here: number): boolean {
  const { op } = s.book.program
  for (let place = start; place < start + words && op[place] !== END; place++)
    if (!canDo(s, seat, place, here)) return false
  return true
}

/** Closes a question of an effect and goes on elsewhere in its program. */
function goOn(s: State, place: number): void {
  s.stack.end()
  setPlace(s, place)
}

/** Whether what may be done would do anything. */
function isWorthAsking(s: State, seat: Seat, place: number, here: number): boolean {
  const { op, at } = s.book.program
  if (op[place] !== DEVOUR) return true
  return s.isStageTwo() && unitsFor(s, seat, place, select(s, seat, at[place]!, here)) > 0
}

/** An effect that the player may leave. */
export const may: Decision = {
  resume(s, table) {
    if (isWorthAsking(s, actorOf(s), placeOf(s) + 1, hereOf(s))) ask(s, may, table)
    else goOn(s, s.book.program.extra[placeOf(s)]!)
  },
  legal(_s, _seat, out) {
    out.add(accept)
    out.add(done)
  },
  play(s, seat, move, table) {
    const accepts = move === accept
    table.story?.push({ type: accepts ? 'accepted' : 'declined', seat })
    goOn(s, accepts ? placeOf(s) + 1 : s.book.program.extra[placeOf(s)]!)
  },
}

/** A price that the player may pay in full, for what follows. */
export const pay: Decision = {
  resume(s, table) {
    const place = placeOf(s)
    const { count, extra } = s.book.program
    if (canPay(s, actorOf(s), place + 1, count[place]!, hereOf(s))) ask(s, pay, table)
    else goOn(s, extra[place]!)
  },
  legal: may.legal,
  play: may.play,
}

/** One of several effects. */
export const choose: Decision = {
  resume(s, table) {
    ask(s, choose, table)
  },
  legal(s, _seat, out) {
    const branches = s.book.program.count[placeOf(s)]!
    for (let index = 0; index < branches; index++) out.add(branch(index))
  },
  play(s, seat, move, table) {
    const index = firstArgument(move)
    table.story?.push({ type: 'chose', seat, branch: index })
    goOn(s, placeOf(s) + 1 + index)
  },
}
