import { badField, type Field, listOf, readWhole, type SeatSet, seatsOf } from '@sennik/engine'
import { OPS } from './cards/program.ts'
import type { Op } from './cards/vocabulary.ts'
import { NONE, wordsOf } from './position-words.ts'
import { DEEPEST, REGISTERS, type State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/* The stack of a position: what the table waits for, and what goes on afterwards. */

const FRAME = 2 + REGISTERS

/** Steps that go on by themselves. */
const SILENT: readonly StepName[] = ['none', 'turn', 'effect', 'afterEvent', 'conflict', 'icons', 'release']

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
  buildPay: ['build'],
  raze: ['raze'],
  climb: ['climb', 'rite'],
  payStep: ['rite'],
  fight: ['fight'],
  command: ['command'],
  prowl: ['prowl'],
  restore: ['restore'],
  echo: ['echo'],
}

/** From the bottom up: the step, who decides, and the registers that are not 0 behind the last. */
export function writeStack(s: State): string {
  const { depth } = s.stack
  return listOf(depth, index => {
    const start = 1 + (index === depth - 1 ? 0 : index + 1) * FRAME
    const registers = Array.from(s.frames.subarray(start + 2, start + FRAME))
    while (registers.at(-1) === 0) registers.pop()
    const deciders = seatsOf(s.frames[start + 1]! as SeatSet).map(seat => seat + 1)
    return [STEP_NAMES[s.frames[start]!]!, deciders.length === 0 ? NONE : deciders.join(','), ...registers].join(' ')
  }).join(' | ')
}

export function readStack(field: Field | undefined, s: State): void {
  if (field === undefined || field.value === '') return
  const frames = field.value.split('|')
  if (frames.length > DEEPEST) throw badField(field, `0–${DEEPEST} × … |`, `${frames.length} × … |`)
  frames.forEach((frame, index) => {
    readFrame(field, frame, s, index === frames.length - 1)
  })
}

function readFrame(field: Field, frame: string, s: State, isTop: boolean): void {
  const [name = '', asked = '', ...registers] = wordsOf(frame)
  const step = (STEP_NAMES as readonly string[]).indexOf(name)
  if (step < 0) throw badField(field, STEP_NAMES.join(' '), name)
  const deciders = asked === NONE ? [] : asked.split(',').map(seat => readWhole(field, seat, 1, s.seats()) - 1)
  // Only the top is asked, and it is asked something.
  if (isTop && (deciders.length !== 1 || SILENT.includes(name as StepName)))
    throw badField(field, '… | act 1', frame.trim())
  if (!isTop && deciders.length > 0) throw badField(field, `${name} ${NONE}`, frame.trim())
  if (registers.length > REGISTERS) throw badField(field, `0–${REGISTERS} × 0–255`, registers.join(' '))
  s.stack.call(step, deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet, deciders[0] ?? 0)
  registers.forEach((word, register) => {
    s.stack.setRegister(register, readWhole(field, word, 0, 255))
  })
  checkPlace(field, frame, name as StepName, s)
}

/** A question about a word of a card stands where the card has such a word. */
function checkPlace(field: Field, frame: string, name: StepName, s: State): void {
  const place = s.stack.register(1) | (s.stack.register(2) << 8)
  const { op } = s.book.program
  const words = CARRIES[name]
  const word = OPS[op[place] ?? 0]
  const fits = words === undefined ? name !== 'effect' || place < op.length : words.some(each => each === word)
  const actor = s.stack.register(0)
  if (!fits || actor >= s.seats()) throw badField(field, `${name} 1–${s.seats()} …`, frame.trim())
}
