import {
  asSeat,
  gameOfRecord,
  gameWithCards,
  Referee,
  readRecord,
  recordOf,
  SeededRng,
  seatsOf,
  verify,
  writeRecord,
} from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { ALL_CATS, type Cat } from './components.ts'
import { cardWordsOf, catLady } from './index.ts'

const fileOf = (...cards: readonly object[]): string =>
  `{\n  "game": "cat-lady",\n  "name": "the box at home",\n  "cards": [\n${cards.map(card => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]\n}\n`

const named = (...cards: readonly object[]): typeof catLady =>
  gameWithCards(catLady, fileOf(...cards)) as typeof catLady
const problemOf = (text: string) => problemFrom(() => catLady.cards!.read(text))
const cat = (id: string): Cat => ALL_CATS.findIndex(card => card.id === id) as Cat
const audience = { you: undefined, name: String }

const SHADOW = { id: 'shadow', pl: 'Mrok' }

describe('whoever owns the box can write down what its cards are called', () => {
  test('what is left out keeps its name; a name written down is a printed one', () => {
    const game = named(SHADOW, { id: 'penny', pl: 'Grosik', from: 'inferred' }, { id: 'yarn', en: 'yarn' })
    const words = cardWordsOf(game)
    expect([words.pl.cat(cat('shadow')), words.en.cat(cat('shadow'))]).toEqual(['Mrok', 'Shadow'])
    expect(words.pl.cat(cat('jazz'))).toBe('Jazz')
    expect(words.pl.provenance('shadow')).toBe(
      'Treść: pewna (program epaul23, program davidmun910); polska nazwa: z karty.',
    )
    expect(words.en.provenance('penny')).toBe(
      'Facts: known (program of epaul23, program of davidmun910); Polish name: inferred from the rulebook.',
    )
    expect(words.pl.provenance('yarn')).toContain('wymyślona przez nas')
    expect(cardWordsOf(catLady).pl.cat(cat('shadow'))).toBe('Cień')
  })

  test('every sentence uses them: moves, events, sheets, the list of cards', () => {
    const game = named(SHADOW)
    const view = game.rules.view(
      game.position.read('cats: shadow | \nfood: T | \nmarker: 1\nasked: 1 feeding'),
      asSeat(0),
    )
    expect(game.words.pl.move({ kind: 'give', food: 1, cat: 0 }, view, audience)).toBe('Tuńczyk → Mrok')
    const event = game.rules.tell({ type: 'gave', seat: asSeat(0), cat: cat('shadow'), food: 1 }, 'spectator')
    expect(game.words.pl.event(event, { ...audience, you: asSeat(0) })).toBe('Karmisz: tuńczyk → Mrok.')
    expect(game.words.pl.sheetItem('fed:shadow')).toBe('Mrok')
    expect(game.words.pl.notation.shadow).toMatch(/^Mrok\. /)
    expect(game.cards!.pages('pl')[0]!.name).toBe('Mrok')
    expect(game.cards!.pages('en')).toHaveLength(35 + 16)
  })

  test('equal names have equal hashes; the box reads as it is written', () => {
    const { set, builtIn, read } = catLady.cards!
    expect(set).toBe(builtIn)
    expect(read(set.text)).toEqual(set)
    expect(gameWithCards(catLady, set.text)).toBe(catLady)
    expect(read(fileOf()).hash).toBe(set.hash)
    expect(read(fileOf(SHADOW)).hash).toBe(read(fileOf({ from: 'printed', pl: ' Mrok', id: 'shadow' })).hash)
  })

  test.each([
    ['another game', fileOf().replace('cat-lady', 'sen'), { kind: 'fieldValue', line: 2, field: 'game' }],
    ['no such card', fileOf({ id: 'garfield', pl: 'Garfield' }), { kind: 'fieldValue', line: 5, field: 'cards[1].id' }],
    ['a card twice', fileOf(SHADOW, SHADOW), { kind: 'repeatedCard', line: 6, card: 'shadow', first: 5 }],
    ['an empty name', fileOf({ id: 'shadow', pl: ' ' }), { kind: 'fieldValue', field: 'cards[1].pl' }],
    ['a name too long', fileOf({ id: 'shadow', pl: 'M'.repeat(41) }), { kind: 'fieldValue', field: 'cards[1].pl' }],
    ['control characters', fileOf({ id: 'shadow', pl: 'M\u001bk' }), { kind: 'fieldValue', field: 'cards[1].pl' }],
    [
      'marks that turn text around',
      fileOf({ id: 'shadow', en: 'M\u202ek' }),
      { kind: 'fieldValue', field: 'cards[1].en' },
    ],
    ['a name that another card has', fileOf({ id: 'jazz', pl: 'cień' }), { kind: 'fieldValue', field: 'cards[1].pl' }],
    [
      'one name for two cards',
      fileOf({ id: 'jazz', en: 'Puss' }, { id: 'bell', en: 'Puss' }),
      { kind: 'fieldValue', field: 'cards[1].en', allowed: { en: 'a name that no other card has' } },
    ],
    ['points', fileOf({ ...SHADOW, points: 9 }), { kind: 'unknownField', line: 5, given: 'cards[1].points' }],
  ])('%s is refused', (_what, text, problem) => {
    expect(problemOf(text)).toMatchObject(problem)
  })
})

