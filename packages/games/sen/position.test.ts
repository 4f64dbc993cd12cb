import { explainProblem, LANGS, type Problem, positionText } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { sen } from './index.ts'

const { position } = sen

const problemIn = (text: string): unknown => problemFrom(() => position.read(text))

/** What a person is told of a position that cannot be, in English. */
const refusalOf = (text: string): string => {
  const problem = problemIn(text)
  return typeof problem === 'string' ? problem : explainProblem(problem as Problem, 'en')
}

const DREAMS = 'dreams: 9 7:1 3 1 | T 6:* 5 2'

describe('a position written by hand', () => {
  test('needs only the dreams and who is asked: everything else has its usual place', () => {
    const written = position.write(position.read(`${DREAMS}\nasked: 2 turn`))
    expect(written).toMatchObject({
      dreams: '9 7:1 3 1 | T 6:* 5 2',
      asked: '2 turn',
      round: '1',
      discard: '0',
      held: '',
    })
    expect(written.pile?.split(' ')).toHaveLength(54 - 8 - 1)
  })

  test('`rest` is all cards that are named nowhere', () => {
    const written = position.write(position.read(`${DREAMS}\ndiscard: 3 rest 4\npile: 8\nasked: 2 turn`))
    expect(written.pile).toBe('8')
    expect(written.discard).toMatch(/^3 0 0 0 0 1 .* S 4$/)
    expect(written.discard?.split(' ')).toHaveLength(54 - 8 - 1)
  })

  test('may hold remarks and empty lines', () => {
    expect(problemIn(`# from the kitchen table\n\n${DREAMS}\n\nend: called 1\n`)).toBe('accepted')
  })

  test('with the dreams and who ended the round, is a counted last round', () => {
    const state = position.read('dreams: 9 7 3 0 | T 6 5 0\nearlier: 50 60\nend: called 2')
    expect(sen.rules.scores(state)).toEqual([69, 76])
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })

  test('SEN-19: a last round was the last of as many rounds as it takes, unless an end was agreed on', () => {
    const written = (text: string) => position.write(position.read(text))
    const once = written('dreams: 9 7 3 0 | T 6 5 0\nend: called 2')
    expect([once.round, JSON.parse(once.options!).rounds]).toEqual(['1', 1])
    const thrice = written('dreams: 9 7 3 0 | T 6 5 0\nearlier: 50 60\nend: called 2')
    expect([thrice.round, JSON.parse(thrice.options!).rounds]).toEqual(['3', 3])
    expect(JSON.parse(written('dreams: 9 7 3 0 | T 6 5 0\nearlier: 90 60\nend: called 2').options!).limit).toBe(100)
  })

  test('SEN-15: when the pile has run out, cards that are named nowhere were discarded', () => {
    const { discard, pile } = position.write(position.read(`${DREAMS}\nend: ran-out 1`))
    expect([discard?.split(' ').length, pile]).toEqual([54 - 8, ''])
  })

  test('SEN-11 to SEN-13: a special land that is used lies on top of the discard pile', () => {
    expect(position.write(position.read('dreams: 9 7 3 0 | 1 6 5 0\nasked: 2 swap')).discard).toBe('S 0')
  })

  test('SEN-V3: small dreams have left equal lands on the discard pile', () => {
    const written = position.write(position.read('options: {"iKnow":true}\ndreams: 9 9 9 | 1 6 5 0\nasked: 2 turn'))
    expect(written.discard).toBe('0 0 0')
  })
})

/** The same table, but for what a field says. */
const at = (asked: string, ...more: readonly string[]): string => [DREAMS, `asked: ${asked}`, ...more].join('\n')
const knowing = (dreams: string, ...more: readonly string[]): string =>
  ['options: {"iKnow":true}', `dreams: ${dreams}`, ...more].join('\n')

