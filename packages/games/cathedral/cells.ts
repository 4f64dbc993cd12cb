/* The names of single cells of a state: what was agreed, what is counted, what was done this turn. */

/** What was agreed. */
export const AGREED = {
  seats: 0,
  variable: 1,
  forked: 2,
  advanced: 3,
  pair: 4,
  buildFromFirstTurn: 5,
  /** Readings of the book other than ours: a bit for each. */
  readings: 6,
  count: 7,
} as const

export const READING = { ownConflictsOnly: 1, placesForNone: 2 } as const

export const readingsOf = (agreed: { readonly [R in keyof typeof READING]?: boolean }): number =>
  (agreed.ownConflictsOnly ? READING.ownConflictsOnly : 0) | (agreed.placesForNone ? READING.placesForNone : 0)

export const COUNT = {
  /** The first player. */
  first: 0,
  /** Turns that are over. */
  turn: 1,
  /** KK-2.7: the space of the turn track where it began. */
  start: 2,
  /** The action of this turn, from 1; 0 before it is chosen. */
  day: 3,
  /** Pieces of the Cathedral on the board. */
  pieces: 4,
  /** KK-9.4: whether the cards of Stage 2 are in play. */
  mixed: 5,
  /** KK-B10.4: whether the devoured end was triggered. */
  ending: 6,
  /** KK-12.4: colours of tokens that are out. */
  colours: 7,
  deck: 8,
  aside: 9,
  discard: 10,
  /** From which shuffling the deck is, and the one that Stage 2 was mixed into: see `piles.ts`. */
  shuffling: 11,
  mixedInto: 12,
  dreamDeck: 13,
  dreamAside: 14,
  conflictDeck: 15,
  /** Conflict cards at the bottom that everybody has seen. */
  conflictSeen: 16,
  /** Cards revealed in conflicts that are not over, conflict cards of those, events being resolved. */
  revealed: 17,
  clash: 18,
  playing: 19,
  reshuffles: 20,
  count: 21,
} as const

/** What each seat did this turn (KK-D25 and the conditions of Dreams). */
export const DEED = {
  wonShadow: 0,
  wonPlayer: 1,
  converted: 2,
  produced: 3,
  built: 4,
  climbed: 5,
  commanded: 6,
  /** A bit for each nightmare. */
  commands: 7,
  wake: 8,
  /** Three bytes of areas. */
  wonAt: 9,
  count: 12,
} as const
