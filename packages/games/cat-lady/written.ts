import { badField, type Field, polishPlural, readWhole, type Text } from '@sennik/engine'
import { ALL_CATS, CARD_SYMBOLS, CAT_SYMBOLS, type Card, type Cat, catSymbol, isStray, symbolOf } from './components.ts'
import { TOKEN_LETTERS } from './counting.ts'
import type { CardNames } from './names.ts'
import { THINGS } from './things.ts'

/*
 * The words of the notation. Cards are written by their ids (`bronte`, `tuna2`, `lost`), cats and toys also by their Polish or English names
 * (`kikimora`, `pan-kot`) in the set that is played with, tokens by their letters C T M W, so many of something as `mouse:3`. `|` stands between seats, `-` for an empty place.
 */

export const EMPTY = '-'

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** A name as one word, with and without its Polish letters. */
function spellings(name: string): string[] {
  const word = asWord(name).replaceAll('.', '').replaceAll(' ', '-')
  return [word, word.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '')]
}

/** What the words of a position stand for; every id for its own card, whatever another one is called. */
export interface Lexicon {
  readonly cats: ReadonlyMap<string, Cat>
  readonly things: ReadonlyMap<string, string>
  /** What people call a card, by its id. */
  readonly nameOf: (id: string) => Text
}

export function lexiconOf(names: CardNames): Lexicon {
  const byWord = <Meaning>(cards: readonly { readonly id: string }[], meaning: (at: number) => Meaning) =>
    new Map([
      ...cards.flatMap(({ id }, at) => {
        const { en, pl } = names.get(id)!
        return [...spellings(en), ...spellings(pl)].map(word => [word, meaning(at)] as const)
      }),
      ...cards.map(({ id }, at) => [id, meaning(at)] as const),
    ])
  return {
    cats: byWord(ALL_CATS, at => at as Cat),
    things: byWord(THINGS, at => THINGS[at]!.id),
    nameOf: id => {
      const { pl, en } = names.get(id)!
      return { pl, en }
    },
  }
}

const asWord = (word: string): string => word.toLowerCase().normalize('NFC')

const CAT_LIST = CAT_SYMBOLS.join(' ')
const CARD_LIST = CARD_SYMBOLS.join(' ')
const STRAY_LIST = CAT_SYMBOLS.filter((_, cat) => isStray(cat as Cat)).join(' ')

export function readCat(lexicon: Lexicon, field: Field, word: string): Cat {
  const cat = lexicon.cats.get(asWord(word))
  if (cat === undefined) throw badField(field, CAT_LIST, word)
  return cat
}

export function readCard(lexicon: Lexicon, field: Field, word: string): Card {
  const thing = CARD_SYMBOLS.indexOf(word)
  const card = thing < 0 ? lexicon.cats.get(asWord(word)) : thing
  if (card === undefined || card >= CARD_SYMBOLS.length || (thing < 0 && isStray(card as Cat)))
    throw badField(field, CARD_LIST, word)
  return card as Card
}

/** A card + 1, or 0 for an empty place. */
export const readPlace = (lexicon: Lexicon, field: Field, word: string): number =>
  word === EMPTY ? 0 : readCard(lexicon, field, word) + 1

export function readStrayPlace(lexicon: Lexicon, field: Field, word: string): number {
  if (word === EMPTY) return 0
  const cat = lexicon.cats.get(asWord(word))
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

/** CAT-2: why there is no more of something. */
const noMore = (seats: number): Text => ({
  pl: `w grze na ${seats} ${polishPlural(seats, 'osobę', 'osoby', 'osób')} więcej nie ma`,
  en: `a game for ${seats} players has no more`,
})

/** How many there are of something of which so many players have so many. */
export const readCount = (field: Field, word: string, most: number, seats: number): number =>
  readWhole(field, word, 0, most, {
    pl: `liczba od 0 do ${most}: ${noMore(seats).pl}`,
    en: `a number from 0 to ${most}: ${noMore(seats).en}`,
  })

/** How many there are of each of some things, and of each at most so many: `mouse:3 tower`. */
export function readCounts(
  lexicon: Lexicon,
  field: Field,
  text: string,
  ids: readonly string[],
  most: readonly number[],
  seats: number,
): number[] {
  const counts = ids.map(() => 0)
  for (const word of wordsIn(text)) {
    const [name = '', count = '1', ...more] = word.split(':')
    const at = ids.indexOf(lexicon.things.get(asWord(name)) ?? name)
    if (at < 0) throw badField(field, ids.join(' '), word)
    if (more.length > 0 || !/^\d{1,3}$/.test(count) || counts[at]! + Number(count) > most[at]!)
      throw badField(
        field,
        {
          pl: `razem od „${ids[at]}:0” do „${ids[at]}:${most[at]}”: ${noMore(seats).pl}`,
          en: `“${ids[at]}:0” to “${ids[at]}:${most[at]}” in all: ${noMore(seats).en}`,
        },
        word,
      )
    counts[at]! += Number(count)
  }
  return counts
}

export const countsText = (counts: ArrayLike<number>, ids: readonly string[]): string =>
  ids.flatMap((id, at) => (counts[at] === 0 ? [] : [counts[at] === 1 ? id : `${id}:${counts[at]}`])).join(' ')

export const THING_IDS: readonly string[] = THINGS.map(({ id }) => id)
