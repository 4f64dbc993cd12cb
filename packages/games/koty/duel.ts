import { asSeat, kindOf, type Move, type MoveList, only, type Seat, type Table } from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import { type Card, JOKER, NO_CARD, OWL } from './components.ts'
import { drawUp } from './drawing.ts'
import type { Event } from './events.ts'
import { meet } from './meeting.ts'
import { moves } from './moves.ts'
import { GOES_ON, type State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { endIdleTurn } from './turn-end.ts'

const { defend, defendJoker, owl, letGo, repeat, repeatJoker, stop } = moves.make
const { code } = moves
const REPLY = stepNumber('reply')
const PARTNER = stepNumber('partner')
const REPEAT = stepNumber('repeat')

/** What every step of a duel keeps: whose land is attacked, and which. */
const OWNER = 0
const LAND = 1
const attackedSeat = (s: State): Seat => asSeat(s.stack.register(OWNER))
const attackedLand = (s: State): number => s.stack.register(LAND)

// --- Attack (KOT-13): the card, already out of the hand, lies on a rival's cat and stands for this one ---

/** KOT-7: the attacker draws at once. KOT-16: then the attacked seat is asked, whatever it holds. */
export function attack(s: State, seat: Seat, owner: Seat, land: number, as: Card, table: Table<Event>): void {
  s.beginDuel(as)
  table.story?.push({ type: 'attacked', seat, owner, land, card: s.played(), as, repeated: s.seriesSize() > 0 })
  drawUp(s, seat, table)
  s.stack.goto(REPLY, only(owner), owner, land)
}

// --- Defence (KOT-16), owl (KOT-N2); the attacked seat, then its partner (KOT-T2) ---

export const reply: Step = {
  legal: addReplies,
  why: whyNotReply,
  play(s, seat, move, table) {
    if (kindOf(move) !== code.letGo) {
      playReply(s, seat, move, table)
      return
    }
    table.story?.push({ type: 'letGo', seat })
    if (s.playsInTeams()) s.stack.goto(PARTNER, only(s.partnerOf(seat)), seat, attackedLand(s))
    else succeed(s, table)
  },
}

export const partnerReplies: Step = {
  legal: addReplies,
  why: whyNotReply,
  play(s, seat, move, table) {
    if (kindOf(move) !== code.letGo) {
      playReply(s, seat, move, table)
      return
    }
    table.story?.push({ type: 'letGo', seat })
    succeed(s, table)
  },
}

function addReplies(s: State, seat: Seat, out: MoveList): void {
  if (s.holds(seat, s.attackingCat())) out.add(defend)
  if (s.holds(seat, JOKER)) out.add(defendJoker)
  if (s.holds(seat, OWL)) out.add(owl)
  out.add(letGo)
}

function whyNotReply(s: State, seat: Seat, move: Move): KotyClause | undefined {
  switch (kindOf(move)) {
    case code.defend:
      return s.holds(seat, s.attackingCat()) ? undefined : 'KOT-16'
    case code.defendJoker:
      return s.holds(seat, JOKER) ? undefined : 'KOT-16'
    case code.owl:
      return s.holds(seat, OWL) ? undefined : 'KOT-N2'
    case code.letGo:
      return undefined
    default:
      return outOfPlace(move)
  }
}

function playReply(s: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (kindOf(move) === code.owl) block(s, seat, table)
  else defendWith(s, seat, kindOf(move) === code.defend ? s.attackingCat() : JOKER, table)
}

function defendWith(s: State, seat: Seat, card: Card, table: Table<Event>): void {
  const owner = attackedSeat(s)
  const land = attackedLand(s)
  const attacking = s.played()
  s.takeFromHand(seat, card)
  table.story?.push({ type: 'defended', seat, owner, land, card, as: s.attackingCat() })
  drawUp(s, seat, table)
  s.putOnDiscard(attacking)
  s.putOnDiscard(card)
  s.clearTable()
  s.addToSeries(attacking, card)
  table.story?.push({ type: 'repelled', seat, attacker: s.turn(), attack: attacking, defence: card })
  if (s.ending() === GOES_ON) {
    s.stack.goto(REPEAT, only(s.turn()), owner, land)
    return
  }
  s.endDuel()
  endIdleTurn(s, table)
}

/** KOT-N2: the attacking card instead of a draw. */
function block(s: State, seat: Seat, table: Table<Event>): void {
  const attacking = s.played()
  s.takeFromHand(seat, OWL)
  s.putOnDiscard(OWL)
  s.showAndTake(seat, attacking)
  s.clearTable()
  s.endDuel()
  table.story?.push({ type: 'blocked', seat, attacker: s.turn(), card: attacking })
  endIdleTurn(s, table)
}

function succeed(s: State, table: Table<Event>): void {
  const as = s.attackingCat()
  s.endDuel()
  meet(s, s.turn(), attackedSeat(s), attackedLand(s), as, table)
}

// --- Repeating the attack (KOT-17): the attacker is asked, whatever they hold ---

export const repeatAttack: Step = {
  legal(s, seat, out) {
    if (s.holds(seat, s.attackingCat())) out.add(repeat)
    if (s.holds(seat, JOKER)) out.add(repeatJoker)
    out.add(stop)
  },
  why(s, seat, move) {
    switch (kindOf(move)) {
      case code.repeat:
        return s.holds(seat, s.attackingCat()) ? undefined : 'KOT-17'
      case code.repeatJoker:
        return s.holds(seat, JOKER) ? undefined : 'KOT-17'
      case code.stop:
        return undefined
      default:
        return outOfPlace(move)
    }
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.stop) {
      table.story?.push({ type: 'stopped', seat })
      s.endDuel()
      endIdleTurn(s, table)
      return
    }
    const card = kindOf(move) === code.repeat ? s.attackingCat() : JOKER
    s.takeFromHand(seat, card)
    s.layOnTable(card, NO_CARD)
    attack(s, seat, attackedSeat(s), attackedLand(s), s.attackingCat(), table)
  },
}
