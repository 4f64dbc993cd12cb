import type { AnyGame } from '@sennik/engine'
import { cardWordsOf, type Event, type View } from '@sennik/games/cat-lady'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beats } from './beats.ts'
import { CatLadyCard } from './card.tsx'
import { dragging } from './dragging.ts'
import { FACES, Faces } from './faces.ts'
import { Ledger } from './ledger.tsx'
import { Tabletop } from './tabletop.tsx'

/** Cat Lady's side of the table, with the names of this game. The table feeds it nothing but Cat Lady's own views and events. */
export function catLadyBoard(game: AnyGame): AnyGameBoard {
  const faces = new Faces(cardWordsOf(game))
  const board: GameBoard<View, Event> = {
    Board: props => <Tabletop {...props} game={game} faces={faces} />,
    beats,
    Card: props => <CatLadyCard {...props} faces={faces} />,
    describe: (face, lang) => faces.describe(face, lang),
    faces: FACES,
    places: () => true,
    dragging,
    namesSeats: true,
    Ledger: props => <Ledger {...props} faces={faces} />,
  }
  return board as unknown as AnyGameBoard
}
