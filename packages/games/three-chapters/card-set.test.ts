import {
  explainProblem,
  gameOfRecord,
  gameWithCards,
  LANGS,
  Referee,
  readRecord,
  recordOf,
  replay,
  SeededRng,
  seatsOf,
  verify,
  writeRecord,
} from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { readCards } from './cards/read.ts'
import { threeChapters } from './game.ts'
import { changed, gameOf, paidFor, roundOf } from './scenario.ts'

/** One card a line, so that the card of value n stands in line n + 4. */
const fileOf = (cards: readonly object[]): string =>
  `{\n  "game": "three-chapters",\n  "name": "the box at home",\n  "cards": [\n${cards.map(card => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]\n}\n`

const without = (value: number, field: string): readonly object[] =>
  BUILT_IN.map(face =>
    Object.fromEntries(Object.entries(face).filter(([name]) => face.value !== value || name !== field)),
  )

const problemOf = (text: string) => problemFrom(() => threeChapters.cards!.read(text))

describe('a card set is read', () => {
  test('the built-in one is the default, and reads as it is written', () => {
    const { set, builtIn } = threeChapters.cards!
    expect(set).toBe(builtIn)
    expect(readCards(set.text).set).toEqual(set)
    expect(threeChapters.cards!.with(set)).toBe(threeChapters)
  })

  test('spaces, lines, the order of cards and the name of the set do not change its hash; a card does', () => {
    const file = fileOf(BUILT_IN.toReversed())
    expect(readCards(file).set).toMatchObject({ name: 'the box at home', hash: threeChapters.cards!.set.hash })
    expect(readCards(fileOf(changed(2, { en: 'Goldie' }))).set.hash).not.toBe(threeChapters.cards!.set.hash)
  })

  test('a card somebody wrote down is a printed one', () => {
    const { faces } = readCards(fileOf(without(8, 'from')))
    expect(faces[7]!.from).toEqual({ name: 'printed', value: 'printed', traits: 'printed', abilities: 'printed' })
  })

  test('the game is played with it: names, abilities, texts', () => {
    const bold = changed(47, {
      en: 'Tall Man',
      abilities: [{ chapters: [2], when: { kind: 'winsRound' }, reward: { hearts: 7 } }],
    })
    const game = gameOf(bold)
    expect(paidFor(47, roundOf([47, 3, 4], game).payments)).toEqual({ hearts: 7 })
    expect(paidFor(47, roundOf([47, 3, 4]).payments)).toEqual({})
    const view = game.rules.view(game.rules.newState(), 'spectator')
    expect(view.deck).toBe(game.cards!.set.hash)
    expect(game.words.en.move({ kind: 'play', card: 47 }, view, { you: undefined, name: String })).toBe(
      'Play Tall Man (47)',
    )
  })
})

