import { asSeat, LANGS, type Seat } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, it } from 'vitest'
import { seatFaces } from '../../table/beats-testing.ts'
import { dreamTitle, type Props } from './situation.ts'

const view = koty.rules.view(
  koty.position.read('options: {"teams":true}\ndreams: 8 | 7 | 6 | 5\nasked: 1 turn'),
  'spectator',
)
const seats = seatFaces(['Ola', 'Jan', 'Ewa', 'Iga'])

const titles = (you: Seat | undefined, lang: 'pl' | 'en'): readonly string[] =>
  [0, 1, 2, 3].map(seat => dreamTitle({ view, seats, you, lang } as Props, asSeat(seat)))

it('KOT-T1: whose dream belongs to your partner is said in words, not only drawn', () => {
  expect(LANGS.map(lang => titles(asSeat(0), lang))).toEqual([
    ['Twój sen', 'Sen: Jan', 'Sen: Ewa (z tobą w drużynie)', 'Sen: Iga'],
    ['Your dream', 'Jan’s dream', 'Ewa’s dream (your partner)', 'Iga’s dream'],
  ])
})

it('whoever watches has no partner', () => {
  expect(titles(undefined, 'en')).toEqual(['Ola’s dream', 'Jan’s dream', 'Ewa’s dream', 'Iga’s dream'])
})
