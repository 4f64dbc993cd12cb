import {
  firstArgument,
  kindOf,
  type Move,
  type MoveList,
  type Rng,
  type Seat,
  secondArgument,
  thirdArgument,
} from '@sennik/engine'
import { HAND, LANDS, NINE, NO_CARD, RAVEN } from '../components.ts'
import { moves } from '../moves.ts'
import { LONGEST_SERIES, type State } from '../state.ts'
import { stepNumber } from '../steps.ts'
import { Outlook } from './outlook.ts'

/* In points, as everything that a mind weighs. */

/** What four new cards promise: more than a cat on an empty land, which a rival may take. Only without a pair in hand, of course. */
const NEW_HAND = 30
/** How much less for each round in which nobody added a nine: somebody has to begin. */
const PATIENCE = 4
/** Who holds the same cat can defend the one they lay, and let them fight; who holds its friend can only do the latter. */
const WITH_ITS_LIKE = 20
const WITH_ITS_FRIEND = 8
/** An attack may be repelled. */
export const ATTACK_SUCCEEDS = 0.7
/** Jokers and ravens are too good for what gains next to nothing, jokers and owls also in a duel. */
const RARE = 5
const KEPT_FOR_DUELS = 15
const A_REPLY = 2

const { code } = moves
const SETTLE = stepNumber('settle')
const FULL_HAND = HAND
const LANDS_EACH = LANDS
const SUM = NINE
const NOTHING = NO_CARD
const A_RAVEN = RAVEN

const outlook = new Outlook()

/** The move that promises most, by what lies open and the seat's own hand. */
export function rollout(s: State, seat: Seat, legal: MoveList, _rng: Rng): Move {
  let best = legal.at(0)
  if (legal.size === 1) return best
  outlook.of(s, seat)
  let bestPromise = Number.NEGATIVE_INFINITY
  for (let index = 0; index < legal.size; index++) {
    const promise = promiseOf(s, seat, legal.at(index))
    if (promise <= bestPromise) continue
    best = legal.at(index)
    bestPromise = promise
  }
  return best
}

function promiseOf(s: State, seat: Seat, move: Move): number {
  switch (kindOf(move)) {
    case code.cat:
      return ofCat(s, seat, firstArgument(move), secondArgument(move), thirdArgument(move))
    case code.raven:
      return (
        outlook.laying(firstArgument(move), secondArgument(move), firstArgument(move) === seat ? NOTHING : A_RAVEN) -
        RARE
      )
    case code.joker:
      return ofJoker(s, seat, firstArgument(move), secondArgument(move)) - RARE
    case code.exchange:
      return NEW_HAND - (PATIENCE * s.idleTurns()) / s.seats()
    case code.declare:
      return outlook.meeting(seat, s.stack.register(0), s.stack.register(1), firstArgument(move))
    case code.put:
      return outlook.nineOn(seat, firstArgument(move), s.stack.step === SETTLE ? s.beside() : NOTHING)
    case code.defend:
      return harm(s) - A_REPLY
    case code.defendJoker:
      return harm(s) - KEPT_FOR_DUELS
    case code.owl:
      return harm(s) - KEPT_FOR_DUELS
    case code.repeat:
      return ofRepeating(s, seat) - A_REPLY
    case code.repeatJoker:
      return ofRepeating(s, seat) - KEPT_FOR_DUELS
    default:
      return ofNightCard(s, seat, move)
  }
}

function ofCat(s: State, seat: Seat, cat: number, owner: number, land: number): number {
  if (s.topOf(owner, land) === NOTHING)
    return outlook.laying(owner, land, cat) + (owner === seat ? backing(s, seat, cat) : 0)
  const met = outlook.meeting(seat, owner, land, cat)
  return owner === seat ? met : ATTACK_SUCCEEDS * met
}

/** What else is in hand for a cat that is laid on one's own dream. */
function backing(s: State, seat: Seat, cat: number): number {
  let likes = 0
  let friends = 0
  for (let index = 0; index < FULL_HAND; index++) {
    const card = s.cardInHand(seat, index)
    if (card === cat) likes++
    else if (card === SUM - cat) friends++
  }
  if (likes > 1) return WITH_ITS_LIKE
  return friends > 0 ? WITH_ITS_FRIEND : 0
}

function ofJoker(s: State, seat: Seat, owner: number, land: number): number {
  const top = s.topOf(owner, land)
  if (top === A_RAVEN) return outlook.laying(owner, land, NOTHING)
  const met = Math.max(outlook.meeting(seat, owner, land, top), outlook.meeting(seat, owner, land, SUM - top))
  return owner === seat ? met : ATTACK_SUCCEEDS * met
}

/** What the attack under way would do if it succeeded, to those who may reply. */
const harm = (s: State): number =>
  -outlook.meeting(s.turn(), s.stack.register(0), s.stack.register(1), s.attackingCat())

/** When nearly all cards lie in dreams, two can draw the very cards they have just played for ever: then the attacker gives up. */
function ofRepeating(s: State, seat: Seat): number {
  if (s.seriesSize() === LONGEST_SERIES) return Number.NEGATIVE_INFINITY
  return ATTACK_SUCCEEDS * outlook.meeting(seat, s.stack.register(0), s.stack.register(1), s.attackingCat())
}

/** The night cards (KOT-N3 to KOT-N5); to do nothing more in a duel is worth nothing. */
function ofNightCard(s: State, seat: Seat, move: Move): number {
  const owner = firstArgument(move)
  const land = secondArgument(move)
  switch (kindOf(move)) {
    case code.moth:
      return outlook.laying(owner, land, NOTHING) + outlook.carrying(s.topOf(owner, land))
    case code.carry:
      return outlook.laying(owner, land, s.topOf(s.stack.register(0), s.stack.register(1)))
    case code.bat:
      return outlook.laying(owner, land, NOTHING) + outlook.anyNine(seat)
    case code.dragon:
      return ofDragon(s, seat)
    default:
      return 0
  }
}

function ofDragon(s: State, seat: Seat): number {
  let sum = outlook.anyNine(seat)
  for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++)
    if (s.topOf(cell >> 2, cell & 3) === A_RAVEN) sum += outlook.laying(cell >> 2, cell & 3, NOTHING)
  return sum
}
