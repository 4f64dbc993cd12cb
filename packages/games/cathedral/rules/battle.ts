import { asSeat, type Table } from '@sennik/engine'
import { COUNT } from '../cells.ts'
import { type Area, asArea, asSide, type Card, NO_CARD, SHADOWS, SIDES, type Side } from '../components.ts'
import type { Event, Strength } from '../events.ts'
import { AREAS_AT, AREAS_TO, EXTRA, EXTRA_TOO, HERE } from '../frames.ts'
import { BASIC_SLOT } from '../moves.ts'
import { BASIC, LAID_ROW, type State } from '../state.ts'
import { drawConflict } from './piles.ts'
import { eliminate } from './units.ts'

/* KK-8.3, KK-8.4, KK-8.5: cards are revealed and counted, and both sides suffer. */

/** Registers of a conflict. */
export const ONE = AREAS_AT
export const OTHER = AREAS_AT + 1
export const DEVOURS = AREAS_AT + 2
/** Revealed cards that belong to conflicts around this one. */
export const BASE = AREAS_TO
export const WINNER = AREAS_TO + 1
export const CARD = EXTRA
/** The side that lays first, from 1. */
export const FIRST = EXTRA_TOO

/** What both sides bring, summed once: reused, so that nothing is allocated. */
const attack = new Uint8Array(SIDES)
const defence = new Uint8Array(SIDES)

export function reveal(s: State, table: Table<Event>): void {
  const one = asSide(s.stack.register(ONE))
  const other = asSide(s.stack.register(OTHER))
  const area = asArea(s.stack.register(HERE) - 1)
  const devours = s.stack.register(DEVOURS) === 1
  show(s, one)
  if (other === SHADOWS) showShadows(s, area)
  else show(s, other)
  table.story?.push({ type: 'revealed', area, strengths: [strengthOf(s, one), strengthOf(s, other)] })
  const toOne = Math.max(0, attack[other]! - defence[one]!)
  const toOther = Math.max(0, attack[one]! - defence[other]!)
  suffer(s, one, area, toOne, devours, table)
  suffer(s, other, area, toOther, devours, table)
}

/** Cards laid face down lie open from now on. */
function show(s: State, side: Side): void {
  const seat = asSeat(side)
  const { hands, book } = s
  attack[side] = 0
  defence[side] = 0
  const marks = seat * LAID_ROW
  for (let slot = hands.size(seat) - 1; slot >= 0; slot--) {
    if (s.laid[marks + slot] === 0) continue
    s.laid[marks + slot] = 0
    const card = hands.take(seat, slot)
    attack[side]! += book.attack[card]!
    defence[side]! += book.defence[card]!
    layOpen(s, card, side)
  }
  if (s.laid[marks + BASIC_SLOT] === 0) return
  s.laid[marks + BASIC_SLOT] = 0
  s.basics[seat] = 1
  attack[side]! += book.faces.basicCombat.attack
  defence[side]! += book.faces.basicCombat.defence
  layOpen(s, BASIC, side)
}

function layOpen(s: State, card: Card, side: Side): void {
  const index = s.counts[COUNT.revealed]!++
  s.revealed[index] = card
  s.revealedBy[index] = side + 1
}

/** KK-8.4: the row of the card for as many Shadows as there are. */
function showShadows(s: State, area: Area): void {
  const card = drawConflict(s)
  s.stack.setRegister(CARD, card)
  if (card !== NO_CARD) s.clash[s.counts[COUNT.clash]!++] = card
  const row = 3 * card + Math.min(3, s.unitsIn(area, SHADOWS)) - 1
  attack[SHADOWS] = card === NO_CARD ? 0 : s.book.shadowAttack[row]!
  defence[SHADOWS] = card === NO_CARD ? 0 : s.book.shadowDefence[row]!
}

function strengthOf(s: State, side: Side): Strength {
  const cards: Card[] = []
  if (side === SHADOWS) cards.push(s.stack.register(CARD) as Card)
  else
    for (let index = s.stack.register(BASE); index < s.counts[COUNT.revealed]!; index++)
      if (s.revealedBy[index] === side + 1) cards.push(s.revealed[index]! as Card)
  return { side, cards, attack: attack[side]!, defence: defence[side]! }
}

/** KK-8.5: units first, then levels, never the last of a Stronghold (KK-3.5). */
function suffer(s: State, side: Side, area: Area, damage: number, devours: boolean, table: Table<Event>): void {
  const units = Math.min(damage, s.unitsIn(area, side))
  const kept = s.isStronghold(area, side) ? 1 : 0
  const levels = s.fortOwner(area) === side ? Math.min(damage - units, s.fortLevel(area) - kept) : 0
  // Told first: what is devoured here may bring the end.
  table.story?.push({ type: 'losses', side, area, units, levels, devoured: devours })
  for (let lost = 0; lost < units; lost++) eliminate(s, side, area, devours, table)
  for (let lost = 0; lost < levels; lost++) s.removeLevel(area)
}
