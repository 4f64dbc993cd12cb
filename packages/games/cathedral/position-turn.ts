import { COUNT } from './cells.ts'
import { DREAM_LIMIT, HAND_LIMIT } from './components.ts'
import type { Placed } from './position-frames.ts'
import { WINDOWS } from './rules/dreams.ts'
import type { State } from './state.ts'
import type { StepName } from './steps.ts'

/* The frames of setting up and of a turn, as they can come up (KK-2.17, KK-4). */

/** How far a turn is while a frame lies on it. A turn waits for its reactions in one phase (KK-5.1). */
const PHASES: { readonly [S in StepName]?: readonly number[] } = {
  day: [2],
  act: [3],
  returnDreams: [5],
  takeDreams: [6],
  handLimit: [7],
  react: [8],
  wake: [11],
  // The action, a reaction, what is built.
  release: [3, 8, 10],
}
const WINDOW_PHASES: readonly number[] = [1, 4, 8, 8, 11]
const REACTIONS_OVER = 10
const FIRST_REACTION = 8

/** Who reacts, as the turn counts: reactions and the windows behind them take turns. */
const reacting = (s: State, gone: number): number => (s.active() + 1 + (gone >> 1)) % s.seats()

/** Whether a turn is in this phase with what lies on it. */
function isTurn({ actor, left, extra, above }: Placed, s: State): boolean {
  const most = 2 * (s.seats() - 1)
  if (actor !== s.active() || above === undefined) return false
  if (left >= REACTIONS_OVER ? extra !== most : left === FIRST_REACTION ? extra > most : extra !== 0) return false
  if (above.step === 'window') return WINDOW_PHASES.includes(left)
  if (above.step === 'react' || (above.step === 'release' && left === FIRST_REACTION)) return extra % 2 === 1
  return PHASES[above.step]?.includes(left) === true
}

/** KK-D25: a window at its moment, and who is asked holds a Dream. */
function isWindow({ actor, left, extra, below, above }: Placed, s: State): boolean {
  const turn = below!
  if (left >= s.seats() || WINDOW_PHASES[extra] !== turn.left) return false
  const isAfterReaction = turn.extra > 0 && turn.left === FIRST_REACTION
  if (turn.left === FIRST_REACTION && (extra === WINDOWS.afterReaction) !== isAfterReaction) return false
  if (turn.left === FIRST_REACTION && turn.extra % 2 === 1) return false
  return above === undefined ? s.dreams.sizes[actor]! > 0 : left === 0
}

/** Who resolves what lies above a release: whose action, reaction, building or Dream it is. */
export function resolver({ below }: Placed, s: State): number {
  const { step, actor, left, extra } = below!
  if (step === 'window') return (actor + s.seats() - 1) % s.seats()
  return left === FIRST_REACTION ? reacting(s, extra) : s.active()
}

/** KK-4.1: the Dreamer stands on the Day that was chosen; before and after that it sleeps. */
export function areDreamersInPlace(turn: Placed, top: Placed, s: State): boolean {
  const active = s.active()
  const isChosen = turn.left > 2
  const isAsleep = top.step === 'wake' && top.actor !== active
  if ((s.counts[COUNT.day] !== 0) !== isChosen) return false
  for (let seat = 0; seat < s.seats(); seat++) {
    const at = s.dreamers[seat]!
    const onDay = seat === active && isChosen && !isAsleep
    if (onDay ? at !== 10 + s.day() : at < 1 || at > 3) return false
  }
  return true
}

export const TURN_FRAMES: { readonly [S in StepName]?: (frame: Placed, s: State) => boolean } = {
  turn: isTurn,
  window: isWindow,
  release: ({ actor, above }) => actor === 0 && above !== undefined,
  day: ({ actor }, s) => actor === s.active(),
  act: ({ actor }, s) => actor === s.active(),
  returnDreams: ({ actor }, s) => actor === s.active() && s.dreams.sizes[actor]! > 0,
  takeDreams: ({ actor }, s) => actor === s.active() && s.dreams.counting(s.active()) < DREAM_LIMIT,
  handLimit: ({ actor }, s) => actor === s.active() && s.handCount(s.active()) > HAND_LIMIT,
  react: ({ actor, below }, s) => actor === reacting(s, below!.extra),
  wake: () => true,
}
