import { positionText } from '@sennik/engine'
import { problemFrom, seenAs } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { catLady } from './index.ts'

const { position } = catLady

const problemIn = (text: string): unknown => problemFrom(() => position.read(text))

const GRID = 'grid: tuna2 wild milk / bronte zeus pumpkin / lost spray chicken'

describe('a position written by hand', () => {
  test('needs cats, grid, marker and who is asked: everything else has its usual place', () => {
    const written = position.write(position.read(`cats: shadow | \n${GRID}\nmarker: 1\nasked: 2 turn`))
    expect(written).toMatchObject({
      cats: 'shadow | ',
      food: ' | ',
      lost: '0 | 0',
      strays: 'florence antoinette eliot',
      asked: '2 turn',
    })
    expect(written.deck?.split(' ')).toHaveLength(74 - 9 - 1 - 2)
    expect(written.removed?.split(' ')).toHaveLength(2)
  })

  test('cats have ids and names in both languages, with or without Polish letters', () => {
    for (const name of ['bronte', 'Bronte', 'kikimora', 'KIKIMORA'])
      expect(position.write(position.read(`cats: ${name} | `)).cats).toBe('bronte | ')
    expect(position.write(position.read('cats: pan-kot mruczeł luska | | | ')).cats).toBe(
      'henriette waffle sweetheart |  |  | ',
    )
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

  test('CAT-2: cards that so many do not play with are nowhere, on a finished table neither', () => {
    const lily = { kind: 'tooManyCards', card: { pl: 'Konwalia', en: 'Lily' }, given: 1, box: 0, seats: 2 }
    expect(problemIn('cats: lily | \nfood: M | ')).toEqual(lily)
    expect(problemIn(`cats: lily | \n${GRID}\nmarker: 1\nasked: 1 turn`)).toEqual(lily)
    expect(problemIn('cats: lily | | \nfood: M | | ')).toBe('accepted')
  })

  test('may hold remarks and empty lines', () => {
    expect(problemIn('# from the kitchen table\n\ncats: shadow | \n\nfood: T | \n')).toBe('accepted')
  })
})

/** CAT-2: more of something, by everybody together, than so many play with. */
const tooMuch = (fields: string, pl: string, en: string) => ({
  kind: 'cannotBe',
  fields: fields.split(' '),
  because: { pl: `gra na 2 osoby ${pl}`, en: `a game for 2 players ${en} written` },
})

describe('a position that cannot be', () => {
  const play = (rows: string): string => `${rows}\n${GRID}\nmarker: 1\nasked: 1 turn`

  test.each([
    ['', { kind: 'missingField', field: 'cats' }],
    ['cats: ', { kind: 'fieldValue', line: 1, field: 'cats', given: '', allowed: { en: /^2 to 4 parts/ } }],
    ['cats: shadow', { kind: 'fieldValue', line: 1, field: 'cats', given: 'shadow', allowed: { en: /^2 to 4 parts/ } }],
    ['cats: | | | | ', { kind: 'fieldValue', line: 1, field: 'cats', given: '| | | |' }],
    ['cats: garfield | ', { kind: 'fieldValue', line: 1, field: 'cats', given: 'garfield' }],
    ['cats: shadow | shadow', { kind: 'tooManyCards', card: { pl: 'Cień', en: 'Shadow' }, given: 2, box: 1 }],
    [
      'cats: cow truffle | waffle macak',
      { kind: 'cannotBe', fields: ['cats'], because: { pl: /tylko trzy przybłędy/ } },
    ],
    [
      'cats: | \nfood: TTTTTTTTTTTTTT | T',
      tooMuch('food', 'ma najwyżej 11 żetonów „tuńczyk”, a zapisano 15', 'has at most 11 tokens of tuna, but 15 are'),
    ],
    [
      'cats: | \nfood: WW | WW',
      tooMuch('food', 'ma najwyżej 2 żetony „rarytas”, a zapisano 4', 'has at most 2 tokens of wild treat, but 4 are'),
    ],
    [
      'cats: | \ntoys: mouse:2 | mouse:2',
      tooMuch('toys', 'ma najwyżej 2 karty „myszka”, a zapisano 4', 'has at most 2 cards “mouse”, but 4 are'),
    ],
    [
      'cats: | \ncostumes: 5 | 5',
      tooMuch('costumes', 'ma najwyżej 7 kart „ubranko”, a zapisano 10', 'has at most 7 cards “costume”, but 10 are'),
    ],
    [
      'cats: | \ncatnip: 8 | 0',
      { field: 'catnip', given: '8', allowed: { en: 'a number from 0 to 5: a game for 2 players has no more' } },
    ],
    [
      'cats: | \ncatnip: 3 | 3',
      tooMuch('catnip', 'ma najwyżej 5 kart „kocimiętka”, a zapisano 6', 'has at most 5 cards “catnip”, but 6 are'),
    ],
    [
      'cats: | \nsprays: 2 | 2',
      tooMuch(
        'sprays',
        'ma najwyżej 3 karty „spryskiwacz”, a zapisano 4',
        'has at most 3 cards “spray bottle”, but 4 are',
      ),
    ],
    [
      'cats: | \ntoys: mouse wand mouse:2 | ',
      {
        field: 'toys',
        given: 'mouse:2',
        allowed: {
          pl: 'razem od „mouse:0” do „mouse:2”: w grze na 2 osoby więcej nie ma',
          en: '“mouse:0” to “mouse:2” in all: a game for 2 players has no more',
        },
      },
    ],
    ['cats: | \nlost: 11 | 0', { field: 'lost', given: '11', allowed: { en: /^a number from 0 to 8: / } }],
    ['cats: | \ntokens: 5 | 0', { field: 'tokens', given: '5', allowed: { en: /^a number from 0 to 4: / } }],
    [
      'cats: | \nlost: 8 | 1',
      { kind: 'cannotBe', fields: ['lost'], because: { pl: /ma tylko 8 zaginionych kotów, a tu byłoby ich 9/ } },
    ],
    [
      'cats: cow macak | \ntokens: 2 | 1\nlost: 0 | 1',
      {
        kind: 'cannotBe',
        fields: ['lost', 'tokens', 'cats'],
        because: { en: /has only 8 lost cats, but here there would be 11, two for each stray and token$/ },
      },
    ],
    ['cats: | \nfood: TX | ', { kind: 'fieldValue', line: 2, field: 'food', given: 'X', allowed: 'C T M W' }],
    ['cats: | \nfood: T', { kind: 'fieldValue', line: 2, field: 'food', given: 'T', allowed: { en: /^2 parts/ } }],
    ['cats: | \ntoys: ball | ', { kind: 'fieldValue', line: 2, field: 'toys', given: 'ball' }],
    [
      'cats: bronte=T=T | ',
      {
        kind: 'fieldValue',
        field: 'cats',
        given: 'bronte=T=T',
        allowed: { en: 'a cat and its bowl, such as “bronte=TT”' },
      },
    ],
    ['cats: | \ntoys: mouse:1:1 | ', { kind: 'fieldValue', line: 2, field: 'toys', given: 'mouse:1:1' }],
    ['cats: | \ntoys: mouse:x | ', { kind: 'fieldValue', line: 2, field: 'toys', given: 'mouse:x' }],
    [
      'cats: | \ntoys: mouse:3 | ',
      {
        field: 'toys',
        given: 'mouse:3',
        allowed: { en: '“mouse:0” to “mouse:2” in all: a game for 2 players has no more' },
      },
    ],
    [
      'cats: | \ncostumes: many | 1',
      { kind: 'fieldValue', line: 2, field: 'costumes', given: 'many', allowed: { en: /^a number from 0 to 7: / } },
    ],
    [
      'cats: | \ncostumes: -1 | 1',
      { kind: 'fieldValue', line: 2, field: 'costumes', given: '-1', allowed: { en: /^a number from 0 to 7: / } },
    ],
    [
      'cats: | \nfeeding: soon',
      { kind: 'fieldValue', line: 2, field: 'feeding', given: 'soon', allowed: { en: 'done or best' } },
    ],
    ['cats: bronte=T | \nfeeding: done', { kind: 'cannotBe', because: { en: /fed in part, like Bronte here$/ } }],
    ['cats: bronte=TTT | \nfeeding: done', { kind: 'cannotBe', fields: ['cats'] }],
    [
      'cats: bronte=CC | \nfeeding: done',
      { kind: 'cannotBe', fields: ['cats'], because: { en: /^the bowl of Bronte holds/ } },
    ],
    ['cats: bronte=TT | \nfeeding: best', { kind: 'cannotBe', fields: ['feeding', 'cats'] }],
    ['cats: | \nasked: 1 turn\nmarker: 1', { kind: 'missingField', field: 'grid' }],
    [`cats: | \n${GRID}\nasked: 1 turn`, { kind: 'missingField', field: 'marker' }],
    [`cats: | \n${GRID}\nmarker: 1\nasked: 1 marker`, { kind: 'cannotBe', fields: ['asked', 'marker'] }],
    [
      play('cats: | ').replace('tuna2', '-'),
      { kind: 'cannotBe', fields: ['grid', 'asked'], because: { pl: /leży dziewięć kart/ } },
    ],
    [play('cats: bronte | '), { kind: 'tooManyCards', card: { en: 'Bronte' }, given: 2, box: 1, seats: 2 }],
    [
      play(`cats: | \ndeck: ${'tuna '.repeat(12)}`),
      { kind: 'tooManyCards', card: { pl: 'tuńczyk', en: 'tuna' }, given: 12, seats: 2 },
    ],
    [
      play('cats: | ').replace('1 turn', '3 turn'),
      { kind: 'fieldValue', field: 'asked', given: '3', allowed: { en: /a seat, 1–2$/ } },
    ],
    [play('cats: | ').replace('1 turn', '1 2 turn'), { kind: 'fieldValue', field: 'asked' }],
    [play('cats: | ').replace('1 turn', '1 sleep'), { kind: 'fieldValue', field: 'asked', given: '1 sleep' }],
    [play('cats: | ').replace('marker: 1', 'marker: 7'), { kind: 'fieldValue', field: 'marker', allowed: '1–6' }],
    [play('cats: | ').replace('tuna2 wild', 'wild'), { kind: 'fieldValue', field: 'grid' }],
    [play('cats: | ').replace('tuna2', 'cow'), { kind: 'fieldValue', field: 'grid', given: 'cow' }],
    [play('cats: | \nstrays: shadow'), { kind: 'fieldValue', field: 'strays', given: 'shadow' }],
    [play('cats: cow | \nstrays: cow - -'), { kind: 'cannotBe', fields: ['cats', 'strays'] }],
    [play('cats: | \nstrays: cow cow -'), { kind: 'fieldValue', field: 'strays' }],
    [
      play('cats: | \ndeck: rest rest'),
      { kind: 'fieldValue', field: 'deck', given: 'rest', allowed: { en: '“rest” only once' } },
    ],
    [play('cats: | \nremoved: rest'), { kind: 'fieldValue', field: 'removed', given: 'rest' }],
    [play('cats: jazz=T | '), { kind: 'cannotBe', fields: ['asked', 'cats'], because: { pl: /na koniec gry/ } }],
    [play('cats: | \nchanges: 1 | 0'), { kind: 'cannotBe', fields: ['asked', 'changes'] }],
    [play('cats: | \nfeeding: done'), { kind: 'cannotBe', fields: ['feeding', 'asked'] }],
    [play('cats: | \nstrays: cow - -'), { kind: 'cannotBe', fields: ['strays', 'cats'] }],
    [
      play('cats: | \nfood: T | \ndiscarded: tuna:2'),
      {
        kind: 'cannotBe',
        fields: ['discarded', 'food', 'cats'],
        because: { en: 'the discarded cards give tokens of tuna: 2, but 1 is on the table' },
      },
    ],
    [play('cats: | \ntokens: 1 | 0\ndiscarded: '), { kind: 'cannotBe', fields: ['discarded', 'tokens', 'cats'] }],
    [
      `cats: jazz | \n${GRID}\nasked: 1 marker`,
      { kind: 'cannotBe', fields: ['asked', 'cats'], because: { en: /nobody has any cards/ } },
    ],
    [
      play('cats: | ').replace('1 turn', '1 feeding'),
      { kind: 'cannotBe', fields: ['grid', 'asked'], because: { en: /cats are fed once/ } },
    ],
    [
      play('cats: | ').replace('tuna2 wild milk', '- wild -').replace('1 turn', '1 after'),
      { kind: 'cannotBe', fields: ['grid'], because: { en: /only the three places/ } },
    ],
    [
      play('cats: | \ndeck: tuna tuna tuna').replace('tuna2 wild milk', '- - -').replace('1 turn', '1 after'),
      { kind: 'cannotBe', fields: ['deck', 'grid', 'asked'] },
    ],
    ['cats: alvin=M | shadow | \nmarker: 1\nasked: 2 feeding', { kind: 'cannotBe', because: { en: /fed in part/ } }],
    [
      'cats: | \nmarker: 1\nasked: 1 1 feeding',
      { kind: 'fieldValue', field: 'asked', allowed: { en: 'every seat only once' } },
    ],
    ['options: {"openMemory":3}\ncats: | ', { kind: 'optionValue', option: 'openMemory', given: '3' }],
    ['cats: | \ncats: | ', { kind: 'repeatedField', line: 2, field: 'cats' }],
    ['cats: | \nthe dog', { kind: 'noField', line: 2, given: 'the dog' }],
    ['dogs: | ', { kind: 'unknownField', line: 1, given: 'dogs' }],
  ])('%j is refused, and the problem named', (text, problem) => {
    expect(seenAs(problemIn(text), problem)).toMatchObject(problem)
  })
})