describe('a card speaks of another', () => {
  /** Hansel and Giant have changed places; the other cards are as they were, and Gretel names one of them in some way. */
  const moved = (other: object): readonly object[] =>
    changed(7, { abilities: [{ chapters: [2, 3], when: { kind: 'withCard', ...other }, reward: { hearts: 1 } }] }).map(
      card => {
        const { value } = card as { readonly value: number }
        const elsewhere = { 6: 48, 48: 6 }[value]
        return elsewhere === undefined ? card : { ...card, value: elsewhere }
      },
    )

  test('by its name, which stays right when values change', () => {
    for (const name of ['Hansel', 'Jaś', 'jaś']) {
      const { faces, set } = readCards(fileOf(moved({ card: name })))
      expect(faces[6]!.abilities[0]!.when).toEqual({ kind: 'withCard', value: 48 })
      expect(set.remarks ?? []).toEqual([])
    }
  })

  test('by a value: if that is another card now, reading the set says so and plays with it all the same', () => {
    const { faces, set } = readCards(fileOf(moved({ value: 6 })))
    expect(faces[6]!.abilities[0]!.when).toEqual({ kind: 'withCard', value: 6 })
    expect(set.remarks).toEqual([
      {
        pl: 'Karta 7 mówi o karcie 6, a jest nią teraz „Bazyliszek”; „Jaś” ma wartość 48. Jeśli chodzi o nią, zamiast "value" można wpisać "card": "Jaś".',
        en: 'Card 7 speaks of card 6, which is now “Basilisk”; “Hansel” has the value 48. If that one is meant, write "card": "Hansel" in place of "value".',
      },
    ])
    expect(threeChapters.cards!.set.remarks).toBeUndefined()
  })

  test('by a value: nor is it silent when the card that was meant bears another name now', () => {
    const renamed = (moved({ value: 6 }) as { readonly value: number }[]).map(card =>
      card.value === 48 ? { ...card, pl: 'Jasiek', en: 'Jack' } : card,
    )
    expect(readCards(fileOf(renamed)).set.remarks).toEqual([
      {
        pl: 'Karta 7 mówi o karcie 6, a jest nią teraz „Bazyliszek”; w naszym zestawie to „Jaś”. Jeśli chodzi o inną kartę, zamiast "value" można wpisać "card" i jej nazwę.',
        en: 'Card 7 speaks of card 6, which is now “Basilisk”; in our set it is “Hansel”. If another card is meant, write "card" and its name in place of "value".',
      },
    ])
    // Whoever writes down a card of the box that we know by another name has changed no value.
    expect(readCards(fileOf(changed(6, { pl: 'Jasiek', en: 'Jack' }))).set.remarks).toBeUndefined()
  })

  test('a name that two bear says of none which is meant', () => {
    const twins = (moved({ card: 'Hansel' }) as { readonly value: number }[]).map(card =>
      card.value === 20 ? { ...card, en: 'Hansel' } : card,
    )
    expect(problemOf(fileOf(twins))).toMatchObject({
      kind: 'fieldValue',
      field: 'cards[7].abilities[1].when.card',
      given: '"Hansel"',
      allowed: { en: 'the name, Polish or English, of exactly one card of this set' },
    })
  })

  test('hundreds of times costs hardly more than not at all: whoever brings cards keeps nobody else waiting', () => {
    const long = (value: number): string => `${'ż'.repeat(57)}${value + 100}`
    const spoken = (when: (value: number) => object): string =>
      fileOf(
        BUILT_IN.map(({ value }) => ({
          value,
          pl: long(value),
          en: long(value + 100),
          traits: [],
          abilities: [1, 2, 3, 4].map(() => ({ chapters: [2, 3], when: when(value), reward: { hearts: 1 } })),
        })),
      )
    const next = (value: number): number => (value % BUILT_IN.length) + 1
    const quickest = (text: string): number =>
      Math.min(
        ...Array.from({ length: 7 }, () => {
          const begun = performance.now()
          readCards(text)
          return performance.now() - begun
        }),
      )
    const silent = quickest(spoken(() => ({ kind: 'withTrait', trait: 'dwarf' })))
    const byName = quickest(spoken(value => ({ kind: 'withCard', card: long(next(value)) })))
    const byValue = quickest(spoken(value => ({ kind: 'withCard', value: next(value) })))
    expect(byName).toBeLessThan(25 * silent)
    expect(byValue).toBeLessThan(25 * silent)
  })

  test('a name nobody bears, or a card of itself, is refused', () => {
    expect(problemOf(fileOf(moved({ card: 'Rapunzel' })))).toMatchObject({
      kind: 'fieldValue',
      line: 11,
      field: 'cards[7].abilities[1].when.card',
      given: '"Rapunzel"',
    })
    expect(problemOf(fileOf(moved({ card: 'Gretel' })))).toMatchObject({
      kind: 'fieldValue',
      allowed: { pl: 'inna karta niż ta, o którą chodzi (7)', en: 'another card than this one (7)' },
    })
    expect(problemOf(fileOf(moved({ card: 'Hansel', value: 6 })))).toMatchObject({ kind: 'unknownField' })
  })
})

test('names are a line of 1–60 signs without control characters', () => {
  const unseen = [
    'Han\u001bsel',
    'Han\nsel',
    'Han\u202esel',
    'Han\u200bsel',
    'Han\u3164sel',
    '\u2800',
    '\uFE0F',
    '\u0301',
    'Ma\uFFFDgosia',
    '\uFFFC',
    '\u{1d159}',
  ]
  for (const en of ['', ' ', 'H'.repeat(61), ...unseen])
    expect(problemOf(fileOf(changed(6, { en })))).toMatchObject({
      kind: 'fieldValue',
      field: 'cards[6].en',
      allowed: {
        pl: 'tekst w cudzysłowie, w jednym wierszu, 1–60 znaków, z których każdy widać',
        en: 'a text in quotation marks, of one line, 1–60 characters that can all be seen',
      },
    })
  expect(readCards(fileOf(changed(6, { en: 'Hans \u2764\uFE0F' }))).faces[5]!.en).toBe('Hans \u2764\uFE0F')
  expect(readCards(fileOf(changed(6, { en: '  Hans  ' }))).faces[5]!.en).toBe('Hans')
})

