import { MoveList, playout, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { describe, expect, it } from 'vitest'
import { fusedTotals, playFused, seedFused } from './fused.ts'

const { rules } = sen
const state = rules.newState()
const list = new MoveList()

type Options = Parameters<typeof rules.setup>[1]
type Words = readonly [number, number, number, number]

const wordsFrom = (source: SeededRng): Words => [source.next(), source.next(), source.next(), source.next()]

type End = { readonly limit: number } | { readonly rounds: number }

/** Short games more often than long ones. */
const someEnd = (source: SeededRng): End =>
  source.below(2) === 0
    ? { limit: 10 + source.below(1 + source.below(491)) }
    : { rounds: 1 + source.below(1 + source.below(50)) }

/** Any agreement people can come to. */
function someOptions(source: SeededRng, end: End): Options {
  return sen.options.read({
    ...end,
    penalty: source.below(2) === 0 ? 5 : 15,
    notSoScary: source.below(2) === 0,
    goForBroke: source.below(2) === 0,
    iKnow: source.below(2) === 0,
  })
}

/** Two games in a row, so that the streams must also stand at the same number after the first. */
function expectSameGames(seed: Words, seats: number, options: Options): void {
  const rng = new SeededRng(...seed)
  seedFused(...seed)
  for (let game = 0; game < 2; game++) {
    rules.setup(seats, options, { rng }, state)
    const wanted = { moves: playout(rules, state, rng, list), totals: rules.scores(state) }
    const moves = playFused(seats, options)
    const played = { moves, totals: fusedTotals(seats) }
    if (JSON.stringify(played) !== JSON.stringify(wanted))
      expect({ seed, seats, options, game, ...played }).toEqual({ seed, seats, options, game, ...wanted })
  }
}

/** The state of xoshiro128** one number earlier. */
function before([a, b, c, d]: Words): Words {
  const turned = (d >>> 11) | (d << 21)
  const mixed = b ^ c
  const earlierB = mixed ^ (mixed << 9) ^ (mixed << 18) ^ (mixed << 27)
  const earlierA = a ^ turned
  return [earlierA, earlierB, b ^ earlierB ^ earlierA, turned ^ earlierB]
}

describe("the fused loop plays the engine's games", () => {
  const SEEDS = 2_000
  for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
    it(`with ${seats} seats and any options`, () => {
      for (let index = 0; index < SEEDS; index++) {
        const source = SeededRng.of(`fused ${seats} ${index}`)
        expectSameGames(wordsFrom(source), seats, someOptions(source, someEnd(source)))
      }
    })
  }

  it('when numbers must be drawn again, wherever that happens', () => {
    const source = SeededRng.of('again')
    for (let variant = 0; variant < 25; variant++) {
      // The next three numbers are 0, which no die but one with 2, 4, 8 … sides takes.
      const x = source.next()
      let seed: Words = [x, 0, x, x]
      for (let drawnBefore = 0; drawnBefore < 180; drawnBefore++) {
        for (let seats = rules.seats.min; seats <= rules.seats.max; seats++)
          expectSameGames(seed, seats, someOptions(source, { rounds: 2 }))
        seed = before(seed)
      }
    }
  })
})
