import { positionText } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { catLady } from './index.ts'

const { position } = catLady

const problemIn = (text: string): unknown => problemFrom(() => position.read(text))

const GRID = 'grid: tuna2 wild milk / bronte zeus pumpkin / lost spray chicken'

describe('a position written by hand', () => {
  test('needs cats, grid, marker and who is asked: everything else has its usual place', () => {
    const written = position.write(position.read(`cats: shadow | \n${GRID}\nmarker: 1\nasked: 2 turn`))
    expect(written).toMatchObject({ cats: 'shadow | ', food: ' | ', lost: '0 | 0', strays: '- - -', asked: '2 turn' })
    expect(written.deck?.split(' ')).toHaveLength(74 - 9 - 1 - 2)
    expect(written.removed?.split(' ')).toHaveLength(2)
  })

  test('cats have ids and names in both languages, with or without Polish letters', () => {
    for (const name of ['bronte', 'Bronte', 'kikimora', 'KIKIMORA'])
      expect(position.write(position.read(`cats: ${name} | `)).cats).toBe('bronte | ')
    expect(position.write(position.read('cats: pan-kot mruczeł luska | ')).cats).toBe('henriette waffle sweetheart | ')
    expect(position.write(position.read('cats: kotangens | śnieżynka')).cats).toBe('sir-cuddleface | snowflake')
  })

  test('toys and tokens may be written in Polish', () => {
    const written = position.write(
      position.read('cats: | \nfood: KTR | \ntoys: myszka:2 kocia-wieża | wedka\nfeeding: done'),
    )
    expect(written).toMatchObject({ food: 'CTW | ', toys: 'mouse:2 tower | wand' })
  })

  test('`rest` is all cards that are named nowhere; without it they are taken to have been removed', () => {
    const rows = `cats: shadow | \n${GRID}\nmarker: 1\nasked: 2 turn`
    expect(position.write(position.read(`${rows}\ndeck: sox rest bell`)).deck).toMatch(/^sox keaton .* spray bell$/)
    expect(position.write(position.read(`${rows}\ndeck: sox bell jazz`))).toMatchObject({ deck: 'sox bell jazz' })
    expect(position.write(position.read(`${rows}\ndeck: sox bell jazz`)).removed?.split(' ')).toHaveLength(61)
  })

  test('what was discarded is told by tokens, strays and food', () => {
    const text = `cats: cow | \ntokens: 0 | 1\nfood: TTTTTTTTT | M\n${GRID}\nmarker: 1\nasked: 2 turn`
    expect(position.write(position.read(text)).discarded).toBe('tuna:7 tuna2 milk lost:4')
  })

  test('without `asked` it is a table to be counted, fed in the best way unless bowls are written', () => {
    const best = position.read('cats: bronte shadow | bell\nfood: TT | \n')
    expect(position.write(best)).toMatchObject({ cats: 'shadow bronte=TT | bell', feeding: 'done' })
    expect(position.read(positionText(position.write(best))).memory).toEqual(best.memory)
    const chosen = position.read('cats: bronte shadow=T | bell\nfood: T | \n')
    expect(position.write(chosen)).toMatchObject({ cats: 'shadow=T bronte | bell' })
    const hungry = position.read('cats: bronte shadow | bell\nfood: TT | \nfeeding: done')
    expect(position.write(hungry)).toMatchObject({ cats: 'shadow bronte | bell', food: 'TT | ' })
  })

  test('a finished table may hold cards that should have been left out: what lies there is counted', () => {
    expect(problemIn('cats: lily | \nfood: M | ')).toBe('accepted')
    expect(problemIn(`cats: lily | \n${GRID}\nmarker: 1\nasked: 1 turn`)).toEqual({
      kind: 'tooManyCards',
      card: 'lily',
      given: 1,
      box: 0,
      seats: 2,
    })
  })

  test('may hold remarks and empty lines', () => {
    expect(problemIn('# from the kitchen table\n\ncats: shadow | \n\nfood: T | \n')).toBe('accepted')
  })
})

