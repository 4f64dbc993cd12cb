import { describe, expect, test } from 'vitest'
import { LANGS } from '../lang.ts'
import type { Problem } from './problem.ts'
import { explainProblem } from './words.ts'

const STEERING = '\u001b[31mred\u0007\nsecond\u202e line'

/** One of each kind; what came from outside is as bad as it gets. */
const EXAMPLES: { readonly [K in Problem['kind']]: Extract<Problem, { readonly kind: K }> } = {
  unknownGame: { kind: 'unknownGame', given: STEERING, allowed: ['sen'] },
  unknownBot: { kind: 'unknownBot', given: STEERING, allowed: ['greedy', 'random'] },
  badBudget: { kind: 'badBudget', given: STEERING, mostMilliseconds: 60_000, mostIterations: 10_000_000 },
  needsNoTime: { kind: 'needsNoTime', bot: 'greedy' },
  seatCount: { kind: 'seatCount', given: STEERING, min: 2, max: 5 },
  optionsNotObject: { kind: 'optionsNotObject' },
  notJson: { kind: 'notJson', what: 'options', given: STEERING },
  unknownOption: { kind: 'unknownOption', given: STEERING, allowed: ['limit'] },
  optionValue: { kind: 'optionValue', option: 'limit', given: STEERING, allowed: '10–500' },
  optionSeats: { kind: 'optionSeats', option: 'teams', given: 5, allowed: [4, 6] },
  optionsExclude: { kind: 'optionsExclude', first: 'limit', second: 'rounds' },
  unknownMove: { kind: 'unknownMove', given: STEERING, allowed: ['take'] },
  moveArguments: { kind: 'moveArguments', move: 'place', arguments: ['slot'] },
  moveArgument: { kind: 'moveArgument', move: 'place', argument: 'slot', nth: 2, of: 2, min: 1, max: 49 },
  unknownField: { kind: 'unknownField', line: 3, given: STEERING, allowed: ['pile'] },
  repeatedField: { kind: 'repeatedField', line: 3, field: STEERING },
  missingField: { kind: 'missingField', field: 'dreams' },
  missingOneOf: { kind: 'missingOneOf', fields: ['asked', 'end'] },
  inLine: { kind: 'inLine', line: 9, problem: { kind: 'unknownMove', given: 'wink', allowed: ['take', 'draw'] } },
  fieldValue: { kind: 'fieldValue', line: 3, field: 'pile', given: STEERING, allowed: '0 1 2' },
  noField: { kind: 'noField', line: 3, given: STEERING },
  tooManyCards: { kind: 'tooManyCards', card: 'T', given: 4, box: 3 },
  cannotBe: {
    kind: 'cannotBe',
    fields: ['end', 'dreams'],
    because: { pl: 'krainy nie są pełne', en: 'no land is full' },
  },
  notRecord: { kind: 'notRecord', expected: 'sennik record 1' },
  recordMove: { kind: 'recordMove', line: 3, given: STEERING },
  recordRules: { kind: 'recordRules', game: 'sen', given: 2, known: 1 },
  recordSeat: { kind: 'recordSeat', line: 3, seat: 2, asked: [1] },
  recordIllegal: { kind: 'recordIllegal', line: 3, move: STEERING, clause: 'SEN-7' },
  recordHash: { kind: 'recordHash', written: '0', replayed: '1' },
  recordResult: { kind: 'recordResult', written: '1 2', replayed: '–' },
  recordShort: { kind: 'recordShort', moves: 5, at: 9 },
  jsonSyntax: { kind: 'jsonSyntax', line: 3, given: STEERING },
  missingValue: { kind: 'missingValue', line: 3, field: 'cards[2].value', allowed: '1–50' },
  repeatedCard: { kind: 'repeatedCard', line: 30, card: '12', first: 20 },
  missingCards: { kind: 'missingCards', line: 3, given: 49, box: 50, missing: ['17'] },
  noCardSets: { kind: 'noCardSets', game: 'sen' },
  recordCards: { kind: 'recordCards', written: '0123456789abcdef', known: 'fedcba9876543210' },
  commitment: { kind: 'commitment', written: '0'.repeat(64), computed: '1'.repeat(64) },
}

const MORE: readonly Problem[] = [
  { kind: 'tooManyCards', card: { pl: 'Kikimora', en: 'Bronte' }, given: 2, box: 1, seats: 2 },
  { kind: 'tooManyCards', card: 'R30', given: 1, box: 0, seats: 2 },
  { kind: 'recordCards', written: undefined, known: 'fedcba9876543210' },
  { kind: 'recordCards', written: '0123456789abcdef', known: undefined },
  { kind: 'cannotBe', fields: ['asked'], because: { pl: 'gra się skończyła', en: 'the game is over' }, isInPart: true },
  { kind: 'moveArguments', move: 'take', arguments: [] },
  { kind: 'moveArguments', move: 'look', arguments: ['owner', 'slot'] },
  { kind: 'moveArgument', move: 'name', argument: 'ravens', nth: 1, of: 1, min: 0, max: 9 },
  { kind: 'tooManyCards', card: 'milk', given: 12, box: 10, seats: 4 },
  { kind: 'tooManyCards', card: 'lily', given: 1, box: 0, seats: 2 },
  { kind: 'tooManyCards', card: 'O', given: 1, box: 0 },
  { kind: 'notJson', what: 'options', given: '' },
  { kind: 'unknownGame', given: '', allowed: ['sen'] },
  { kind: 'unknownMove', given: ' ', allowed: ['take'] },
  { kind: 'unknownField', line: 2, given: '', allowed: ['pile'] },
  { kind: 'repeatedField', line: 2, field: '' },
  { kind: 'jsonSyntax', line: 2, given: '' },
  { kind: 'unknownOption', given: 'limit', allowed: [] },
  {
    kind: 'fieldValue',
    line: 3,
    field: 'discard',
    given: '',
    allowed: { pl: 'co najmniej jedna karta', en: 'at least one card' },
  },
  {
    kind: 'fieldValue',
    line: 1,
    field: '',
    given: '[ … ]',
    allowed: { pl: 'obiekt { … } z polami: game, cards', en: 'an object { … } with the fields: game, cards' },
  },
  { kind: 'missingValue', line: 1, field: 'name', allowed: { pl: 'tekst', en: 'a text' } },
  { kind: 'cannotBe', fields: ['end'], because: { pl: 'krainy nie są pełne', en: 'no land is full' } },
  { kind: 'cannotBe', fields: [], because: { pl: 'krainy nie są pełne', en: 'no land is full' } },
  { kind: 'recordSeat', line: 3, seat: 2, asked: [] },
  { kind: 'recordSeat', line: 3, seat: 2, asked: [1, 3] },
]

