import type { Tokens } from './events.ts'
import { THINGS } from './things.ts'
import { TOKENS } from './vocabulary.ts'

/** The words of one language for what a line of the score sheet counts. */
interface CountedWords {
  tokens(tokens: Tokens): string
  thing(id: string): string
  /** Before the kind that a wild treat stands for. */
  readonly as: string
}

const LETTERS = TOKENS.map(token => token[0]!.toUpperCase())
const IDS: readonly string[] = THINGS.map(({ id }) => id)

/** `W → T 2×3` in words, `mouse:2 tower` in words; numbers stay. */
export function countedIn(notation: string, words: CountedWords): string {
  const toys = notation.split(' ').filter(word => IDS.includes(word.split(':')[0]!))
  if (toys.length > 0)
    return toys
      .map(word => {
        const [id = '', count] = word.split(':')
        return count === undefined ? words.thing(id) : `${count}× ${words.thing(id)}`
      })
      .join(', ')
  return notation.split(' ').reduce((said, word) => {
    if (word === '→') return `${said} ${words.as}`
    if (/^[CTMW]+$/.test(word)) return `${said} ${words.tokens(tokensIn(word))}`.trim()
    return said === '' ? word : `${said}; ${word.replace('×', ' × ')}`
  }, '')
}

const tokensIn = (word: string): Tokens => LETTERS.map(letter => word.split(letter).length - 1)
