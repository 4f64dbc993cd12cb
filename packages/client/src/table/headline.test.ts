import { asSeat, type Seat } from '@sennik/engine'
import { expect, it } from 'vitest'
import { headlineOf } from './headline.ts'
import { english } from './words.en.ts'

const seats = (...numbers: number[]): Seat[] => numbers.map(asSeat)
const TEAMS = [seats(0, 2), seats(1, 3)]
const NAMES = ['Ala', 'Ola', 'Jan', 'Ewa']
const won = (winners: Seat[], teams: readonly Seat[][], ...yours: Seat[]): string =>
  headlineOf({ winners, teams, yours, names: winners.map(seat => NAMES[seat]!), lang: 'en', words: english.end })

it('KOT-T4: a team wins as one', () => {
  expect(won(seats(0, 2), TEAMS, asSeat(2))).toBe('Your team wins!')
  expect(won(seats(0, 2), TEAMS, asSeat(1))).toBe('The team of Ala and Jan wins')
  expect(won(seats(0, 2), TEAMS, ...seats(0, 1))).toBe('The team of Ala and Jan wins')
})

it('teams, and those who play alone, may share a win', () => {
  expect(won(seats(0, 1, 2, 3), TEAMS, asSeat(2))).toBe('You share the win!')
  expect(won(seats(0, 2), [], asSeat(2))).toBe('You share the win!')
  expect(won(seats(0, 2), [], asSeat(1))).toBe('Ala and Jan share the win')
  expect(won(seats(1), [], asSeat(1))).toBe('You win!')
  expect(won(seats(1), [])).toBe('Ola wins')
})
