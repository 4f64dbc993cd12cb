import { positionText } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { koty } from './index.ts'

const { position } = koty

const problemIn = (text: string): unknown => problemFrom(() => position.read(text))

describe('a position written by hand', () => {
  test('needs only the dreams and who is asked: hands are filled up, the rest is the draw pile', () => {
    const written = position.write(position.read('dreams: 8 99R | -\nasked: 2 turn'))
    expect(written).toMatchObject({
      dreams: '8 [1][1]R - - | - - - -',
      hands: '1 1 1 1 | 1 1 1 1',
      asked: '2 turn',
      turn: '2',
      discard: '',
      table: '',
    })
    expect(written.pile?.split(' ')).toHaveLength(95 - 4 - 8)
  })

  test('`rest` is all cards that are named nowhere; a card in a hand may be known to all', () => {
    const written = position.write(
      position.read('hands: 1 2 8! 4 | 5 6 7 8\ndreams: - | -\ndiscard: 3 rest 4\npile: 8\nasked: 1 turn'),
    )
    expect(written).toMatchObject({ hands: '8! 1 2 4 | 5 6 7 8', pile: '8' })
    expect(written.discard?.split(' ')).toHaveLength(95 - 8 - 1)
  })

  test('with the dreams and how it ended, is a game that is to be counted', () => {
    const state = position.read('# on the kitchen table\ndreams: 6 99R 9995 99 | 8 9997 9R 99\n\nend: no-cards 2')
    expect(koty.rules.scores(state)).toEqual([64, 82])
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })

  test.each([
    'turn: 1\ntable: J\nas: 8\nseries: 8 J\nhands: 1 2 3 4 | 8 5 6 7\ndreams: - | 1\nasked: 2 reply 2 1',
    'table: J\nhands: 1 2 3 | 8 5 6 7\ndreams: - | 1\nasked: 1 declare 2 1',
    'options: {"bats":1}\ntable: R B\nhands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 nine',
    'table: J 8\nhands: 1 2 3 4 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 settle',
    'options: {"moths":1}\ntable: M\nhands: 1 2 3 | 8 5 6 7\ndreams: 5 9 | 1\nasked: 1 carry 2 1',
    'options: {"teams":true}\nturn: 1\ntable: 8\nas: 8\ndreams: - | 1 | - | -\nasked: 4 partner 2 1',
    'as: 1\nseries: 1 J\ndreams: - | 1\nasked: 1 repeat 2 1',
  ])('%j is read as it is written', text => {
    const state = position.read(text)
    expect(position.read(positionText(position.write(state))).memory).toEqual(state.memory)
  })
})

