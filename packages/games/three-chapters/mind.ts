import { asSeat, type Mind, type Move, type MoveList, type Seat } from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { leadOf, OpenHands } from './mind/open-hands.ts'
import { Picking } from './mind/picking.ts'
import { Playing } from './mind/playing.ts'
import { tempers } from './mind/tempers.ts'
import { TwoOpenHands } from './mind/two-open-hands.ts'
import { Worth } from './mind/worth.ts'
import { HAND_ROW, type State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

const DRAFT = stepNumber('draft')
const PLAY = stepNumber('play')

/** A lead of so many points at the end counts as nearly three games in four: more is better, but not much more. */
const LEAD = 5
const MOST_CARDS = 64

/** How a search thinks about 3 Chapters with these cards. It plays every world to its end: a game is short. */
export function mindWith(deck: Deck): Mind<State, View> {
  const worth = new Worth(deck)
  const picking = new Picking(worth)
  const playing = new Playing(worth)
  const winnerAfter = countingOut(deck)
  return {
    depth: 1,
    curiosity: 0.5,
    horizon: 1000,
    othersByRollout: true,
    tempers,

    rollout(s: State, seat: Seat, _legal: MoveList): Move {
      if (s.stack.step !== DRAFT) return playing.best(s, seat)
      return s.pickAt(seat, s.moment()) === 0 ? picking.best(s, seat) : picking.gift(s, seat)
    },

    isSettled: () => false,

    judge(s, _root, into) {
      for (let seat = 0; seat < s.seats(); seat++) into[seat] = 1 / (1 + Math.exp(-leadOf(s, asSeat(seat)) / LEAD))
    },

    /** CH-5: what is picked and given lies face down. */
    isSecret: s => s.stack.step === DRAFT,

    /** The hand to choose from, or the cards on the table. */
    knowledge(s, seat) {
      let known = 0
      if (s.stack.step === DRAFT)
        for (let cell = seat * HAND_ROW; cell < (seat + 1) * HAND_ROW; cell++)
          known = Math.imul(known, MOST_CARDS + 1) + s.hands[cell]!
      else
        for (let turn = 0; turn < s.turns(); turn++)
          known = known * MOST_CARDS + s.cardAt((s.leader() + turn) % s.places(), s.round())
      return known | 0
    },

    solve(s, seat, move) {
      if (s.isOver() || s.stack.step !== PLAY) return undefined
      const winner = winnerAfter(s, seat, move)
      return winner === undefined ? undefined : winner === seat ? 1 : 0
    },
  }
}

/** Who wins after a move when all cards lie open. What it takes is made when it is first needed: most minds never count anything out. */
function countingOut(deck: Deck): (s: State, seat: Seat, move: Move) => Seat | undefined {
  let two: TwoOpenHands | undefined
  let many: OpenHands | undefined
  return (s, seat, move) => {
    if (s.hasGhosts()) two ??= new TwoOpenHands(deck)
    else many ??= new OpenHands(deck)
    return (s.hasGhosts() ? two : many)?.winnerAfter(s, seat, move)
  }
}