describe.each(LANGS)('problems in %s', lang => {
  test.each([...Object.values(EXAMPLES), ...MORE])('$kind: one sentence that steers no terminal', problem => {
    const sentence = explainProblem(problem, lang)
    expect(sentence).toMatch(/^[\p{Lu}„“]\P{C}+[.”]$/u)
    expect(sentence).not.toMatch(/undefined|\[object|“”|„”|: \.| 1 times| 1 razy/)
  })

  test('a sign that nobody sees is seen: without it the word would be right', () => {
    const sentence = explainProblem({ kind: 'unknownMove', given: 'take\u202e', allowed: ['take'] }, lang)
    expect(sentence).toMatch(/^[„“]take\ufffd”/u)
  })

  test('what is wrong in a line goes on behind its number', () => {
    const problem: Problem = { kind: 'moveArguments', move: 'take', arguments: [] }
    expect(explainProblem({ kind: 'inLine', line: 9, problem }, lang)).toMatch(
      /^(Wiersz|Line) 9: (po ruchu|nothing may)/,
    )
  })

  test('what was given is cut short', () => {
    expect(
      explainProblem({ kind: 'unknownGame', given: 'x'.repeat(10_000), allowed: ['sen'] }, lang).length,
    ).toBeLessThan(150)
  })
})

test('three fields are a list, two are a pair, one is alone', () => {
  const because = { pl: 'tak nie bywa', en: 'that is never so' }
  const said = (fields: readonly string[]) =>
    LANGS.map(lang => explainProblem({ kind: 'cannotBe', fields, because }, lang).split(':')[0])
  expect(said(['round', 'earlier', 'end'])).toEqual([
    'Pola „round”, „earlier” i „end” do siebie nie pasują',
    'The fields “round”, “earlier” and “end” do not go together',
  ])
  expect(said(['round', 'end'])).toEqual([
    'Pola „round” i „end” do siebie nie pasują',
    'The fields “round” and “end” do not go together',
  ])
  expect(said(['end'])).toEqual(['Pole „end” nie może tak wyglądać', 'The field “end” cannot be right'])
})

test('how often a card occurs, and how often it can', () => {
  const said = (card: string, given: number, box: number, seats?: number) =>
    LANGS.map(lang =>
      explainProblem({ kind: 'tooManyCards', card, given, box, ...(seats === undefined ? {} : { seats }) }, lang),
    )
  expect(said('R30', 1, 0, 2)).toEqual([
    '„R30” występuje raz, a w grze na 2 osoby wcale.',
    '“R30” occurs once, but in a game for 2 players not at all.',
  ])
  expect(said('tuna', 12, 7, 3)).toEqual([
    '„tuna” występuje 12 razy, a w grze na 3 osoby najwyżej 7 razy.',
    '“tuna” occurs 12 times, but in a game for 3 players at most 7 times.',
  ])
  expect(said('T', 4, 3)).toEqual([
    'Karta T występuje 4 razy, a w pudełku jest ich tylko 3.',
    'The card T occurs 4 times, but the box has only 3 of it.',
  ])
})

test('a field alone may be wrong beside what is left out', () => {
  const because = { pl: 'tak nie bywa', en: 'that is never so' }
  expect(
    LANGS.map(lang => explainProblem({ kind: 'cannotBe', fields: ['end'], because, isInPart: true }, lang)),
  ).toEqual([
    'Pole „end” nie pasuje do reszty: tak nie bywa.',
    'The field “end” does not go with the rest: that is never so.',
  ])
})

test('Polish plurals', () => {
  const short = (moves: number): string => explainProblem({ kind: 'recordShort', moves, at: 99 }, 'pl')
  expect([1, 3, 5].map(short)).toEqual([
    'Zapis ma 1 ruch, więc nie ma pozycji po ruchu 99; do wyboru: od 0 do 1.',
    'Zapis ma 3 ruchy, więc nie ma pozycji po ruchu 99; do wyboru: od 0 do 3.',
    'Zapis ma 5 ruchów, więc nie ma pozycji po ruchu 99; do wyboru: od 0 do 5.',
  ])
  const many = (box: number): string | undefined =>
    explainProblem({ kind: 'tooManyCards', card: 'milk', given: 30, box, seats: 2 }, 'pl').split('osoby ')[1]
  expect([0, 1, 2, 5, 12, 22, 25].map(many)).toEqual([
    'wcale.',
    'najwyżej raz.',
    'najwyżej 2 razy.',
    'najwyżej 5 razy.',
    'najwyżej 12 razy.',
    'najwyżej 22 razy.',
    'najwyżej 25 razy.',
  ])
})
