import { LANGS } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, it } from 'vitest'
import { seatFaces } from '../../table/beats-testing.ts'
import { causeIn } from './ending.ts'
import { wordsIn } from './faces.ts'

const seats = seatFaces(['Ola', 'Jan'])
const ended = (how: string): string[] => {
  const view = koty.rules.view(koty.position.read(how), 'spectator')
  return LANGS.map(lang => causeIn(view, seats, wordsIn(lang)) ?? '')
}

it('KOT-21: the last page says why the game is over, and that a standstill is our own ending', () => {
  expect(ended('dreams: 999 999 999 | -\nend: three-lands 1')).toEqual([
    'Ty: trzy krainy po trzy dziewiątki',
    'You: three lands with three nines',
  ])
  expect(ended('dreams: 8 | 7\nend: no-cards 2')).toEqual([
    'Zabrakło kart do dobrania.',
    'There were no cards left to draw.',
  ])
  expect(ended('dreams: 8 | 7\nend: standstill 2')).toEqual([
    'Od czterdziestu okrążeń nikt nie dołożył dziewiątki. Taki koniec to nasza zasada, nie instrukcji.',
    'Nobody has added a nine for forty rounds. That ending is our rule, not the rulebook’s.',
  ])
})

it('a game that goes on has no cause', () => {
  expect(ended('dreams: 8 | 7\nasked: 1 turn')).toEqual(['', ''])
})
