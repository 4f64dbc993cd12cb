import type { Event, View } from '@sennik/games/cat-lady'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beats } from './beats.ts'
import { CatLadyCard } from './card.tsx'
import { dragging } from './dragging.ts'
import { describe, FACES } from './faces.ts'
import { Ledger } from './ledger.tsx'
import { Tabletop } from './tabletop.tsx'

const board: GameBoard<View, Event> = {
  Board: Tabletop,
  beats,
  Card: CatLadyCard,
  describe,
  faces: FACES,
  places: () => true,
  dragging,
  namesSeats: true,
  Ledger,
}

/** Cat Lady's side of the table. The table feeds it nothing but Cat Lady's own views and events. */
export const catLadyBoard = board as unknown as AnyGameBoard
