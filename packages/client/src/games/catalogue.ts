import type { AnyGame } from '@sennik/engine'
import type { Component } from 'solid-js'
import type { AnyGameBoard } from '../table/board.ts'
import { CatLadyCover } from './cat-lady/cover.tsx'
import { catLadyFacts } from './cat-lady/facts.ts'
import { CathedralCover } from './cathedral/cover.tsx'
import { cathedralFacts } from './cathedral/facts.ts'
import type { GameFacts } from './facts.ts'
import { KotyCover } from './koty/cover.tsx'
import { kotyFacts } from './koty/facts.ts'
import { loadRules } from './load-rules.ts'
import { SenCover } from './sen/cover.tsx'
import { senFacts } from './sen/facts.ts'
import { ThreeChaptersCover } from './three-chapters/cover.tsx'
import { threeChaptersFacts } from './three-chapters/facts.ts'

/** A game on the shelf. Its rules and its board are loaded when somebody opens it. */
export interface CatalogueEntry extends GameFacts {
  /** The picture on the cover, as large as the box it is put in. */
  readonly Cover: Component
  game(): Promise<AnyGame>
  /** The board for this game: with its cards, where they may be others. */
  board(game: Promise<AnyGame>): Promise<AnyGameBoard>
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    ...senFacts,
    Cover: SenCover,
    game: () => loadRules(senFacts.id),
    board: async () => (await import('./sen/board.tsx')).senBoard,
  },
  {
    ...kotyFacts,
    Cover: KotyCover,
    game: () => loadRules(kotyFacts.id),
    board: async () => (await import('./koty/board.tsx')).kotyBoard,
  },
  {
    ...catLadyFacts,
    Cover: CatLadyCover,
    game: () => loadRules(catLadyFacts.id),
    board: async () => (await import('./cat-lady/board.tsx')).catLadyBoard,
  },
  {
    ...threeChaptersFacts,
    Cover: ThreeChaptersCover,
    game: () => loadRules(threeChaptersFacts.id),
    board: async game => {
      const [{ threeChaptersBoard }, played] = await Promise.all([import('./three-chapters/board.tsx'), game])
      return threeChaptersBoard(played)
    },
  },
  {
    ...cathedralFacts,
    Cover: CathedralCover,
    game: () => loadRules(cathedralFacts.id),
    board: async game => {
      const [{ cathedralBoard }, played] = await Promise.all([import('./cathedral/board.tsx'), game])
      return cathedralBoard(played)
    },
  },
]

export const catalogued = (id: string): CatalogueEntry | undefined => catalogue.find(game => game.id === id)
