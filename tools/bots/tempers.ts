import { type AnyGame, LEVELS, type Level } from '@sennik/engine'

/** The habits of the levels in each game, in words; in the game's `tempers` they are `keepsInMind` and `fancies`. */
const HABITS: { readonly [game: string]: { readonly [L in Level]?: string } } = {
  sen: {
    novice:
      'forgets: some lands they have looked at are soon as unknown to them as before, unless the table remembers for everybody.',
  },
  koty: {
    novice: 'fills their own dream, a cat on every free land, and hates to give cards away for new ones.',
    casual: 'strikes at somebody wherever they can, whether it is worth it or not.',
  },
  'three-chapters': {
    novice: 'forgets which cards were in the hands they have passed on.',
    casual: 'loves high cards, to keep and to win rounds with, more than what cards do for each other.',
  },
  cathedral: {
    novice: 'hoards: they would rather draw cards than act, and cling to the Dreams they hold.',
    casual: 'loves battle: they fight, and command Nightmares, wherever they may.',
  },
  'cat-lady': {
    novice:
      'takes in every sweet cat and every toy, forgets that cats have to eat, and keeps the spray bottles for a better day.',
    casual: 'is a collector: costumes and lost cats are worth more to them than they score.',
    strong: 'has no favourites, but is a little slow to spend what could be kept.',
  },
}

const NAMES: { readonly [L in Level]: string } = {
  novice: 'A *novice*',
  casual: 'A *casual* player',
  strong: 'A *strong* one',
  master: 'A *master*',
}

/** Levels that err not only by feeling. */
const levelsWithHabits = ({ mind }: AnyGame): Level[] =>
  LEVELS.filter(level => {
    const temper = mind.tempers[level]
    return temper?.keepsInMind !== undefined || temper?.fancies !== undefined
  })

/** How the levels err in a game. Throws if a habit has no words, or words have no habit. */
export function habitsIn(game: AnyGame): string {
  const words = HABITS[game.rules.id] ?? {}
  const told = LEVELS.filter(level => words[level] !== undefined)
  if (told.join() !== levelsWithHabits(game).join())
    throw new Error(
      `tools/bots/tempers.ts has to tell the habits of these levels of ${game.rules.id}: ${levelsWithHabits(game).join()}`,
    )
  if (told.length === 0) return 'The levels have no habits here: they differ in worlds and in feeling alone.'
  return told.map(level => `${NAMES[level]} ${words[level]}`).join(' ')
}
