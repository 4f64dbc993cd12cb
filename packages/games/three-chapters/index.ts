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
export type { Actor, Event, HandTold, Payment, PlayedCard, Purse, RoundTold } from './events.ts'
export type { CardTold, StoryTold } from './ledger.ts'
export type { ChaptersMove } from './moves.ts'
export type { StepName } from './steps.ts'
export type { Seeable, View } from './view.ts'
