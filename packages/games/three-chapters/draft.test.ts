import { asSeat, listOf, Referee, SeededRng } from '@sennik/engine'
import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARDS } from './components.ts'
import { threeChapters as game } from './game.ts'

const { rules, options, position } = game

function setUp(seats: number, rolls?: readonly number[]): ReturnType<typeof rules.newState> {
  const state = rules.newState()
  const script = [...(rolls ?? [])]
  const rng = rolls === undefined ? SeededRng.of(`draft ${seats}`) : { below: () => script.shift()! }
  rules.setup(seats, options.read({}), { rng }, state)
  return state
}

/** Four players who have eight cards each; the lowest ones are dealt. */
const FOUR = `
  hands: 1 2 3 4 5 6 7 8 | 9 10 11 12 13 14 15 16 | 17 18 19 20 21 22 23 24 | 25 26 27 28 29 30 31 32
  picked: | | |
  asked: 1 2 3 4 draft
`

describe('Setting up', () => {
  test.each([2, 3, 4, 5, 6])(
    'CH-2: %i players get 8 cards each, in the order of values; the rest stays in the box unseen',
    seats => {
      const state = setUp(seats)
      for (let seat = 0; seat < seats; seat++) {
        const view = rules.view(state, asSeat(seat))
        const own = view.hands[seat]!
        expect(own).toHaveLength(8)
        expect(own).toEqual(own.toSorted((one, other) => one! - other!))
        for (let other = 0; other < seats; other++)
          if (other !== seat) expect(view.hands[other]).toEqual(listOf(8, () => null))
        expect(view.box).toEqual({ size: CARDS - 8 * seats, remembered: [] })
      }
    },
  )

  test('CH-2: cards are dealt one by one in turn from the top', () => {
    const state = setUp(5, unshuffled(CARDS))
    expect(position.write(state)).toMatchObject({
      hands:
        '15 20 25 30 35 40 45 50 | 14 19 24 29 34 39 44 49 | 13 18 23 28 33 38 43 48 | 12 17 22 27 32 37 42 47 | 11 16 21 26 31 36 41 46',
      asked: '1 2 3 4 5 draft',
    })
    const { opening, state: dealt } = Referee.begin(rules, 3, game.options.read({}), SeededRng.of('dealt'))
    const { hands } = rules.view(dealt, asSeat(1))
    expect(opening.map(event => rules.tell(event, asSeat(1)))).toEqual([
      { type: 'dealt', deal: 1, hands: [null, hands[1], null] },
    ])
  })
})

