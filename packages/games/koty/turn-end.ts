import { only, type Table } from '@sennik/engine'
import type { Event } from './events.ts'
import { causeOf, dreamPoints, nineTotals, totals, winningSeats } from './scoring.ts'
import { GOES_ON, type State } from './state.ts'
import { stepNumber } from './steps.ts'

const YOUR_TURN = stepNumber('turn')

/** The card played has taken effect. KOT-21: then the game may be over; otherwise play goes to the left (KOT-6). */
export function endTurn(s: State, table: Table<Event>): void {
  s.countTurn()
  if (s.ending() !== GOES_ON) {
    endGame(s, table)
    return
  }
  const seat = s.next(s.turn())
  s.setTurn(seat)
  s.stack.goto(YOUR_TURN, only(seat))
}

function endGame(s: State, table: Table<Event>): void {
  table.story?.push({
    type: 'gameEnded',
    cause: causeOf(s),
    seat: s.ender(),
    dreams: dreamPoints(s),
    totals: totals(s),
    nines: nineTotals(s),
    winners: winningSeats(s),
  })
  s.stack.end()
}
