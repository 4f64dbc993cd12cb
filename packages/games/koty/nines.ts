import { firstArgument, kindOf, type Move, type MoveList, only, type Seat, type Table } from '@sennik/engine'
import type { KotyClause } from './clauses.ts'
import { BAT, type Card, DRAGON, LANDS, NO_CARD, RAVEN } from './components.ts'
import { pileHasCard } from './drawing.ts'
import type { Event, NineSource } from './events.ts'
import { moves } from './moves.ts'
import type { State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { endIdleTurn, endTurn } from './turn-end.ts'

const { put } = moves.make
const { code } = moves
const NINE_STEP = stepNumber('nine')
const SETTLE = stepNumber('settle')
const LANDS_EACH = LANDS

const NONE = -1
const SEVERAL = -2

/** KOT-4: the land that must take a nine, as only it can; or none can, or several. */
function landForNine(s: State, seat: Seat): number {
  let found = NONE
  for (let land = 0; land < LANDS_EACH; land++) {
    if (!s.takesNine(seat, land)) continue
    if (found !== NONE) return SEVERAL
    found = land
  }
  return found
}

function addLands(s: State, seat: Seat, out: MoveList): void {
  for (let land = 0; land < LANDS_EACH; land++) if (s.takesNine(seat, land)) out.add(put(land))
}

function whyNotPut(s: State, seat: Seat, move: Move): KotyClause | undefined {
  if (kindOf(move) !== code.put) return outOfPlace(move)
  return s.takesNine(seat, firstArgument(move)) ? undefined : 'KOT-4'
}

// --- Adding a nine (KOT-4): the card on the table, or, if there is none, the top card of the draw pile ---

/** Adds the nine where it must go, or asks its owner. */
export function addNine(s: State, seat: Seat, table: Table<Event>): void {
  const land = landForNine(s, seat)
  if (land === SEVERAL) s.stack.goto(NINE_STEP, only(seat))
  else if (land === NONE) loseNine(s, seat, table)
  else layNine(s, seat, land, table)
}

export const chooseForNine: Step = {
  legal: addLands,
  why: whyNotPut,
  play(s, seat, move, table) {
    layNine(s, seat, firstArgument(move), table)
  },
}

function sourceOf(card: Card): NineSource {
  if (card === RAVEN) return 'bat'
  return card === DRAGON ? 'dragon' : 'pile'
}

function layNine(s: State, seat: Seat, land: number, table: Table<Event>): void {
  const card = s.played()
  if (card === NO_CARD) {
    // KOT-10: there is a card, since the two friends have just been discarded. Nobody sees it (KOT-H1).
    pileHasCard(s, table)
    s.addNine(seat, land, s.drawCard(), 0)
    table.story?.push({ type: 'addedNine', seat, land, from: 'pile' })
  } else {
    s.addNine(seat, land, card, 1)
    table.story?.push({ type: 'addedNine', seat, land, from: sourceOf(card), card })
  }
  clearAway(s)
  endTurn(s, table)
}

/** KOT-4: without room the card is lost. */
function loseNine(s: State, seat: Seat, table: Table<Event>): void {
  const card = s.played()
  if (card === NO_CARD) pileHasCard(s, table)
  const lost = card === NO_CARD ? s.drawCard() : card
  s.putOnDiscard(lost)
  table.story?.push({ type: 'lost', seat, from: sourceOf(card), cards: [lost] })
  clearAway(s)
  endIdleTurn(s, table)
}

/** KOT-N4: what a bat brought is there now, so the bat is discarded. */
function clearAway(s: State): void {
  if (s.beside() === BAT) s.putOnDiscard(BAT)
  s.clearTable()
}

// --- After a fight (KOT-11, KOT-15): the card played becomes a nine, the cat that was there lies on it ---

/** Lays both where they must go, or asks. */
export function settle(s: State, seat: Seat, table: Table<Event>): void {
  const land = landForNine(s, seat)
  if (land === SEVERAL) s.stack.goto(SETTLE, only(seat))
  else if (land === NONE) loseBoth(s, seat, table)
  else layBoth(s, seat, land, table)
}

export const chooseForFight: Step = {
  legal: addLands,
  why: whyNotPut,
  play(s, seat, move, table) {
    layBoth(s, seat, firstArgument(move), table)
  },
}

function layBoth(s: State, seat: Seat, land: number, table: Table<Event>): void {
  const card = s.played()
  const cat = s.beside()
  s.addNine(seat, land, card, 1)
  s.setTop(seat, land, cat)
  s.clearTable()
  table.story?.push({ type: 'settled', seat, land, card, cat })
  endTurn(s, table)
}

function loseBoth(s: State, seat: Seat, table: Table<Event>): void {
  const card = s.played()
  const cat = s.beside()
  s.putOnDiscard(cat)
  s.putOnDiscard(card)
  s.clearTable()
  table.story?.push({ type: 'lost', seat, from: 'fight', cards: [cat, card] })
  endIdleTurn(s, table)
}
