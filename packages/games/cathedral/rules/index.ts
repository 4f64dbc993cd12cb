import { asSeat, includes, kindOf, MoveList, NO_SEATS, type Rules, type Table } from '@sennik/engine'
import type { Book } from '../cards/book.ts'
import { MAX_SEATS, MIN_SEATS } from '../components.ts'
import type { Event } from '../events.ts'
import { imagine } from '../imagine.ts'
import { moves } from '../moves.ts'
import type { Options } from '../options.ts'
import { sheet, totals, winners } from '../scoring.ts'
import { secrets } from '../secrets.ts'
import { copy, State } from '../state.ts'
import { type Decision, outOfPlace, STEP_NAMES, type Step, type StepName } from '../steps.ts'
import { tell, type View, view } from '../view.ts'
import { icons, pieces } from './cathedral.ts'
import { conflict, fight, layFirst, tie, victory } from './conflict.ts'
import { afterEvent, discardCards, keepCards, keepDreams, playCards, stealCards } from './develop.ts'
import { dreamWindow } from './dreams.ts'
import { echo } from './echo.ts'
import { choose, effect, may, pay } from './effects.ts'
import { build, buildPay, raze } from './fortify.ts'
import { lay } from './laying.ts'
import { flight, movePoints, shift, wingPoints } from './maneuver.ts'
import { command, prowl, restore } from './nightmares.ts'
import { retreat } from './retreat.ts'
import { climb, payStep, release, vision } from './ritual.ts'
import { draft, dreamers, layOut } from './setup.ts'
import { areas, settle } from './summon.ts'
import { act, chooseDay, handLimit, react, returnDreams, takeDreams, turn, wake } from './turn.ts'
import { unitChoice } from './unit-choice.ts'

const nothing: Step = { resume: s => s.stack.end() }

/** Every decision the table can wait for, and everything that goes on by itself. */
const ALL: { readonly [S in StepName]: Step | Decision } = {
  none: nothing,
  draft,
  dreamers,
  turn,
  window: dreamWindow,
  day: chooseDay,
  act,
  returnDreams,
  takeDreams,
  handLimit,
  react,
  wake,
  effect,
  may,
  choose,
  pay,
  play: playCards,
  afterEvent,
  discard: discardCards,
  keep: keepCards,
  keepDream: keepDreams,
  steal: stealCards,
  settle,
  areas,
  move: movePoints,
  shift,
  fly: flight,
  unit: unitChoice,
  build,
  buildPay,
  raze,
  climb,
  payStep,
  vision,
  fight,
  conflict,
  layFirst,
  lay,
  tie,
  retreat,
  victory,
  command,
  prowl,
  restore,
  echo,
  pieces,
  icons,
  release,
  wing: wingPoints,
}
const STEPS: readonly Step[] = STEP_NAMES.map(name => ALL[name])
const DECISIONS = STEPS as readonly Decision[]
const { recall } = moves.make

/** Kinds of moves that show a card to somebody. */
const shows = new Uint8Array(Object.keys(moves.kinds).length)
for (const kind of ['play', 'discard', 'dream', 'takeDream', 'keep', 'lay'] as const) shows[moves.code[kind]] = 1

/** Goes on until somebody has to decide, or the game is over. */
function run(s: State, table: Table<Event>): void {
  while (s.stack.depth > 0 && s.stack.deciders === NO_SEATS) STEPS[s.stack.step]!.resume(s, table)
}

/** KK-D23: one's own Followers, at any time. */
const mayRecall = (s: State, seat: number): boolean => !s.isOver() && s.limbo[seat]! > 0

const legal = new MoveList()

/** The rules with these cards. */
export const rulesWith = (book: Book): Rules<State, Event, View, Options> => ({
  id: 'cathedral',
  version: 2,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  longestGame: 20_000,

  newState: () => new State(book),
  copy,
  setup(seats, options, table, into) {
    layOut(into, seats, options, table)
    run(into, table)
  },

  seatCount: s => s.seats(),
  deciders: s => s.deciders(),
  legalMoves(s, seat, out) {
    DECISIONS[s.stack.step]!.legal(s, seat, out)
  },
  secondThoughts(s, seat, out) {
    if (mayRecall(s, seat)) out.add(recall)
  },
  why(s, seat, move) {
    if (s.isOver()) return 'KK-11.1'
    if (move === recall) return mayRecall(s, seat) ? undefined : 'KK-D23'
    if (!includes(s.deciders(), seat)) return 'KK-4.0'
    const decision = DECISIONS[s.stack.step]!
    legal.clear()
    decision.legal(s, seat, legal)
    return legal.has(move) ? undefined : (decision.why?.(s, seat, move) ?? outOfPlace(move))
  },
  /**
   * What shows a card stands, even if everybody could have named it by elimination: who could is itself a secret, as is which cards already lie face down in a
   * conflict.
   */
  stands: (_s, _seat, move) => shows[kindOf(move)] === 1,
  apply(s, seat, move, table) {
    if (move === recall) {
      s.limbo[seat]!--
      s.supply[seat]!++
      table.story?.push({ type: 'recalled', seat: asSeat(seat) })
      return
    }
    s.stack.setDeciders(NO_SEATS)
    DECISIONS[s.stack.step]!.play(s, seat, move, table)
    run(s, table)
  },

  scores: totals,
  winners,
  sheet,

  view,
  tell,
  imagine,
  secrets,
})
