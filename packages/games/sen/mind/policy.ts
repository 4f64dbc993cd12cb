import { asSeat, firstArgument, type Move, type MoveList, type Rng, type Seat, secondArgument } from '@sennik/engine'
import { CARDS, type Card, DECK, isSpecial, PEEK_1, ravensOn, TAKE_2 } from '../components.ts'
import { moves } from '../moves.ts'
import { PART, type State } from '../state.ts'
import { stepNumber } from '../steps.ts'
import { expectedAt, expectedLead, turnsPlayed, worstSlot } from './expectations.ts'

const { take, draw, call, claim, place, discard, use, keep, look, pick, point, name } = moves.make
const TURN = stepNumber('turn')
const EXCHANGE = stepNumber('exchange')
const DRAWN = stepNumber('drawn')
const KEEP = stepNumber('keep')
const PEEK = stepNumber('peek')
const SWAP = stepNumber('swap')
const SWAP_WITH = stepNumber('swap-with')
const CLAIM = stepNumber('claim')
const CLAIM_WITH = stepNumber('claim-with')
const CLAIM_NUMBER = stepNumber('claim-number')
const NOWHERE = -1

/*
 * Calling is nearly all of Sen: which card goes where hardly divides good players. The margin below is where calling earlier and calling
 * later both lose against it over thousands of rounds (two seats).
 */

/** How many ravens fewer than every rival one must expect to have before calling, at the deal, and how much less with every turn. */
const CALL_MARGIN = 6
const MARGIN_PER_TURN = 0.3
/** A rival who calls wrongly pays for it, and will again: one waits for that. So much more margin if they did in every round. */
const PATIENCE = 30
/** Rounds without a wrong call that a stranger is credited with. */
const ROUNDS_OF_A_STRANGER = 1
/** A card taken openly is known to everyone: it must save so much more than the next card is expected to. */
const OPEN_COST = 0.5
/** To know a land of one's own. */
const WORTH_OF_A_LOOK = 2

/** What the next card is expected to save somebody whose worst land has so many ravens: it is put there if it is better. */
const SAVED_BY_DRAW = Float64Array.from({ length: 10 }, (_, worst) =>
  DECK.reduce((sum, card) => sum + Math.max(0, worst - ravensOn(card as Card)) / CARDS, 0),
)

/** A quick move by what the seat knows: it lowers its own count, and calls when it expects to be well ahead. */
export function quickMove(s: State, seat: Seat, legal: MoveList, rng: Rng): Move {
  switch (s.stack.step) {
    case TURN:
      return onTurn(s, seat, legal)
    case EXCHANGE:
      return place(worstSlot(s, seat))
    case DRAWN:
      return withDrawn(s, seat, legal)
    case KEEP:
      return keep(worth(s, seat, s.heldCard()) >= worth(s, seat, s.otherHeldCard()) ? 0 : 1)
    case PEEK: {
      const slot = unknownSlot(s, seat)
      return slot === NOWHERE ? legal.at(rng.below(legal.size)) : look(seat, slot)
    }
    case SWAP:
      return pick(seat, worstSlot(s, seat))
    case SWAP_WITH:
      return s.stack.register(0) === seat ? temptation(s, seat) : pick(seat, worstSlot(s, seat))
    case CLAIM: {
      const slot = pairedSlot(s, seat)
      return slot === NOWHERE ? legal.at(0) : point(slot)
    }
    case CLAIM_WITH: {
      const twin = twinOf(s, seat, s.stack.register(0))
      return twin === NOWHERE ? legal.at(0) : point(twin)
    }
    case CLAIM_NUMBER:
      return name(Math.round(expectedAt(s, seat, seat, s.stack.register(0))))
    default:
      return legal.at(rng.below(legal.size))
  }
}

function onTurn(s: State, seat: Seat, legal: MoveList): Move {
  if (expectedLead(s, seat) > callMargin(s, seat)) return call
  if (s.pileSize() === 0) return take
  if (s.playsIKnow() && legal.has(claim) && pairedSlot(s, seat) !== NOWHERE) return claim
  const worst = expectedAt(s, seat, seat, worstSlot(s, seat))
  return worst - ravensOn(s.topDiscard()) > SAVED_BY_DRAW[Math.round(worst)]! + OPEN_COST ? take : draw
}

