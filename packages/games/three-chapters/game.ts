import { type Game, GamesBySet } from '@sennik/engine'
import { BUILT_IN } from './cards/built-in.ts'
import { Deck } from './cards/deck.ts'
import { type ReadCards, readCards, setOf } from './cards/read.ts'
import { cardPage } from './cards/text.ts'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedyWith } from './greedy.ts'
import { mindWith } from './mind.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { positionWith } from './position.ts'
import { rulesWith } from './rules.ts'
import type { State } from './state.ts'
import { topicOf } from './topics.ts'
import { forget, type View } from './view.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

type ThreeChapters = Game<State, Event, View, Options>

const BOX = setOf('Sennik', BUILT_IN)

/** The whole game with these cards. */
interface Made {
  readonly game: ThreeChapters
  readonly deck: Deck
}

function make({ faces, set }: ReadCards): Made {
  const deck = new Deck(faces, set.hash)
  const game: ThreeChapters = {
    rules: rulesWith(deck),
    moves,
    options,
    clauses,
    position: positionWith(deck),
    words: { pl: polishWith(deck), en: englishWith(deck) },
    facts: { minutes: 30, age: 10 },
    greedy: greedyWith(deck),
    topicOf,
    forget,
    mind: mindWith(deck),
    census,
    cards: {
      set,
      builtIn: BOX.set,
      pages: lang => faces.map(face => cardPage(deck, face, lang)),
      read: text => games.read(text),
      with: other => games.with(other).game,
    },
  }
  return { game, deck }
}

const box = make(BOX)
const games = new GamesBySet(BOX.set, box, { read: readCards, make })

export const threeChapters: ThreeChapters = box.game

/** The cards behind a view. */
export const deckOf = (view: Pick<View, 'deck'>): Deck => games.of(view.deck).deck
