import type { AnyGame } from '@sennik/engine'
import type { CathedralMove, Event, View } from '@sennik/games/cathedral'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beatsWith } from './beats.ts'
import { cardWith } from './cards/card.tsx'
import { Cards } from './cards/cards.ts'
import { dragging } from './dragging.ts'
import { hasPlace } from './intent.ts'
import { ledgerWith } from './ledger.tsx'
import { revealedWith } from './scene/revealed.tsx'
import { tabletopWith } from './tabletop.tsx'

/** The Cathedral's side of the table, with the cards of this game. The table feeds it nothing but its own views and events. */
export function cathedralBoard(game: AnyGame): AnyGameBoard {
  const cards = Cards.of(game)
  const Card = cardWith(cards)
  const board: GameBoard<View, Event> = {
    Board: tabletopWith(game, cards, Card),
    beats: beatsWith(game, revealedWith(cards, Card)),
    Card,
    describe: (face, lang) => cards.describe(face, lang),
    faces: cards.faces,
    places: form => hasPlace(form as unknown as CathedralMove),
    isAnsweredBelow: true,
    declines: form => form.kind === 'pass',
    dragging,
    namesSeats: true,
    Ledger: ledgerWith(game, cards),
  }
  return board as unknown as AnyGameBoard
}
