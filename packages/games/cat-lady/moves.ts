import { type MoveForm, moveCodec, ordinal } from '@sennik/engine'
import { ALL_CATS, LINES, OPEN_STRAYS } from './components.ts'
import { TOKENS } from './vocabulary.ts'

const KINDS = {
  /** Before the first turn: put the cat marker at a row or column (CAT-4). */
  mark: ['line'],
  /** Take the three cards of a row or column (CAT-5). */
  take: ['line'],
  /** Discard a spray bottle to move the marker (CAT-20). */
  spray: ['line'],
  /** Discard two lost cats for an open stray (CAT-18). */
  rescue: ['stray'],
  /** Discard two lost cats for a token of 2 VP (CAT-18). */
  trade: [],
  /** Nothing more in this turn (CAT-9). */
  end: [],
  /** Put a token into the bowl of a cat (CAT-11). */
  give: ['food', 'cat'],
  /** Take a token out of a bowl again (CAT-13). */
  back: ['food', 'cat'],
  /** Lay out the feeding that is worth most (CAT-13). */
  best: [],
  /** The feeding stands as it lies (CAT-13). */
  done: [],
} as const

/** A move of Cat Lady, decoded. */
export type CatLadyMove = MoveForm<typeof KINDS>

/** Lines are rows 1–3 from the top, then columns 4–6 from the left; food is chicken, tuna, milk, wild; cats in the order of the cards. */
export const moves = moveCodec(
  {
    line: ordinal(LINES),
    stray: ordinal(OPEN_STRAYS),
    food: ordinal(TOKENS.length),
    cat: ordinal(ALL_CATS.length),
  },
  KINDS,
)
