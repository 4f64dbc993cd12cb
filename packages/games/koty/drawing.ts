import { type Seat, shuffle, type Table } from '@sennik/engine'
import { type Card, HAND } from './components.ts'
import type { Event } from './events.ts'
import { GOES_ON, NO_CARDS, type State } from './state.ts'

const FULL_HAND = HAND

/** KOT-7: makes sure that there is a card to draw, if need be from the discard pile. Says whether there is. */
export function pileHasCard(s: State, table: Table<Event>): boolean {
  if (s.pileSize() > 0) return true
  if (s.discardSize() === 0) return false
  s.turnDiscardsOver()
  shuffle(s.pile, s.pileSize(), table.rng)
  table.story?.push({ type: 'reshuffled', cards: s.pileSize() })
  return true
}

/** KOT-7: draws back up to four cards. KOT-21: where that cannot be, the game ends once the card being played has taken effect. */
export function drawUp(s: State, seat: Seat, table: Table<Event>): void {
  let told = s.handSize(seat)
  while (s.handSize(seat) < FULL_HAND) {
    if (s.pileSize() === 0) {
      tellDrawn(s, seat, told, table)
      told = s.handSize(seat)
      const isSeen = s.discardSize() === 1
      if (!pileHasCard(s, table)) {
        table.story?.push({ type: 'couldNotDraw', seat })
        if (s.ending() === GOES_ON) s.setEnding(NO_CARDS, seat)
        return
      }
      if (isSeen) {
        drawSeen(s, seat, table)
        told = s.handSize(seat)
        continue
      }
    }
    s.addToHand(seat, s.drawCard())
  }
  tellDrawn(s, seat, told, table)
}

/** KOT-H1: a draw pile made of one discarded card hides nothing: everyone knows what is drawn. */
function drawSeen(s: State, seat: Seat, table: Table<Event>): void {
  const card = s.drawCard()
  s.showAndTake(seat, card)
  table.story?.push({ type: 'drew', seat, count: 1, cards: [card] })
}

function tellDrawn(s: State, seat: Seat, from: number, table: Table<Event>): void {
  if (table.story === undefined || s.handSize(seat) === from) return
  const cards: Card[] = []
  for (let index = from; index < s.handSize(seat); index++) cards.push(s.cardInHand(seat, index))
  table.story.push({ type: 'drew', seat, count: cards.length, cards })
}
