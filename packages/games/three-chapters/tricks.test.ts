import { scenario } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'
import { paidFor, roundOf } from './scenario.ts'

const ROUND = 'picked: 37 8 | 2 9 | 15 10 | 30 11\nasked: 1 play'

describe('Chapter II', () => {
  test('CH-6: one card each in turn to the left; the highest value wins the round and a star', () => {
    scenario(game, ROUND)
      .asked(1, 'play 37', 'play 8', 'play 1', 'play 3', 'play 4', 'play 5', 'play 6')
      .refuses(2, 'play 2', 'CH-6')
      .refuses(1, 'play 2', 'CH-6')
      .refuses(1, 'play 0', 'CH-6')
      .refuses(1, 'pick 1', 'CH-3')
      .refuses(1, 'give 1', 'CH-21')
      .refuses(1, 'swap', 'CH-21')
      .plays(1, 'play 8')
      .told(3, { type: 'played', round: 1, by: { seat: 0 }, card: 8, cell: 1 })
      .undoable('final')
      .askedAtOnce(2)
      .plays(2, 'play 9')
      .plays(3, 'play 10')
      .askedAtOnce(4)
      .plays(4, 'play 11')
      .sees(1, 'purses', [
        { hearts: 3, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 1, stars: 1, won: 1 },
      ])
      .done()
  })

  test('CH-6: a random player starts the first round', () => {
    for (const leader of [1, 2, 3, 4])
      scenario(game, `lead: ${leader}\npicked: | | |\nasked: ${leader} play`).askedAtOnce(leader).done()
  })

  test('CH-7: conditions look at the cards of the round, all players’', () => {
    const { payments } = roundOf([37, 2, 15, 30])
    expect(payments.map(({ card, tokens, because, clause }) => ({ card, tokens, because, clause }))).toEqual([
      { card: 37, tokens: { stars: 1 }, because: [], clause: 'CH-6' },
      { card: 37, tokens: { hearts: 2 }, because: [2], clause: 'CH-7' },
      { card: 37, tokens: { hearts: 1 }, because: [], clause: 'CH-7' },
      { card: 2, tokens: { gems: 4 }, because: [37], clause: 'CH-7' },
      { card: 30, tokens: { hearts: 1 }, because: [2], clause: 'CH-7' },
    ])
  })

  test('CH-7: a card in a hand, or of an earlier round, does not count', () => {
    scenario(game, 'picked: 2 | 37 10 | 40 | 44\nplayed: 5 | 38 | 41 | 45\nlead: 1\nasked: 4 play')
      .plays(4, 'play 44')
      .plays(1, 'play 2')
      .plays(2, 'play 10')
      .plays(3, 'play 40')
      .sees(1, 'purses', [
        { hearts: 0, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 2, stars: 0, won: 0 },
        { hearts: 0, gems: 2, stars: 2, won: 2 },
      ])
      .done()
  })

  test('CH-8: the card stays before its player, the winner starts the next round', () => {
    scenario(game, ROUND)
      .plays(1, 'play 8')
      .plays(2, 'play 9')
      .plays(3, 'play 15')
      .plays(4, 'play 11')
      .is({ played: '8 | 9 | 15 | 11' })
      .askedAtOnce(3)
      .done()
  })

  test.each([
    [2, 8],
    [3, 8],
    [4, 7],
    [5, 7],
    [6, 7],
  ])('CH-8: with %i players there are %i rounds', (seats, rounds) => {
    const state = game.position.read(`picked: ${Array(seats).fill('').join(' | ')}\nasked: 1 play`)
    expect(state.rounds()).toBe(rounds)
    expect(game.rules.view(state, 'spectator').picks[0]).toHaveLength(rounds)
  })

  test('CH-9: an ability sealed with a chapter pays only there; the others in both', () => {
    expect(paidFor(45, roundOf([45, 2, 3]).payments)).toEqual({ gems: 1 })
    expect(paidFor(14, roundOf([14, 2, 3]).payments)).toEqual({})
  })

  test('CH-10: “each” counts the card itself if it has the trait, “each other” does not', () => {
    expect(paidFor(32, roundOf([32, 33, 20]).payments)).toEqual({ gems: 2 })
    expect(paidFor(39, roundOf([39, 33, 20]).payments)).toEqual({ gems: 1 })
    expect(paidFor(28, roundOf([28, 33, 20]).payments)).toEqual({ hearts: 1 })
  })

  test('CH-10: the Shapeshifter counts for every trait', () => {
    expect(paidFor(24, roundOf([24, 1, 3]).payments)).toEqual({ hearts: 1 })
    expect(paidFor(41, roundOf([41, 1, 3]).payments)).toEqual({ gems: 1 })
  })

  test('CH-11: a condition that is met pays once, however many cards meet it', () => {
    expect(paidFor(10, roundOf([10, 20, 24, 27]).payments)).toEqual({ hearts: 2 })
    expect(paidFor(33, roundOf([33, 20, 24, 27]).payments)).toEqual({ hearts: 1 })
    // The Frog Prince is royal himself: one further royal card is needed.
    expect(paidFor(10, roundOf([10, 2, 3]).payments)).toEqual({})
  })

  test('CH-12: several abilities of a card are resolved each on its own', () => {
    expect(paidFor(20, roundOf([20, 31, 2]).payments)).toEqual({ gems: 3 })
    expect(paidFor(20, roundOf([20, 28, 2]).payments)).toEqual({ hearts: 2 })
    expect(paidFor(20, roundOf([20, 28, 31]).payments)).toEqual({ hearts: 2, gems: 3 })
  })

  test.each([0, 1, 2, 3])(
    'CH-13: with the Snow Queen played at turn %i nobody gets hearts or gems, but stars',
    turn => {
      const cards = [29, 50, 30].toSpliced(turn, 0, 35)
      const { blockedBy, payments } = roundOf(cards)
      expect(blockedBy).toBe(35)
      expect(payments.map(({ card, tokens }) => ({ card, tokens }))).toEqual([
        { card: 50, tokens: { stars: 1 } },
        { card: 29, tokens: { stars: 1 } },
      ])
    },
  )

  test('CH-13: after the Snow Queen there is nothing for the Queen of Hearts to count', () => {
    expect(roundOf([34, 30, 2, 35]).payments.map(({ tokens }) => tokens)).toEqual([{ stars: 1 }])
  })

  test.each([[[34, 30, 2, 3]], [[30, 34, 2, 3]], [[30, 2, 3, 34]]])(
    'CH-14: the Queen of Hearts counts the hearts of the others, whenever she is played: %j',
    cards => {
      const { payments } = roundOf(cards)
      expect(paidFor(30, payments)).toEqual({ hearts: 2 })
      expect(paidFor(34, payments)).toEqual({ hearts: 2 })
      expect(payments.find(({ card, ability }) => card === 34 && ability === 0)).toMatchObject({
        clause: 'CH-14',
        because: [30],
      })
    },
  )

  test('CH-14: with the Cheshire Cat in the same round each counts the ordinary cards only', () => {
    const { payments } = roundOf([34, 25, 30, 2, 3, 11])
    expect(paidFor(34, payments)).toEqual({ hearts: 2 })
    expect(paidFor(25, payments)).toEqual({ gems: 1 })
    const other = roundOf([25, 34, 11, 3, 2, 30]).payments
    expect([paidFor(34, other), paidFor(25, other)]).toEqual([{ hearts: 2 }, { gems: 1 }])
  })

  test('CH-15: all other abilities resolve at the same time, so the order of play changes nothing', () => {
    const cards = [37, 2, 30, 24, 13, 12]
    const paid = (order: readonly number[]): unknown => cards.map(card => paidFor(card, roundOf(order).payments))
    expect(paid(cards)).toEqual(paid(cards.toReversed()))
    expect(paid(cards)).toEqual([{ hearts: 3 }, { gems: 4 }, { hearts: 1 }, { hearts: 2 }, { gems: 2 }, { gems: 2 }])
  })
})
