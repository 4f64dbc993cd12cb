import { asSeat, only, type Seat, shuffle, type Table } from '@sennik/engine'
import { BASE_CARDS, BASE_DECK, BAT, type Card, DRAGON, HAND, MOTH, OWL } from './components.ts'
import type { Event } from './events.ts'
import { COUNT, type State } from './state.ts'
import { stepNumber } from './steps.ts'

const YOUR_TURN = stepNumber('turn')

/** KOT-5, KOT-N1: cats, ravens, jokers and the night cards agreed on are shuffled, and everyone gets four. */
export function deal(s: State, starter: Seat, table: Table<Event>): void {
  layDeck(s)
  shuffle(s.pile, s.pileSize(), table.rng)
  for (let card = 0; card < HAND; card++)
    for (let seat = 0; seat < s.seats(); seat++) s.addToHand(asSeat(seat), s.drawCard())
  s.setTurn(starter)
  table.story?.push({ type: 'gameBegan', starter })
  s.stack.call(YOUR_TURN, only(starter))
}

/** All cards in the order of their kinds, as the draw pile. */
function layDeck(s: State): void {
  const { moths, bats, owls, dragons } = s.options()
  s.pile.set(BASE_DECK)
  s.counts[COUNT.pile] = BASE_CARDS
  addCopies(s, MOTH, moths)
  addCopies(s, BAT, bats)
  addCopies(s, OWL, owls)
  addCopies(s, DRAGON, dragons)
  s.noteShuffled()
}

function addCopies(s: State, card: Card, copies: number): void {
  for (let copy = 0; copy < copies; copy++) s.pile[s.counts[COUNT.pile]!++] = card
}