describe('a position that cannot be', () => {
  const CARDS = '1 2 3 4 5 6 7 8 R J M B O D'
  const LAND = '- | 9995 | [4][R!]R …'
  test.each([
    ['', { kind: 'missingField', field: 'dreams' }],
    ['dreams: 1 | 3', { kind: 'missingOneOf', fields: ['asked', 'end'] }],
    ['dreams: 1', { kind: 'seatCount', given: '1', min: 2, max: 6 }],
    ['dreams: 1|1|1|1|1|1|1', { kind: 'seatCount', given: '7', min: 2, max: 6 }],
    [
      'dreams: 1 2 3 4 5 | -\nend: no-cards 1',
      { kind: 'fieldValue', line: 1, field: 'dreams', given: '1 2 3 4 5', allowed: '0–4' },
    ],
    [
      'dreams: 9999 | -\nend: no-cards 1',
      { kind: 'fieldValue', line: 1, field: 'dreams', given: '9999', allowed: LAND },
    ],
    ['dreams: 59 | -\nend: no-cards 1', { kind: 'fieldValue', line: 1, field: 'dreams', given: '59', allowed: LAND }],
    ['dreams: J | -\nend: no-cards 1', { kind: 'fieldValue', line: 1, field: 'dreams', given: 'J', allowed: '1–8 R' }],
    ['dreams: [X] | -\nend: no-cards 1', { kind: 'fieldValue', line: 1, field: 'dreams', given: 'X', allowed: CARDS }],
    [
      'dreams: - | -\nhands: 1 2 | 3 | 4\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'hands', given: '1 2 | 3 | 4', allowed: '… | …' },
    ],
    [
      'dreams: - | -\nhands: 1 2 3 4 5 | 3\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'hands', given: '1 2 3 4 5', allowed: '0–4' },
    ],
    ['dreams: - | -\nhands: M | 3\nasked: 1 turn', { kind: 'tooManyCards', card: 'M', given: 1, box: 0 }],
    ['dreams: [J] [J] [J] | [J] [J] [J]\nasked: 1 turn', { kind: 'tooManyCards', card: 'J', given: 6, box: 5 }],
    [
      'dreams: - | -\npile: rest\ndiscard: rest\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'pile', given: 'rest', allowed: CARDS },
    ],
    ['dreams: - | -\nasked: 3 turn', { kind: 'fieldValue', line: 2, field: 'asked', given: '3', allowed: '1–2' }],
    [
      'dreams: - | -\nasked: 1 reply',
      { kind: 'fieldValue', line: 2, field: 'asked', given: '1 reply', allowed: '<seat> reply <seat> <land>' },
    ],
    ['dreams: - | 8\nas: 1\ntable: 1\nasked: 2 reply 2 1', { kind: 'missingField', field: 'turn' }],
    ['dreams: - | 8\nturn: 1\ntable: 1\nasked: 2 reply 2 1', { kind: 'contradiction', first: 'asked', second: 'as' }],
    ['dreams: - | 8\nas: 1\nasked: 1 turn', { kind: 'contradiction', first: 'asked', second: 'as' }],
    ['dreams: - | 8\nseries: 1 1\nasked: 1 turn', { kind: 'contradiction', first: 'asked', second: 'series' }],
    [
      'dreams: - | 8\nturn: 1\nas: 2\ntable: 2\nasked: 2 reply 2 1',
      { kind: 'contradiction', first: 'as', second: 'dreams' },
    ],
    ['dreams: - | 8\nturn: 1\nas: 1\nasked: 2 reply 2 1', { kind: 'contradiction', first: 'asked', second: 'table' }],
    [
      'dreams: - | 8\nturn: 1\nas: 1\ntable: 1\nasked: 1 reply 2 1',
      { kind: 'contradiction', first: 'asked', second: 'turn' },
    ],
    [
      'dreams: - | 8\nas: R\nasked: 1 repeat 2 1',
      { kind: 'fieldValue', line: 2, field: 'as', given: 'R', allowed: '1–8' },
    ],
    [
      'dreams: - | 8\nas: 1\nseries: 1 2\nasked: 1 repeat 2 1',
      { kind: 'fieldValue', line: 3, field: 'series', given: '1 2', allowed: '1 | J (0, 2, … 30)' },
    ],
    ['dreams: - | R\ntable: J\nasked: 1 declare 2 1', { kind: 'contradiction', first: 'asked', second: 'dreams' }],
    ['dreams: R R R R | -\nasked: 1 nine', { kind: 'contradiction', first: 'asked', second: 'dreams' }],
    ['dreams: 999 999 999 | -\nasked: 1 turn', { kind: 'contradiction', first: 'asked', second: 'dreams' }],
    ['dreams: 999 999 | -\nend: three-lands 1', { kind: 'contradiction', first: 'dreams', second: 'end' }],
    ['dreams: - | -\nasked: 1 turn\nend: no-cards 1', { kind: 'contradiction', first: 'asked', second: 'end' }],
    [
      'dreams: - | -\nend: fell 1',
      {
        kind: 'fieldValue',
        line: 2,
        field: 'end',
        given: 'fell 1',
        allowed: 'three-lands <seat> | no-cards <seat> | standstill <seat>',
      },
    ],
    [
      'dreams: - | -\nidle: 80\nasked: 1 turn',
      { kind: 'fieldValue', line: 2, field: 'idle', given: '80', allowed: '0–79' },
    ],
    ['dreams: - | -\nshuffled: M\nasked: 1 turn', { kind: 'tooManyCards', card: 'M', given: 1, box: 0 }],
    [
      'options: {"teams":true}\ndreams: - | -\nasked: 1 turn',
      { kind: 'optionSeats', option: 'teams', given: 2, allowed: [4, 6] },
    ],
    [
      'options: {"moths":9}\ndreams: - | -\nasked: 1 turn',
      { kind: 'optionValue', option: 'moths', given: '9', allowed: '0–4' },
    ],
  ])('%j is refused, and the problem named', (text, problem) => {
    expect(problemIn(text)).toEqual(problem)
  })

  test('a step that is none names the steps', () => {
    expect(problemIn('dreams: - | -\nasked: 1 sleep')).toMatchObject({ kind: 'fieldValue', given: '1 sleep' })
  })
})
