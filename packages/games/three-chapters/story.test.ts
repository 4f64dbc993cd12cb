import { asSeat, listOf, Referee, ScriptedRng, seatsOf } from '@sennik/engine'
import { scenario } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'
import { paidFor, paidInStory, playedBy } from './scenario.ts'
import { isDecidedByHighestCard } from './scoring.ts'

const { rules, position } = game
const storyOf = (text: string) => rules.view(position.read(text), 'spectator').played.story!

/** Hansel, Gepetto, Pinocchio, Jack and the Magic Bean, Peter Pan, Giant, Friendly Dwarves. */
const ANIAS = [6, 26, 3, 4, 30, 47, 16]

describe('The rulebook’s examples, to the token', () => {
  test('CH-16, CH-17: what Ania’s seven cards pay in chapter III: 13 hearts and 5 gems', () => {
    expect(ANIAS.map(card => paidInStory(card, ANIAS))).toEqual([
      {},
      { hearts: 3 },
      { hearts: 3 },
      { gems: 5 },
      { hearts: 3 },
      {},
      { hearts: 4 },
    ])
  })

  test('CH-19: 15 hearts, 6 gems and 1 star without the most gems are 20 points', () => {
    // Chapter II gives Ania 1 star, 2 hearts and 1 gem: Giant wins; Peter Pan with one child; Hansel with Gretel and the Witch.
    const text = [
      'lead: 1',
      'played: 47 30 6 26 3 4 16 | 10 2 7 41 36 42 45 | 11 37 44 22 21 17 48 | 12 50 43 38 39 27 49',
    ].join('\n')
    const state = position.read(text)
    const purse = rules.view(state, asSeat(0)).purses[0]
    expect(purse).toEqual({ hearts: 15, gems: 6, stars: 1, won: 1 })
    expect(rules.scores(state)[0]).toBe(20)
    expect(storyOf(text).mostGems.seats).not.toContain(0)
    const [ania, ola] = rules.sheet(state).seats
    expect(ania!.lines.map(({ clause, item, points, cards }) => [clause, item, points, cards])).toEqual([
      ['CH-6', 'stars/2/1/1', 2, '47'],
      ['CH-7', 'hearts/2/2/1', 1, '30 (2)'],
      ['CH-7', 'hearts/2/3/1', 1, '6 (7)'],
      ['CH-7', 'gems/2/3/1', 0, '6 (44)'],
      ['CH-16', 'hearts/3/0/3', 3, '30 (6 3 4)'],
      ['CH-16', 'hearts/3/0/3', 3, '26 (6 3 4)'],
      ['CH-16', 'hearts/3/0/3', 3, '3 (26)'],
      ['CH-16', 'gems/3/0/5', 0, '4 (47)'],
      ['CH-17', 'hearts/3/0/4', 4, '16'],
      ['CH-19', 'pairs/0/0/6', 3, undefined],
    ])
    // Four gems for the most are no card's.
    expect(ola!.lines).toContainEqual({ clause: 'CH-18', item: 'gems/3/0/4', points: 0 })
  })
})

describe('Chapter III', () => {
  test('CH-16: only one’s own played cards count', () => {
    expect(paidInStory(4, [4])).toEqual({ gems: 5 })
    expect(paidInStory(2, [2])).toEqual({})
  })

  test('CH-16: abilities that look at one’s own hearts come last, wherever the card was played', () => {
    const { cards } = storyOf(playedBy([16, ...ANIAS.slice(0, 6)]))
    const own = cards.filter(({ seat }) => seat === 0)
    expect(own.at(-1)).toMatchObject({ card: 16, payments: [{ tokens: { hearts: 4 }, clause: 'CH-17' }] })
    expect(own).toHaveLength(7)
  })

  test('CH-17: Friendly Dwarves need 4 hearts from chapters II and III', () => {
    expect(paidInStory(16, [16])).toEqual({})
    expect(paidInStory(16, [16, 26, 3, 4])).toEqual({ hearts: 4 })
  })

  test('CH-17: Enlightened Dwarf: 2 stars if no round was won; stars from abilities do not matter', () => {
    const losing = 'played: 14 29 2 3 4 5 6 | 20 50 21 22 23 24 25 | 7 8 9 10 11 12 13 | 15 16 17 18 19 26 27'
    const state = position.read(losing)
    expect(rules.view(state, asSeat(0)).purses[0]).toMatchObject({ stars: 3, won: 0 })
    expect(
      paidFor(
        14,
        storyOf(losing).cards.flatMap(({ payments }) => payments),
      ),
    ).toEqual({ stars: 2 })
    const winning = losing
      .replace('20 50', '13 50')
      .replace(' 13 |', ' 20 |')
      .replace('15 16 17', '1 16 17')
      .replace('7 8 9', '7 8 9')
    expect(
      paidFor(
        14,
        storyOf(winning).cards.flatMap(({ payments }) => payments),
      ),
    ).toEqual({})
  })

  test('card 38 Rumpelstiltskin: a gem for each star from chapter II', () => {
    const text = 'played: 38 50 49 48 2 3 5 | 37 36 35 34 33 32 31 | 30 29 28 27 26 25 24 | 23 22 21 20 19 18 17'
    expect(rules.view(position.read(text), asSeat(0)).purses[0]).toMatchObject({ won: 4 })
    expect(
      paidFor(
        38,
        storyOf(text).cards.flatMap(({ payments }) => payments),
      ),
    ).toEqual({ gems: 4 })
  })

  test('CH-18: the most gems earn 4 more, the Greedy Dwarf a star as well', () => {
    const text = 'played: 11 44 2 3 4 5 6 | 1 7 8 9 10 13 14 | 15 16 17 18 19 20 21 | 45 46 47 48 49 50 43'
    const { mostGems } = storyOf(text)
    expect(mostGems.seats).toEqual([0])
    expect(mostGems.payments).toMatchObject([
      { by: { seat: 0 }, tokens: { gems: 4 }, clause: 'CH-18' },
      { by: { seat: 0 }, card: 11, tokens: { stars: 1 }, clause: 'CH-18' },
    ])
  })

  test('CH-18: tied players each get 4, and a tie is enough for the Greedy Dwarf', () => {
    const text = 'played: 11 47 48 50 14 16 26 | 12 21 17 19 23 25 28 | 46 27 33 31 40 37 10 | 20 30 34 8 18 24 1'
    const { gems, seats, payments } = storyOf(text).mostGems
    expect(gems).toBe(2)
    expect(seats).toEqual([0, 1])
    expect(payments.filter(({ tokens }) => tokens.gems === 4)).toHaveLength(2)
    expect(paidFor(11, payments)).toEqual({ stars: 1 })
  })
})

