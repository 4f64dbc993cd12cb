const LONGEST = 60

/** What somebody gave, fit to stand in a sentence: one line, not too long, nothing that steers a terminal or turns text around. */
export function shortened(given: string): string {
  const line = given.replace(/[\p{C}\u2028\u2029]+/gu, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
