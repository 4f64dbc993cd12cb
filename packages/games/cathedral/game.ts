import { type Game, GamesBySet } from '@sennik/engine'
import { Book } from './cards/book.ts'
import { BUILT_IN } from './cards/built-in.ts'
import { cardPages } from './cards/pages.ts'
import { readCards } from './cards/read.ts'
import { type ReadCards, setOf } from './cards/write-set.ts'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedyWith } from './greedy.ts'
import { mindWith } from './mind.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { positionWith } from './position.ts'
import { rulesWith } from './rules/index.ts'
import type { State } from './state.ts'
import { topicOf } from './topics.ts'
import type { View } from './view.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

type Cathedral = Game<State, Event, View, Options>

const BOX = setOf('Sennik', BUILT_IN)

/** The whole game with these cards. */
interface Made {
  readonly game: Cathedral
  readonly book: Book
}

/** Made when it is asked for. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function make({ faces, set }: ReadCards): Made {
  const book = new Book(faces, set.hash)
  const rules = rulesWith(book)
  // A house plays many sets at once and neither speaks nor thinks about most: what is not asked for is not made.
  const [polish, english] = [once(() => polishWith(book)), once(() => englishWith(book))]
  const greedy = once(() => greedyWith(book, rules))
  const mind = once(() => mindWith(book, rules))
  const game: Cathedral = {
    rules,
    moves,
    options,
    clauses,
    position: positionWith(book, rules),
    words: {
      get pl() {
        return polish()
      },
      get en() {
        return english()
      },
    },
    facts: { minutes: 120, age: 14 },
    greedy: (seen, seat, legal) => greedy()(seen, seat, legal),
    get mind() {
      return mind()
    },
    topicOf,
    census,
    cards: {
      set,
      builtIn: BOX.set,
      pages: lang => cardPages(faces, lang),
      read: text => games.read(text),
      with: other => games.with(other).game,
    },
  }
  return { game, book }
}

const box = make(BOX)
const games = new GamesBySet(BOX.set, box, { read: readCards, make })

export const cathedral: Cathedral = box.game

/** The cards behind a view. */
export const bookOf = (view: Pick<View, 'book'>): Book => games.of(view.book).book
