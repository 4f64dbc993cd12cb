/** The letter without its accent, in lower case: always one for one, so that places in a text stay where they are. */
function plain(letter: string): string {
  const lower = letter.toLowerCase()
  if (lower === 'ł') return 'l'
  return lower.normalize('NFD').charAt(0) || lower
}

/** A text as it is searched: accents and case do not count. */
export const folded = (text: string): string => Array.from(text, plain).join('')

/** The words somebody looks for. */
export const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

/** Whether every word occurs in one of these texts. */
export const matches = (words: readonly string[], texts: readonly string[]): boolean => {
  const places = texts.map(folded)
  return words.every(word => places.some(place => place.includes(word)))
}

export interface Piece {
  readonly text: string
  readonly isFound: boolean
}

/** The text cut into pieces: those that were looked for, and those between. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const letters = Array.from(text)
  const place = letters.map(plain).join('')
  const found = new Array<boolean>(letters.length).fill(false)
  for (const word of words)
    for (let at = place.indexOf(word); at >= 0; at = place.indexOf(word, at + 1)) found.fill(true, at, at + word.length)
  const result: { text: string; isFound: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const last = result.at(-1)
    if (last?.isFound === found[index]) last!.text += letter
    else result.push({ text: letter, isFound: found[index]! })
  }
  return result
}
