import { only, type Seat, type Table } from '@sennik/engine'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'

const WITH_DRAWN = stepNumber('drawn')
const KEEP_ONE = stepNumber('keep')

/** SEN-8: a card from the draw pile, looked at alone. */
export function drawOne(s: State, seat: Seat, table: Table<Event>): void {
  s.hold(s.drawCard())
  table.story?.push({ type: 'drew', seat, card: s.heldCard() })
  s.stack.goto(WITH_DRAWN, only(seat))
}

/** SEN-11: with one card left there is nothing to choose from. */
export function takeTwo(s: State, seat: Seat, table: Table<Event>): void {
  if (s.pileSize() === 1) {
    drawOne(s, seat, table)
    return
  }
  const first = s.drawCard()
  const second = s.drawCard()
  s.holdTwo(first, second)
  table.story?.push({ type: 'drewTwo', seat, cards: [first, second] })
  s.stack.goto(KEEP_ONE, only(seat))
}
