import { only, type Table } from '@sennik/engine'
import { drawUp } from './drawing.ts'
import type { Event } from './events.ts'
import { causeOf, dreamPoints, nineTotals, totals, winningSeats } from './scoring.ts'
import { GOES_ON, type State } from './state.ts'
import { stepNumber } from './steps.ts'

const YOUR_TURN = stepNumber('turn')

/** The turn of somebody who added a nine is over. */
export function endTurn(s: State, table: Table<Event>): void {
  drawLast(s, table)
  goOn(s, table)
}

/** A turn without a new nine is over. KOT-21: so many of them one after another end the game. */
export function endIdleTurn(s: State, table: Table<Event>): void {
  drawLast(s, table)
  s.countIdleTurn()
  goOn(s, table)
}

/**
 * KOT-7, KOT-12a: the card played has taken effect, and whoever played it draws; an attacker has done so before. KOT-21: if the game is
 * ending, nothing is drawn any more.
 */
function drawLast(s: State, table: Table<Event>): void {
  if (s.ending() === GOES_ON) drawUp(s, s.turn(), table)
}

/** KOT-21: the game may be over; otherwise play goes to the left (KOT-6). */
function goOn(s: State, table: Table<Event>): void {
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
    teams: s.playsInTeams(),
    totals: totals(s),
    nines: nineTotals(s),
    winners: winningSeats(s),
  })
  s.stack.end()
}
