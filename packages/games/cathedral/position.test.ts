import { readFileSync } from 'node:fs'
import { explainProblem, firstOf, LANGS, MoveList, positionText, SeededRng } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { COUNT } from './cells.ts'
import { cathedral } from './game.ts'
import { asked, inWindow, stateOf } from './scenario.ts'

const { position, rules, options } = cathedral
/** The fields that do not go together, in the order of their names, and why. */
const says = (fields: string, because: string) => ({
  kind: 'cannotBe',
  fields: expect.arrayContaining(fields.split(' ')),
  because: { en: expect.stringContaining(because) },
})
const problemOf = (...lines: readonly string[]) => problemFrom(() => stateOf(2, asked('day', 1), ...lines))

describe('positions of the Cathedral are written by hand', () => {
  test('figures that are nowhere lie in the supply; cards that are nowhere lie in their decks', () => {
    const s = stateOf(
      2,
      asked('day', 1),
      'limbo: 1 3',
      'areas: NW=1:2,f1:1 SE=2:2,f2:1 N=5:3 W=s:1',
      'hands: R01 R02 | R31',
    )
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
    ['an unknown area', 'areas: XX=1:2', { field: 'areas', given: 'XX', allowed: expect.stringMatching(/ iW$/) }],
    ['a Winged nowhere', 'wings: XX SE', { field: 'wings', given: 'XX', allowed: expect.stringMatching(/ iW -$/) }],
    [
      'a Nightmare nowhere',
      'nightmaresAt: XX NW',
      { field: 'nightmaresAt', given: 'XX', allowed: expect.stringMatching(/ iW cathedral -$/) },
    ],
    ['an area of the other side of the board', 'areas: N1=1:2', { field: 'areas', given: 'N1' }],
    [
      'an area without anything',
      'areas: NW',
      { field: 'areas', given: 'NW', allowed: { en: expect.stringMatching(/^after an area/) } },
    ],
    ['an area with two lists', 'areas: NW=f1:1=2:2', { field: 'areas', given: 'NW=f1:1=2:2' }],
    ['a card in two decks', 'pools: R01=0=3', { field: 'pools', given: 'R01=0=3' }],
    [
      'a space with two rewards',
      'options: {"forkedPaths": true}\ntokens: 1A=T01=T02',
      { field: 'tokens', given: '1A=T01=T02' },
    ],
    ['two cards as one', 'revealed: 1:R01:R02', { field: 'revealed', given: '1:R01:R02' }],
    ['the rest twice', 'deck: rest rest', { field: 'deck', given: 'rest', allowed: { en: '“rest” only once' } }],
    [
      'the rest of the Dreams twice',
      'dreamDeck: rest rest',
      { field: 'dreamDeck', given: 'rest', allowed: { en: '“rest” only once' } },
    ],
    ['the rest in two piles', 'deck: rest\ndiscard: rest', says('deck discard', 'in one place only')],
    ['the rest in a conflict', 'clash: rest', { field: 'clash', given: 'rest', allowed: 'K01–K32' }],
    ['the rest as Events', 'playing: rest', { field: 'playing', given: 'rest', allowed: 'R01–R96' }],
    [
      'a card apart that is in play',
      'stage2: yes\ncathedral: 1A 1B 2A 2B 1C 1D 3A 3B 4A 4B\naside: rest R60',
      { field: 'aside', given: 'rest R60' },
    ],
    ['a reward without a card', 'options: {"forkedPaths": true}\ntokens: 1A', { field: 'tokens', given: '1A' }],
    [
      'a deck without a card',
      'pools: R01',
      { field: 'pools', given: 'R01', allowed: { en: expect.stringMatching(/“R01=0”$/) } },
    ],
    [
      'nobody’s card',
      'revealed: 1',
      { field: 'revealed', given: '1', allowed: { en: expect.stringMatching(/“1:basic”$/) } },
    ],
    ['units that are none', 'areas: NW=1:two', { field: 'areas', given: '1:two' }],
    [
      'units of nobody',
      'areas: NW=3:1',
      { field: 'areas', given: '3:1', allowed: { pl: 'gracz od 1 do 2', en: 'a player, 1–2' } },
    ],
    [
      'KK-3.8: six Followers in an area',
      'areas: NW=1:6',
      { given: '1:6', allowed: { en: '1–5 followers of a player in an area, given once' } },
    ],
    [
      'KK-3.8: four Shadows in an area',
      'areas: N=s:4',
      { given: 's:4', allowed: { en: '1–3 shadows in an area, given once' } },
    ],
    [
      'KK-3.8: five Followers, and no card that allows it',
      'areas: NW=1:5,f1:1',
      says('areas', 'player 1 is at most 3, but 5 stand in NW'),
    ],
    [
      'KK-3.8: five Followers twice',
      'areas: NW=1:5,f1:1 N=1:5 SE=f2:1\nupgrades: R10 | -',
      says('areas', 'only one area at a time can hold more than 3 followers of a player, not NW and N'),
    ],
    ['an area twice', 'areas: NW=1:2 NW=1:1', { given: 'NW=1:1', allowed: { en: 'each area at most once' } }],
    [
      'KK-3.2: a Fort too high',
      'areas: NW=f1:4',
      { given: 'f1:4', allowed: { en: 'one fort in an area, with 1–3 levels' } },
    ],
    ['KK-3.2: two Forts in an area', 'areas: NW=f1:1,f2:1', { field: 'areas', given: 'f2:1' }],
    [
      'KK-1.6: more Followers than there are',
      'limbo: 19 0',
      says('areas limbo', 'player 1 has at most 20 followers, but 21 are written'),
    ],
    ['KK-1.6: more devoured than there are', 'devoured: 0 0 31', { field: 'devoured', given: '31', allowed: '0–30' }],
    [
      'KK-1.6: more Shadows than there are',
      'devoured: 0 0 29\nareas: NW=f1:1 SE=f2:1 N=s:2',
      says('areas devoured', 'there are at most 30 shadows, but 31 are written'),
    ],
    [
      'KK-2.17: two equal Strongholds',
      'strongholds: NW NW',
      says('strongholds areas', 'the stronghold of player 2 is in a corner'),
    ],
    [
      'KK-2.17: a Stronghold that is no corner',
      'strongholds: N SE',
      says('strongholds areas', 'the stronghold of player 1 is in a corner'),
    ],
    [
      'a Stronghold for one alone',
      'strongholds: NW',
      { field: 'strongholds', given: 'NW', allowed: { en: '2 places' } },
    ],
    ['KK-D2: a Winged in the Cathedral', 'wings: cathedral SE', says('wings', 'does not enter the Cathedral')],
    ['three Winged for two', 'wings: NW NE SE', { field: 'wings' }],
    ['a Dreamer nowhere', 'dreamers: A D', { field: 'dreamers', given: 'D' }],
    ['a Nightmare that is none', 'nightmares: 1 9', { field: 'nightmares', given: '9', allowed: '0–8' }],
    ['KK-2.20: two equal Nightmares', 'nightmares: 4 4', says('nightmares', 'two different Nightmares')],
    [
      'KK-2.20: other Nightmares than agreed on',
      'nightmares: 4 8\noptions: {"nightmares":"1+5"}',
      says('nightmares options', 'another pair'),
    ],
    [
      'KK-9.6: Nightmares before the Cathedral',
      'nightmaresAt: NW cathedral\ncathedral: 1A 1B',
      says('nightmaresAt cathedral', 'wait on their cards'),
    ],
    [
      'KK-10.3: somebody devoured before the Cathedral',
      'devoured: 1 0 0\ncathedral: 1A 1B',
      says('devoured cathedral', 'before the Cathedral is complete'),
    ],
    ['KK-10.4: enough devoured, and no end', 'devoured: 5 0 0\nending: no', says('devoured ending', 'trigger the end')],
    [
      'KK-9.5: two equal pieces',
      'cathedral: 1A 1A',
      { field: 'cathedral', given: '1A', allowed: { en: 'each piece at most once' } },
    ],
    ['KK-9.5: a piece without those before it', 'cathedral: 1A 2B', says('cathedral', '1B is missing')],
    [
      'KK-12.2: a piece of the Forked Paths without those below it',
      'options: {"forkedPaths": true}\ncathedral: 1C 3B',
      says('cathedral', '3B can be placed only after 1D'),
    ],
    ['KK-9.4: cards of Stage 2 without their piece', 'stage2: yes\ncathedral: 1A 1B', says('cathedral stage2', '4B')],
    ['KK-12: rewards without their module', 'tokens: 1A=T05', says('tokens', 'Forked Paths module only')],
    ['KK-12: colours without their module', 'colours: 2', says('colours', 'Forked Paths module only')],
    [
      'KK-12.4: a reward beside a space of another colour',
      'options: {"forkedPaths": true}\ncathedral: 1C\ntokens: 1A=T04',
      says('cathedral tokens', '1A'),
    ],
    ['KK-7.4: Followers on the track, and nobody acts', 'held: 1 0', says('held stack', 'ritual track')],
    [
      'KK-10.1: commands before Stage 2',
      `deeds: ${'0 '.repeat(7)}3 0 0 0 0 | ${'0 '.repeat(12)}`,
      says('deeds', 'commands'),
    ],
    ['cards that are nowhere', 'conflicts: K01', says('conflicts', 'cards are nowhere')],
    [
      'KK-D38: a card that its own holder has seen in a hand',
      'hands: R01/1/0 | -',
      says('hands', 'player 1 sees R01 in their own hand'),
    ],
    [
      'KK-D38: a card of a pile there never was',
      'hands: R01/0/5 | -',
      says('hands', 'nobody can know that of the hidden card R01'),
    ],
    ['KK-D7: shufflings there never were', 'shuffling: 5 0 1', says('shuffling', 'shufflings')],
    ['one marker', 'ritual: 1 | 0 0', { field: 'ritual', given: '1', allowed: { en: '2 numbers, each from 0 to 17' } }],
    ['a step beyond the last', 'ritual: 18 0 | 0 0', { field: 'ritual', given: '18', allowed: '0–17' }],
    [
      'a row for three',
      'ritual: 1 0 | 0 0 | 0 0',
      { field: 'ritual', allowed: { en: '2 parts, one for each seat, with “|” between them' } },
    ],
    ['a card that is none', 'hands: R97 | ', { field: 'hands', given: 'R97', allowed: 'R01–R96' }],
    ['a card twice', 'hands: R01 | R01', { kind: 'tooManyCards', card: 'R01' }],
    [
      'KK-2.9a: a card of a larger table',
      'hands: R06 | ',
      { kind: 'tooManyCards', card: 'R06', given: 1, box: 0, seats: 2 },
    ],
    ['an Event as an Upgrade', 'upgrades: R31 | ', { field: 'upgrades', given: 'R31' }],
    ['a market of two', 'market: S05 S06', { field: 'market', allowed: { en: '3 dreams, or “-” in their places' } }],
    [
      'a card laid by an empty hand',
      'laid: 2 | ',
      { field: 'laid', given: '2', allowed: { en: '97, Basic Combat: that hand is empty' } },
    ],
    ['a card laid that is not there', 'hands: R01 | \nlaid: 2 | ', { field: 'laid', given: '2' }],
    ['a piece that is none', 'cathedral: 1A 7A', { field: 'cathedral', given: '7A' }],
    ['a reward that is none', 'tokens: 1A=T14', { field: 'tokens', given: 'T14', allowed: 'T01–T13' }],
    ['a turn after the last', 'turn: 38', { field: 'turn', given: '38', allowed: '1–37' }],
    ['an action that is none', 'day: sleep', { field: 'day', given: 'sleep' }],
    ['neither yes nor no', 'stage2: maybe', { field: 'stage2', allowed: 'yes, no' }],
    ['a question that is none', 'stack: turn - 0 0 0 2 | dance 1', { field: 'stack', given: 'dance' }],
    ['a question to nobody', 'stack: turn - 0 0 0 2 | day -', { field: 'stack', given: 'day -' }],
    ['nothing asked', 'stack: turn -', { field: 'stack', given: 'turn -' }],
    ['somebody asked below the top', 'stack: act 1 | day 1', { field: 'stack', given: 'act 1' }],
    [
      'a seat beyond the table',
      'stack: turn - 0 0 0 2 | day 3',
      { field: 'stack', given: 'day 3', allowed: { en: 'the number of a player, 1–2' } },
    ],
    [
      'a word of a card where none is',
      'stack: turn - 0 0 0 3 | release - | settle 1',
      says('stack', '“settle” cannot come up'),
    ],
    ['another in turn than is asked', 'stack: turn - 0 0 0 2 | day 2', says('stack', '“day” cannot come up')],
    ['a register out of range', 'stack: turn - 0 0 0 1 | window 1 0 0 0 0 0 0 0 0 0 0 0 9', says('stack', '“window”')],
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

  test.each([
    ['KK-7.4: Followers on the track', 'held: 1 0', 'only during an action'],
    ['KK-8.3: a conflict card', 'clash: K01', 'while it is being fought'],
    ['KK-8.4: a card turned up', 'revealed: 1:R01', 'while it is being fought'],
    ['KK-8.3: a Basic Combat card', 'basics: 1 0', 'while it is being fought'],
    ['KK-8.3: a card laid face down', 'laid: 97 | -', 'while it is being fought'],
    ['KK-7.1: an Event', 'playing: R31', '“playing” names 1 event, but 0 are being resolved'],
  ])('%s lies on no table that is only counted', (_what, line, because) => {
    const name = line.split(':')[0]!
    expect(problemFrom(() => position.read(`seats: 2\n${line}`))).toMatchObject({
      kind: 'cannotBe',
      fields: [name],
      because: { en: expect.stringContaining(because) },
    })
  })

  test.each([
    ['strongholds', 'areas: NW=f1:1 SE=f2:1\nwings: NW SE\nnightmares: 1 2'],
    ['wings', 'areas: NW=f1:1 SE=f2:1\nstrongholds: NW SE\nnightmares: 1 2'],
    ['nightmares', 'areas: NW=f1:1 SE=f2:1\nstrongholds: NW SE\nwings: NW SE'],
  ])('%s belong to every game that is played, and are called missing', (field, lines) => {
    const played = `seats: 2\n${lines}\ncathedral: 1A\ndreamers: A A\nstack: turn - 0 0 0 2 | day 1`
    expect(problemFrom(() => position.read(played))).toEqual({ kind: 'missingField', field })
  })

  test('a position without seats is none', () => {
    expect(problemFrom(() => position.read('turn: 1'))).toEqual({ kind: 'missingField', field: 'seats' })
  })
})

describe('what the notation allows', () => {
  test('Shadows may be called 5, as moves call them; a lone “-” is an empty pile', () => {
    const s = stateOf(2, asked('day', 1), 'areas: NW=f1:1 N=5:2 SE=f2:1', 'discard: -', 'cathedral: 1A')
    expect(s.units[1 * 5 + 4]).toBe(2)
    expect(cathedral.position.write(s).areas).toBe('NW=f1:1 N=s:2 SE=f2:1')
    expect(stateOf(2, asked('day', 1), 'dreamDeck: -').counts[COUNT.dreamDeck]).toBe(0)
  })

  test('the examples of docs/notation.md are read', () => {
    const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8')
    const [, areas] = /`areas` \| `([^`]+)`/.exec(page)!
    const [, token] = /`(\w\w=T\d\d)` rewards/.exec(page)!
    const [, noted] = /`(R01\/\d\/\d)` is a card in the hand of another/.exec(page)!
    expect(problemFrom(() => position.read(`seats: 4\nareas: ${areas}`))).toBe('accepted')
    const mixed = 'stage2: yes\ncathedral: 1A 1B 2A 2B 1C 1D 3A 3B 4A 4B'
    expect(problemFrom(() => position.read(`seats: 4\n${mixed}\nhands: - | - | - | ${noted}`))).toBe('accepted')
    const others = '1B=T01 2A=T02 2B=T10 1C=T11 1D=T12'
    expect(
      problemFrom(() => position.read(`seats: 2\noptions: {"forkedPaths": true}\ntokens: ${token} ${others}`)),
    ).toBe('accepted')
  })

  test.each([
    ['devoured: 1 1 1 1 1', {}],
    ['ending: yes', { ending: 'yes' }],
    ['stage2: yes', {}],
    ['options: {"forkedPaths":true}\ndevoured: 1 0 0 0 0', { tokens: '', colours: '3' }],
  ])('KK-10.3: where only %j is counted, the Cathedral is complete', (line, also) => {
    const s = position.read(`seats: 4\n${line}`)
    const written = position.write(s)
    expect(written).toMatchObject({ cathedral: '1A 1B 2A 2B 1C 1D 3A 3B 4A 4B 5A 6A 6B', stage2: 'yes', ...also })
    expect(position.read(positionText(written)).memory).toEqual(s.memory)
  })

  test('KK-9.4: the cards of Stage 2 are in when the Cathedral says so', () => {
    const pieces = 'cathedral: 1A 1B 2A 2B 1C 1D 3A 3B 4A'
    expect(position.write(position.read(`seats: 2\n${pieces}`)).stage2).toBe('no')
    expect(position.write(position.read(`seats: 2\n${pieces} 4B`)).stage2).toBe('yes')
    expect(problemFrom(() => position.read(`seats: 2\n${pieces} 4B\nstage2: no`))).toMatchObject({ kind: 'cannotBe' })
  })

  test('the rest of the cards may lie on the discard pile', () => {
    const { counts } = stateOf(2, 'discard: rest')
    expect([counts[COUNT.deck], counts[COUNT.discard]]).toEqual([0, 36])
  })

  test('rewards nobody names lie beside the spaces of colours that are out', () => {
    const s = stateOf(2, 'options: {"forkedPaths": true}', 'cathedral: 1C', asked('day', 1))
    expect(cathedral.position.write(s)).toMatchObject({ tokens: '1A=T01 1B=T02 2A=T03 2B=T10 1D=T11', colours: '1' })
  })
})