describe('a position that cannot be', () => {
  const play = (rows: string): string => `${rows}\n${GRID}\nmarker: 1\nasked: 1 turn`

  test.each([
    ['', { kind: 'missingField', field: 'cats' }],
    ['cats: shadow', { kind: 'seatCount', given: '1', min: 2, max: 4 }],
    ['cats: | | | | ', { kind: 'seatCount', given: '5', min: 2, max: 4 }],
    ['cats: garfield | ', { kind: 'fieldValue', line: 1, field: 'cats', given: 'garfield' }],
    ['cats: shadow | shadow', { kind: 'tooManyCards', card: 'shadow', given: 2, box: 1 }],
    ['cats: cow truffle | waffle macak', { kind: 'tooManyCards', card: 'stray', given: 4, box: 3, seats: 2 }],
    ['cats: | \nfood: TTTTTTTTTTTTTT | T', { kind: 'tooManyCards', card: 'tuna', given: 15, box: 14 }],
    ['cats: | \nfood: WW | WW', { kind: 'tooManyCards', card: 'wild', given: 4, box: 3 }],
    ['cats: | \ntoys: mouse:2 | mouse:2', { kind: 'tooManyCards', card: 'mouse', given: 4, box: 3 }],
    ['cats: | \ncostumes: 5 | 5', { kind: 'tooManyCards', card: 'costume', given: 10, box: 9 }],
    ['cats: | \ncatnip: 8 | 0', { kind: 'tooManyCards', card: 'catnip', given: 8, box: 7 }],
    ['cats: | \nsprays: 6 | 0', { kind: 'tooManyCards', card: 'spray', given: 6, box: 5 }],
    ['cats: | \nlost: 11 | 0', { kind: 'tooManyCards', card: 'lost', given: 11, box: 10 }],
    ['cats: cow macak | \ntokens: 2 | 1\nlost: 0 | 1', { kind: 'tooManyCards', card: 'lost', given: 11, box: 10 }],
    ['cats: | \nfood: TX | ', { kind: 'fieldValue', line: 2, field: 'food', given: 'X', allowed: 'C T M W' }],
    ['cats: | \nfood: T', { kind: 'fieldValue', line: 2, field: 'food', given: 'T', allowed: '… | …' }],
    ['cats: | \ntoys: ball | ', { kind: 'fieldValue', line: 2, field: 'toys', given: 'ball' }],
    ['cats: | \ntoys: mouse:x | ', { kind: 'fieldValue', line: 2, field: 'toys', given: 'mouse:x' }],
    [
      'cats: | \ncostumes: many | 1',
      { kind: 'fieldValue', line: 2, field: 'costumes', given: 'many', allowed: '0–20' },
    ],
    ['cats: | \ncostumes: -1 | 1', { kind: 'fieldValue', line: 2, field: 'costumes', given: '-1', allowed: '0–20' }],
    [
      'cats: | \nfeeding: soon',
      { kind: 'fieldValue', line: 2, field: 'feeding', given: 'soon', allowed: 'done | best' },
    ],
    ['cats: bronte=T | \nfeeding: done', { kind: 'inLine', line: 1, problem: { kind: 'contradiction' } }],
    ['cats: bronte=TTT | \nfeeding: done', { kind: 'inLine', line: 1, problem: { kind: 'contradiction' } }],
    ['cats: bronte=CC | \nfeeding: done', { kind: 'inLine', line: 1, problem: { kind: 'contradiction' } }],
    ['cats: bronte=TT | \nfeeding: best', { kind: 'contradiction', first: 'feeding', second: 'cats' }],
    ['cats: | \nasked: 1 turn\nmarker: 1', { kind: 'missingField', field: 'grid' }],
    [`cats: | \n${GRID}\nasked: 1 turn`, { kind: 'contradiction', first: 'asked', second: 'marker' }],
    [`cats: | \n${GRID}\nmarker: 1\nasked: 1 marker`, { kind: 'contradiction', first: 'asked', second: 'marker' }],
    [play('cats: | ').replace('tuna2', '-'), { kind: 'contradiction', first: 'asked', second: 'grid' }],
    [play('cats: bronte | '), { kind: 'tooManyCards', card: 'bronte', given: 2, box: 1, seats: 2 }],
    [play('cats: | ').replace('1 turn', '3 turn'), { kind: 'fieldValue', field: 'asked', given: '3', allowed: '1–2' }],
    [play('cats: | ').replace('1 turn', '1 2 turn'), { kind: 'fieldValue', field: 'asked' }],
    [play('cats: | ').replace('1 turn', '1 sleep'), { kind: 'fieldValue', field: 'asked', given: '1 sleep' }],
    [play('cats: | ').replace('marker: 1', 'marker: 7'), { kind: 'fieldValue', field: 'marker', allowed: '1–6' }],
    [play('cats: | ').replace('tuna2 wild', 'wild'), { kind: 'fieldValue', field: 'grid' }],
    [play('cats: | ').replace('tuna2', 'cow'), { kind: 'fieldValue', field: 'grid', given: 'cow' }],
    [play('cats: | \nstrays: shadow'), { kind: 'fieldValue', field: 'strays', given: 'shadow' }],
    [play('cats: cow | \nstrays: cow - -'), { kind: 'contradiction', first: 'cats', second: 'strays' }],
    [play('cats: | \nstrays: cow cow -'), { kind: 'fieldValue', field: 'strays' }],
    [play('cats: | \ndeck: rest rest'), { kind: 'fieldValue', field: 'deck', given: 'rest' }],
    [play('cats: | \nremoved: rest'), { kind: 'fieldValue', field: 'removed', given: 'rest' }],
    [play('cats: jazz=T | '), { kind: 'contradiction', first: 'asked', second: 'cats' }],
    ['options: {"openMemory":3}\ncats: | ', { kind: 'optionValue', option: 'openMemory', given: '3' }],
    ['cats: | \ncats: | ', { kind: 'repeatedField', line: 2, field: 'cats' }],
    ['cats: | \nthe dog', { kind: 'noField', line: 2, given: 'the dog' }],
    ['dogs: | ', { kind: 'unknownField', line: 1, given: 'dogs' }],
  ])('%j is refused, and the problem named', (text, problem) => {
    expect(problemIn(text)).toMatchObject(problem)
  })
})
