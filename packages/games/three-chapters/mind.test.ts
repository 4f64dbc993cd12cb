import { asSeat, firstOf, type Move, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { setOf } from './cards/read.ts'
import { threeChapters as game } from './game.ts'
import { OpenHands } from './mind/open-hands.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'

const { moves, position } = game
const mind = game.mind!
const list = new MoveList()
const chance = SeededRng.of('chance')
const PLAY = stepNumber('play')

/** Other cards: the same abilities dealt to other figures, without those that name one. */
const MIXED = setOf(
  'mixed',
  BUILT_IN.map((face, index) => ({ ...face, abilities: BUILT_IN[(index * 7 + 3) % BUILT_IN.length]!.abilities })).map(
    face => ({ ...face, abilities: face.abilities.filter(({ when }) => when?.kind !== 'withCard') }),
  ),
).set
const withMixedCards = game.cards!.with(MIXED) as typeof game

type Player = (s: State, seat: Seat, legal: readonly Move[], rng: SeededRng) => Move
const anything: Player = (_s, _seat, legal, rng) => legal[rng.below(legal.length)]!
const thoughtful: Player = (s, seat) => mind.rollout(s, seat, list, chance)
const greedy: Player = (s, seat, legal) => game.greedy(game.rules.view(s, seat), seat, legal)

/** Plays a game; `each` sees every position with somebody who decides in it and what they may do. */
function play(
  seats: number,
  seed: string,
  playerOf: (seat: Seat) => Player,
  each?: (s: State, seat: Seat, legal: readonly Move[]) => void,
  { rules } = game,
): State {
  const rng = SeededRng.of(seed)
  const s = rules.newState()
  rules.setup(seats, {}, { rng }, s)
  while (rules.deciders(s) !== 0) {
    const seat = firstOf(rules.deciders(s))
    list.clear()
    rules.legalMoves(s, seat, list)
    const legal = list.toArray()
    each?.(s, seat, legal)
    rules.apply(s, seat, playerOf(seat)(s, seat, legal, rng), { rng })
  }
  return s
}

describe.each([
  ['the box', game],
  ['other cards', withMixedCards],
])('what comes to mind first, with %s', (_name, played) => {
  test.each([2, 3, 4, 5, 6])('is legal with %i seats, and hangs on nothing the seat cannot know', seats => {
    const world = played.rules.newState()
    let positions = 0
    for (let number = 0; number < 12; number++)
      play(
        seats,
        `mind ${seats} ${number}`,
        () => anything,
        (s, seat, legal) => {
          const move = played.mind!.rollout(s, seat, list, chance)
          expect(legal).toContain(move)
          scramble(played, s, seat, 'all', chance, world)
          expect(played.mind!.rollout(world, seat, list, chance)).toBe(move)
          positions++
        },
        played,
      )
    expect(positions).toBeGreaterThan(500)
  })
})

test('without any search it beats the first bot', () => {
  let won = 0
  for (let number = 0; number < 300; number++) {
    const hero = asSeat(number % 2)
    const s = play(2, `duel ${number - hero}`, seat => (seat === hero ? thoughtful : greedy))
    if (game.rules.winners(s) === 1 << hero) won++
  }
  expect(won / 300).toBeGreaterThan(0.62)
})

test('a finished game is judged by who won it, and by how much', () => {
  const judged = new Float64Array(8)
  for (const seats of [2, 4, 6])
    for (let number = 0; number < 20; number++) {
      const s = play(seats, `judge ${seats} ${number}`, () => anything)
      mind.judge(s, s, judged)
      for (let seat = 0; seat < seats; seat++) expect(judged[seat]! > 0.5).toBe(game.rules.winners(s) === 1 << seat)
    }
})

describe('people of a level err in their own way', () => {
  const draft = position.read('exchange: 2\nhands: 2 5 6 7 8 9 50 | | |\npicked: 37 | | |\nasked: 1 2 3 4 draft')
  const seen = game.rules.view(draft, asSeat(0))

  test('a casual player loves high cards: to keep them, and to play them where they win', () => {
    const fancied = (text: string, view = seen, seat = asSeat(0)): number =>
      mind.tempers.casual.fancies!(view, seat, moves.read(text))
    expect(fancied('pick 7')).toBeGreaterThan(fancied('pick 1'))
    const round = position.read('played: | 37 | |\nlead: 2\npicked: 10 | | 2 20 12 50 |\nasked: 3 play')
    const view = game.rules.view(round, asSeat(2))
    expect(fancied('play 50', view, asSeat(2))).toBeGreaterThan(0)
    expect(fancied('play 20', view, asSeat(2))).toBe(0)
  })

  test('a novice forgets the hands passed on, and can still imagine what may be', () => {
    const world = game.rules.newState()
    let forgotten = 0
    for (const seats of [2, 3, 4, 6])
      play(
        seats,
        `novice ${seats}`,
        () => anything,
        (s, seat, legal) => {
          const view = game.rules.view(s, seat)
          const kept = mind.tempers.novice.keepsInMind!(view, seat, chance)
          forgotten += view.box.remembered.length
          expect(kept.box.remembered).toEqual([])
          game.rules.imagine(kept, chance, world)
          expect(game.census(world)).toEqual(game.census(s))
          list.clear()
          game.rules.legalMoves(world, seat, list)
          expect(list.toArray()).toEqual(legal)
        },
      )
    expect(forgotten).toBeGreaterThan(100)
  })
})

describe('with all cards open', () => {
  const everything = new OpenHands(game.rules.newState().deck)

  test('two players: the search agrees with trying everything, whoever leads', () => {
    const found = [0, 0]
    for (let number = 0; number < 25; number++)
      play(
        2,
        `open ${number}`,
        () => anything,
        (s, seat, legal) => {
          if (s.stack.step !== PLAY || s.round() < 5) return
          for (const move of legal) {
            const value = mind.solve!(s, seat, move)
            expect(value).toBe(everything.winnerAfter(s, seat, move) === seat ? 1 : 0)
            found[value!]!++
          }
        },
      )
    expect(Math.min(...found)).toBeGreaterThan(50)
  })

  test('two players: a game is counted out from its middle on, and no reply is better than the best one', () => {
    play(
      2,
      'middle',
      () => anything,
      (s, seat, legal) => {
        if (s.stack.step !== PLAY || s.round() < 2) return
        const best = Math.max(...legal.map(move => mind.solve!(s, seat, move) ?? Number.NaN))
        expect(best).not.toBeNaN()
        // Who can win can go on so that they still can; who cannot, cannot.
        if (s.round() < 7) reach(s, seat, legal, best)
      },
    )
  })

  /** Plays the best move and asks the next one to decide: they agree on who wins. */
  function reach(s: State, seat: Seat, legal: readonly Move[], best: number): void {
    const { rules } = game
    const after = rules.newState()
    rules.copy(s, after)
    rules.apply(after, seat, legal.find(move => mind.solve!(s, seat, move) === best)!, { rng: chance })
    const next = firstOf(rules.deciders(after))
    const replies = new MoveList()
    rules.legalMoves(after, next, replies)
    const reply = Math.max(...replies.toArray().map(move => mind.solve!(after, next, move)!))
    expect(reply).toBe(next === seat ? best : 1 - best)
  }

  test('more players: the last rounds are counted out, earlier ones and picks are not', () => {
    for (const seats of [3, 4, 6])
      play(
        seats,
        `many ${seats}`,
        () => anything,
        (s, seat, legal) => {
          const left = s.rounds() - s.round()
          if (s.stack.step !== PLAY || left === s.rounds()) expect(mind.solve!(s, seat, legal[0]!)).toBeUndefined()
          else if (left <= 2) expect([0, 1]).toContain(mind.solve!(s, seat, legal[0]!))
        },
      )
  })
})

test('what is picked is secret, what is played is not; what a seat then knows tells decisions apart', () => {
  const known = new Set<number>()
  play(
    2,
    'secret',
    () => anything,
    (s, seat) => {
      expect(mind.isSecret!(s, seat)).toBe(s.stack.step !== PLAY)
      if (s.stack.step !== PLAY) known.add(mind.knowledge!(s, seat))
    },
  )
  expect(known.size).toBe(32)
})
