const A = 'a'.charCodeAt(0)

/**
 * What is typed for each move of a question: its numbers, so that the numbers people read on the table – of lands, lines,
 * seats, ravens – are the numbers they type, whatever else is on offer. Where there are several kinds of moves, a letter says which; of
 * those with numbers the first in the order of the game's kinds needs none, wherever its moves stand.
 */
export function keysOf(moves: readonly string[], kinds: readonly string[]): string[] {
  const forms = moves.map(move => move.split(' '))
  const numbered = forms.filter(form => form.length > 1).map(([kind]) => kind!)
  if (numbered.length === 0) return moves.map((_, index) => String(index + 1))
  const plain = kinds.find(kind => numbered.includes(kind)) ?? numbered[0]
  const lettered = [...new Set(forms.map(([kind]) => kind))].filter(kind => kind !== plain)
  return forms.map(([kind, ...numbers]) =>
    (kind === plain ? numbers : [String.fromCharCode(A + lettered.indexOf(kind)), ...numbers]).join(' '),
  )
}

/** A line that can only mean such a key, as it is written; `undefined` for any other. */
export function readKey(line: string): string | undefined {
  const [, letter = '', numbers = ''] = /^([a-z]?)\s*(\d+[a-z]?(?:\s+\d+[a-z]?)*)?$/i.exec(line) ?? []
  const parts = [letter.toLowerCase(), ...numbers.toUpperCase().split(/\s+/)].filter(part => part !== '')
  return parts.length === 0 ? undefined : parts.join(' ')
}
