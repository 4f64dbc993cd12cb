import { describe, expect, test } from 'vitest'
import { namesApart } from './look-alikes.ts'

const WORDS = ['free seat', 'you', 'bot']
const apart = (names: readonly (string | undefined)[], people = names.map(() => true)) =>
  namesApart(names, seat => people[seat]!, WORDS)

describe('names at one table', () => {
  test('that differ are shown as they are', () => {
    const names = ['Ala', 'Ola', 'Żółw 🐢', 'Ala Nowak', '山田', undefined]
    expect(apart(names)).toEqual(names)
  })

  test.each([
    ['the same', 'Ala', 'Ala'],
    ['in small letters', 'Ala', 'ala'],
    ['with letters of Cyrillic', 'Ala', '\u0410l\u0430'],
    ['wholly in Cyrillic', 'Pacca', 'Расса'],
    ['with letters of Greek', 'Nina', 'Νina'],
    ['with a capital i for an l', 'Ala', 'AIa'],
    ['with a bar of mathematics for an l', 'Ala', 'A∣a'],
    ['with a bar of a box for an l', 'Ala', 'A│a'],
    ['with a circle for an o', 'Ola', '○la'],
    ['with a v of linguists', 'Eva', 'Eʋa'],
    ['with a small Cyrillic g', 'Gaja', 'ԍaja'],
    ['with an old English w for a p', 'Pola', 'ƿola'],
    ['with a one for an l', 'Ala', 'A1a'],
    ['with a nought for an o', 'Ola', '0la'],
    ['with rn for m', 'Emma', 'Ernrna'],
    ['with an accent', 'Ala', 'Àla'],
    ['without its own accents', 'Łódź', 'Lodz'],
    ['in full width', 'Ala', 'Ａｌａ'],
    ['in letters of mathematics', 'Ala', '𝐀𝓁𝖆'],
    ['in small capitals', 'OLA', 'ᴏʟᴀ'],
    ['in small capitals that are no letters of ours', 'Irena', 'ɪʀᴇɴᴀ'],
    ['with strokes through letters', 'Zebra', 'Ƶɇƀɍⱥ'],
    ['with a Cyrillic r', 'Marek', 'Maгek'],
    ['with a nought of India', 'Ola', '०la'],
    ['with c and l for d', 'Dora', 'clora'],
    ['in Katakana that looks like Han', '工口', 'エロ'],
    ['with a full stop', 'Ala', 'Ala.'],
    ['with a stray accent', 'Ala', 'Ala`'],
    ['with an apostrophe that is a letter', 'Ala', 'Alaʼ'],
    ['with a space', 'Alala', 'Ala la'],
    ['with a non-joiner that changes nothing', 'داود', 'دا\u200cود'],
    ['with a joiner that a telephone may not know', '👩🚀', '👩\u200d🚀'],
    ['with a picture of a digit', 'Ala 1', 'Ala 1\u20e3'],
    ['with an old Greek c', 'Celina', 'Ϲelina'],
    ['with an Armenian s', 'Sara', 'Տara'],
    ['with an Arabic l', 'Ala', 'Aاa'],
    ['with a stop of India for an l', 'Ala', 'A।a'],
    ['with one sign for two letters', 'Ella', 'E∥a'],
    ['with an Ethiopic u', 'Ula', 'ሀla'],
    ['with an e of German linguists', 'Olek', 'Olꬲk'],
    ['with a Cyrillic letter for a digit', 'Ala 3', 'Ala З'],
    ['with a sign of multiplication', 'Alex', 'Ale×'],
    ['in two ways of writing one letter', 'Zo\u0301\u0142w', 'Zółw'],
  ])('%s: both say where they sit', (_how, one, other) => {
    expect(apart([one, 'Ewa', other])).toEqual([`#1 ${one}`, 'Ewa', `#3 ${other}`])
  })

  test('a mark cannot be counterfeited', () => {
    const shown = apart(['Ala', 'Ala', '#2 Ala', 'Ala #1', '#1 #2 Ala'])
    expect(new Set(shown).size).toBe(5)
    expect(shown).toEqual(['#1 Ala', '#2 Ala', '#3 #2 Ala', '#4 Ala #1', '#5 #1 #2 Ala'])
    expect(apart(['Ala', undefined, '#1 Ala'])).toEqual(['#1 Ala', undefined, '#3 #1 Ala'])
  })

  test('like a bot’s, or like a word of the page, say so too; the bot keeps its own', () => {
    expect(apart(['Figa', 'Fіga'], [false, true])).toEqual(['Figa', '#2 Fіga'])
    expect(apart(['Free Seat', 'Y\u043eu'])).toEqual(['#1 Free Seat', '#2 Yоu'])
  })

  test('that begin alike are told apart where a plate has no room for their ends', () => {
    const [one, other] = ['W'.repeat(23), `${'W'.repeat(22)}V`]
    expect(apart([one, other])).toEqual([`#1 ${one}`, `#2 ${other}`])
    expect(apart(['Ala Nowak', 'Ala Nowakowska'])).toEqual(['Ala Nowak', 'Ala Nowakowska'])
    expect(apart(['Aleksandra N.', 'Aleksandra Kowalska'])).toEqual(['#1 Aleksandra N.', '#2 Aleksandra Kowalska'])
  })

  test('of signs alone are compared as signs', () => {
    expect(apart(['☾', '☽', '☾'])).toEqual(['#1 ☾', '☽', '#3 ☾'])
    expect(apart(['...', '!?', '...'])).toEqual(['#1 ...', '!?', '#3 ...'])
  })
})
