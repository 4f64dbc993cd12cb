import type { AnyGame } from '@sennik/engine'
import type { Event, View } from '@sennik/games/three-chapters'
import type { AnyGameBoard, GameBoard } from '../../table/board.ts'
import { beatsWith } from './beats.ts'
import { cardWith } from './card.tsx'
import { Cards } from './cards.ts'
import { ChapterThree } from './chapter-three.tsx'
import { dragging } from './dragging.ts'
import { ledgerWith } from './ledger.tsx'
import { tabletopWith } from './tabletop.tsx'

/** 3 Chapters' side of the table, with the cards of this game. The table feeds it nothing but its own views and events. */
export function threeChaptersBoard(game: AnyGame): AnyGameBoard {
  const cards = Cards.of(game)
  const Card = cardWith(cards)
  const board: GameBoard<View, Event> = {
    Board: tabletopWith(game, cards, Card),
    beats: beatsWith(game, cards, telling => <ChapterThree cards={cards} Card={Card} telling={telling} />),
    Card,
    describe: (face, lang) => cards.describe(face, lang),
    faces: cards.faces,
    places: () => true,
    dragging,
    namesSeats: true,
    Ledger: ledgerWith(cards, Card),
  }
  return board as unknown as AnyGameBoard
}
