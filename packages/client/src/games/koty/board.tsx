import type { Event, View } from '@sennik/games/koty'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beats } from './beats.ts'
import { KotyCard } from './card.tsx'
import { dragging } from './dragging.ts'
import { describe, FACES } from './faces.ts'
import { Ledger } from './ledger.tsx'
import { Tabletop } from './tabletop.tsx'

const board: GameBoard<View, Event> = {
  Board: Tabletop,
  beats,
  Card: KotyCard,
  describe,
  faces: FACES,
  places: () => true,
  dragging,
  namesSeats: true,
  Ledger,
}

/** Koty's side of the table. The table feeds it nothing but Koty's own views and events. */
export const kotyBoard = board as unknown as AnyGameBoard
