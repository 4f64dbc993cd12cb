import {
  asSeat,
  explainProblem,
  firstOf,
  gameOfRecord,
  LANGS,
  MoveList,
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
import { cardPages } from './cards/pages.ts'
import { readCards } from './cards/read.ts'
import { setOf } from './cards/write-set.ts'
import type { Event } from './events.ts'
import { bookOf, cathedral } from './game.ts'
import { DEEPEST } from './state.ts'

const BOX = setOf('Sennik', BUILT_IN)
/** The built-in set as its file says it. */
type Section = 'development' | 'dreams' | 'conflicts' | 'nightmares'
const FILE = JSON.parse(BOX.set.text) as { readonly [S in Section]: readonly object[] }

/** A file of some cards: the first in line 5. */
const fileOf = (section: string, ...cards: readonly object[]): string =>
  `{\n  "game": "cathedral",\n  "name": "the box at home",\n  "${section}": [\n${cards.map(card => `    ${JSON.stringify(card)}`).join(',\n')}\n  ]\n}\n`

/** A card of the box with other fields; `undefined` leaves one out. */
const changed = (section: Section, index: number, change: object): object => ({ ...FILE[section][index], ...change })

const R01 = (change: object): string => fileOf('development', changed('development', 0, change))
const R31 = (change: object): string => fileOf('development', changed('development', 30, change))
const S12 = (change: object): string => fileOf('dreams', changed('dreams', 11, change))
const K01 = (change: object): string => fileOf('conflicts', changed('conflicts', 0, change))
const N3 = (change: object): string => fileOf('nightmares', changed('nightmares', 2, change))
const ritual = (change: object): string =>
  `{ "game": "cathedral", "name": "home", "start": { "ritual": ${JSON.stringify({ main: 'climb 1 vision; rite all seal', agree: 'climb 1 vision', oppose: 'rite 1 path', ...change })} } }`

/** Every Event of the box replaced, and what plays any number of cards still there. */
const quarrels = (effect: string): readonly object[] =>
  BUILT_IN.development.flatMap(({ id, kind }) =>
    kind === 'event' ? [{ id, pl: 'Zwada', en: 'Quarrel', fight: '9/9', effect }] : [],
  )
const playsAll = (card: object): boolean => JSON.stringify(card).includes('"count":"all","upgrades":false')
const leadsTo = (en: string, pl: string) => ({
  en: expect.stringContaining(`at most 1 other on average, and here it is ${en};`),
  pl: expect.stringContaining(`średnio najwyżej 1 następne, a tu jest ich ${pl};`),
})

const problemOf = (text: string) => problemFrom(() => readCards(text))

describe('KK-D32: a card set is read', () => {
  test('the built-in one reads as it is written, to the last word', () => {
    expect(readCards(BOX.set.text)).toEqual(BOX)
  })

  test('what the file leaves out stays ours, and says so; what it gives is a printed card', () => {
    const { faces, set } = readCards(
      R31({ pl: 'Pobór', en: 'Levy', effect: 'produce 3 @mine; draw 1', from: undefined }),
    )
    expect(faces.development[30]).toMatchObject({ id: 'R31', en: 'Levy', from: 'printed' })
    expect(faces.development.toSpliced(30, 1)).toEqual(BUILT_IN.development.toSpliced(30, 1))
    expect(faces.dreams).toEqual(BUILT_IN.dreams)
    expect(set.name).toBe('the box at home')
    const pages = cardPages(faces, 'en')
    expect(pages.find(({ name }) => name === 'R31 Levy')).toEqual({
      name: 'R31 Levy',
      lines: [
        'Event.',
        'Produce up to 3 followers in areas you control. Draw 1 card.',
        'Combat: Attack 2, Defence 0.',
        'Stage 1.',
      ],
      provenance: 'written down from the printed card',
    })
    expect(readCards(set.text)).toEqual({ faces, set })
  })

  test('an Event may turn out to be an Upgrade, and the other way round', () => {
    const { faces } = readCards(
      R31({ effect: undefined, points: 0, action: 'fortify', main: 'build 2 @mine full', limit: 5 }),
    )
    expect(faces.development[30]).toMatchObject({ kind: 'upgrade', action: 'fortify', limit: 5, agree: [], oppose: [] })
    const event = fileOf('development', { id: 'R01', pl: 'Szkic', en: 'Sketch', fight: '0/2', effect: 'draw 2' })
    expect(readCards(event).faces.development[0]).toMatchObject({ kind: 'event', stage: 1, players: 2, defence: 2 })
  })

  test('starting cards, basic combat and nightmares can be corrected too', () => {
    expect(readCards(ritual({ oppose: undefined })).faces.start[3]).toMatchObject({ oppose: [], from: 'printed' })
    const combat = '{ "game": "cathedral", "name": "home", "basicCombat": "1/1" }'
    expect(readCards(combat).faces.basicCombat).toEqual({ attack: 1, defence: 1, from: 'printed' })
    const { faces } = readCards(N3({ basic: { command: 'prowl 2; devour 1 unit @here' } }))
    expect(faces.nightmares[2]!.basic.limit).toBeUndefined()
    expect(faces.nightmares[2]!.advanced).toEqual(BUILT_IN.nightmares[2]!.advanced)
  })

  test('spaces, order and the name of the set do not change its hash; a card does', () => {
    const pretty = JSON.stringify({ ...FILE, name: 'other', dreams: FILE.dreams.toReversed() }, null, 2)
    expect(readCards(pretty).set.hash).toBe(BOX.set.hash)
    expect(readCards(R01({ main: '  draw 4 ;play 2' })).set.hash).toBe(BOX.set.hash)
    expect(readCards(R01({ main: 'draw 5; play 2' })).set.hash).not.toBe(BOX.set.hash)
  })
})

describe('a wrong card set is refused whole, with the line, the field, the place and what is allowed', () => {
  test.each([
    [
      'an unknown word',
      R01({ main: 'draw 2; drow 3' }),
      { kind: 'fieldValue', line: 5, field: 'development[1].main', given: 'draw 2; ▸drow 3' },
    ],
    ['a number that is none', R01({ main: 'draw many' }), { given: 'draw ▸many', allowed: '1–9' }],
    ['a number too high', R01({ main: 'draw 10' }), { given: 'draw ▸10', allowed: '1–9' }],
    ['a number or a word', R01({ main: 'play any' }), { given: 'play ▸any', allowed: '1–9 | all' }],
    ['no areas', R31({ effect: 'produce 2' }), { given: 'produce 2▸', allowed: { en: '“@”' } }],
    ['unknown areas', R31({ effect: 'produce 2 @home' }), { given: 'produce 2 @▸home' }],
    ['a bracket left open', R31({ effect: 'may(draw 1' }), { given: 'may(draw 1▸', allowed: { pl: '„)”', en: '“)”' } }],
    ['a choice of one', R31({ effect: 'choose(draw 1)' }), { given: 'choose(draw 1▸)', allowed: { en: '“|”' } }],
    [
      'a price without goods',
      R31({ effect: 'pay(spend 1 @any)' }),
      { given: 'pay(spend 1 @any▸)', allowed: { en: '“->”' } },
    ],
    [
      'a word too many',
      R31({ effect: 'draw 1 now' }),
      {
        given: 'draw 1 ▸now',
        allowed: { pl: '„;” i następne słowo albo nic', en: '“;” and another word, or nothing' },
      },
    ],
    ['an unknown sign', R31({ effect: 'draw 1, play 1' }), { given: 'draw 1▸, play 1' }],
    ['nesting without end', R31({ effect: 'may('.repeat(30) }), { kind: 'fieldValue', field: 'development[1].effect' }],
    ['areas within areas without end', R31({ effect: `fly @${'not '.repeat(30)}any` }), { kind: 'fieldValue' }],
    ['an effect without end', R31({ effect: 'draw 1; '.repeat(60) }), { field: 'development[1].effect' }],
    [
      'nine items',
      R31({ effect: Array(9).fill('draw 1').join(';') }),
      {
        given: '… 1;draw 1;draw 1;draw 1;draw 1;draw 1▸;draw 1',
        allowed: { pl: 'najwyżej 8 słów z „;” między nimi', en: 'at most 8 words with “;” between them' },
      },
    ],
    [
      'an unknown condition',
      S12({ condition: 'wins 1 shadow' }),
      { field: 'dreams[1].condition', given: '▸wins 1 shadow' },
    ],
    ['a condition against nobody', S12({ condition: 'won 1 foe' }), { allowed: 'any | shadow | player' }],
    ['a condition about here', S12({ condition: 'controls 1 @here' }), { given: 'here' }],
    ['here where nothing happens', R31({ effect: 'place 1 @near(here)' }), { given: 'here' }],
    [
      'a cost that cannot be counted out',
      S12({ cost: 'draw 1' }),
      { given: 'draw 1', allowed: 'spend | discard | devour' },
    ],
    ['a price that cannot be counted out', R31({ effect: 'pay(move 1 -> draw 1)' }), { given: 'move 1' }],
    ['KK-10.1: a nightmare’s way on another card', K01({ victory: 'prowl 2' }), { given: 'prowl 2' }],
    ['KK-7.4b: a Seal by an event', R31({ effect: 'rite 1 seal' }), { given: 'rite 1 seal', allowed: 'path | vision' }],
    [
      'KK-D15: a Seal by a reaction',
      ritual({ agree: 'rite 1 seal' }),
      { field: 'start.ritual.agree', allowed: 'path | vision' },
    ],
    ['an Agree section without end', R01({ agree: 'draw 1; echo' }), { field: 'development[1].agree', given: 'echo' }],
    [
      'an Event that plays two cards',
      R31({ effect: 'draw 2; play 2' }),
      { allowed: 'play 1 | echo | play … upgrades' },
    ],
    ['an Event that plays and echoes', R31({ effect: 'echo; may(play 1)' }), { given: 'echo; may(play 1)' }],
    [
      'too many Events that echo',
      fileOf('development', ...FILE.development.slice(30, 37).map(card => ({ ...card, effect: 'echo' }))),
      {
        field: 'development',
        allowed: { pl: 'najwyżej 6 Wydarzeń ze słowem echo', en: 'at most 6 Events with the word echo' },
      },
    ],
    [
      'Events that draw others, where any number may be played',
      fileOf('development', ...quarrels('draw 3')),
      { line: 5, field: 'development[1].effect', given: '"draw 3"', allowed: leadsTo('1.6', '1,6') },
    ],
    [
      'Events that fight for cards that play two more',
      JSON.stringify({
        ...JSON.parse(fileOf('development', ...quarrels('fight 1 may @any'))),
        conflicts: FILE.conflicts.map(card => ({ ...card, victory: 'play 2', defeat: undefined })),
      }),
      { field: 'development[1].effect' },
    ],
    [
      'conflicts that start others',
      fileOf(
        'conflicts',
        ...FILE.conflicts.map(card => ({ ...card, victory: 'shadow 9 @here; fight 2 may @here; play 1' })),
      ),
      { line: 4, field: 'conflicts' },
    ],
    [
      'Nightmares that command each other',
      fileOf(
        'nightmares',
        ...[0, 1].map(index => changed('nightmares', index, { basic: { command: 'prowl 9 each(command 2; play 1)' } })),
      ),
      { field: 'nightmares' },
    ],
    ['levels without a Fort', R31({ effect: 'areas level @marked' }), { given: 'areas level @marked' }],
    ['more kept than drawn', R31({ effect: 'scry 2 3' }), { given: 'scry 2 3', allowed: 'scry 2 1–2' }],
    [
      'a fight that is none',
      R01({ fight: '1-1' }),
      { field: 'development[1].fight', given: '"1-1"', allowed: '0/0–9/9' },
    ],
    ['a fight that is no text', R01({ fight: 3 }), { given: '3', allowed: '0/0–9/9' }],
    ['rows for two Shadows', K01({ rows: ['1/0', '2/0'] }), { field: 'conflicts[1].rows' }],
    ['KK-3.8: a limit on another card', R01({ limit: 4 }), { kind: 'unknownField', given: 'development[1].limit' }],
    ['both an action and an effect', R01({ effect: 'draw 1' }), { kind: 'unknownField' }],
    [
      'neither an action nor an effect',
      R31({ effect: undefined }),
      { kind: 'missingValue', field: 'development[1].action' },
    ],
    ['no main effect', R01({ main: undefined }), { kind: 'missingValue', field: 'development[1].main' }],
    [
      'an unknown card',
      R01({ id: 'R97' }),
      { kind: 'fieldValue', field: 'development[1].id', given: '"R97"', allowed: 'R01–R96' },
    ],
    [
      'a card that is none',
      '{ "game": "cathedral", "name": "x",\n  "development": ["R01"] }',
      { kind: 'fieldValue', line: 2, field: 'development[1]', given: '"R01"', allowed: { en: 'an object { … }' } },
    ],
    [
      'no list',
      '{ "game": "cathedral", "name": "x", "development": {} }',
      { kind: 'fieldValue', field: 'development', allowed: { en: 'a list [ … ] of 0–96 entries' } },
    ],
    [
      'a card twice',
      fileOf('dreams', changed('dreams', 3, {}), changed('dreams', 3, {})),
      { kind: 'repeatedCard', line: 6, card: 'S04', first: 5 },
    ],
    [
      'a nightmare twice',
      fileOf('nightmares', changed('nightmares', 3, {}), changed('nightmares', 3, {})),
      { kind: 'repeatedCard', card: '4' },
    ],
    ['five players', R01({ players: 5 }), { field: 'development[1].players', allowed: '2 | 3 | 4' }],
    ['another time', S12({ when: 'never' }), { allowed: 'any | end | myEnd' }],
    [
      'a limit for two alone',
      N3({ basic: { command: 'prowl 1', limit: [5] } }),
      { field: 'nightmares[1].basic.limit' },
    ],
    ['another game', R01({}).replace('"cathedral"', '"sen"'), { field: 'game', allowed: 'cathedral' }],
    ['no JSON', 'cards', { kind: 'jsonSyntax', line: 1 }],
    [
      'KK-2.11: too few Upgrades for everyone',
      fileOf(
        'development',
        ...BUILT_IN.development.slice(0, 30).map(({ id }) => ({ id, pl: id, en: id, fight: '1/0', effect: 'draw 1' })),
      ),
      {
        kind: 'fieldValue',
        line: 4,
        field: 'development',
        allowed: {
          pl: 'w grze na 2 osoby co najmniej 2 ulepszenia etapu 1 (R01–R52), a z tym zestawem byłoby ich 0',
          en: 'in a game for 2 players at least 2 upgrades of stage 1 (R01–R52), and with this set there would be 0',
        },
      },
    ],
    [
      'KK-2.15: too few Dreams for two',
      fileOf('dreams', ...FILE.dreams.slice(0, 27).map(dream => ({ ...dream, players: 4 }))),
      {
        field: 'dreams',
        allowed: {
          pl: 'w grze na 2 osoby co najmniej 7 snów etapu 1 (S01–S27), a z tym zestawem byłoby ich 0',
          en: 'in a game for 2 players at least 7 dreams of stage 1 (S01–S27), and with this set there would be 0',
        },
      },
    ],
  ])('%s', (_what, text, problem) => {
    const found = problemOf(text)
    expect(found).toMatchObject(problem)
    if (found === 'accepted') return
    for (const lang of LANGS) expect(explainProblem(found, lang)).toMatch(/^(Line|Wiersz) \d+: .*\.$/u)
  })

  test('the sentence shows the place', () => {
    const found = problemOf(R01({ main: 'draw 2; play lots' }))
    expect(found === 'accepted' ? '' : explainProblem(found, 'en')).toBe(
      'Line 5: “draw 2; play ▸lots” cannot stand in the field “development[1].main”; allowed: 1–9 | all.',
    )
  })
})

describe('the game is played with another set', () => {
  const cards = cathedral.cards!
  /** Another starting card of Develop, another Dream, another Basic Combat card. */
  const other = cards.with(
    cards.read(
      JSON.stringify({
        game: 'cathedral',
        name: 'the box at home',
        start: { develop: { main: 'draw 5; play 2', agree: 'draw 2', oppose: 'draw 1' } },
        dreams: [{ ...FILE.dreams[9]!, pl: 'Pustka', en: 'Nothing at All', cost: undefined, points: 9 }],
        basicCombat: '3/3',
      }),
    ),
  ) as typeof cathedral
  const seed = 'other cards'
  const played = (game: typeof cathedral): string => {
    const referee = Referee.begin(game.rules, 2, game.options.read({}), SeededRng.of(seed))
    while (!referee.over) {
      const [seat] = seatsOf(game.rules.deciders(referee.state))
      referee.play(seat!, referee.legalMoves(seat!)[0]!)
    }
    return writeRecord(recordOf(game, referee, {}, { kind: 'fast', seed }))
  }

  test('the built-in one is the default; a set is made once and found again behind a view', () => {
    expect(cards.set).toBe(cards.builtIn)
    expect(cards.with(cards.set)).toBe(cathedral)
    expect(cards.with(cards.read(other.cards!.set.text))).toBe(other)
    const view = other.rules.view(other.rules.newState(), 'spectator')
    expect(view.book).toBe(other.cards!.set.hash)
    expect(bookOf(view).faces.basicCombat).toEqual({ attack: 3, defence: 3, from: 'printed' })
  })

  test('names, texts and effects are those of the set', () => {
    const view = other.rules.view(other.rules.newState(), asSeat(0))
    const audience = { you: asSeat(0), name: String }
    const event = { type: 'dreamed', seat: asSeat(0), dream: 10 } as never
    expect(other.words.en.event(other.rules.tell(event, asSeat(0)), audience)).toBe(
      'You fulfil the dream “Nothing at All”: 9 points.',
    )
    expect(cathedral.words.en.event(cathedral.rules.tell(event, asSeat(0)), audience)).toBe(
      'You fulfil the dream “Empty Hands”: 2 points.',
    )
    expect(view.stack).toEqual([])
    expect(other.cards!.pages('pl')[0]).toEqual({
      name: 'Rozwój (karta startowa)',
      lines: [
        'Akcja: Dobierz 5 kart. Zagraj z ręki do 2 kart.',
        'Zgoda: Dobierz 2 karty.',
        'Sprzeciw: Dobierz 1 kartę.',
      ],
      provenance: 'przepisana z drukowanej karty',
    })
  })

  test('what the set says is what happens', () => {
    const { rules } = other
    const state = rules.newState()
    const story: Event[] = []
    const rng = SeededRng.of(seed)
    rules.setup(2, other.options.read({}), { rng, story }, state)
    const list = new MoveList()
    const isDevelop = (event: Event): boolean => event.type === 'performed' && event.action === 0 && event.card === 0
    while (!story.some(isDevelop)) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      rules.apply(state, seat, list.at(rng.below(list.size)), { rng, story })
    }
    expect(story[story.findIndex(isDevelop) + 1]).toMatchObject({ type: 'drew', cards: { length: 5 } })
    expect(rules.view(state, 'spectator').stack[0]).toMatchObject({ step: 'play' })
  })

  test('KK-D27: conflicts won that play cards that start conflicts come to an end, and nothing is lost on the way', () => {
    const flood = cards.read(
      JSON.stringify({
        game: 'cathedral',
        name: 'without end',
        start: {
          develop: { main: 'draw 9; play 1' },
          summon: { main: 'draw 9; play 1' },
          ritual: { main: 'draw 9; play 1' },
        },
        // One card after the other: where any number may be played, so many that draw are refused.
        development: BUILT_IN.development
          .filter(card => card.kind === 'event' || playsAll(card))
          .map(({ id }) => ({
            id,
            pl: 'Zwada',
            en: 'Quarrel',
            fight: '9/9',
            effect: 'shadow 1 @stronghold; fight 1 may @stronghold; draw 1',
          })),
        conflicts: FILE.conflicts.map(card => ({ ...card, victory: 'draw 2; play 1', defeat: undefined })),
      }),
    )
    const game = cards.with(flood) as typeof cathedral
    const { rules } = game
    const state = rules.newState()
    const list = new MoveList()
    const rng = SeededRng.of('quarrels')
    rules.setup(2, game.options.read({}), { rng }, state)
    const before = game.census(state).join()
    let deepest = 0
    let isWhole = true
    while (rules.deciders(state) !== 0) {
      const seat = firstOf(rules.deciders(state))
      list.clear()
      rules.legalMoves(state, seat, list)
      const eager = list
        .toArray()
        .filter(move => ['play', 'perform', 'accept', 'fight'].includes(game.moves.decode(move).kind))
      rules.apply(state, seat, eager[0] ?? list.at(rng.below(list.size)), { rng })
      deepest = Math.max(deepest, state.stack.depth)
      isWhole &&= game.census(state).join() === before
    }
    expect(isWhole).toBe(true)
    expect(deepest).toBeGreaterThan(DEEPEST - 8)
    expect(deepest).toBeLessThanOrEqual(DEEPEST)
  })

  test('the record holds the set and replays with it alone; with other cards it is refused', () => {
    const text = played(other)
    expect(played(cathedral)).toContain(`\ncards: ${cards.set.hash}\n`)
    expect(text).toContain(`\ncards: ${other.cards!.set.hash} {"game"`)
    const record = readRecord(text)
    const game = gameOfRecord(cathedral, record)
    expect(game).toBe(other)
    verify(game, record, SeededRng.of(seed))
    expect(problemFrom(() => replay(cathedral, record, SeededRng.of(seed)))).toMatchObject({ kind: 'recordCards' })
    const spoiled = readRecord(text.replace('draw 5; play 2', 'draw 5; play 99'))
    expect(problemFrom(() => gameOfRecord(cathedral, spoiled))).toMatchObject({
      kind: 'fieldValue',
      allowed: '1–9 | all',
    })
  })
})
