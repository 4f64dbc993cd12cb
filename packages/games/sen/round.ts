import { asSeat, everySeat, only, type Seat, shuffle, type Table } from '@sennik/engine'
import { CARDS, DECK, DREAM_LANDS } from './components.ts'
import type { Event } from './events.ts'
import { countRound, endingOf, gameIsOver, lastDreams, roundScores, totals, winningSeats } from './scoring.ts'
import { RAN_OUT, type State } from './state.ts'
import { stepNumber } from './steps.ts'

const OPENING = stepNumber('opening')
const YOUR_TURN = stepNumber('turn')

export function beginTurn(s: State, seat: Seat): void {
  s.stack.goto(YOUR_TURN, only(seat))
}

/** SEN-15: when the draw pile has run out, the turn in which that happened is completed and ends the round. */
export function endTurn(s: State, seat: Seat, table: Table<Event>): void {
  if (s.pileSize() > 0) {
    beginTurn(s, s.next(seat))
    return
  }
  table.story?.push({ type: 'ranOut', seat })
  endRound(s, seat, RAN_OUT, table)
}

export function endRound(s: State, endedBy: Seat, ending: number, table: Table<Event>): void {
  countRound(s, endedBy, ending)
  if (table.story !== undefined) tellRound(s, table.story)
  if (gameIsOver(s)) {
    turnUpDreams(s)
    table.story?.push({ type: 'gameEnded', totals: totals(s), winners: winningSeats(s) })
    s.stack.end()
    return
  }
  // SEN-6: the next round is started by the player to the left of the one who ended this one.
  dealRound(s, s.next(endedBy), table)
}

function tellRound(s: State, story: Event[]): void {
  story.push({
    type: 'roundScored',
    round: s.round(),
    ending: endingOf(s),
    ender: s.ender(),
    dreams: lastDreams(s),
    scores: roundScores(s, s.lastScore),
    totals: totals(s),
  })
}

function turnUpDreams(s: State): void {
  for (let seat = 0; seat < s.seats(); seat++)
    for (let slot = 0; slot < s.lands(asSeat(seat)); slot++) s.showEveryone(asSeat(seat), slot)
}

/** SEN-3 to SEN-5: everything is shuffled, four lands each, one card turned up, then everyone looks at two of their own. */
export function dealRound(s: State, starter: Seat, table: Table<Event>): void {
  s.emptyDreams()
  s.clearDiscards()
  s.layPile(DECK)
  shuffle(s.pile, CARDS, table.rng)
  s.beginRound()
  const seats = s.seats()
  for (let slot = 0; slot < DREAM_LANDS; slot++)
    for (let seat = 0; seat < seats; seat++) s.setLand(asSeat(seat), slot, s.drawCard(), 0)
  s.putOnDiscard(s.drawCard())
  table.story?.push({ type: 'roundBegan', round: s.round(), starter, open: s.topDiscard() })
  s.stack.goto(OPENING, everySeat(seats), starter)
}
