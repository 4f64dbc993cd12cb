export { BUILT_IN } from './cards/built-in.ts'
export { Deck } from './cards/deck.ts'
export { type ReadCards, readCards } from './cards/read.ts'
export { type CardText, cardText, rewardText } from './cards/text.ts'
export type {
  Ability,
  CardFace,
  CardSource,
  CardStatus,
  Condition,
  Counter,
  Reward,
  Token,
  Trait,
} from './cards/vocabulary.ts'
export { statusOf, TOKENS, TRAITS } from './cards/vocabulary.ts'
export type { Card } from './components.ts'
export type { Actor, Changed, Event, HandTold, Payment, PlayedCard, Purse, RoundTold } from './events.ts'
export { deckOf, threeChapters } from './game.ts'
export { type CardTold, type Link, linksAmong, type StoryTold } from './ledger.ts'
export type { ChaptersMove } from './moves.ts'
export { readItem, type SheetItem } from './scoring.ts'
export type { StepName } from './steps.ts'
export type { Seeable, View } from './view.ts'
