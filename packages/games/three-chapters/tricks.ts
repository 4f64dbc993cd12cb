import { firstArgument, kindOf, only, type Table } from '@sennik/engine'
import type { Card } from './components.ts'
import type { Event } from './events.ts'
import { actorAt, pursesOf, tellRound, tellRounds, tellStory } from './ledger.ts'
import { moves } from './moves.ts'
import { payRound, RoundResult, resolveRound } from './round.ts'
import { isDecidedByHighestCard, totals, winningSeats } from './scoring.ts'
import { PICK_ROW, type State } from './state.ts'
import { outOfPlace, type Step, stepNumber } from './steps.ts'
import { payStory, resolveStory, StoryResult } from './story.ts'

const { play } = moves.make
const { code } = moves
const PLAY = stepNumber('play')

/** A hand in the order of values: how people hold it, not how it lies in memory. */
const sorted = new Uint8Array(PICK_ROW)

// --- Chapter II: one card each, face up (CH-6) ---

export const playCard: Step = {
  legal(s, seat, out) {
    const start = seat * PICK_ROW
    let size = 0
    for (let cell = start; cell < start + PICK_ROW; cell++) {
      const card = s.picks[cell]!
      if (card === 0) continue
      let at = size++
      for (; at > 0 && sorted[at - 1]! > card; at--) sorted[at] = sorted[at - 1]!
      sorted[at] = card
    }
    for (let index = 0; index < size; index++) out.add(play(sorted[index]!))
  },
  why(s, seat, move) {
    if (kindOf(move) !== code.play) return outOfPlace(move)
    const card = firstArgument(move)
    return card !== 0 && s.cellOf(seat, card) >= 0 ? undefined : 'CH-6'
  },
  play(s, seat, move, table) {
    const cell = s.cellOf(seat, firstArgument(move))
    const card = s.layOut(seat, cell)
    table.story?.push({ type: 'played', round: s.round() + 1, by: { seat }, card, cell })
    s.endTurn()
    nextTurn(s, table)
  },
}

/** Goes on to the next player; CH-22: a ghost plays the top card of its deck by itself. */
export function nextTurn(s: State, table: Table<Event>): void {
  for (;;) {
    if (s.turns() === s.places()) endRound(s, table)
    if (s.isOver()) return
    const place = s.placeOnTurn()
    if (!s.isGhost(place)) {
      s.stack.goto(PLAY, only(s.seatAt(place)))
      return
    }
    if (table.story !== undefined) {
      const cell = s.order[s.feederAt(place) * PICK_ROW + s.round()]! - 1
      const card: Card = s.cardAt(place, s.round())
      table.story.push({ type: 'played', round: s.round() + 1, by: actorAt(s, place), card, cell })
    }
    s.endTurn()
  }
}

const round = new RoundResult()

/** CH-6 to CH-8: the round is won, everyone takes their rewards, and the winner leads the next. */
function endRound(s: State, table: Table<Event>): void {
  resolveRound(s, s.round(), s.leader(), round)
  payRound(s, round)
  if (table.story !== undefined)
    table.story.push({ type: 'roundEnded', ...tellRound(s, s.round(), s.leader()), purses: pursesOf(s) })
  s.endRound()
  s.lead(round.winner)
  if (s.round() === s.rounds()) endGame(s, table)
}

const story = new StoryResult()

/** Chapter III (CH-16 to CH-18), and the end. */
function endGame(s: State, table: Table<Event>): void {
  resolveStory(s, s.purses, story)
  payStory(s, story)
  s.stack.end()
  if (table.story !== undefined) tellEnd(s, table.story)
}

function tellEnd(s: State, told: Event[]): void {
  const { cards, mostGems } = tellStory(s, tellRounds(s))
  for (const card of cards) told.push({ type: 'resolved', ...card })
  told.push({ type: 'mostGems', ...mostGems })
  told.push({
    type: 'gameEnded',
    purses: pursesOf(s),
    totals: totals(s),
    winners: winningSeats(s),
    byHighestCard: isDecidedByHighestCard(s),
  })
}
