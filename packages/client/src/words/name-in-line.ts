/** Scripts that are written from right to left. */
const FROM_THE_RIGHT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Thaa}]/u
const ISOLATE = '\u2066'
const END_OF_ISOLATE = '\u2069'

/** A name as it stands among our words: one from right to left would draw the number after it to its other side, where another name stands. */
export const nameInLine = (name: string): string =>
  FROM_THE_RIGHT.test(name) ? `${ISOLATE}${name}${END_OF_ISOLATE}` : name
