import { badField, type Field } from '@sennik/engine'
import { ALL_CATS, CARD_SYMBOLS, CAT_SYMBOLS, type Card, type Cat, catSymbol, isStray, symbolOf } from './components.ts'
import { TOKEN_LETTERS } from './counting.ts'
import { THINGS } from './things.ts'

/*
 * The words of the notation. Cards are written by their ids (`bronte`, `tuna2`, `lost`), cats also by their Polish or English names
 * (`kikimora`, `pan-kot`), tokens by their letters C T M W, so many of something as `mouse:3`. `|` stands between seats, `-` for an empty place.
 */

export const EMPTY = '-'

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** A name as one word, with and without its Polish letters. */
function spellings(name: string): string[] {
  const word = name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  return [word, word.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')]
}

const CATS_BY_WORD: ReadonlyMap<string, Cat> = new Map(
  ALL_CATS.flatMap(({ id, name }, cat) =>
    [id, ...spellings(name.en), ...spellings(name.pl)].map(word => [word, cat as Cat] as const),
  ),
)

const THINGS_BY_WORD: ReadonlyMap<string, string> = new Map(
  THINGS.flatMap(({ id, name }) => [...spellings(name.en), ...spellings(name.pl)].map(word => [word, id] as const)),
)

const CAT_LIST = CAT_SYMBOLS.join(' ')
const CARD_LIST = CARD_SYMBOLS.join(' ')
const STRAY_LIST = CAT_SYMBOLS.filter((_, cat) => isStray(cat as Cat)).join(' ')

export function readCat(field: Field, word: string): Cat {
  const cat = CATS_BY_WORD.get(word.toLowerCase().normalize('NFC'))
  if (cat === undefined) throw badField(field, CAT_LIST, word)
  return cat
}

export function readCard(field: Field, word: string): Card {
  const thing = CARD_SYMBOLS.indexOf(word)
  const card = thing < 0 ? CATS_BY_WORD.get(word.toLowerCase().normalize('NFC')) : thing
  if (card === undefined || card >= CARD_SYMBOLS.length || (thing < 0 && isStray(card as Cat)))
    throw badField(field, CARD_LIST, word)
  return card as Card
}

/** A card + 1, or 0 for an empty place. */
export const readPlace = (field: Field, word: string): number => (word === EMPTY ? 0 : readCard(field, word) + 1)

export function readStrayPlace(field: Field, word: string): number {
  if (word === EMPTY) return 0
  const cat = CATS_BY_WORD.get(word.toLowerCase().normalize('NFC'))
  if (cat === undefined || !isStray(cat)) throw badField(field, `${STRAY_LIST} ${EMPTY}`, word)
  return cat + 1
}

export const placeText = (cell: number): string => (cell === 0 ? EMPTY : symbolOf((cell - 1) as Card))
export const strayPlaceText = (cell: number): string => (cell === 0 ? EMPTY : catSymbol((cell - 1) as Cat))

/** The letters with which kurczak and rarytas begin. */
const POLISH_LETTERS = 'KTMR'

/** Tokens by letters: `CCTW`, or in Polish `KKTR`, spaces between them or not. */
export function readTokens(field: Field, text: string): number[] {
  const counts = TOKEN_LETTERS.map(() => 0)
  for (const letter of text.toUpperCase().replaceAll(/\s/g, '')) {
    const token = Math.max(TOKEN_LETTERS.indexOf(letter), POLISH_LETTERS.indexOf(letter))
    if (token < 0) throw badField(field, TOKEN_LETTERS.join(' '), letter)
    counts[token]!++
  }
  return counts
}

/** How many there are of each of some things: `mouse:3 tower`. */
export function readCounts(field: Field, text: string, ids: readonly string[], most: number): number[] {
  const counts = ids.map(() => 0)
  for (const word of wordsIn(text)) {
    const [name = '', count = '1'] = word.split(':')
    const at = ids.indexOf(THINGS_BY_WORD.get(name.toLowerCase().normalize('NFC')) ?? name)
    if (at < 0) throw badField(field, ids.join(' '), word)
    if (!/^\d{1,3}$/.test(count) || counts[at]! + Number(count) > most) throw badField(field, `0–${most}`, word)
    counts[at]! += Number(count)
  }
  return counts
}

export const countsText = (counts: ArrayLike<number>, ids: readonly string[]): string =>
  ids.flatMap((id, at) => (counts[at] === 0 ? [] : [counts[at] === 1 ? id : `${id}:${counts[at]}`])).join(' ')

export const THING_IDS: readonly string[] = THINGS.map(({ id }) => id)

/** The parts of a field, one for each seat. */
export function perSeat(field: Field, seats: number): string[] {
  const parts = field.value.split('|').map(part => part.trim())
  if (parts.length !== seats) throw badField(field, Array(seats).fill('…').join(' | '))
  return parts
}
