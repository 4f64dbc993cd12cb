import { asSeat } from '@sennik/engine'
import { MAX_SEATS } from '../components.ts'
import type { State } from '../state.ts'
import { stepNumber } from '../steps.ts'
import { ATTACK_SUCCEEDS } from './rollout.ts'
import { CLEAR_LEAD, worthOf } from './worth.ts'

/** What it is worth to be about to play, in points. */
const TO_MOVE = 20
/** A nine that is about to be added: what it counts and promises. */
const COMING_NINE = 45
/** What of a finished game hangs on winning it; the rest on how far one got, for who cannot win still plays on. */
const WIN = 0.9
/** After so many rounds without a nine nobody would care any more who wins. */
const PATIENCE = 12

const TURN = stepNumber('turn')
const NINE = stepNumber('nine')
const SETTLE = stepNumber('settle')
const REPLY = stepNumber('reply')
const PARTNER = stepNumber('partner')

const worths = new Float64Array(MAX_SEATS)
const points = new Float64Array(MAX_SEATS)

/** How likely each seat is to win; once the game is over, whether it has. */
export function judge(s: State, _root: State, into: Float64Array): void {
  const seats = s.seats()
  const isOver = s.deciders() === 0
  for (let seat = 0; seat < seats; seat++) worths[seat] = worthOf(s, seat)
  if (!isOver) worths[s.turn()]! += underWay(s)
  shareTeams(s, worths)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    into[seat] = Math.exp(worths[seat]! / CLEAR_LEAD)
    sum += into[seat]!
  }
  // With teams both partners are in the sum, and each has what the team has.
  if (s.playsInTeams()) sum /= 2
  const idle = s.idleTurns() / (PATIENCE * seats)
  const left = Math.max(0, 1 - idle * idle)
  for (let seat = 0; seat < seats; seat++) into[seat]! *= left / sum
  if (isOver) judgeEnd(s, into)
}

/** What the seat whose turn it is has from that, apart from what lies there. */
function underWay(s: State): number {
  switch (s.stack.step) {
    case TURN:
      return TO_MOVE
    case NINE:
    case SETTLE:
      return COMING_NINE - TO_MOVE
    case REPLY:
    case PARTNER:
      return ATTACK_SUCCEEDS * COMING_NINE - TO_MOVE
    default:
      return -TO_MOVE
  }
}

/** KOT-T4: what one has, its partner has too. */
function shareTeams(s: State, figures: Float64Array): void {
  if (!s.playsInTeams()) return
  for (let seat = 0; seat < s.seats() >> 1; seat++) {
    const partner = s.partnerOf(asSeat(seat))
    const sum = figures[seat]! + figures[partner]!
    figures[seat] = sum
    figures[partner] = sum
  }
}

/** Nines break a tie (KOT-23) and are fewer than this. */
const A_POINT = 64

function judgeEnd(s: State, into: Float64Array): void {
  const seats = s.seats()
  for (let seat = 0; seat < seats; seat++) points[seat] = A_POINT * s.pointsIn(seat) + s.ninesIn(seat)
  shareTeams(s, points)
  let most = 0
  let winners = 0
  for (let seat = 0; seat < seats; seat++) {
    if (points[seat]! > most) winners = 0
    most = Math.max(most, points[seat]!)
    if (points[seat] === most) winners++
  }
  if (s.playsInTeams()) winners /= 2
  for (let seat = 0; seat < seats; seat++)
    into[seat] = (1 - WIN) * into[seat]! + (points[seat] === most ? WIN / winners : 0)
}