describe('a position that cannot be', () => {
  test.each([
    ['', 'The field “dreams” is missing; add a line “dreams: …”.'],
    [DREAMS, 'One of the fields “asked” and “end” is needed; add a line for it.'],
    [at('1 turn', 'last: 1 2 3 4 | 1 2 3 4'), 'The field “end” is missing; add a line “end: …”.'],
    [at('1 turn', 'end: called 1'), 'The field “last” is missing; add a line “last: …”.'],
    [
      'dreams: 1 2 3 4',
      'Line 1: “1 2 3 4” cannot stand in the field “dreams”; allowed: 2 to 5 parts, one for each seat, with “|” between them.',
    ],
    [
      'dreams: 1|1|1|1|2|2',
      'Line 1: “1|1|1|1|2|2” cannot stand in the field “dreams”; allowed: 2 to 5 parts, one for each seat, with “|” between them.',
    ],
  ])('%j lacks something', (text, sentence) => {
    expect(refusalOf(text)).toBe(sentence)
  })

  test.each([
    // SEN-3, SEN-V3
    [
      'dreams: 9 7 3 | 1 6 5 0\nasked: 1 turn',
      '“9 7 3” cannot stand in the field “dreams”; allowed: 4 lands in every dream',
    ],
    [
      knowing(' | 1 6 5 0', 'asked: 1 turn'),
      '“| 1 6 5 0” cannot stand in the field “dreams”; allowed: 1 to 49 lands in every dream.',
    ],
    [
      knowing('9 | 1 6 5 0', 'discard: 8', 'asked: 2 turn'),
      'at least 7 cards would lie on the discard pile then, but 1 does',
    ],
    // SEN-12, SEN-13
    [
      'dreams: 9 7:12 3 1 | T 6 5 2\ndiscard: 8\nasked: 1 turn',
      'whoever knows a land of somebody else has peeked or swapped',
    ],
    [
      'dreams: 1 X 3 4 | 2 2 2 2\nasked: 1 turn',
      '“X” cannot stand in the field “dreams”; allowed: 0 1 2 3 4 5 6 7 8 9 T P S.',
    ],
    [
      'dreams: 1:3 2 3 4 | 2 2 2 4\nasked: 1 turn',
      '“3” cannot stand in the field “dreams”; allowed: the number of a seat, 1–2.',
    ],
    [
      'dreams: 1: 2 3 4 | 2 2 2 4\nasked: 1 turn',
      '“:” cannot stand in the field “dreams”; allowed: after a colon the seats',
    ],
    ['dreams: 1:11 2 3 4 | 2 2 2 4\nasked: 1 turn', '“:11” cannot stand in the field “dreams”'],
    ['dreams: 1:1:2 2 3 4 | 2 2 2 4\nasked: 1 turn', 'cannot stand in the field “dreams”'],
    // SEN-2
    ['dreams: 1 1 1 2 | 1 1 2 2\nasked: 1 turn', 'The card 1 occurs 5 times, but the box has only 4 of it.'],
    ['dreams: T 1 2 3 | T 1 2 3\npile: T T\nasked: 1 turn', 'The card T occurs 4 times, but the box has only 3 of it.'],
    [at('1 turn', 'last: 1 1 1 2 | 1 1 2 2', 'end: called 1'), 'The card 1 occurs 5 times'],
    // SEN-4
    [at('1 turn', 'discard:'), 'the field “discard” is empty; allowed: at least one card.'],
    [at('1 turn', 'pile: rest', 'discard: rest'), '“rest” cannot stand in the field “pile”; allowed: cards'],
    [at('1 turn', 'pile: rest rest'), '“rest rest” cannot stand in the field “pile”'],
    // SEN-15
    [at('1 turn', 'discard: rest'), 'when the draw pile has run out the round is over'],
    [`${DREAMS}\ndiscard: rest\nend: called 1`, 'when the draw pile has run out the round is over'],
    [`${DREAMS}\npile: 4\nend: ran-out 1`, 'the draw pile has run out then'],
    // SEN-5
    ['dreams: 1 2:1 3:1 0 | 2 2 2 4\nasked: 1 2 opening 1', 'those are asked who do not know two of their lands yet'],
    ['dreams: 1:1 2:1 3:1 0 | 2 2 2 4\nasked: 2 opening 1', 'everyone knows two lands at most, and their own'],
    ['dreams: 1 2 3:2 0 | 2 2 2 4\nasked: 1 2 opening 1', 'everyone knows two lands at most, and their own'],
    ['dreams: 1 2 3 0 | 2 2 2 4\ndiscard: 5 6\nasked: 1 2 opening 1', 'and one card lies on the discard pile'],
    [knowing('1 2 3 | 2 2 2 4', 'asked: 1 2 opening 1'), 'at the beginning of a round every dream has 4 lands'],
  ])('%j: cards lie where they cannot', (text, sentence) => {
    expect(refusalOf(text)).toContain(sentence)
  })

  test.each([
    [
      at('1 sleep'),
      '“1 sleep” cannot stand in the field “asked”; allowed: a seat and what it decides: opening, turn, exchange',
    ],
    [at('turn'), '“turn” cannot stand in the field “asked”'],
    [at('3 turn'), '“3” cannot stand in the field “asked”; allowed: the number of a seat, 1–2.'],
    [at('1 2 turn'), '“1 2 turn” cannot stand in the field “asked”; allowed: one seat: it decides alone.'],
    ['dreams: 1 2 3 4 | 2 2 2 4\nasked: 1 2 2 opening 1', 'allowed: every seat only once.'],
    [at('1 drawn'), 'The field “asked” does not go with the rest: whoever decides then holds one card.'],
    [
      at('1 keep', 'held: 4'),
      'The fields “asked” and “held” do not go together: whoever decides then holds two cards; change one of them.',
    ],
    [
      at('1 turn', 'held: 4'),
      'The fields “asked” and “held” do not go together: nobody holds a card then; change one of them.',
    ],
    [`${DREAMS}\nheld: 4\nend: called 1`, 'nobody holds a card then'],
    [at('1 keep', 'held: 1 2 3'), 'whoever decides then holds two cards'],
    [
      at('1 peek', 'discard: 8', 'pile: 4 rest'),
      'The fields “asked” and “discard” do not go together: the special land that is used then lies on top of the discard pile, P;',
    ],
    [at('1 peek', 'discard: 8'), 'the special land that is used then lies on top of the discard pile, P'],
    [at('1 peek', 'discard: P'), 'at least 2 cards would lie on the discard pile then, but 1 does'],
    [at('1 peek', 'discard: 8 P'), 'the special land that is used then lies on top of the discard pile, P'],
    [at('1 swap-with 1 9'), '“9” cannot stand in the field “asked”; allowed: the number of a land, 1–4.'],
    [at('1 claim-with'), 'allowed: after claim-with one number.'],
    [at('1 claim'), 'The field “asked” does not go with the rest: “I know what I have” is not played'],
    [knowing('1 | 2 2 2 4', 'asked: 1 claim'), 'two lands are pointed at, but this dream has one'],
    [knowing('1 2 3 4 | 2 2 2 4', 'asked: 1 claim-number 2 2'), 'allowed: two different lands.'],
    // SEN-6
    [
      'dreams: 1 2 3 4 | 2 2 2 4\nasked: 1 2 opening 1\nend: called 1\nlast: 1 2 3 4 | 2 2 2 4',
      'a round is started by whoever sits to the left of the one who ended the round before',
    ],
    [`${DREAMS}\nend: fell 1`, '“fell 1” cannot stand in the field “end”; allowed: called or ran-out, and a seat.'],
    [`${DREAMS}\nend: called`, 'allowed: called or ran-out, and a seat.'],
    [`${DREAMS}\nend: called 7`, '“7” cannot stand in the field “end”; allowed: the number of a seat, 1–2.'],
    [at('1 turn', 'last: 1 2 3:1 4 | 2 2 2 4', 'end: called 1'), 'allowed: lands alone: all of them are turned up.'],
    [`${DREAMS}\nlast: 1 2 3 4 | 2 2 2 4\nend: called 1`, 'nothing when the game is over'],
    [
      at('1 turn', 'last: 1 2 3 4', 'end: called 1'),
      'allowed: 2 dreams with “|” between them, as in the field “dreams”.',
    ],
  ])('%j: nobody is asked that', (text, sentence) => {
    expect(refusalOf(text)).toContain(sentence)
  })

  test.each([
    [at('1 turn', 'round: many'), '“many” cannot stand in the field “round”; allowed: 1–9999.'],
    [at('1 turn', 'round: 4', 'options: {"rounds":3}'), '“4” cannot stand in the field “round”; allowed: 1–3.'],
    [
      at('1 turn', 'options: {"rounds":1}', 'last: 1 2 3 4 | 2 2 2 4', 'end: called 1'),
      'The fields “options”, “last” and “end” do not go together: the game ends after round 1',
    ],
    [
      at('1 turn', 'round: 1', 'options: {"rounds":1}', 'last: 1 2 3 4 | 2 2 2 4', 'end: called 1'),
      'The fields “options”, “round”, “last” and “end” do not go together: the game ends after round 1',
    ],
    [at('1 turn', 'earlier: 5'), '“5” cannot stand in the field “earlier”; allowed: a number for each of the 2 seats.'],
    [
      at('1 turn', 'round: 1', 'earlier: 5 3'),
      'The fields “round” and “earlier” do not go together: before the first round seat 1 gathers at most 0 ravens, but has 5',
    ],
    [at('1 turn', 'round: 2', 'earlier: 40 3'), 'in 1 round seat 1 gathers at most 36 ravens, but has 40'],
    [
      at('1 turn', 'round: 3', 'earlier: 2 3'),
      'The fields “round” and “earlier” do not go together: in 2 rounds all together gather at least 8 ravens, but have 5 in “earlier”;',
    ],
    [
      at('1 turn', 'earlier-penalties: 7 0'),
      '“7” cannot stand in the field “earlier-penalties”; allowed: multiples of 5.',
    ],
    [
      at('1 turn', 'round: 2', 'earlier: 9 9', 'earlier-penalties: 5 5'),
      'The fields “round” and “earlier-penalties” do not go together: in a round at most one player pays a penalty',
    ],
    [at('1 turn', 'earlier: 0 9', 'earlier-penalties: 5 0'), 'only someone who counts ravens pays a penalty'],
    [
      at('1 turn', 'earlier: 9 9', 'earlier-spared: 9 0'),
      '“9” cannot stand in the field “earlier-spared”; allowed: only zeros: this variant is not played.',
    ],
    [at('1 turn', 'options: {"notSoScary":true}', 'earlier: 9 9', 'earlier-spared: 5 0'), 'allowed: multiples of 9.'],
    [
      at('1 turn', 'options: {"notSoScary":true}', 'earlier: 8 9', 'earlier-spared: 9 0'),
      'The fields “options”, “earlier” and “earlier-spared” do not go together: only ravens that were in the lands are left uncounted;',
    ],
    [
      `${DREAMS}\noptions: {"rounds":2}\nend: called 1`,
      'in 1 round all together gather at least 4 ravens, but have 0 in “earlier”',
    ],
    [
      at('1 turn', 'options: {"notSoScary":true}', 'round: 2', 'earlier: 9 9', 'earlier-spared: 9 9'),
      'in a round at most one player does not count their nines',
    ],
    [at('1 turn', 'earlier-flat: 50 0'), '“50” cannot stand in the field “earlier-flat”; allowed: only zeros'],
    [at('1 turn', 'options: {"goForBroke":true}', 'earlier-flat: 25 0'), 'allowed: multiples of 50.'],
    [
      'options: {"goForBroke":true}\ndreams: 1 2 3 4 | 2 2 2 4 | 5 5 5 5\nasked: 1 turn\nearlier-flat: 50 0 0',
      'when someone goes for broke, everyone else gets 50',
    ],
    [at('1 turn', 'earlier: 100 90'), 'someone has 100 ravens already, so the game ended before'],
    [
      at('1 turn', 'options: {"limit":70}', 'earlier: 70 60'),
      'someone has 70 ravens already, so the game ended before',
    ],
    [`${DREAMS}\noptions: {"limit":70}\nend: called 1`, 'nobody has 70 ravens yet, so the game goes on'],
    [`${DREAMS}\noptions: {"rounds":3}\nround: 2\nearlier: 5 9\nend: called 1`, 'the game ends after round 3'],
    [
      at('1 turn', 'round: 2', 'last: 1 2 3 4 | 2 2 2 4', 'end: called 1', 'earlier: 9 10'),
      'the last round is part of the sums of all finished rounds, and comes to more than they do',
    ],
    [
      at('1 turn', 'round: 2', 'last: 1 2 3 4 | 2 2 2 4', 'end: called 1', 'earlier: 11 20'),
      'before the first round seat 1 gathers at most 0 ravens, but has 1',
    ],
  ])('%j: rounds do not come to that', (text, sentence) => {
    expect(refusalOf(text)).toContain(sentence)
  })

  test.each([
    [`${DREAMS}\n${DREAMS}`, { kind: 'repeatedField', line: 2, field: 'dreams' }],
    [`${DREAMS}\nthe cat`, { kind: 'noField', line: 2, given: 'the cat' }],
    [
      `options: {"limit":5}\n${DREAMS}\nend: called 1`,
      { kind: 'optionValue', option: 'limit', given: '5', allowed: '10–500' },
    ],
    [`options: {limit\n${DREAMS}\nend: called 1`, { kind: 'notJson', what: 'options', given: '{limit' }],
  ])('%j cannot be read', (text, problem) => {
    expect(problemIn(text)).toEqual(problem)
  })

  test('an unknown field names the known ones', () => {
    expect(problemIn('dream: 1 | 2')).toMatchObject({ kind: 'unknownField', line: 1, given: 'dream' })
  })

  test.each([
    [2, '2 sny'],
    [4, '4 sny'],
    [5, '5 snów'],
  ])('the dreams of %i are counted in Polish: %s', (seats, dreams) => {
    const rows = ['1 2 3 4', '1 2 3 4', '5 6 7 8', '5 6 7 8', '9 9 9 9'].slice(0, seats).join(' | ')
    const problem = problemIn(`dreams: ${rows}\nlast: 1\nend: called 1\nasked: 1 turn`) as Problem
    expect(explainProblem(problem, 'pl')).toContain(`dozwolone: ${dreams} ze znakiem „|” pomiędzy`)
  })

  test.each([
    [70, '70 kruków'],
    [72, '72 kruki'],
  ])('a limit of %i is counted in Polish: %s', (limit, ravens) => {
    const problem = problemIn(at('1 turn', `options: {"limit":${limit}}`, `earlier: ${limit} 60`)) as Problem
    expect(explainProblem(problem, 'pl')).toContain(`ktoś ma już ${ravens}, więc gra skończyła się wcześniej`)
  })

  test('is refused in Polish in Polish: neither placeholders nor English words', () => {
    const refused = [
      at('1 sleep'),
      at('1 claim-with'),
      at('1 turn', 'earlier: 5'),
      `${DREAMS}\nend: fell 1`,
      at('1 drawn'),
    ]
    const said = refused.map(text => explainProblem(problemIn(text) as Problem, LANGS[0]))
    expect(said[1]).toBe(
      'Wiersz 2: „1 claim-with” nie może stać w polu „asked”; dozwolone: po słowie claim-with jedna liczba.',
    )
    for (const sentence of said) expect(sentence).not.toMatch(/<|\b(seat|and|or)\b/)
  })
})
