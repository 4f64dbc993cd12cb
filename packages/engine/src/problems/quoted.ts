const LONGEST = 60

/** What somebody gave, fit to stand in a sentence: one line, not too long, nothing that steers a terminal. */
export function shortened(given: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept out.
  const line = given.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