describe('Chapter I', () => {
  test('CH-3: everyone lays one card aside in secret, all at once; then hands go to the left', () => {
    scenario(game, FOUR)
      .askedAtOnce(1, 2, 3, 4)
      .plays(3, 'pick 8')
      .told(3, { type: 'picked', seat: 2, card: 24 })
      .told(1, { type: 'picked', seat: 2, card: null })
      .told('spectator', { type: 'picked', seat: 2, card: null })
      .undoable('undoable')
      .askedAtOnce(1, 2, 4)
      .sees(3, 'picks', [[], [], [24], []])
      .sees(1, 'picks', [[], [], [null], []])
      .plays(1, 'pick 1')
      .plays(2, 'pick 2')
      .refuses(3, 'pick 8', 'CH-3')
      .refuses(4, 'play 25', 'CH-6')
      .refuses(4, 'give 1', 'CH-21')
      .plays(4, 'pick 4')
      .undoable('final')
      .askedAtOnce(1, 2, 3, 4)
      .is({
        hands: '25 26 27 29 30 31 32 | 2 3 4 5 6 7 8 | 9 11 12 13 14 15 16 | 17 18 19 20 21 22 23',
        picked: '1 | 10 | 24 | 28',
        exchange: '2',
      })
      .told(
        1,
        { type: 'picked', seat: 3, card: null },
        { type: 'passed', hands: [[25, 26, 27, 29, 30, 31, 32], null, null, null] },
      )
      .done()
  })

  test('CH-3: after the seventh pick the last card of each hand goes to the box, seen by its holder alone', () => {
    scenario(
      game,
      `
      exchange: 7
      hands: 41 42 | 43 44 | 45 46 | 48
      picked: 1 2 3 4 5 6 | 7 8 9 10 11 12 | 13 14 15 16 17 18 | 19 20 21 22 23 24 47
      asked: 1 2 3 draft
    `,
      [2, ...listOf(4, () => unshuffled(7)).flat()],
    )
      .plays(1, 'pick 2')
      .plays(2, 'pick 2')
      .plays(3, 'pick 2')
      .told(
        2,
        { type: 'picked', seat: 2, card: null },
        { type: 'putAway', hands: [null, [43], null, null] },
        { type: 'tookUp', leader: { seat: 2 } },
      )
      .sees(2, 'left', [[[null], [43], [null], [null]]])
      .sees('spectator', 'left', [[[null], [null], [null], [null]]])
      .is({
        picked: '1 2 3 4 5 6 42 | 7 8 9 10 11 12 44 | 13 14 15 16 17 18 46 | 19 20 21 22 23 24 47',
        left: '41 | 43 | 45 | 48',
      })
      .asked(3, ...[13, 14, 15, 16, 17, 18, 46].map(card => `play ${card}`))
      .done()
  })

  test('CH-3: one may look at one’s picked cards at any time', () => {
    const state = position.read('exchange: 3\npicked: 5 6 | 7 8 | 9 10 | 11 12\nasked: 1 2 3 4 draft')
    expect(rules.view(state, asSeat(1)).picks[1]).toEqual([7, 8])
  })

  test('CH-4: with 3 players four cards are picked, the rest is put aside, and 8 new ones each are dealt from the box', () => {
    scenario(
      game,
      `
      exchange: 4
      hands: 1 2 3 4 5 | 6 7 8 9 10 | 12 13 14 15
      picked: 21 22 23 | 24 25 26 | 27 28 29 11
      asked: 1 2 draft
    `,
    )
      .plays(1, 'pick 5')
      .plays(2, 'pick 5')
      .is({ deal: '2', exchange: '1', left: '1 2 3 4 | 6 7 8 9 | 12 13 14 15 |  |  | ' })
      .askedAtOnce(1, 2, 3)
      .done()
  })

  test('CH-4: cards put aside are not dealt again: 48 different cards are dealt, and everyone plays 8', () => {
    const state = setUp(3)
    const rng = SeededRng.of('three')
    const seen = new Set<number>()
    while (state.tags[0] === 0) {
      for (const card of state.hands) seen.add(card)
      for (let seat = 0; seat < 3; seat++) rules.apply(state, asSeat(seat), game.moves.read('pick 1'), { rng })
    }
    seen.delete(0)
    expect(seen.size).toBe(48)
    expect(position.write(state).box!.split(' ')).toHaveLength(2)
    expect(rules.view(state, asSeat(0)).picks[0]).toHaveLength(8)
  })

  test('CH-5: a pick may be changed until the last player has picked', () => {
    scenario(game, FOUR)
      .mayChange(1)
      .plays(1, 'pick 3')
      .mayChange(1, 'pick 1–7')
      .plays(2, 'pick 1')
      .plays(1, 'pick 5')
      .told(1, { type: 'changed', seat: 0, what: 'pick', card: 6 })
      .told(2, { type: 'changed', seat: 0, what: 'pick', card: null })
      .undoable('undoable')
      .askedAtOnce(3, 4)
      .is({ picked: '6 | 9 |  | ' })
      .plays(3, 'pick 1')
      .plays(4, 'pick 1')
      .is({
        picked: '6 | 9 | 17 | 25',
        hands: '26 27 28 29 30 31 32 | 1 2 3 4 5 7 8 | 10 11 12 13 14 15 16 | 18 19 20 21 22 23 24',
      })
      .mayChange(1)
      .done()
  })

  test('CH-5: who is still choosing is known to all, what was chosen to nobody else', () => {
    const state = position.read(
      `${FOUR.replaceAll('  ', '').replace('picked: | | |', 'picked: | 16 | |').replace('14 15 16', '14 15').replace('1 2 3 4 draft', '1 3 4 draft')}`,
    )
    const view = rules.view(state, asSeat(0))
    expect(view.stack).toEqual({ step: 'draft', deciders: [0, 2, 3] })
    expect(view.picks).toEqual([[], [null], [], []])
  })
})
