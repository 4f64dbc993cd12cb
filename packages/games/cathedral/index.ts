export { BOARDS } from './board.ts'
export type { Book } from './cards/book.ts'
export { developmentPage, dreamPage, nightmareInPlay } from './cards/pages.ts'
export { reconstructionText } from './cards/reconstruction.ts'
export { RITUAL_STEPS } from './cards/ritual-track.ts'
export { CARD_WORDS } from './cards/text.ts'
export { TOKENS } from './cards/tokens.ts'
export type {
  ConflictCard,
  DevelopmentCard,
  DreamCard,
  Effect,
  NightmareCard,
  Op,
  StepKind,
} from './cards/vocabulary.ts'
export { ACTIONS, SYMBOLS } from './cards/vocabulary.ts'
export type { Event } from './events.ts'
export { bookOf, cathedral } from './game.ts'
export { greedyWith } from './greedy.ts'
export { BASIC_SLOT, type CathedralMove, FROM_DECK } from './moves.ts'
export type { SheetItem } from './scoring.ts'
export { CATHEDRAL, DAY_SPACES } from './state.ts'
export type { StepName } from './steps.ts'
export { ARROWS, DAYS_BESIDE, LAPS, NIGHTS, PIECES, TURN_TRACK } from './tracks.ts'
export type { FrameSeen, Held, View } from './view.ts'
