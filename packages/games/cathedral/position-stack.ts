import {
  asSeat,
  badField,
  cannotBe,
  englishPlural,
  type Field,
  listOf,
  MoveList,
  type Rules,
  readWhole,
  type SeatSet,
  seatsOf,
} from '@sennik/engine'
import { COUNT } from './cells.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import { areOpenCards, CONFLICT_FRAMES } from './position-conflicts.ts'
import { type Frame, isShaped, type Placed, placed } from './position-frames.ts'
import { isQuestion } from './position-questions.ts'
import { isSettingUp, SETUP_FRAMES } from './position-setup.ts'
import { areDreamersInPlace, TURN_FRAMES } from './position-turn.ts'
import { type Fields, NONE, placesOf } from './position-words.ts'
import { DEEPEST, REGISTERS, type State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'
import type { View } from './view.ts'

/* The stack of a position: what the table waits for, and what goes on afterwards. */

const FRAME = 2 + REGISTERS

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

/** Lays the frames out; whether they can be is checked once the rest of the position is there. */
export function readStack(field: Field | undefined, s: State): readonly Frame[] {
  if (field === undefined || field.value === '' || field.value === NONE) return []
  const frames = field.value.split('|')
  if (frames.length > DEEPEST)
    throw badField(
      field,
      { pl: `najwyżej ${DEEPEST} części między „|”`, en: `at most ${DEEPEST} parts between “|”` },
      `${frames.length} × … |`,
    )
  return frames.map((frame, index) => readFrame(field, frame, s, index === frames.length - 1))
}

const STEPS = {
  pl: `jedno z: ${STEP_NAMES.slice(1).join(', ')}`,
  en: `one of: ${STEP_NAMES.slice(1).join(', ')}`,
}

function readFrame(field: Field, frame: string, s: State, isTop: boolean): Frame {
  const [name = '', asked = '', ...words] = placesOf(frame)
  const step = (STEP_NAMES as readonly string[]).indexOf(name)
  if (step < 1) throw badField(field, STEPS, name === '' ? '|' : name)
  const seats = { pl: `numer gracza, 1–${s.seats()}`, en: `the number of a player, 1–${s.seats()}` }
  if (isTop && (!/^\d$/.test(asked) || Number(asked) < 1 || Number(asked) > s.seats()))
    throw badField(field, seats, `${name} ${asked}`.trim())
  if (!isTop && asked !== NONE)
    throw badField(
      field,
      { pl: `„${name} ${NONE}”, bo pyta tylko ostatnia część`, en: `“${name} ${NONE}”, since only the last part asks` },
      frame.trim(),
    )
  if (words.length > REGISTERS)
    throw badField(
      field,
      { pl: `najwyżej ${REGISTERS} liczb po „${name}”`, en: `at most ${REGISTERS} numbers after “${name}”` },
      frame.trim(),
    )
  const actor = isTop ? Number(asked) - 1 : 0
  s.stack.call(step, isTop ? ((1 << actor) as SeatSet) : (0 as SeatSet), actor)
  words.forEach((word, register) => {
    s.stack.setRegister(register, readWhole(field, word, 0, 255))
  })
  const registers = listOf(REGISTERS, register => s.stack.register(register))
  if (isTop && registers[0] !== actor)
    throw badField(
      field,
      { pl: `${actor}, bo pytany jest gracz ${actor + 1}`, en: `${actor}, since player ${actor + 1} is asked` },
      words[0],
    )
  return { step: name as StepName, registers }
}

type Check = (frame: Placed, s: State) => boolean

const hasSense = (frame: Placed, s: State): boolean => {
  const check: Check | undefined = SETUP_FRAMES[frame.step] ?? TURN_FRAMES[frame.step] ?? CONFLICT_FRAMES[frame.step]
  return isShaped(frame, s) && (check?.(frame, s) ?? true) && isQuestion(frame, s)
}

/** Throws `BadInput` unless the table can wait for this, with the rest of the position as it is. */
export function checkStack(
  frames: readonly Frame[],
  s: State,
  fields: Fields,
  rules: Rules<State, Event, View, Options>,
): void {
  const all = placed(frames)
  const refuse = (step: string): never => {
    throw cannotBe(fields, ['stack'], {
      pl: `„${step}” nie może się tak pojawić w tej pozycji`,
      en: `“${step}” cannot come up like that in this position`,
    })
  }
  const wrong = all.find(frame => !hasSense(frame, s))
  if (wrong !== undefined) refuse(wrong.step)
  const [bottom] = all
  const top = all.at(-1)
  if (bottom !== undefined && top !== undefined && !isSettingUp(bottom) && !areDreamersInPlace(bottom, top, s))
    throw cannotBe(fields, ['dreamers', 'day', 'stack'], {
      pl: 'śniący Aktywnego Gracza stoi na wybranym polu dnia, a przed wyborem i po turze na polu nocy, jak zawsze śniący pozostałych',
      en: 'the Dreamer of the active player stands on the Day that was chosen and, before that and after the turn, on a Night, where the others always are',
    })
  checkUnderWay(all, s, fields)
  if (top === undefined) return
  const list = new MoveList()
  rules.legalMoves(s, asSeat(top.actor), list)
  if (list.size === 0) refuse(top.step)
}

/** What lies on the table only while something is being resolved; in a position that is only counted nothing is. */
function checkUnderWay(frames: readonly Placed[], s: State, fields: Fields): void {
  const events = frames.filter(({ step }) => step === 'afterEvent').length
  const named = s.counts[COUNT.playing]!
  if (events !== named)
    throw cannotBe(fields, ['playing', 'stack'], {
      pl: `wydarzenia w polu „playing”: ${named}, a właśnie rozpatrywane: ${events}`,
      en: `“playing” names ${named} ${englishPlural(named, 'event', 'events')}, but ${events} ${englishPlural(events, 'is', 'are')} being resolved`,
    })
  if (s.held.some(count => count > 0) && !frames.some(({ step }) => step === 'release'))
    throw cannotBe(fields, ['held', 'stack'], {
      pl: 'wyznawcy czekają na Torze Rytuału tylko w trakcie akcji, reakcji, snu albo budowy',
      en: 'followers wait on the ritual track only during an action, a reaction, a dream or building',
    })
  if (!areOpenCards(frames, s))
    throw cannotBe(fields, ['revealed', 'clash', 'basics', 'laid', 'stack'], {
      pl: 'karty leżą w konflikcie tylko, dopóki się go rozstrzyga, i tylko karty jego stron',
      en: 'cards lie in a conflict only while it is being fought, and only those of its sides',
    })
}
