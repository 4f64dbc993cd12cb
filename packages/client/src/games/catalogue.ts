import type { AnyGame } from '@sennik/engine'
import { type GameId, loadGame } from '@sennik/games/shelf'
import type { Component } from 'solid-js'
import type { AnyGameBoard } from '../table/board.ts'
import type { Script } from '../tutorial/script.ts'
import { CatLadyCover } from './cat-lady/cover.tsx'
import { facts as catLady } from './cat-lady/facts.ts'
import { CathedralCover } from './cathedral/cover.tsx'
import { facts as cathedral } from './cathedral/facts.ts'
import type { GameFacts } from './facts.ts'
import { KotyCover } from './koty/cover.tsx'
import { facts as koty } from './koty/facts.ts'
import { SenCover } from './sen/cover.tsx'
import { facts as sen } from './sen/facts.ts'
import { ThreeChaptersCover } from './three-chapters/cover.tsx'
import { facts as threeChapters } from './three-chapters/facts.ts'

/** A game on the shelf. What it is played with is loaded when somebody opens it. */
interface Shown extends GameFacts {
  /** The picture on the cover, as large as the box it is put in. */
  readonly Cover: Component
  /** The board for this game: with its cards, where they may be others. */
  board(game: Promise<AnyGame>): Promise<AnyGameBoard>
  /** Its lesson. */
  readonly script?: () => Promise<Script>
  /** The page for people who play it with the box on a real table. */
  readonly companion?: () => Promise<Component>
}

export interface CatalogueEntry extends Shown {
  game(): Promise<AnyGame>
}

const SHOWN: { readonly [G in GameId]: Shown } = {
  sen: {
    ...sen,
    Cover: SenCover,
    board: async () => (await import('./sen/board.tsx')).senBoard,
    script: async () => (await import('./sen/lesson.ts')).lesson,
  },
  koty: {
    ...koty,
    Cover: KotyCover,
    board: async () => (await import('./koty/board.tsx')).kotyBoard,
    script: async () => (await import('./koty/lesson.ts')).lesson,
  },
  'cat-lady': {
    ...catLady,
    Cover: CatLadyCover,
    board: async game => {
      const [{ catLadyBoard }, played] = await Promise.all([import('./cat-lady/board.tsx'), game])
      return catLadyBoard(played)
    },
    script: async () => (await import('./cat-lady/lesson.ts')).lesson,
    companion: async () => (await import('./cat-lady/companion/companion.tsx')).Companion,
  },
  'three-chapters': {
    ...threeChapters,
    Cover: ThreeChaptersCover,
    board: async game => {
      const [{ threeChaptersBoard }, played] = await Promise.all([import('./three-chapters/board.tsx'), game])
      return threeChaptersBoard(played)
    },
    script: async () => (await import('./three-chapters/lesson.ts')).lesson,
  },
  cathedral: {
    ...cathedral,
    Cover: CathedralCover,
    board: async game => {
      const [{ cathedralBoard }, played] = await Promise.all([import('./cathedral/board.tsx'), game])
      return cathedralBoard(played)
    },
    script: async () => (await import('./cathedral/lesson.ts')).lesson,
  },
}

/** The games in the order of the first page. */
export const catalogue: readonly CatalogueEntry[] = Object.values(SHOWN).map(shown => ({
  ...shown,
  game: () => loadGame(shown.id),
}))

export const catalogued = (id: string): CatalogueEntry | undefined => catalogue.find(game => game.id === id)