describe('an invalid card set is refused whole, with the line, the field and what is allowed', () => {
  const abilityOf = (ability: object): string => fileOf(changed(12, { abilities: [ability] }))

  test.each([
    [
      'a missing value',
      fileOf(without(12, 'value')),
      { kind: 'missingValue', line: 16, field: 'cards[12].value', allowed: '1–50' },
    ],
    ['a missing name', fileOf(without(12, 'pl')), { kind: 'missingValue', line: 16, field: 'cards[12].pl' }],
    ['a card twice', fileOf(changed(12, { value: 11 })), { kind: 'repeatedCard', line: 16, card: '11', first: 15 }],
    [
      '49 cards',
      fileOf(BUILT_IN.filter(({ value }) => value !== 17)),
      { kind: 'missingCards', line: 4, given: 49, box: 50, missing: ['17'] },
    ],
    [
      'no list of cards',
      '{ "game": "three-chapters", "name": "x" }',
      {
        kind: 'missingValue',
        field: 'cards',
        allowed: { pl: 'lista [ … ], liczba pozycji: 50', en: 'a list [ … ] of 50 entries' },
      },
    ],
    [
      'an unknown trait',
      fileOf(changed(12, { traits: ['dwarf', 'elf'] })),
      {
        kind: 'fieldValue',
        line: 16,
        field: 'cards[12].traits[2]',
        given: '"elf"',
        allowed: 'monster | magical | villain | animal | child | dwarf | wonderland | royal',
      },
    ],
    [
      'a value that is none',
      fileOf(changed(12, { value: 51 })),
      { kind: 'fieldValue', field: 'cards[12].value', given: '51', allowed: '1–50' },
    ],
    [
      'a reward without an amount',
      abilityOf({ chapters: [2], reward: {} }),
      { kind: 'fieldValue', line: 16, field: 'cards[12].abilities[1].reward', given: '{}' },
    ],
    [
      'a reward of nothing',
      abilityOf({ chapters: [2], reward: { gems: null } }),
      { kind: 'fieldValue', field: 'cards[12].abilities[1].reward.gems', given: 'null', allowed: '1–9' },
    ],
    ['no reward', abilityOf({ chapters: [2] }), { kind: 'missingValue', field: 'cards[12].abilities[1].reward' }],
    [
      'an unknown token',
      abilityOf({ chapters: [2], reward: { coins: 1 } }),
      {
        kind: 'unknownField',
        line: 16,
        given: 'cards[12].abilities[1].reward.coins',
        allowed: ['hearts', 'gems', 'stars'],
      },
    ],
    [
      'an unknown condition',
      abilityOf({ chapters: [2], when: { kind: 'onMondays' }, reward: { gems: 1 } }),
      { kind: 'fieldValue', field: 'cards[12].abilities[1].when.kind' },
    ],
    [
      'a condition with itself',
      abilityOf({ chapters: [2], when: { kind: 'withCard', value: 12 }, reward: { gems: 1 } }),
      { kind: 'fieldValue', field: 'cards[12].abilities[1].when.value' },
    ],
    [
      'a condition of another chapter',
      abilityOf({ chapters: [2, 3], when: { kind: 'winsRound' }, reward: { gems: 1 } }),
      {
        kind: 'fieldValue',
        field: 'cards[12].abilities[1].chapters',
        given: '[2,3]',
        allowed: {
          pl: '[2], bo „winsRound” liczy się tylko w rozdziale II',
          en: '[2], because “winsRound” counts in chapter II only',
        },
      },
    ],
    [
      'a counter of another chapter',
      abilityOf({ chapters: [2], per: { kind: 'ownStarsAtStartOfIII' }, reward: { gems: 1 } }),
      {
        kind: 'fieldValue',
        field: 'cards[12].abilities[1].chapters',
        allowed: {
          pl: '[3], bo „ownStarsAtStartOfIII” liczy się tylko w rozdziale III',
          en: '[3], because “ownStarsAtStartOfIII” counts in chapter III only',
        },
      },
    ],
    [
      'a range upside down',
      abilityOf({ chapters: [2], per: { kind: 'cardsInRange', min: 9, max: 1 }, reward: { gems: 1 } }),
      { kind: 'fieldValue', field: 'cards[12].abilities[1].per.max', allowed: '9–50' },
    ],
    [
      'a chapter twice',
      abilityOf({ chapters: [2, 2], reward: { gems: 1 } }),
      { kind: 'fieldValue', field: 'cards[12].abilities[1].chapters' },
    ],
    [
      'too many abilities',
      fileOf(changed(12, { abilities: Array(5).fill({ chapters: [2], reward: { gems: 1 } }) })),
      {
        kind: 'fieldValue',
        field: 'cards[12].abilities',
        allowed: { pl: 'lista [ … ], liczba pozycji: 0–4', en: 'a list [ … ] of 0–4 entries' },
      },
    ],
    [
      'a field twice',
      fileOf(BUILT_IN).replace('"pl":"Jaś"', '"pl":"Jaś","pl":"Jan"'),
      { kind: 'repeatedField', line: 10, field: 'cards[6].pl' },
    ],
    [
      'another game',
      fileOf(BUILT_IN).replace('three-chapters', 'sen'),
      { kind: 'fieldValue', line: 2, field: 'game', allowed: 'three-chapters' },
    ],
    ['a comma too many', fileOf(BUILT_IN).replace('"royal"]', '"royal",]'), { kind: 'jsonSyntax', line: 5 }],
    ['half a file', fileOf(BUILT_IN).slice(0, 400), { kind: 'jsonSyntax' }],
    ['no JSON at all', 'fifty cards', { kind: 'jsonSyntax', line: 1, given: 'fifty cards' }],
    ['a list', '[]', { kind: 'fieldValue', line: 1 }],
    ['depth without end', '['.repeat(100_000), { kind: 'jsonSyntax', line: 1 }],
  ])('%s', (_what, text, problem) => {
    const found = problemOf(text)
    expect(found).toMatchObject(problem)
    if (found === 'accepted') return
    for (const lang of LANGS) expect(explainProblem(found, lang)).toMatch(/^(Line|Wiersz) \d+: .*\.$/)
  })

  test('the sentences name the place and what is allowed', () => {
    const sentence = (text: string, lang: 'pl' | 'en'): string => {
      const found = problemOf(text)
      return found === 'accepted' ? found : explainProblem(found, lang)
    }
    expect(sentence(fileOf(without(12, 'value')), 'en')).toBe(
      'Line 16: the field “cards[12].value” is missing; allowed: 1–50.',
    )
    expect(sentence(fileOf(BUILT_IN.slice(1)), 'pl')).toBe(
      'Wiersz 4: jest 49 kart, a w pudełku jest ich 50; brakuje: 1.',
    )
    expect(sentence(fileOf(changed(12, { value: 11 })), 'pl')).toBe(
      'Wiersz 16: karta 11 już była, w wierszu 15; każdą kartę podaje się raz.',
    )
  })
})

