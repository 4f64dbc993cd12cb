import { asSeat, firstOf, type Move, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { randomPlan, scramble } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { catLady } from './index.ts'
import { firstThought } from './mind/first-thought.ts'
import { judge } from './mind/judgement.ts'
import { solve } from './mind/open-end.ts'
import { mind } from './mind.ts'
import { copy, State } from './state.ts'

const { rules, moves, options, position } = catLady
const read = (text: string): State => position.read(text.replace(/^ +/gm, ''))
const move = (text: string): Move => moves.read(text)
const list = new MoveList()

function legalFor(s: State, seat: Seat): Move[] {
  list.clear()
  rules.legalMoves(s, seat, list)
  return list.toArray()
}

type Player = (s: State, seat: Seat, legal: readonly Move[], rng: SeededRng) => Move
const anything: Player = (_s, _seat, legal, rng) => legal[rng.below(legal.length)]!
const thoughtful: Player = (s, seat) => firstThought(s, seat, list)
const greedy: Player = (s, seat, legal) => catLady.greedy(rules.view(s, seat), seat, legal)

/** Plays a game; `each` sees every position with somebody who decides in it. */
function play(
  seats: number,
  seed: string,
  playerOf: (seat: Seat) => Player,
  each?: (s: State, seat: Seat) => void,
): State {
  const rng = SeededRng.of(seed)
  const s = new State()
  rules.setup(seats, options.read(randomPlan(catLady, seed, seats).options, seats), { rng }, s)
  while (rules.deciders(s) !== 0) {
    const seat = firstOf(rules.deciders(s))
    each?.(s, seat)
    const legal = legalFor(s, seat)
    rules.apply(s, seat, playerOf(seat)(s, seat, legal, rng), { rng })
  }
  return s
}

describe.each([2, 3, 4])('what comes to mind first, with %i seats', seats => {
  test('is legal in every position of games played in any way, and the same wherever the cards lie that nobody knows', () => {
    const rng = SeededRng.of('worlds')
    const other = new State()
    let positions = 0
    for (let game = 0; game < 20; game++)
      play(
        seats,
        `any ${seats} ${game}`,
        () => (game % 2 === 0 ? anything : thoughtful),
        (s, seat) => {
          const legal = legalFor(s, seat)
          const first = firstThought(s, seat, list)
          expect(legal).toContain(first)
          scramble(catLady, s, seat, 'all', rng, other)
          expect(firstThought(other, seat, list)).toBe(first)
          positions++
        },
      )
    expect(positions).toBeGreaterThan(1000)
  })

  test('clearly beats greedy', () => {
    const games = 120
    let share = 0
    for (let game = 0; game < games; game++) {
      const hero = game % seats
      const s = play(seats, `first ${seats} ${game - hero}`, seat => (seat === hero ? thoughtful : greedy))
      const winners = rules.winners(s)
      const count = [...winners.toString(2)].filter(bit => bit === '1').length
      if (((winners >> hero) & 1) === 1) share += 1 / count / games
    }
    // Over many games it is 87, 60 and 43 of 100.
    expect(share).toBeGreaterThan(1.25 / seats)
  })

  test('judgement of a finished game tells the lead over the best rival to the point, before that a chance for everybody', () => {
    const values = new Float64Array(seats)
    for (let game = 0; game < 20; game++) {
      const s = play(
        seats,
        `judged ${seats} ${game}`,
        () => (game % 2 === 0 ? anything : thoughtful),
        world => {
          judge(world, values)
          for (const value of values) expect(value > 0 && value < 1).toBe(true)
        },
      )
      judge(s, values)
      const scores = rules.scores(s)
      scores.forEach((score, seat) => {
        const rival = Math.max(...scores.filter((_, other) => other !== seat))
        expect(8 * Math.log(values[seat]! / (1 - values[seat]!))).toBeCloseTo(score - rival, 6)
      })
    }
  })
})

describe('tastes', () => {
  const SHELF = `
    cats: |
    grid: mouse tower wand / costume lost costume / chicken tuna2 milk
    strays: florence cow macak
    marker: 4
    sprays: 1 | 0
    lost: 2 | 0
    asked: 1 turn
  `
  const fancy = (level: 'novice' | 'casual' | 'strong', text: string, s = read(SHELF)): number =>
    mind.tempers[level].fancies!(rules.view(s, asSeat(0)), asSeat(0), move(text))

  test('a novice loves toys and forgets that cats eat', () => {
    expect(fancy('novice', 'take 1')).toBeGreaterThan(0.1)
    expect(fancy('novice', 'take 3')).toBeLessThan(-0.1)
  })

  test('a casual player collects costumes and lost cats, and does not mind food', () => {
    expect(fancy('casual', 'take 2')).toBeGreaterThan(0.1)
    expect(fancy('casual', 'take 3')).toBe(0)
  })

  test('the weaker, the longer a spray bottle and a pair of lost cats are kept', () => {
    for (const text of ['spray 1', 'trade']) {
      expect(fancy('novice', text)).toBeLessThan(fancy('casual', text))
      expect(fancy('casual', text)).toBeLessThan(fancy('strong', text))
      expect(fancy('strong', text)).toBeLessThan(0)
    }
    expect(fancy('strong', 'take 1')).toBe(0)
  })

  test('everybody has the best feeding laid out, then lets it stand', () => {
    const s = read('cats: bronte shadow | bell\nfood: TT | \nmarker: 1\nasked: 1 2 feeding')
    expect(fancy('novice', 'best', s)).toBe(0)
    expect(fancy('novice', 'done', s)).toBe(-1)
    rules.apply(s, asSeat(0), move('best'), { rng: SeededRng.of('') })
    expect(fancy('novice', 'best', s)).toBe(-1)
    expect(fancy('novice', 'back 2 9', s)).toBe(-1)
    expect(fancy('novice', 'done', s)).toBe(0)
  })
})

describe('the open end', () => {
  const chance = { rng: SeededRng.of('none is drawn') }

  /** The value of a world for a seat, everything tried that it may do in its turn; then all have the best laid out. */
  function bruteForce(s: State, seat: Seat): number {
    const isFeeding = s.changes.some(count => count > 0) || rules.why(s, seat, move('best')) === undefined
    if (rules.deciders(s) !== 0 && !isFeeding)
      return Math.max(...legalFor(s, seat).map(each => bruteForce(after(s, seat, each), seat)))
    const world = new State()
    copy(s, world)
    for (const each of [seat, ...[0, 1, 2, 3].filter(other => other !== seat)])
      if (((rules.deciders(world) >> each) & 1) === 1)
        for (const text of ['best', 'done']) rules.apply(world, asSeat(each), move(text), chance)
    const values = new Float64Array(4)
    judge(world, values)
    return values[seat]!
  }

  function after(s: State, seat: Seat, each: Move): State {
    const world = new State()
    copy(s, world)
    rules.apply(world, seat, each, chance)
    return world
  }

  test('every move of a last turn is worth what trying everything finds; earlier nothing is counted out', () => {
    let solved = 0
    for (let game = 0; game < 60; game++) {
      const seats = 2 + (game % 3)
      play(
        seats,
        `end ${game}`,
        () => (game % 4 === 0 ? anything : thoughtful),
        (s, seat) => {
          const isEarly = s.deckSize() > 0
          const legal = legalFor(s, seat)
          // Every spray bottle and every pair of lost cats multiplies what brute force has to try.
          if (s.changes.some(count => count > 0) || legal.length > 11) return
          for (const each of isEarly ? legal.slice(0, 1) : legal) {
            const value = solve(s, seat, each)
            if (isEarly) expect(value).toBeUndefined()
            else if (value !== undefined && rules.why(s, seat, move('best')) !== undefined) {
              expect(value).toBeCloseTo(bruteForce(after(s, seat, each), seat), 9)
              solved++
            }
          }
        },
      )
    }
    expect(solved).toBeGreaterThan(200)
  })

  test('in the feeding a token given can be taken back, but what is done is done', () => {
    const s = read('cats: bronte shadow | bell\nfood: TT | C\nmarker: 1\nasked: 1 2 feeding')
    const worth = (text: string): number => solve(s, asSeat(0), move(text))!
    expect(worth('give 2 1')).toBe(worth('best'))
    expect(worth('done')).toBeLessThan(worth('best'))
    // Bronte fed and Shadow not: 3 − 2; Bell fed: 1. Neither has a costume.
    expect(worth('best')).toBe(0.5)
  })
})
