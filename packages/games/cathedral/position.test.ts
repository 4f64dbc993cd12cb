import { explainProblem, firstOf, LANGS, MoveList, positionText, SeededRng } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { cathedral } from './game.ts'
import { asked, inWindow, stateOf } from './scenario.ts'

const { position, rules, options } = cathedral
const problemOf = (...lines: readonly string[]) => problemFrom(() => stateOf(2, asked('day', 1), ...lines))

describe('positions of the Cathedral are written by hand', () => {
  test('figures that are nowhere lie in the supply; cards that are nowhere lie in their decks', () => {
    const s = stateOf(2, asked('day', 1), 'limbo: 1 2', 'devoured: 0 1 4', 'hands: R01 R02 | R31')
    expect([...s.supply]).toEqual([17, 15, 0, 0, 26])
    expect([...s.levels]).toEqual([9, 9, 0, 0])
    const { counts, hands, market } = rules.view(s, 'spectator')
    expect([counts.deck, counts.aside, counts.dreamDeck]).toEqual([33, 32, 21 - 5])
    expect(hands.map(held => held.length)).toEqual([2, 1])
    expect(market).toEqual([5, 6, 7])
  })

  test('who is asked what', () => {
    expect(rules.deciders(stateOf(3, asked('react', 2, 1), 'day: summon'))).toBe(0b10)
    expect(rules.view(stateOf(4, inWindow('afterAction', 3, 1)), 'spectator').stack[0]).toMatchObject({
      step: 'window',
      deciders: [2],
    })
    expect(rules.deciders(stateOf(2))).toBe(0)
  })

  test.each([
    [2, {}],
    [3, { mode: 'variable', forkedPaths: true }],
    [4, { forkedPaths: true, advanced: true, buildFromFirstTurn: true }],
  ])('every seventh position on the way through a game of %i reads as it was written', (seats, given) => {
    const rng = SeededRng.of(`position ${seats}`)
    const state = rules.newState()
    const list = new MoveList()
    rules.setup(seats, options.read(given), { rng }, state)
    for (let moment = 0; rules.deciders(state) !== 0; moment++) {
      if (moment % 7 === 0) expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      rules.apply(state, seat, list.at(rng.below(list.size)), { rng })
    }
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })
})

describe('what cannot be is refused, with the line, the field and what is allowed', () => {
  test.each([
    ['five players', 'seats: 5', { kind: 'fieldValue', field: 'seats', given: '5', allowed: '2–4' }],
    ['an unknown field', 'moon: full', { kind: 'unknownField' }],
    ['an unknown area', 'areas: XX=1:2', { field: 'areas', given: 'XX' }],
    ['an area of the other side of the board', 'areas: N1=1:2', { field: 'areas', given: 'N1' }],
    ['units that are none', 'areas: NW=1:two', { field: 'areas', given: '1:two', allowed: '1:2 s:1 f1:3' }],
    ['units of nobody', 'areas: NW=3:1', { field: 'areas', given: '3:1', allowed: '1–2' }],
    ['KK-3.8: six Followers in an area', 'areas: NW=1:6', { field: 'areas', given: '1:6', allowed: '1:1–5' }],
    ['KK-3.8: four Shadows in an area', 'areas: N=s:4', { field: 'areas', given: 's:4', allowed: 's:1–3' }],
    ['an area twice', 'areas: NW=1:2 NW=1:1', { field: 'areas', given: '1:1' }],
    ['KK-3.2: a Fort too high', 'areas: NW=f1:4', { field: 'areas', given: 'f1:4', allowed: 'f1:1–3' }],
    ['KK-3.2: two Forts in an area', 'areas: NW=f1:1,f2:1', { field: 'areas', given: 'f2:1' }],
    ['KK-1.6: more Followers than there are', 'limbo: 19 0', { kind: 'fieldValue', allowed: '1: ≤ 18' }],
    ['a Stronghold for one alone', 'strongholds: NW', { field: 'strongholds', given: 'NW', allowed: '… …' }],
    ['three Winged for two', 'wings: NW NE SE', { field: 'wings' }],
    ['a Dreamer nowhere', 'dreamers: A D', { field: 'dreamers', given: 'D' }],
    ['a Nightmare that is none', 'nightmares: 1 9', { field: 'nightmares', given: '9', allowed: '0–8' }],
    ['a step beyond the last', 'ritual: 18 0 | 0 0', { field: 'ritual', given: '18', allowed: '0–17' }],
    ['a row for three', 'ritual: 1 0 | 0 0 | 0 0', { field: 'ritual', allowed: '… | …' }],
    ['a card that is none', 'hands: R97 | ', { field: 'hands', given: 'R97', allowed: 'R01–R96' }],
    ['a card twice', 'hands: R01 | R01', { kind: 'tooManyCards', card: 'R01' }],
    ['KK-2.9a: a card of a larger table', 'hands: R06 | ', { kind: 'tooManyCards', card: 'R06' }],
    ['an Event as an Upgrade', 'upgrades: R31 | ', { field: 'upgrades', given: 'R31' }],
    ['a market of two', 'market: S05 S06', { field: 'market', allowed: '… … …' }],
    ['a card laid that is not there', 'hands: R01 | \nlaid: 2 | ', { field: 'laid', given: '2', allowed: '1–1 97' }],
    ['a piece that is none', 'cathedral: 1A 7A', { field: 'cathedral', given: '7A' }],
    ['a reward that is none', 'tokens: 1A=T14', { field: 'tokens', given: 'T14', allowed: 'T01–T13' }],
    ['a turn after the last', 'turn: 38', { field: 'turn', given: '38', allowed: '1–37' }],
    ['an action that is none', 'day: sleep', { field: 'day', given: 'sleep' }],
    ['neither yes nor no', 'stage2: maybe', { field: 'stage2', allowed: 'yes no' }],
    ['a question that is none', 'stack: turn - 0 0 0 2 | dance 1', { field: 'stack', given: 'dance' }],
    ['a question to nobody', 'stack: turn - 0 0 0 2 | day -', { field: 'stack', given: 'day -', allowed: '… | act 1' }],
    ['nothing asked', 'stack: turn -', { field: 'stack', given: 'turn -' }],
    ['somebody asked below the top', 'stack: act 1 | day 1', { field: 'stack', given: 'act 1', allowed: 'act -' }],
    ['a seat beyond the table', 'stack: turn - 0 0 0 2 | day 3', { field: 'stack', given: '3', allowed: '1–2' }],
    ['a word of a card where none is', 'stack: turn - 0 0 0 3 | settle 1', { field: 'stack', given: 'settle 1' }],
    ['too many registers', `stack: day 1${' 1'.repeat(14)}`, { field: 'stack' }],
    ['frames without end', `stack: ${'turn - | '.repeat(80)}day 1`, { field: 'stack' }],
    ['options that are none', 'options: {"mode":"endless"}', {}],
  ])('%s', (_what, line, problem) => {
    const found = problemOf(...line.split('\n'))
    expect(found).toMatchObject(problem)
    expect(found).not.toBe('accepted')
    if (found === 'accepted') return
    for (const lang of LANGS) expect(explainProblem(found, lang)).toMatch(/\p{L}.*\.$/u)
  })

  test('a position without seats is none', () => {
    expect(problemFrom(() => position.read('turn: 1'))).toEqual({ kind: 'missingField', field: 'seats' })
  })
})
