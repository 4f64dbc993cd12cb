import { dealDreams, signs, table } from './plain.ts'

const { pile, dreams, sizes, tally, below } = table
const { MOVES, RAVENS, TAKE_2, PEEK_1, SPECIAL, ROW, CALLED } = signs
/** Cards left to draw, and the card that lies open. */
let top = 0
let open = 0

/** A shuffled round with SEN-V3, in which dreams grow and shrink. */
export function playClaimingRound(seats: number, starter: number): number {
  sizes.fill(4)
  top = dealDreams(seats)
  open = pile[--top]!
  for (let seat = 0; seat < seats; seat++) {
    below(4)
    below(3)
  }
  tally[MOVES]! += 2 * seats
  for (let seat = starter; ; seat = seat + 1 === seats ? 0 : seat + 1) {
    const choice = below(sizes[seat]! >= 2 ? 4 : 3)
    tally[MOVES]!++
    if (choice === 2) return seat | CALLED
    if (choice === 0) exchange(seat, open, below(sizes[seat]!))
    else if (choice === 1) draw(seats, seat)
    else claim(seat)
    if (top === 0) return seat
  }
}

/** The place behind the row means that the card goes to the discard pile itself. */
function exchange(seat: number, card: number, slot: number): void {
  const row = seat * ROW
  tally[MOVES]!++
  dreams[row + sizes[seat]!] = card
  open = dreams[row + slot]!
  dreams[row + slot] = card
}

function draw(seats: number, seat: number): void {
  const size = sizes[seat]!
  let card = pile[--top]!
  for (;;) {
    const slot = below(size + (mayUse(card) ? 2 : 1))
    if (slot <= size) {
      exchange(seat, card, slot)
      return
    }
    tally[MOVES]!++
    open = card
    if ((card & TAKE_2) === 0) {
      useOnLand(seats, card)
      return
    }
    card = takeTwo()
  }
}

const mayUse = (card: number): boolean => (card & SPECIAL) !== 0 && (top > 0 || (card & TAKE_2) === 0)

function takeTwo(): number {
  const first = pile[--top]!
  if (top === 0) return first
  const second = pile[--top]!
  tally[MOVES]!++
  const keepsFirst = below(2) === 0
  open = keepsFirst ? second : first
  return keepsFirst ? first : second
}

/** Peek 1 at any land, or Swap 2, which goes on with a land of another dream. */
function useOnLand(seats: number, card: number): void {
  let lands = 0
  for (let seat = 0; seat < seats; seat++) lands += sizes[seat]!
  let slot = below(lands)
  tally[MOVES]!++
  if ((card & PEEK_1) !== 0) return
  let owner = 0
  while (slot >= sizes[owner]!) slot -= sizes[owner++]!
  let otherSlot = below(lands - sizes[owner]!)
  tally[MOVES]!++
  let other = 0
  while (other === owner || otherSlot >= sizes[other]!) {
    if (other !== owner) otherSlot -= sizes[other]!
    other++
  }
  const land = dreams[owner * ROW + slot]!
  dreams[owner * ROW + slot] = dreams[other * ROW + otherSlot]!
  dreams[other * ROW + otherSlot] = land
}

function claim(seat: number): void {
  const row = seat * ROW
  const size = sizes[seat]!
  const slot = below(size)
  const place = below(size - 1)
  const otherSlot = place < slot ? place : place + 1
  const ravens = below(10)
  tally[MOVES]! += 3
  const card = dreams[row + slot]!
  const other = dreams[row + otherSlot]!
  if ((card & RAVENS) === ravens && (other & RAVENS) === ravens) {
    open = other
    removeLand(seat, Math.max(slot, otherSlot))
    removeLand(seat, Math.min(slot, otherSlot))
  }
  dreams[row + sizes[seat]!++] = pile[--top]!
}

function removeLand(seat: number, slot: number): void {
  const row = seat * ROW
  dreams.copyWithin(row + slot, row + slot + 1, row + sizes[seat]!--)
}
