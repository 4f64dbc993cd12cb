import { asSeat, LANGS, type Lang } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, test } from 'vitest'
import { kotyBoard } from './koty.ts'

const NAMES = ['Ala', 'Ola', 'Jan', 'Ewa']

/** The board as seen from seat 1. */
function drawn(lang: Lang, position: string): string[] {
  const view = koty.rules.view(koty.position.read(position), asSeat(0))
  return kotyBoard.draw(view, {
    game: koty,
    audience: { you: asSeat(0), name: seat => NAMES[seat]! },
    lang,
    paint: (_style, text) => text,
    width: 80,
    memory: 'own',
  })
}

/** The rows that begin with a name. */
const seatRows = (lang: Lang, position: string): string[] =>
  drawn(lang, position).filter(row => NAMES.some(name => row.includes(`${name} ·`)))

test('KOT-T1, KOT-T4: the table says who plays with whom, and what they have together', () => {
  const [polish, english] = LANGS.map(lang =>
    seatRows(lang, 'options: {"teams":true}\nhands: 1 2 3 4 | | |\ndreams: 8 | 1 | 7 | 2\nasked: 1 turn'),
  )
  expect(polish).toEqual([
    expect.stringMatching(/^▸ 1 Ala · 8 \(w drużynie: Jan, razem 15\) +ręka: 1 2 3 4$/),
    expect.stringMatching(/^ {2}2 Ola · 1 \(w drużynie: Ewa, razem 3\) +ręka: ░ ░ ░ ░$/),
    expect.stringMatching(/^ {2}3 Jan · 7 \(z tobą w drużynie, razem 15\) +ręka: ░ ░ ░ ░$/),
    expect.stringMatching(/^ {2}4 Ewa · 2 \(w drużynie: Ola, razem 3\) +ręka: ░ ░ ░ ░$/),
  ])
  expect(english).toEqual([
    expect.stringMatching(/^▸ 1 Ala · 8 \(with Jan, together 15\) +hand: 1 2 3 4$/),
    expect.stringMatching(/^ {2}2 Ola · 1 \(with Ewa, together 3\) +hand: ░ ░ ░ ░$/),
    expect.stringMatching(/^ {2}3 Jan · 7 \(your partner, together 15\) +hand: ░ ░ ░ ░$/),
    expect.stringMatching(/^ {2}4 Ewa · 2 \(with Ola, together 3\) +hand: ░ ░ ░ ░$/),
  ])
})

test('without teams everybody has only points', () => {
  expect(seatRows('en', 'hands: 1 2 3 4 |\ndreams: 8 | 1\nasked: 1 turn')).toEqual([
    expect.stringMatching(/^▸ 1 Ala · 8 +hand: 1 2 3 4$/),
    expect.stringMatching(/^ {2}2 Ola · 1 +hand: ░ ░ ░ ░$/),
  ])
})

test('full lands stand apart', () => {
  const lands = drawn('en', 'hands: 1 2 3 4 |\ndreams: 9997 9998 - - |\nasked: 1 turn')
  expect(lands).toContain('    1[9 9 9 7=56] 2[9 9 9 8=64] 3[·]          4[·]')
})
