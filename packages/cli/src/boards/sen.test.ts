import { asSeat } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { expect, test } from 'vitest'
import { senBoard } from './sen.ts'

/** The board as seen from seat 1. */
function drawn(position: string): string {
  const view = sen.rules.view(sen.position.read(position), asSeat(0))
  const audience = { you: asSeat(0), name: (seat: number) => ['Ala', 'Ola'][seat]! }
  const paint = (_style: unknown, text: string): string => text
  return senBoard.draw(view, { game: sen, audience, lang: 'en', paint, width: 80, memory: 'own' }).join('\n')
}

test('SEN-11: of two cards in hand the numbers that one types stand at the cards; one alone has none', () => {
  const two = drawn('dreams: 9 7 3 0 | 1 6 5 0\ndiscard: T 8\nheld: 2 P\nasked: 1 keep')
  expect(two).toMatch(/╭───╮ +╭───╮ +╭─1─╮ +╭─2─╮ *\n.*│ 2 │ +│6 P│/)
  const one = drawn('dreams: 9 7 3 0 | 1 6 5 0\ndiscard: T 8\nheld: 2\nasked: 1 drawn')
  expect(one).toMatch(/╭───╮ +╭───╮ +╭───╮ *\n.*│ 2 │ *$/m)
})
