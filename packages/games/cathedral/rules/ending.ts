import { seatsOf, type Table } from '@sennik/engine'
import type { Event } from '../events.ts'
import { totals, winners } from '../scoring.ts'
import type { State } from '../state.ts'

/** KK-11.1: nobody decides any more. */
export function endGame(s: State, cause: 'time' | 'devoured', table: Table<Event>): void {
  table.story?.push({ type: 'gameEnded', cause, scores: totals(s), winners: seatsOf(winners(s)) })
}