function callMargin(s: State, seat: Seat): number {
  const seats = s.seats()
  let margin = CALL_MARGIN - MARGIN_PER_TURN * turnsPlayed(s)
  for (let rival = 0; rival < seats; rival++) if (rival !== seat) margin += PATIENCE * wrongCalls(s, asSeat(rival))
  return margin
}

/** In how many rounds of this game a seat called wrongly: a share, which is small while little was seen of it. */
const wrongCalls = (s: State, seat: Seat): number =>
  s.totals[seat * PART.count + PART.penalty]! / s.penalty() / (s.round() + ROUNDS_OF_A_STRANGER)

function withDrawn(s: State, seat: Seat, legal: MoveList): Move {
  const card = s.heldCard()
  const worst = worstSlot(s, seat)
  const saved = expectedAt(s, seat, seat, worst) - ravensOn(card)
  if (isSpecial(card) && actionWorth(s, seat, card) > Math.max(saved, 0) && legal.has(use)) return use
  return saved > 0 ? place(worst) : discard
}

/** What a drawn card saves, put in a place or used. */
function worth(s: State, seat: Seat, card: Card): number {
  const saved = expectedAt(s, seat, seat, worstSlot(s, seat)) - ravensOn(card)
  return isSpecial(card) ? Math.max(saved, actionWorth(s, seat, card)) : saved
}

function actionWorth(s: State, seat: Seat, card: Card): number {
  const worst = expectedAt(s, seat, seat, worstSlot(s, seat))
  if (card === TAKE_2) return 1.5 * SAVED_BY_DRAW[Math.round(worst)]!
  if (card === PEEK_1) return unknownSlot(s, seat) === NOWHERE ? 0 : WORTH_OF_A_LOOK
  // What one saves the rival pays.
  const tempting = temptation(s, seat)
  return 2 * (worst - expectedAt(s, seat, asSeat(firstArgument(tempting)), secondArgument(tempting)))
}

/** The land of a rival on which one expects the fewest ravens. */
function temptation(s: State, seat: Seat): Move {
  const seats = s.seats()
  let best: Move = pick(s.next(seat), 0)
  let fewest = Number.POSITIVE_INFINITY
  for (let index = 0; index < seats; index++) {
    if (index === seat) continue
    const owner = asSeat(index)
    const size = s.lands(owner)
    for (let slot = 0; slot < size; slot++) {
      const ravens = expectedAt(s, seat, owner, slot)
      if (ravens >= fewest) continue
      fewest = ravens
      best = pick(owner, slot)
    }
  }
  return best
}

function unknownSlot(s: State, seat: Seat): number {
  const size = s.lands(seat)
  for (let slot = 0; slot < size; slot++) if (!s.knowsOwn(seat, slot)) return slot
  return NOWHERE
}

/** SEN-V3: the first of the two known lands with equal and most ravens, if there are two. */
function pairedSlot(s: State, seat: Seat): number {
  const size = s.lands(seat)
  let best = NOWHERE
  for (let slot = 0; slot < size; slot++)
    if (s.knowsOwn(seat, slot) && twinOf(s, seat, slot) !== NOWHERE)
      if (best === NOWHERE || ravensAt(s, seat, slot) > ravensAt(s, seat, best)) best = slot
  return best
}

/** Another known land of one's own with as many ravens. */
function twinOf(s: State, seat: Seat, slot: number): number {
  if (!s.knowsOwn(seat, slot)) return NOWHERE
  const size = s.lands(seat)
  for (let other = 0; other < size; other++)
    if (other !== slot && s.knowsOwn(seat, other) && ravensAt(s, seat, other) === ravensAt(s, seat, slot)) return other
  return NOWHERE
}

const ravensAt = (s: State, seat: Seat, slot: number): number => ravensOn(s.landAt(seat, slot))
