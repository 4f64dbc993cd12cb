import { asSeat, listOf, Referee, SeededRng } from '@sennik/engine'
import { problemFrom, scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { BASE_CARDS, BASE_DECK, type Card, colourOf, friendOf, IN_THE_BOX, isCat, MAX_CARDS } from './components.ts'
import { koty } from './index.ts'

const { rules, options, position } = koty

const setUp = (seats: number, asked: object = {}, rolls: number[] = []): ReturnType<typeof rules.newState> => {
  const state = rules.newState()
  const script = [...rolls]
  const rng = rolls.length > 0 ? { below: () => script.shift()! } : SeededRng.of(`setup ${seats}`)
  rules.setup(seats, options.read(asked, seats), { rng }, state)
  return state
}

describe('In the box', () => {
  test('KOT-1: 80 cats, ten of each value, in four colours whose two values sum to 9; 10 ravens, 5 jokers, 13 night cards', () => {
    expect(IN_THE_BOX).toEqual([0, ...Array(8).fill(10), 10, 5, 4, 4, 4, 1])
    expect(BASE_DECK).toHaveLength(BASE_CARDS)
    expect(IN_THE_BOX.reduce((sum, count) => sum + count, 0)).toBe(MAX_CARDS)
    const cats = listOf(8, index => (index + 1) as Card)
    expect(cats.every(isCat)).toBe(true)
    expect(cats.map(colourOf)).toEqual(['blue', 'yellow', 'green', 'pink', 'pink', 'green', 'yellow', 'blue'])
    expect(cats.map(cat => cat + friendOf(cat))).toEqual(Array(8).fill(9))
    expect(cats.every(cat => colourOf(cat) === colourOf(friendOf(cat)))).toBe(true)
  })

  test('KOT-1: there is no cat of 0', () => {
    scenario(koty, 'hands: 1 2 3 4 | 5 6 7 8\ndreams: - | -\nasked: 1 turn').refuses(1, 'cat 0 1 1', 'KOT-1').done()
  })

  test('KOT-2: a card lying face down is a nine, whatever it is: it is worth 9 and doubles what lies on it', () => {
    for (const card of ['1', '8', 'R', 'J'])
      scenario(koty, `dreams: [${card}] [${card}]5 | -\nend: no-cards 1`).scores(19, 0).done()
  })
})

describe('Setting up', () => {
  test.each([2, 3, 4, 5, 6])('KOT-5: %i players get four hidden cards each, the rest is the draw pile', seats => {
    const state = setUp(seats)
    const view = rules.view(state, 'spectator')
    expect(view.hands).toEqual(listOf(seats, () => [null, null, null, null]))
    expect(view.counts.pile).toBe(BASE_CARDS - 4 * seats)
    expect(view.discards).toEqual([])
    expect(view.dreams.map(dream => dream.lands)).toEqual(
      listOf(seats, () => listOf(4, () => ({ nines: [], top: null, points: 0 }))),
    )
    for (let seat = 0; seat < seats; seat++) {
      const { hands } = rules.view(state, asSeat(seat))
      expect(hands.map(hand => hand.includes(null))).toEqual(listOf(seats, index => index !== seat))
    }
  })

  test('KOT-5: cards are dealt one by one from the top; without the variant there are no night cards', () => {
    const state = setUp(2, {}, [1, ...unshuffled(BASE_CARDS)])
    expect(position.write(state)).toMatchObject({ hands: 'J J J R | J J R R', asked: '2 turn' })
    expect(koty.census(state).slice(11)).toEqual([0, 0, 0, 0])
  })

  test('KOT-5: only a card from one’s hand can be played', () => {
    scenario(koty, 'hands: 1 2 3 4 | 5 6 7 8\ndreams: - 5 [7]R | - 9\nasked: 1 turn')
      .refuses(1, 'cat 5 1 1', 'KOT-5')
      .refuses(1, 'raven 2 2', 'KOT-5')
      .refuses(1, 'joker 1 2', 'KOT-5')
      .refuses(1, 'moth 1 2', 'KOT-5')
      .refuses(1, 'bat 1 3', 'KOT-5')
      .refuses(1, 'dragon', 'KOT-5')
      .done()
  })

  test('KOT-6: a random player starts', () => {
    for (const starter of [0, 1, 2, 3])
      expect(position.write(setUp(4, {}, [starter, ...unshuffled(BASE_CARDS)])).asked).toBe(`${starter + 1} turn`)
    const { opening, state } = Referee.begin(rules, 4, options.read({}, 4), SeededRng.of('who starts'))
    expect(opening).toEqual([{ type: 'gameBegan', starter: state.turn() }])
  })

  test('KOT-6: turns go to the left, round the table; one does one thing, and only the one whose turn it is', () => {
    scenario(koty, 'hands: 1 2 3 4 | 5 6 7 8 | 1 2 3 4\ndreams: - | - | -\nasked: 2 turn')
      .refuses(1, 'exchange', 'KOT-6')
      .refuses(3, 'cat 1 3 1', 'KOT-6')
      .plays(2, 'cat 5 2 1')
      .refuses(2, 'cat 6 2 2', 'KOT-6')
      .askedAtOnce(3)
      .plays(3, 'exchange')
      .askedAtOnce(1)
      .plays(1, 'cat 4 1 4')
      .askedAtOnce(2)
      .done()
  })

  test('KOT-3: only lands of those who sit at the table can be pointed at', () => {
    scenario(koty, 'hands: 1 R J 4 | 5 6 7 8\ndreams: - | -\nasked: 1 turn')
      .refuses(1, 'cat 1 3 1', 'KOT-3')
      .refuses(1, 'raven 6 4', 'KOT-3')
      .refuses(1, 'joker 3 1', 'KOT-3')
      .refuses(1, 'moth 3 1', 'KOT-3')
      .refuses(1, 'bat 3 1', 'KOT-3')
      .done()
  })

  test.each([
    [{}, [0, 0, 0, 0]],
    [{ moths: 4, bats: 4, owls: 4, dragons: 1 }, [4, 4, 4, 1]],
    [{ owls: 2 }, [0, 0, 2, 0]],
    [{ moths: 1, bats: 3, dragons: 1 }, [1, 3, 0, 1]],
  ])('KOT-N1: the night cards agreed on, %j, are in the deck', (asked, counts) => {
    expect(koty.census(setUp(3, asked)).slice(11)).toEqual(counts)
  })

  test('KOT-N1: no more of them than there are in the box', () => {
    expect(problemFrom(() => options.read({ moths: 5 }))).toMatchObject({ kind: 'optionValue', allowed: '0–4' })
    expect(problemFrom(() => options.read({ dragons: 2 }))).toMatchObject({ kind: 'optionValue', allowed: '0–1' })
  })

  test.each([2, 3, 5])('KOT-T1: %i players cannot play in teams', seats => {
    expect(problemFrom(() => options.read({ teams: true }, seats))).toEqual({
      kind: 'optionSeats',
      option: 'teams',
      given: seats,
      allowed: [4, 6],
    })
  })

  test('KOT-T1: partners sit opposite each other, never side by side', () => {
    for (const seats of [4, 6]) {
      const state = setUp(seats, { teams: true })
      for (let seat = 0; seat < seats; seat++) {
        const partner = state.partnerOf(asSeat(seat))
        expect(Math.abs(partner - seat)).toBe(seats / 2)
        expect(state.partnerOf(partner)).toBe(seat)
      }
    }
  })
})
