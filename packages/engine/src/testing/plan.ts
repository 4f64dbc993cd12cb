import type { AnyGame } from '../game.ts'
import { type OptionSpec, suits } from '../options.ts'
import { type Rng, SeededRng } from '../rng.ts'

/** A game to be played at random: who sits there, what was agreed, and where chance begins. */
export interface GamePlan {
  readonly seats: number
  readonly options: unknown
  readonly seed: string
}

/**
 * Any number of seats, if it is not given, any options, any combination of variants; small numbers more often, so that games stay
 * short.
 */
export function randomPlan(game: AnyGame, seed: string, seatsGiven?: number): GamePlan {
  const rng = SeededRng.of(`plan ${seed}`)
  const { min, max } = game.rules.seats
  const asked: { [name: string]: unknown } = {}
  for (const [name, spec] of Object.entries(game.options.specs)) {
    const replaced = spec.type === 'whole' && spec.unless !== undefined && asked[spec.unless] !== undefined
    if (!replaced && rng.below(2) === 0) asked[name] = randomValue(spec, rng)
    for (const [other, otherSpec] of Object.entries(game.options.specs))
      if (asked[name] !== undefined && otherSpec.type === 'whole' && otherSpec.unless === name) delete asked[other]
  }
  const seats = seatsGiven ?? min + rng.below(max - min + 1)
  for (const [name, spec] of Object.entries(game.options.specs)) if (!suits(spec, seats)) delete asked[name]
  return { seats, options: asked, seed }
}

function randomValue(spec: OptionSpec, rng: Rng): number | string | boolean {
  if (spec.type === 'choice') return spec.values[rng.below(spec.values.length)]!
  if (spec.type === 'flag') return rng.below(2) === 0
  return spec.min + Math.floor((spec.max - spec.min + 1) * (rng.below(1000) / 1000) ** 4)
}
