import type { Lang } from '../lang.ts'

/**
 * What stands in no sentence meant for people: gaps, marks of the program and of its notation (`mouse:3`, `bronte=TT`, `R01`, `<slot>`,
 * `9 9 9 R`, `CC`), names from the code, a hyphen for a minus, two full stops, quotation marks within their like, a sentence that begins
 * small. A, B and C are names of spaces, I is a number and an English word; other single capitals are symbols of cards.
 */
const NOT_FOR_PEOPLE =
  /undefined|null|NaN|\[object|\s\s|^\s*$|\p{L}[:=][\p{L}\d]|[<>{}|_@]|\b[A-Z]\d\d?\b|(?<!\p{L})\p{Ll}+\p{Lu}|(?<!\p{L})-\d|“”|„”|„[^”]*„|“[^”]*“|: \.|[.!?]\.|(?<!POBUDKA)[.!?] \p{Ll}|(?<!\p{L})(?!(?:[IVX]+|POBUDKA|AEG|MIT|SIL|QR|JSON)(?!\p{L}))\p{Lu}{2,}(?!\p{L})|(?<=[\p{L}\d,;] )[D-HJ-Z](?![\p{L}\d])|(?<=: )\p{Lu}(?=[.,;!?)]|$)|^\p{Lu}$|\b(SEN|KOT|CAT|CH|KK)-/u

const WORDS_OF_THE_OTHER: { readonly [L in Lang]: RegExp } = {
  pl: /(?<!\p{L})(the|of|and|with|your|you|is|are|card|cards|turn|seat|from)(?!\p{L})/iu,
  en: /[ąćęłńśźż]/iu,
}

/** Which of these sentences nobody should have to read: with notation or a name of the program in them, or in another language. */
export const notForPeople = (sentences: Iterable<string>, lang: Lang): string[] =>
  [...sentences].filter(sentence => NOT_FOR_PEOPLE.test(sentence) || WORDS_OF_THE_OTHER[lang].test(sentence))