describe('positions', () => {
  const catsOf = (game: typeof catLady, cats: string): string | undefined =>
    game.position.write(game.position.read(`cats: ${cats} | `)).cats

  test('are written by the names of the set, and by ids', () => {
    expect(catsOf(named(SHADOW), 'mrok jazz')).toBe('shadow jazz | ')
    expect(catsOf(named({ id: 'shadow', pl: 'Cien\u0301' }), 'cień jazz')).toBe('shadow jazz | ')
    expect(problemFrom(() => catLady.position.read('cats: mrok | '))).toMatchObject({ given: 'mrok' })
  })

  test('a name that another card had is the one’s that bears it now; an id is always its own card’s', () => {
    const changed = named({ id: 'zeus', pl: 'Kikimora' }, { id: 'bronte', pl: 'Zeus', en: 'Jupiter' })
    expect(catsOf(changed, 'kikimora')).toBe('zeus | ')
    expect(catsOf(changed, 'zeus')).toBe('zeus | ')
    expect(catsOf(changed, 'jupiter')).toBe('bronte | ')
  })

  test('toys, too', () => {
    const game = named({ id: 'yarn', pl: 'Motek' })
    const { toys } = game.position.write(game.position.read('cats: | \ntoys: motek kocia-wieża | '))
    expect(toys).toBe('tower yarn | ')
  })
})

test('two cards may change names', () => {
  const words = cardWordsOf(named({ id: 'shadow', pl: 'Jazz' }, { id: 'jazz', pl: 'Cień' }))
  expect([words.pl.cat(cat('shadow')), words.pl.cat(cat('jazz'))]).toEqual(['Jazz', 'Cień'])
})

describe('records', () => {
  const seed = 'names'
  function played(game: typeof catLady): string {
    const options = game.options.read({})
    const referee = Referee.begin(game.rules, 2, options, SeededRng.of(seed))
    while (!referee.over) {
      const [seat] = seatsOf(game.rules.deciders(referee.state))
      referee.play(seat!, referee.legalMoves(seat!).at(-1)!)
    }
    return writeRecord(recordOf(game, referee, options, { kind: 'fast', seed }))
  }

  test('with the names of the box are as they were before there were others', () => {
    const text = played(catLady)
    expect(text).not.toContain('cards:')
    verify(catLady, readRecord(text), SeededRng.of(seed))
  })

  test('with other names carry them whole, and replay alone', () => {
    const game = named(SHADOW)
    const text = played(game)
    expect(text).toContain(`\ncards: ${game.cards!.set.hash} {"game":"cat-lady"`)
    const record = readRecord(text)
    expect(gameOfRecord(catLady, record)).toBe(game)
    verify(game, record, SeededRng.of(seed))
    expect(problemFrom(() => verify(catLady, record, SeededRng.of(seed)))).toMatchObject({ kind: 'recordCards' })
    expect(problemFrom(() => verify(game, readRecord(played(catLady)), SeededRng.of(seed)))).toMatchObject({
      kind: 'recordCards',
      written: catLady.cards!.set.hash,
    })
  })
})
