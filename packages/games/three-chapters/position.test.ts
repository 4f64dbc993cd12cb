import { asSeat, positionText, SeededRng } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'

const { position, rules } = game
const problemOf = (text: string) => problemFrom(() => position.read(text))

describe('positions of 3 Chapters are written by hand', () => {
  test('what is left out is filled in from the cards named nowhere', () => {
    const state = position.read('picked: 37 | 2 | 30 | 15\nasked: 1 play')
    expect(position.write(state)).toMatchObject({
      asked: '1 play',
      lead: '1',
      picked: '37 1 3 4 5 6 7 | 2 8 9 10 11 12 13 | 30 14 16 17 18 19 20 | 15 21 22 23 24 25 26',
      left: '27 | 28 | 29 | 31',
      played: ' |  |  | ',
    })
  })

  test('played cards alone are a game to be counted', () => {
    const state = position.read(
      'played: 1 2 3 4 5 6 7 | 8 9 10 11 12 13 14 | 15 16 17 18 19 20 21 | 22 23 24 25 26 27 28',
    )
    expect(rules.deciders(state)).toBe(0)
    expect(rules.scores(state)).toHaveLength(4)
  })

  test('the draft: hands, picks, gifts; a ghost may lead', () => {
    const text =
      'deal: 2\nexchange: 3\nhands: 1 2 3 4 | 5 6 7\npicked: | 41 42 43 44 45 46 47\nghosts: |\nasked: 1 2 draft'
    const state = position.read(text)
    expect(rules.view(state, asSeat(1)).picks[1]).toEqual([41, 42, 43, 44, 45, 46, 47])
    const led = position.read('lead: ghost 2\npicked: 10 | 11\nghosts: 50 | 2\nasked: 2 play')
    expect(position.write(led).lead).toBe('ghost 2')
    expect(rules.view(led, 'spectator').played.table).toEqual([{ by: { ghostOf: 1 }, card: 2 }])
  })

  test('every position on the way through a game reads as it was written', () => {
    for (const seats of [2, 3, 6]) {
      const rng = SeededRng.of(`position ${seats}`)
      const state = rules.newState()
      rules.setup(seats, {}, { rng }, state)
      while (rules.deciders(state) !== 0) {
        for (let seat = 0; seat < seats; seat++) {
          if ((rules.deciders(state) & (1 << seat)) === 0) continue
          const wants = ['pick 1', 'give 1'].map(game.moves.read)
          const card = rules.view(state, asSeat(seat)).picks[seat]!.find(own => own !== 0) ?? 0
          const move = [...wants, game.moves.read(`play ${card}`)].find(
            each => rules.why(state, asSeat(seat), each) === undefined,
          )!
          const given = rules.view(state, asSeat(seat)).picks[seat]!.length > state.moment() && state.tags[0] === 0
          rules.apply(state, asSeat(seat), given ? wants[1]! : move, { rng })
          expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
        }
      }
    }
  })
})

describe('what cannot be is refused', () => {
  test.each([
    ['nobody', 'asked: 1 play', { kind: 'missingOneOf', fields: ['picked', 'played'] }],
    ['one player', 'picked: 3\nasked: 1 play', { kind: 'seatCount', given: '1' }],
    ['a card twice', 'picked: 3 | 3 | 4\nasked: 1 play', { kind: 'tooManyCards', card: '3' }],
    [
      'a card that is none',
      'picked: 51 | 3 | 4\nasked: 1 play',
      { kind: 'fieldValue', line: 1, field: 'picked', given: '51', allowed: '1–50' },
    ],
    ['too many cards', 'picked: 1 2 3 4 5 6 7 8 9 | | |\nasked: 1 play', { kind: 'fieldValue', field: 'picked' }],
    [
      'rows that do not fit',
      'hands: 1 | 2 | 3\npicked: | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'hands' },
    ],
    [
      'a hand too large',
      'exchange: 7\nhands: 1 2 3 | | |\npicked: | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'hands', allowed: '2 × 1–50' },
    ],
    [
      'someone who is not asked',
      'picked: | | |\nlead: 1\nasked: 2 play',
      { kind: 'contradiction', first: 'asked', second: 'played' },
    ],
    [
      'someone who has picked',
      'picked: 5 | | |\nasked: 1 2 3 4 draft',
      { kind: 'contradiction', first: 'asked', second: 'picked' },
    ],
    ['a step that is none', 'picked: | | |\nasked: 1 sleep', { kind: 'fieldValue', field: 'asked' }],
    [
      'a round missing',
      'played: 1 2 3 | 4 | 5 6 | 7\nasked: 1 play',
      { kind: 'contradiction', first: 'asked', second: 'played' },
    ],
    [
      'a leader that is none',
      'lead: ghost 1\npicked: | | |\nasked: 1 play',
      { kind: 'fieldValue', field: 'lead', allowed: '1–4' },
    ],
    [
      'a deal too many',
      'deal: 2\npicked: | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'deal', allowed: '1–1' },
    ],
    [
      'moments twice',
      'moments: 1 1 3 4 5 6 7 | 1 2 3 4 5 6 7 | 1 2 3 4 5 6 7 | 1 2 3 4 5 6 7\npicked: | | |\nasked: 1 play',
      { kind: 'fieldValue', field: 'moments' },
    ],
    ['an unknown field', 'cats: 9\npicked: | | |', { kind: 'unknownField', given: 'cats' }],
  ])('%s', (_what, text, problem) => {
    expect(problemOf(text)).toMatchObject(problem)
  })
})
