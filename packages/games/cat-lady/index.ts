import { type CardPage, type CardSet, type Game, GamesBySet, type Lang } from '@sennik/engine'
import { cardsEnglishWith } from './card-words.en.ts'
import { cardsPolishWith } from './card-words.pl.ts'
import type { CardWords } from './card-words.ts'
import { census } from './census.ts'
import { clauses } from './clauses.ts'
import { ALL_CATS, type Card, type Cat, FIRST_STRAY } from './components.ts'
import type { Event } from './events.ts'
import { greedy } from './greedy.ts'
import { mind } from './mind.ts'
import { moves } from './moves.ts'
import { BOX, type ReadNames, readNames } from './names.ts'
import { type Options, options } from './options.ts'
import { positionWith } from './position.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'
import { THINGS } from './things.ts'
import { topicOf } from './topics.ts'
import { forget, type View } from './view.ts'
import { englishWith } from './words.en.ts'
import { polishWith } from './words.pl.ts'

export { cardsEnglish } from './card-words.en.ts'
export { cardsPolish } from './card-words.pl.ts'
export type { CardWords } from './card-words.ts'
export {
  ALL_CATS,
  CARD_SYMBOLS,
  CAT_SYMBOLS,
  type Card,
  type Cat,
  catCard,
  catSymbol,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  type HandKind,
  isCat,
  isStray,
  LINES,
  type Line,
  symbolOf,
  thingCard,
} from './components.ts'
export type { CatLadyLine } from './counting.ts'
export type { Event, Tokens } from './events.ts'
export { type FeedingCat, type FeedingSeat, feedingTable, feedingTableAfter, householdIn } from './feeding-table.ts'
export { bestFeeding } from './feedings.ts'
export { cardsInLine, type Gains, gainsOf } from './gains.ts'
export type { Household } from './household.ts'
export type { CatLadyMove } from './moves.ts'
export type { StepName } from './steps.ts'
export { type RealTable, scoreTable, type TableScore, type TableSeat } from './table.ts'
export type { View } from './view.ts'
export * from './vocabulary.ts'

type CatLady = Game<State, Event, View, Options>

/** Cards in both languages, by the names of a set. */
export type CardWordsByLang = { readonly [L in Lang]: CardWords }

interface Made {
  readonly game: CatLady
  readonly cards: CardWordsByLang
}

/** The whole game with these names of cards: nothing else is different. */
function make({ names, set }: ReadNames): Made {
  const cards: CardWordsByLang = { pl: cardsPolishWith(names), en: cardsEnglishWith(names) }
  const game: CatLady = {
    rules,
    moves,
    options,
    clauses,
    position: positionWith(names),
    words: { pl: polishWith(cards.pl), en: englishWith(cards.en) },
    facts: { minutes: 30, age: 8 },
    greedy,
    mind,
    topicOf,
    forget,
    census,
    cards: {
      set,
      builtIn: BOX.set,
      isUnsaidInRecords: true,
      pages: lang => pagesOf(cards[lang]),
      read: text => games.read(text),
      with: other => games.with(other).game,
    },
  }
  return { game, cards }
}

const pagesOf = (words: CardWords): CardPage[] => [
  ...ALL_CATS.map(({ id }, cat) => ({
    name: words.cat(cat as Cat),
    lines: [words.catText(cat as Cat)],
    provenance: `${words.writtenAs(id)} ${words.provenance(id)}`,
  })),
  ...THINGS.map(({ id }, thing) => ({
    name: words.card((FIRST_STRAY + thing) as Card),
    lines: [words.thingText((FIRST_STRAY + thing) as Card)],
    provenance: `${words.writtenAs(id)} ${words.provenance(id)}`,
  })),
]

const box = make(BOX)
const games = new GamesBySet(BOX.set, box, { read: readNames, make })

export const catLady: CatLady = box.game

/** What cards are called in a game, and what they say. */
export const cardWordsOf = (game: { readonly cards?: { readonly set: CardSet } | undefined }): CardWordsByLang =>
  (game.cards === undefined ? box : games.with(game.cards.set)).cards
