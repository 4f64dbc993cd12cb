import type { CardSet, Game } from '@sennik/engine'
import { BUILT_IN } from './cards/built-in.ts'
import { Deck } from './cards/deck.ts'
import { type ReadCards, readCards, setOf } from './cards/read.ts'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import type { Event } from './events.ts'
import { greedyWith } from './greedy.ts'
import { moves } from './moves.ts'
import { type Options, options } from './options.ts'
import { positionWith } from './position.ts'
import { rulesWith } from './rules.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

type ThreeChapters = Game<State, Event, View, Options>

const BOX = setOf('Sennik', BUILT_IN)

/** The whole game with these cards. */
function gameWith({ faces, set }: ReadCards): ThreeChapters {
  const deck = new Deck(faces, set.hash)
  return {
    rules: rulesWith(deck),
    moves,
    options,
    clauses,
    position: positionWith(deck),
    words: { pl: polishWith(deck), en: englishWith(deck) },
    facts: { minutes: 30, age: 10 },
    greedy: greedyWith(deck),
    census,
    cards: { set, builtIn: BOX.set, read: text => readCards(text).set, with: withCards },
  }
}

/** One game for each set: whoever plays with the same cards shares its tables. */
const made = new Map<string, ThreeChapters>()
const MOST_MADE = 64

function withCards(set: CardSet): ThreeChapters {
  if (set.hash === BOX.set.hash) return threeChapters
  const known = made.get(set.text)
  if (known !== undefined) return known
  if (made.size >= MOST_MADE) made.clear()
  const game = gameWith(readCards(set.text))
  made.set(set.text, game)
  return game
}

export const threeChapters: ThreeChapters = gameWith(BOX)
