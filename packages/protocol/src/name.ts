import { UNSEEN } from '@sennik/engine'

/** What is wrong with a name: nothing in it, something nobody can see, letters nobody here can tell apart, heaped marks, too wide. */
export const NAME_FLAWS = ['empty', 'unseen', 'script', 'marks', 'wide'] as const
export type NameFlaw = (typeof NAME_FLAWS)[number]

/** As wide as 24 letters; signs and letters of East Asia are as wide as two. */
const MOST_COLUMNS = 24
/** Marks take no room, so there might be very many. */
const MOST_WRITTEN = 120
const MOST_MARKS = 3

/**
 * What is not seen itself, but where it stands makes one picture of two or changes the shape of letters: after a picture, between letters
 * of Arabic, beside the sign that a letter of India has no vowel.
 */
const JOINING =
  /(?<=\p{ExtPict}\p{EMod}?)\uFE0F?\u200D(?=\p{ExtPict})|(?<=\p{sc=Arab}\p{Mn}*)\u200C(?=\p{sc=Arab})|(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=\p{L})|(?<=\p{L})\u200D(?=\u09CD)/gu

/** Scripts in everyday use (UAX #31, table 5); signs and emoji belong to all of them. */
const EVERYDAY =
  /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thaa}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Thai}\p{sc=Laoo}\p{sc=Tibt}\p{sc=Mymr}\p{sc=Khmr}\p{sc=Ethi}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hani}]+$/u

/** Marks on nothing, enclosing ones but those of telephones, and more of them than any language puts on one letter, or beside it. */
const HEAPED = new RegExp(
  `(^|\\s)\\p{M}|(?<![#*\\d])\\p{Me}|(\\p{Mc}*\\p{Mn}){${MOST_MARKS + 1}}|(\\p{Mn}*\\p{Mc}){${MOST_MARKS + 1}}`,
  'u',
)

const NARROW =
  /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}\p{sc=Laoo}\u0020-\u02FF\u2010-\u2013\u2018-\u2027\u2030-\u205E]/u
/** Letters of full width, and those of old manuscripts, of which many are two in one. */
const BROAD = /[\uFF01-\uFF60\uA640-\uA69F\uA720-\uA7FF]/u
/** Whole phrases and lines that are one character, and an O with ten eyes. */
const GIANTS: Readonly<Record<string, number>> = { '\uFDFD': 12, '\u2E3B': 3, '\uA66E': 4 }

function columnsOf(character: string): number {
  if (/[\p{M}\u200C\u200D]/u.test(character)) return 0
  const columns = NARROW.test(character) && !BROAD.test(character) ? 1 : 2
  // A sign that stands for several letters is as wide as they are.
  return GIANTS[character] ?? Math.max(columns, character.normalize('NFKC').length)
}

const widthOf = (name: string): number => [...name].reduce((sum, character) => sum + columnsOf(character), 0)

/** The same rule at every edge: a name as others will see it, or what is wrong with it. */
export function readName(written: string): { readonly name: string } | { readonly flaw: NameFlaw } {
  if (written.length > MOST_WRITTEN) return { flaw: 'wide' }
  // Telephones add to an emoji that it is one; all kinds of space are one kind.
  const name = written
    .normalize('NFC')
    .replace(/[\uFE0E\uFE0F](?!\u200D)/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  const flaw = flawOf(name)
  return flaw === undefined ? { name } : { flaw }
}

function flawOf(name: string): NameFlaw | undefined {
  if (name === '') return 'empty'
  if (UNSEEN.test(name.replace(JOINING, ''))) return 'unseen'
  if (!EVERYDAY.test(name)) return 'script'
  if (HEAPED.test(name)) return 'marks'
  return widthOf(name) > MOST_COLUMNS ? 'wide' : undefined
}
