import { polishPlural, type Text } from '@sennik/engine'
import { MAX_CARDS } from './limits.ts'

/** What is allowed where a message could not be read. English goes over the wire, for programs; the sentence for people is in their language. */
export const EXPECTED = {
  tableId: {
    pl: 'identyfikator stołu: 22 litery, cyfry, znaki _ lub -',
    en: 'the id of a table: 22 letters, digits, _ or -',
  },
  commandId: { pl: 'identyfikator: od 8 do 40 liter, cyfr, znaków _ lub -', en: 'an id: 8–40 letters, digits, _ or -' },
  entropy: { pl: '64 cyfry szesnastkowe', en: '64 hexadecimal digits' },
  gameId: { pl: 'identyfikator gry', en: 'the id of a game' },
  cards: {
    pl: `zestaw kart, który ma najwyżej ${MAX_CARDS} ${polishPlural(MAX_CARDS, 'znak', 'znaki', 'znaków')}`,
    en: `a card set of at most ${MAX_CARDS} characters`,
  },
  cardsHash: { pl: 'skrót zestawu kart: 16 cyfr szesnastkowych', en: 'the hash of a card set: 16 hexadecimal digits' },
  move: { pl: 'ruch: { kind, … }', en: 'a move: { kind, … }' },
  noSuchField: { pl: 'bez tego pola', en: 'no such field' },
  enterFirst: { pl: 'enter, przed wszystkim innym', en: 'enter, before anything else' },
  text: { pl: 'tekst, a nie bajty', en: 'text, not bytes' },
  bodyLength: { pl: 'długość treści', en: 'the length of the body' },
  address: { pl: 'poprawny adres', en: 'a well-formed address' },
  shorterAddress: { pl: 'krótszy adres', en: 'a shorter address' },
  described: { pl: 'to, co opisuje /api', en: 'what /api describes' },
  // As the schemas name their types.
  string: { pl: 'tekst', en: 'string' },
  number: { pl: 'liczba', en: 'number' },
  boolean: { pl: 'true albo false', en: 'boolean' },
  object: { pl: 'obiekt', en: 'Object' },
  array: { pl: 'lista', en: 'Array' },
} as const satisfies { readonly [what: string]: Text }

const POLISH: ReadonlyMap<string, string> = new Map(Object.values(EXPECTED).map(({ pl, en }) => [en, pl]))

/** What stands in no table is notation: `>=0`, `"open" | "private"`, `POST, GET`. */
export const expectedInPolish = (expected: string): string => POLISH.get(expected) ?? expected
