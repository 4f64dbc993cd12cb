import { asSeat, listOf, SeededRng } from '@sennik/engine'
import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARDS, type Card, DECK, IN_THE_BOX, isSpecial, ravensOn } from './components.ts'
import { sen } from './index.ts'

const { rules, options, position } = sen
const setUp = (seats: number, rolls: number[] = []): ReturnType<typeof rules.newState> => {
  const state = rules.newState()
  const script = [...rolls]
  const rng = rolls.length > 0 ? { below: () => script.shift()! } : SeededRng.of(`setup ${seats}`)
  rules.setup(seats, options.read({}), { rng }, state)
  return state
}

describe('In the box', () => {
  test('SEN-1: 54 lands show 0 to 9 ravens; some are special', () => {
    expect(DECK).toHaveLength(CARDS)
    const ravens = new Set(Array.from(DECK, card => ravensOn(card as Card)))
    expect([...ravens].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(Array.from(DECK).filter(card => isSpecial(card as Card))).toHaveLength(9)
  })

  test('SEN-2: four plain lands each of 0–8, nine of 9, three each of Take 2 (5), Peek 1 (6), Swap 2 (7)', () => {
    expect(IN_THE_BOX).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3])
    expect([10, 11, 12].map(card => ravensOn(card as Card))).toEqual([5, 6, 7])
    expect(Array.from(DECK).reduce((sum, card) => sum + ravensOn(card as Card), 0)).toBe(4 * 36 + 81 + 15 + 18 + 21)
  })
})

describe('Setting up a round', () => {
  test.each([2, 3, 4, 5])(
    'SEN-3, SEN-4: %i players get four face-down lands each, one card is face up, the rest is the pile',
    seats => {
      const state = setUp(seats)
      const view = rules.view(state, 'spectator')
      expect(view.dreams).toEqual(listOf(seats, () => [null, null, null, null]))
      expect(view.discards).toHaveLength(1)
      expect(view.counts.pile).toBe(CARDS - 4 * seats - 1)
    },
  )

  test('SEN-3, SEN-4: cards are dealt one by one in turn from the top, then the next one is turned up', () => {
    // An unshuffled deck lies with its nines and specials on top.
    const state = setUp(2, [0, ...unshuffled(CARDS)])
    expect(position.write(state)).toMatchObject({ dreams: 'S S P T | S P P T', discard: 'T' })
  })

  test('SEN-3: nobody knows a land before looking at it, not even its owner', () => {
    const state = setUp(3)
    for (let seat = 0; seat < 3; seat++)
      expect(
        rules
          .view(state, asSeat(seat))
          .dreams.flat()
          .every(card => card === null),
      ).toBe(true)
  })

  test('SEN-5: everyone looks at two different lands of their own, all at once, in any order', () => {
    scenario(
      sen,
      `
      dreams: 9 7 3 0 | T 6 5 0 | 1 2 3 4
      asked: 1 2 3 opening 2
    `,
    )
      .askedAtOnce(1, 2, 3)
      .plays(3, 'peek 2')
      .told(3, { type: 'looked', seat: 2, owner: 2, slot: 1, card: 2 })
      .told(1, { type: 'looked', seat: 2, owner: 2, slot: 1 })
      .told('spectator', { type: 'looked', seat: 2, owner: 2, slot: 1 })
      .askedAtOnce(1, 2, 3)
      .refuses(3, 'peek 2', 'SEN-5')
      .plays(1, 'peek 4')
      .plays(3, 'peek 4')
      .askedAtOnce(1, 2)
      .refuses(3, 'peek 1', 'SEN-5')
      .refuses(1, 'draw', 'SEN-8')
      .plays(1, 'peek 1')
      .plays(2, 'peek 2', 'peek 3')
      .is({ dreams: '9:1 7 3 0:1 | T 6:2 5:2 0 | 1 2:3 3 4:3' })
      .asked(2, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-5: in the opening a seat may look at exactly those of its lands it has not seen yet', () => {
    scenario(
      sen,
      `
      dreams: 9 7 3:1 0 | T 6:2 5:2 0
      asked: 1 opening 1
    `,
    )
      .asked(1, 'peek 1', 'peek 2', 'peek 4')
      .refuses(1, 'peek 5', 'SEN-3')
      .plays(1, 'peek 4')
      .asked(1, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-6: the first round is started by a random player', () => {
    for (const starter of [0, 1, 2, 3]) {
      const state = setUp(4, [starter, ...unshuffled(CARDS)])
      expect(position.write(state).asked).toBe(`1 2 3 4 opening ${starter + 1}`)
    }
  })

  test('SEN-6: turns go to the left, round the table, and only the player whose turn it is acts', () => {
    scenario(
      sen,
      `
      dreams: 9 7 3 0 | T 6 5 0 | 1 2 3 4
      pile: 8 8 8
      asked: 2 turn
    `,
    )
      .refuses(1, 'take', 'SEN-6')
      .refuses(3, 'draw', 'SEN-6')
      .plays(2, 'draw', 'discard')
      .asked(3, 'take', 'draw', 'call')
      .plays(3, 'draw', 'discard')
      .asked(1, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-6, SEN-18: the next round is started by the player to the left of the one who ended this one', () => {
    scenario(sen, 'dreams: 9 7 3 0 | T 6 5 0 | 1 2 3 4\nasked: 3 turn', unshuffled(CARDS))
      .plays(3, 'call')
      .is({ round: '2', asked: '1 2 3 opening 1', end: 'called 3' })
      .done()
  })
})