describe('The end', () => {
  const LAST_ROUND =
    'picked: 48 | 2 | 3 | 4\nplayed: 11 12 13 14 15 16 | 21 22 23 24 25 26 | 31 32 33 34 35 36 | 41 42 43 44 45 46\nasked: 4 play'

  test('CH-19: a star is 2 points, a heart 1, a pair of gems 1, a single gem nothing', () => {
    const state = position.read(playedBy(ANIAS))
    rules.view(state, 'spectator').purses.forEach(({ hearts, gems, stars }, seat) => {
      expect(rules.scores(state)[seat]).toBe(2 * stars + hearts + Math.floor(gems / 2))
    })
  })

  test('CH-20: most points win; a tie goes to the highest card', () => {
    let ties = 0
    for (let game = 0; game < 400; game++) {
      const cards = listOf(28, index => ((index * 17 + game * 11) % 50) + 1)
      const state = position.read(
        `played: ${listOf(4, seat => cards.slice(7 * seat, 7 * seat + 7).join(' ')).join(' | ')}`,
      )
      const scores = rules.scores(state)
      const most = Math.max(...scores)
      const tied = listOf(4, seat => seat).filter(seat => scores[seat] === most)
      const highest = (seat: number): number => Math.max(...cards.slice(7 * seat, 7 * seat + 7))
      const best = tied.reduce((one, other) => (highest(other) > highest(one) ? other : one))
      expect(rules.winners(state)).toBe(1 << best)
      expect(isDecidedByHighestCard(state)).toBe(tied.length > 1)
      if (tied.length > 1) ties++
    }
    expect(ties).toBeGreaterThan(10)
  })

  test('CH-20: after the last round nobody is asked any more', () => {
    scenario(game, LAST_ROUND)
      .plays(4, 'play 4')
      .plays(1, 'play 48')
      .plays(2, 'play 2')
      .plays(3, 'play 3')
      .nobodyAsked()
      .refuses(1, 'play 1', 'CH-20')
      .done()
  })

  test('CH-16, CH-18, CH-20: what chapter III pays is told card by card, then the most gems, then who won', () => {
    const referee = Referee.resume(rules, position.read(LAST_ROUND), new ScriptedRng([]))
    const plays: readonly (readonly [number, number])[] = [
      [3, 4],
      [0, 48],
      [1, 2],
      [2, 3],
    ]
    const last = plays.map(([seat, card]) => referee.play(asSeat(seat), game.moves.read(`play ${card}`))).at(-1)!
    const told = last.ok ? last.story : []
    const { cards, mostGems } = rules.view(referee.state, 'spectator').played.story!
    expect(cards).toHaveLength(28)
    expect(told.slice(2)).toEqual([
      ...cards.map(card => ({ type: 'resolved', ...card })),
      { type: 'mostGems', ...mostGems },
      {
        type: 'gameEnded',
        purses: rules.view(referee.state, 'spectator').purses.map(({ won: _won, ...purse }) => purse),
        totals: rules.scores(referee.state),
        winners: seatsOf(rules.winners(referee.state)),
        byHighestCard: false,
      },
    ])
  })

  test('CH-19: who has no gems has no line for them', () => {
    const { seats } = rules.sheet(position.read('picked: | |\nasked: 1 play'))
    expect(seats.map(({ lines }) => lines)).toEqual([[], [], []])
  })

  test('the sheet holds every token with its card, chapter and clause, and adds up to the score', () => {
    const state = position.read(playedBy(ANIAS))
    const { seats } = rules.sheet(state)
    seats.forEach(({ lines, total }, seat) => {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      expect(total).toBe(rules.scores(state)[seat])
      const { hearts, gems, stars } = rules.view(state, 'spectator').purses[seat]!
      const count = (what: string): number =>
        lines.filter(({ item }) => item.startsWith(what)).reduce((sum, { item }) => sum + Number(item.split('/')[3]), 0)
      expect([count('hearts'), count('gems'), count('stars')]).toEqual([hearts, gems, stars])
    })
    expect(seats[0]!.lines).toContainEqual({ clause: 'CH-16', item: 'hearts/3/0/3', points: 3, cards: '26 (6 3 4)' })
    expect(seats[0]!.lines).toContainEqual({ clause: 'CH-16', item: 'gems/3/0/5', points: 0, cards: '4 (47)' })
  })
})
