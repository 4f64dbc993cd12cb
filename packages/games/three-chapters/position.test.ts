import { asSeat, explainProblem, LANGS, listOf, positionText, SeededRng } from '@sennik/engine'
import { problemFrom, seenAs } from '@sennik/engine/testing'
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

  test('the draft: hands, picks, gifts', () => {
    const text =
      'deal: 2\nexchange: 3\nhands: 1 2 3 4 | 5 6 7\npicked: | 41 42 43 44 45 46 47\nghosts: |\nasked: 1 2 draft'
    const state = position.read(text)
    expect(rules.view(state, asSeat(1)).picks[1]).toEqual([41, 42, 43, 44, 45, 46, 47])
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

const ALL = listOf(50, index => index + 1)
const PLAYED = '1 2 3 4 5 6 7 | 8 9 10 11 12 13 14 | 15 16 17 18 19 20 21 | 22 23 24 25 26 27 28'
const PLAYED_BY_TWO = '2 11 12 13 14 15 16 17 | 21 22 23 24 25 26 27 28'

describe('nothing is written that is then not looked at', () => {
  test.each([
    ['deal', '1', `played: ${PLAYED}`],
    ['exchange', '2', `played: ${PLAYED}`],
    ['hands', '1 | | |', `played: ${PLAYED}`],
    ['hands', '41 | | |', 'picked: | | |\nasked: 1 play'],
    ['lead', '2', 'picked: | | |\nasked: 1 2 3 4 draft'],
    ['moments', '| | |', 'picked: | | |\nasked: 1 2 3 4 draft'],
    ['ghosts', '| | |', `played: ${PLAYED}`],
    ['ghosts', '33 | |', 'picked: | |\nasked: 1 2 3 draft'],
    ['order', '| | |', `played: ${PLAYED}`],
  ])('%s: %s', (name, value, rest) => {
    const problem = problemOf(`${name}: ${value}\n${rest}`)
    expect(problem).toMatchObject({ kind: 'cannotBe' })
    expect((problem as { fields: readonly string[] }).fields).toContain(name)
  })

  test('CH-23: what ghosts have played is not made up', () => {
    const ghosts = '37 31 32 33 34 35 36 38 | 41 42 43 44 45 46 47 48'
    const cannotBe = { kind: 'cannotBe', because: { en: /cards that ghosts have played counted/ } }
    const said = (text: string) => {
      const problem = problemOf(text)
      return problem !== 'accepted' && problem.kind === 'cannotBe' ? { ...cannotBe, fields: problem.fields } : problem
    }
    expect(problemOf(`played: ${PLAYED_BY_TWO}\nghosts: ${ghosts}`)).toBe('accepted')
    expect(said(`played: ${PLAYED_BY_TWO}`)).toEqual({ ...cannotBe, fields: [] })
    expect(said(`played: ${PLAYED_BY_TWO}\nghosts: ${ghosts.slice(0, -3)}`)).toEqual({
      ...cannotBe,
      fields: ['ghosts'],
    })
    expect(problemOf('picked: |\nplayed: 20 |\nghosts: | 3\nasked: 2 play')).toBe('accepted')
    expect(said('picked: |\nplayed: 20 |\nghosts: 3 |\nasked: 2 play')).toMatchObject({ kind: 'cannotBe' })
    const order = 'order: 1 2 3 4 5 6 7 8 | 2 1 3 4 5 6 7 8'
    expect(said(`${order}\npicked: |\nplayed: 20 |\nghosts: | 3\nasked: 2 play`)).toMatchObject({ kind: 'cannotBe' })
  })
})

describe('what cannot be is refused', () => {
  test.each([
    ['nobody', 'asked: 1 play', { kind: 'missingOneOf', fields: ['picked', 'played'] }],
    [
      'one player',
      'picked: 3\nasked: 1 play',
      { kind: 'fieldValue', field: 'picked', given: '3', allowed: { en: /^2 to 6 parts/ } },
    ],
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
      {
        kind: 'fieldValue',
        field: 'hands',
        given: '1 2 3',
        allowed: { pl: '2 karty w tym rzędzie', en: '2 cards in this row' },
      },
    ],
    [
      'a hand with a hole',
      'hands: 1 - 3 | | |\npicked: | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'hands', given: '-', allowed: '1–50' },
    ],
    [
      'a played card while all are chosen',
      'hands: | | |\npicked: | | |\nplayed: 3 | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'played', given: '3', allowed: { en: 'empty rows' } },
    ],
    [
      'someone who is not asked',
      'picked: | | |\nlead: 1\nasked: 2 play',
      { kind: 'cannotBe', fields: ['asked', 'lead'], because: { en: 'it is for seat 1 to move now' } },
    ],
    [
      'someone who has picked',
      'picked: 5 | | |\nasked: 1 2 3 4 draft',
      { kind: 'cannotBe', fields: ['asked', 'picked'], because: { en: 'it is for seats 2, 3, 4 to move now' } },
    ],
    [
      'nobody left to choose',
      'picked: 5 | 6 | 7 | 8\nasked: 1 draft',
      { kind: 'cannotBe', fields: ['asked', 'picked'], because: { pl: 'wszyscy już wybrali' } },
    ],
    ['a step that is none', 'picked: | | |\nasked: 1 sleep', { kind: 'fieldValue', field: 'asked' }],
    [
      'a seat asked twice',
      'picked: | | |\nasked: 1 1 play',
      { kind: 'fieldValue', field: 'asked', allowed: { en: 'every seat only once' } },
    ],
    ['nobody before the step', 'picked: | | |\nasked: play', { kind: 'fieldValue', field: 'asked', given: 'play' }],
    [
      'a round missing',
      'played: 1 2 3 | 4 | 5 6 | 7\nasked: 1 play',
      { kind: 'cannotBe', fields: ['asked', 'played'] },
    ],
    [
      'somebody asked after the last card',
      `played: ${PLAYED}\nasked: 1 play`,
      { kind: 'cannotBe', fields: ['asked', 'played'], because: { en: /all cards have been played/ } },
    ],
    [
      'a game that is over, with cards left to play',
      'picked: 1 2 | 3 4 | 5 | 6',
      { kind: 'cannotBe', fields: ['picked'], because: { en: /without “asked” the game is over/ } },
    ],
    [
      'a leader that is none',
      'lead: ghost 1\npicked: | | |\nasked: 1 play',
      { kind: 'fieldValue', field: 'lead', given: 'ghost 1', allowed: { en: 'the number of a seat, 1–4' } },
    ],
    ['two leaders', 'lead: 1 2\npicked: | | |\nasked: 1 play', { kind: 'fieldValue', field: 'lead', given: '1 2' }],
    [
      'a deal too many',
      'deal: 2\npicked: | | |\nasked: 1 2 3 4 draft',
      { kind: 'fieldValue', field: 'deal', allowed: '1' },
    ],
    [
      'moments twice',
      'moments: 1 1 3 4 5 6 7 | 1 2 3 4 5 6 7 | 1 2 3 4 5 6 7 | 1 2 3 4 5 6 7\npicked: | | |\nasked: 1 play',
      {
        kind: 'fieldValue',
        field: 'moments',
        given: '1 1 3 4 5 6 7',
        allowed: { en: 'in each row every number of 1–7 once' },
      },
    ],
    [
      'all the rest twice',
      'box: rest rest\npicked: | | |\nasked: 1 play',
      { kind: 'fieldValue', field: 'box', given: 'rest', allowed: { en: '“rest” only once' } },
    ],
    [
      'cards that lie nowhere',
      'box: 50\npicked: | | |\nasked: 1 play',
      { kind: 'cannotBe', fields: ['box'], because: { en: /^cards that are named nowhere \(33, 34, .*rest/ } },
    ],
    [
      'a box that leaves too few',
      `box: ${ALL.slice(0, 40).join(' ')}\npicked: | | |\nasked: 1 play`,
      { kind: 'cannotBe', fields: ['picked', 'box'] },
    ],
    ['an unknown field', 'cats: 9\npicked: | | |', { kind: 'unknownField', given: 'cats' }],
  ])('%s', (_what, text, problem) => {
    const found = problemOf(text)
    expect(seenAs(found, problem)).toMatchObject(problem)
    if (found !== 'accepted') for (const lang of LANGS) expect(explainProblem(found, lang)).toMatch(/^\S.*\.$/)
  })
})
