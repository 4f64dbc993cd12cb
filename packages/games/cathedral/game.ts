import type { CardSet, Game } from '@sennik/engine'
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

function make({ faces, set }: ReadCards): Made {
  const book = new Book(faces, set.hash)
  const rules = rulesWith(book)
  const game: Cathedral = {
    rules,
    moves,
    options,
    clauses,
    position: positionWith(book),
    words: { pl: polishWith(book), en: englishWith(book) },
    facts: { minutes: 120, age: 14 },
    greedy: greedyWith(book, rules),
    mind: mindWith(book, rules),
    topicOf,
    census,
    cards: {
      set,
      builtIn: BOX.set,
      pages: lang => cardPages(faces, lang),
      read: text => readCards(text).set,
      with: withCards,
    },
  }
  return { game, book }
}

const box = make(BOX)

export const cathedral: Cathedral = box.game

/** One game for each set: whoever plays with the same cards shares its tables. */
const made = new Map<string, Made>()
const MOST_MADE = 64

function withCards(set: CardSet): Cathedral {
  if (set.hash === BOX.set.hash) return cathedral
  const known = made.get(set.text)
  if (known !== undefined) return known.game
  if (made.size >= MOST_MADE) made.clear()
  const fresh = make(readCards(set.text))
  made.set(set.text, fresh)
  return fresh.game
}

/** The cards behind a view: those of the box, or of another set that is played with here. */
export function bookOf({ book: hash }: Pick<View, 'book'>): Book {
  for (const { book } of made.values()) if (book.hash === hash) return book
  return box.book
}
