import type { Lang } from '../lang.ts'

const LONGEST = 60
/** What stands for a sign that nobody could see: without it “dreams” would not be “dreams”. */
const UNSEEN = '\ufffd'

/** What somebody gave, fit to stand in a sentence: one line, not too long, nothing that steers a terminal or turns text around. */
export function shortened(given: string): string {
  const line = given
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/\p{C}/gu, UNSEEN)
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

/** A sentence behind a colon. */
export const goingOn = (sentence: string, lang: Lang): string =>
  sentence.slice(0, 1).toLocaleLowerCase(lang) + sentence.slice(1)
