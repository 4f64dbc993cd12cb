export {
  BASE_CARDS,
  BAT,
  type Card,
  COLOURS,
  type Colour,
  catsOn,
  colourOf,
  DRAGON,
  friendOf,
  IN_THE_BOX,
  isCat,
  isNight,
  JOKER,
  MOTH,
  OWL,
  RAVEN,
  SYMBOLS,
  symbolOf,
} from './components.ts'
export type { Cause, Event, NineSource } from './events.ts'
export type { KotyMove } from './moves.ts'
export type { StepName } from './steps.ts'
export type { Dream, Land, Seeable, View } from './view.ts'
