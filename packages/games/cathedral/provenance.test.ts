import { gameWithCards, LANGS } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { cardPages } from './cards/pages.ts'
import { readCards } from './cards/read.ts'
import { setOf } from './cards/write-set.ts'
import { clauses } from './clauses.ts'
import { cathedral } from './game.ts'

const BOX = setOf('Sennik', BUILT_IN)
const problemOf = (text: string) => problemFrom(() => readCards(text))

/** What the book does not say, however plain it seems, is not marked as the book's. */
test.each([
  ['KK-1.6', 'that the box is the limit', ['ruling']],
  ['KK-11.4', 'who wins', ['ruling']],
  ['KK-12.3', 'whose the reward is when a Dream of somebody else places the piece', ['book', 'ruling']],
  ['KK-7.2', 'that control counts from when the effect starts', ['book', 'ruling']],
  ['KK-7.4', 'when those come back who paid during a reaction', ['book', 'ruling']],
  ['KK-7.4a', 'that Limbo pays back at once, not after the action', ['book', 'ruling']],
  ['KK-7.4b', 'what the three kinds of steps are called', ['book', 'ruling']],
  ['KK-12.1', 'that grey rewards lie beside grey spaces, which the book calls brown there', ['book', 'ruling']],
  ['KK-7.4c', 'what an icon means that our text of the book has lost', ['book', 'ruling']],
  ['KK-9.4', 'the same on the Cathedral track', ['book', 'ruling']],
  ['KK-D1', 'how long the game lasts', ['fact', 'ruling']],
  ['KK-D4', 'with how many pieces two begin, of which the book says two things', ['book', 'ruling']],
  ['KK-D5', 'that the book’s “2 sides” may both be others’', ['book', 'ruling']],
  ['KK-D15', 'that reacting never leads to a Seal, not even when paid for', ['book', 'ruling']],
  ['KK-D16', 'that nothing takes the Basic Combat card away', ['book', 'ruling']],
  ['KK-D17', 'that nobody else counts their cards', ['book', 'ruling']],
  ['KK-D18', 'that dreams above two may be kept', ['book', 'ruling']],
  ['KK-D19', 'that a cost with devouring cannot be paid', ['book', 'ruling']],
  ['KK-D20', 'what a skipped action still decides', ['book', 'fact', 'ruling']],
] as const)('%s: %s is an inference or a ruling', (id, _what, source) => {
  expect(clauses.text[id].source).toEqual(source)
})

test('the basic combat card of a file is a printed one, unless the file says otherwise', () => {
  const pageOf = (basicCombat: unknown): string => {
    const { faces, set } = readCards(JSON.stringify({ game: 'cathedral', name: 'home', basicCombat }))
    expect(readCards(set.text)).toEqual({ faces, set })
    return cardPages(faces, 'en').find(({ name }) => name === 'Basic Combat')!.provenance
  }
  expect(pageOf(undefined)).toContain('reconstructed by us')
  // The printed card may well be what we thought it is.
  expect(pageOf('1/0')).toBe('written down from the printed card')
  expect(pageOf('2/1')).toBe('written down from the printed card')
  expect(pageOf({ fight: '2/1', from: 'book' })).toBe('from the rulebook')
  expect(pageOf({ fight: '1/0', from: 'ours' })).toContain('reconstructed by us')
  expect(problemOf('{ "game": "cathedral", "name": "home", "basicCombat": { "fight": "1" } }')).toMatchObject({
    field: 'basicCombat.fight',
  })
})

test('KK-D32: a set of printed cards alone is called our reconstruction nowhere; the map and the tracks still are ours', () => {
  const printed = (given: object): string => JSON.stringify(given, (key, value) => (key === 'from' ? undefined : value))
  const whole = { ...(JSON.parse(BOX.set.text) as object), basicCombat: '1/0' }
  const game = gameWithCards(cathedral, printed(whole)) as typeof cathedral
  const half = gameWithCards(cathedral, printed({ ...whole, nightmares: undefined })) as typeof cathedral
  for (const lang of LANGS) {
    const reconstructed = { pl: /karty.*odtworzone przez nas/, en: /cards.*our reconstruction/ }[lang]
    expect(cathedral.words[lang].about).toMatch(reconstructed)
    expect(half.words[lang].about).toMatch(reconstructed)
    expect(game.words[lang].about).not.toMatch(/odtworzon|reconstruct/)
    expect(game.words[lang].about).toMatch({ pl: /Mapa i tory .*nasze/, en: /map and the tracks .*our own/ }[lang])
    const cards = game
      .cards!.pages(lang)
      .filter(({ name }) => !/^(Nagroda|Stopień|Fragment|Obszar|Reward|Step|Piece|Area)/.test(name))
    expect(cards).toHaveLength(5 + 1 + 96 + 46 + 32 + 8)
    for (const { provenance } of cards) expect(provenance).not.toMatch(/odtworzon|reconstruct/)
  }
})
