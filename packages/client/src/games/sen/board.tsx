import type { Event, View } from '@sennik/games/sen'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beatsWith } from './beats.ts'
import { SenCard } from './card.tsx'
import { RoundCount } from './count.tsx'
import { dragging } from './dragging.ts'
import { describe, FACES } from './faces.ts'
import { Ledger } from './ledger.tsx'
import { Tabletop } from './tabletop.tsx'

const board: GameBoard<View, Event> = {
  Board: Tabletop,
  beats: beatsWith((event, telling) => <RoundCount event={event} telling={telling} />),
  Card: SenCard,
  describe,
  faces: FACES,
  places: () => true,
  dragging,
  namesSeats: true,
  Ledger,
}

/** Sen's side of the table. The table feeds it nothing but Sen's own views and events. */
export const senBoard = board as unknown as AnyGameBoard