describe('records carry the set', () => {
  const seed = 'other cards'
  const played = (game: typeof threeChapters): string => {
    const referee = Referee.begin(game.rules, 4, game.options.read({}), SeededRng.of(seed))
    while (!referee.over) {
      const [seat] = seatsOf(game.rules.deciders(referee.state))
      referee.play(seat!, referee.legalMoves(seat!)[0]!)
    }
    return writeRecord(recordOf(game, referee, {}, { kind: 'fast', seed }))
  }
  const other = threeChapters.cards!.with(
    threeChapters.cards!.read(fileOf(changed(4, { abilities: [{ chapters: [2, 3], reward: { stars: 9 } }] }))),
  ) as typeof threeChapters

  test('the cards of the box by their hash, others whole: the record alone replays', () => {
    expect(played(threeChapters)).toContain(`\ncards: ${threeChapters.cards!.set.hash}\n`)
    const text = played(other)
    expect(text).toContain(`\ncards: ${other.cards!.set.hash} {"game"`)
    const record = readRecord(text)
    expect(writeRecord(record)).toBe(text)
    const game = gameOfRecord(threeChapters, record)
    expect(game).toBe(other)
    verify(game, record, SeededRng.of(seed))
  })

  test('a record is not replayed with other cards than its own', () => {
    const record = readRecord(played(other))
    expect(problemFrom(() => replay(threeChapters, record, SeededRng.of(seed)))).toEqual({
      kind: 'recordCards',
      written: other.cards!.set.hash,
      known: threeChapters.cards!.set.hash,
    })
    const forged = readRecord(played(other).replace(/^(cards: )[0-9a-f]{16}/m, '$10123456789abcdef'))
    expect(problemFrom(() => gameOfRecord(threeChapters, forged))).toMatchObject({
      kind: 'recordCards',
      written: '0123456789abcdef',
    })
    const spoiled = readRecord(played(other).replace('"stars":9', '"stars":99'))
    expect(problemFrom(() => gameOfRecord(threeChapters, spoiled))).toMatchObject({
      kind: 'fieldValue',
      allowed: '1–9',
    })
  })

  test('a game without card sets has none to change', () => {
    const { cards: _cards, ...bare } = threeChapters
    expect(problemFrom(() => gameWithCards(bare, fileOf(BUILT_IN)))).toEqual({
      kind: 'noCardSets',
      game: 'three-chapters',
    })
  })
})
