import type { Seat, Table } from '@sennik/engine'
import { type Card, NO_CARD } from './components.ts'
import type { Event } from './events.ts'
import { addNine, settle } from './nines.ts'
import type { State } from './state.ts'

/**
 * The card on the table, which stands for this cat, meets the cat on a land. Whoever played it gets what comes of it, on their own
 * dream (KOT-10, KOT-11) as after an attack (KOT-14, KOT-15).
 */
export function meet(s: State, seat: Seat, owner: Seat, land: number, as: Card, table: Table<Event>): void {
  const card = s.played()
  const cat = s.topOf(owner, land)
  s.setTop(owner, land, NO_CARD)
  if (as === cat) {
    table.story?.push({ type: 'fought', seat, owner, land, cat, card })
    s.layOnTable(card, cat)
    settle(s, seat, table)
    return
  }
  table.story?.push({ type: 'madeFriends', seat, owner, land, cat, card })
  s.putOnDiscard(cat)
  s.putOnDiscard(card)
  s.clearTable()
  addNine(s, seat, table)
}
