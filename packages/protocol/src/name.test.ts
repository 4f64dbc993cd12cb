import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { playerName } from './ids.ts'
import { readName } from './name.ts'

describe('a name', () => {
  test.each([
    ['  Ala  ', 'Ala'],
    ['Żółw 🐢', 'Żółw 🐢'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['Z\u0307o\u0301\u0142w', 'Żółw'],
    ['Ala\u00a0\u2003\u3000Nowak', 'Ala Nowak'],
    ['D’Artagnan-3', 'D’Artagnan-3'],
    ['Даша', 'Даша'],
    ['Ἀθηνᾶ', 'Ἀθηνᾶ'],
    ['مريم', 'مريم'],
    ['שָׁלוֹם', 'שָׁלוֹם'],
    ['क्षितिज', 'क्षितिज'],
    ['สมชาย', 'สมชาย'],
    ['김하늘', '김하늘'],
    ['山田花子', '山田花子'],
    ['☾ Luna ☾', '☾ Luna ☾'],
    // A telephone adds U+FE0F to a heart.
    ['Ala \u2764\ufe0f', 'Ala \u2764'],
    ['猫'.repeat(12), '猫'.repeat(12)],
    // Many marks, each beside the letter or on it: Burmese.
    ['ကျော်', 'ကျော်'],
    ['မျှော်လင့်', 'မျှော်လင့်'],
    ['မြို့', 'မြို့'],
    // What joins letters, or keeps them apart, where that is written: Persian, Sinhala, Bengali, Hindi.
    ['علی‌رضا', 'علی‌رضا'],
    ['ශ්‍රී', 'ශ්‍රී'],
    ['র‍্যাচেল', 'র‍্যাচেল'],
    ['क्‍ष', 'क्‍ष'],
    // And pictures.
    ['👩‍🚀 Ala', '👩‍🚀 Ala'],
    ['👩🏽‍🦱', '👩🏽‍🦱'],
    ['🏳️‍🌈', '🏳️‍🌈'],
    ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['🐻‍❄️ Miś', '🐻‍❄ Miś'],
    ['1️⃣ Ala', '1⃣ Ala'],
  ])('“%s” is “%s”', (given, name) => {
    expect(readName(given)).toEqual({ name })
    expect(v.parse(playerName, given)).toBe(name)
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0\u2003\u3000 '],
  ])('%s is none', (_what, given) => {
    expect(readName(given)).toEqual({ flaw: 'empty' })
  })

  test.each([
    ['a control character', 'a\u0000b'],
    ['a new line', 'a\nb'],
    ['a mark that turns the direction', '\u202egnp'],
    ['a zero-width space', 'a\u200bb'],
    ['a line separator', 'a\u2028b'],
    ['half a character', '\ud800'],
    ['the other half', 'a\udfffb'],
    ['the Hangul fillers', '\u3164'],
    ['U+115F', '\u115f'],
    ['U+1160', '\u1160'],
    ['U+FFA0', '\uffa0'],
    ['a filler beside letters', 'Ala\u3164'],
    ['a blank in Braille', '\u2800'],
    ['a blank in Braille beside letters', 'Ala\u2800'],
    ['the object replacement character', 'Ala\ufffc'],
    ['the replacement character', '\ufffd'],
    ['a private character', '\ue000'],
    ['a private character of plane 16', '\u{10fffd}'],
    ['an unassigned character', '\u0378'],
    ['no character at all', '\uffff'],
    ['a grapheme joiner', 'A\u034fla'],
    ['a Mongolian selector', 'Ala\u180b'],
    ['a tag', 'Ala\u{e0041}'],
    ['an empty note of music', '\u{1d159}'],
    ['a soft hyphen', 'A\u00adla'],
    ['an inherent vowel of Khmer', '\u17b4'],
    ['a joiner of Latin letters', 'A\u200dla'],
    ['a non-joiner of Latin letters', 'A\u200cla'],
    ['a joiner of Arabic ones, which join by themselves', 'ع\u200dل'],
    ['a joiner with nothing behind it', '👩\u200d'],
    ['a joiner between a picture and a letter', '👩\u200dA'],
    ['two joiners', '👩\u200d\u200d🚀'],
    ['two non-joiners', 'علی\u200c\u200cرضا'],
    ['a non-joiner at the end', 'علی\u200c'],
    ['a selector before a joiner of letters', 'علی\ufe0f\u200dرضا'],
  ])('with %s is refused: nobody would see it', (_what, given) => {
    expect(readName(given)).toEqual({ flaw: 'unseen' })
    expect(v.is(playerName, given)).toBe(false)
  })

  test.each([
    ['cuneiform', '𒐫'],
    ['hieroglyphs', '\u{13000}'],
    ['Javanese', 'ꦄ'],
    ['Cherokee, which looks like Latin', 'ᎪᏞᎪ'],
    ['Braille', '\u2801'],
  ])('in %s is refused', (_what, given) => {
    expect(readName(given)).toEqual({ flaw: 'script' })
  })

  test.each([
    ['a heap of marks', `Z${'\u0300'.repeat(10)}`],
    ['four marks on one letter', 'q\u0300\u0301\u0302\u0303'],
    ['four marks beside one letter', 'काीोौ'],
    ['a mark on nothing', '\u0300Ala'],
    ['a mark on a space', 'Ala \u0300a'],
    ['an enclosing mark', 'A\u20dd'],
  ])('with %s is refused', (_what, given) => {
    expect(readName(given)).toEqual({ flaw: 'marks' })
  })

  test.each([
    ['25 letters', 'x'.repeat(25)],
    ['13 wide ones', '猫'.repeat(13)],
    ['24 wide ones', '猫'.repeat(24)],
    ['24 letters of full width', 'Ａ'.repeat(24)],
    ['13 emoji', '🐢'.repeat(13)],
    ['24 dashes', '—'.repeat(24)],
    ['24 long dashes', '⸻'.repeat(24)],
    ['24 signs that are phrases', '﷽'.repeat(24)],
    ['two signs that are sentences', 'ﷺﷺ'],
    ['7 of the widest letter of Cyrillic', 'ꙮ'.repeat(7)],
    ['24 double letters of old scribes', 'Ꝏ'.repeat(24)],
    ['24 units of measure', '㎯'.repeat(24)],
    ['more letters than anybody would read', 'x'.repeat(100_000)],
  ])('%s are too wide', (_what, given) => {
    expect(readName(given)).toEqual({ flaw: 'wide' })
  })

  test('whatever is written, a name that was read is read again as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), written => {
        const read = readName(written)
        if ('name' in read) expect(readName(read.name)).toEqual(read)
      }),
      { numRuns: 3000, seed: 1 },
    )
  })
})
