import { EXTRA, HERE, LEFT } from './frames.ts'
import { DEEPEST, REGISTERS, type State } from './state.ts'
import type { StepName } from './steps.ts'

/** A frame as it was written: what it waits for, who is asked, what it remembers. */
export interface Frame {
  readonly step: StepName
  readonly registers: readonly number[]
}

/** A frame with what lies around it. */
export interface Placed extends Frame {
  readonly actor: number
  readonly place: number
  readonly left: number
  /** The area called `here`, or −1. */
  readonly here: number
  readonly extra: number
  /** How many frames lie below. */
  readonly depth: number
  readonly below: Placed | undefined
  readonly above: Frame | undefined
}

/** Sets of areas take three bytes. */
export const areasIn = ({ registers }: Frame, at: number): number =>
  registers[at]! | (registers[at + 1]! << 8) | (registers[at + 2]! << 16)

/** From the bottom up. */
export function placed(frames: readonly Frame[]): Placed[] {
  const all: Placed[] = []
  frames.forEach(({ step, registers }, depth) => {
    all.push({
      step,
      registers,
      actor: registers[0]!,
      place: registers[1]! | (registers[2]! << 8),
      left: registers[LEFT]!,
      here: registers[HERE]! - 1,
      extra: registers[EXTRA]!,
      depth,
      below: all.at(-1),
      above: frames[depth + 1],
    })
  })
  return all
}

/** What lies directly below a frame; nothing below the first. */
const WORD: readonly StepName[] = ['effect']
const TURN: readonly StepName[] = ['turn']
const CONFLICT: readonly StepName[] = ['conflict']

const BELOW: { readonly [S in StepName]: readonly StepName[] } = {
  none: [],
  draft: [],
  dreamers: [],
  turn: [],
  window: TURN,
  day: TURN,
  act: TURN,
  returnDreams: TURN,
  takeDreams: TURN,
  handLimit: TURN,
  react: TURN,
  wake: TURN,
  release: ['turn', 'window'],
  pieces: ['release'],
  icons: ['pieces'],
  effect: ['release', 'pieces', 'icons', 'effect', 'afterEvent', 'climb', 'conflict', 'command', 'prowl'],
  may: WORD,
  choose: WORD,
  pay: WORD,
  play: WORD,
  afterEvent: ['play'],
  discard: WORD,
  keep: WORD,
  keepDream: WORD,
  steal: WORD,
  settle: WORD,
  areas: WORD,
  move: WORD,
  wing: WORD,
  fly: WORD,
  shift: WORD,
  unit: WORD,
  build: WORD,
  buildPay: ['build'],
  raze: WORD,
  climb: WORD,
  payStep: ['climb'],
  vision: ['climb'],
  fight: WORD,
  conflict: ['fight'],
  layFirst: CONFLICT,
  lay: CONFLICT,
  tie: CONFLICT,
  retreat: CONFLICT,
  victory: CONFLICT,
  command: WORD,
  prowl: WORD,
  restore: WORD,
  echo: WORD,
}
const FIRST_OF_ALL: readonly StepName[] = ['draft', 'dreamers', 'turn']

/** Which registers a frame uses beside the seat: others are 0. */
const REMEMBERS: { readonly [S in StepName]: readonly number[] } = {
  none: [],
  draft: [3],
  dreamers: [3],
  turn: [3, 11],
  window: [3, 11],
  day: [],
  act: [],
  returnDreams: [],
  takeDreams: [],
  handLimit: [],
  react: [],
  wake: [],
  release: [],
  pieces: [3],
  icons: [3, 11],
  effect: [1, 2, 4, 11],
  may: [1, 2, 3, 4],
  choose: [1, 2, 3, 4],
  pay: [1, 2, 3, 4],
  play: [1, 2, 3, 4],
  afterEvent: [],
  discard: [1, 2, 3, 4],
  keep: [1, 2, 3],
  keepDream: [1, 2, 3],
  steal: [1, 2, 3, 4],
  settle: [1, 2, 3, 4, 5, 6, 7],
  areas: [1, 2, 3, 4, 5, 6, 7],
  move: [1, 2, 3, 4, 11],
  wing: [1, 2, 3, 4],
  fly: [1, 2, 3, 4, 5, 6, 7],
  shift: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  unit: [1, 2, 3, 4, 5, 6, 7],
  build: [1, 2, 3, 4, 5, 6, 7],
  buildPay: [1, 2, 3, 11],
  raze: [1, 2, 3, 4, 5, 6, 7],
  climb: [1, 2, 3, 4],
  payStep: [1, 2, 3, 5, 6, 7, 8, 11, 12],
  vision: [11],
  fight: [1, 2, 3, 4, 5, 6, 7],
  conflict: [3, 4, 5, 6, 7, 8, 9, 11, 12],
  layFirst: [4, 5, 6],
  lay: [3, 4],
  tie: [4, 5, 6],
  retreat: [4, 5, 7],
  victory: [4, 11],
  command: [1, 2, 3, 4],
  prowl: [1, 2, 3, 4, 5, 6, 7, 11],
  restore: [1, 2, 3, 4],
  echo: [1, 2, 3, 4],
}

/** Effects open only where there is room for what they ask: see `run-effect.ts`. */
const DEEPEST_EFFECT = DEEPEST - 8

/** Whether a frame can lie there at all: on what it lies on, with nothing in what it does not use. */
export function isShaped({ step, registers, actor, here, below, depth }: Placed, s: State): boolean {
  const fits = below === undefined ? FIRST_OF_ALL.includes(step) : BELOW[step].includes(below.step)
  if (!fits || actor >= s.seats() || (step === 'effect' && depth > DEEPEST_EFFECT)) return false
  for (let register = 1; register < REGISTERS; register++)
    if (registers[register] !== 0 && !REMEMBERS[step].includes(register)) return false
  return here < 0 || s.board().areas[here] !== undefined
}
