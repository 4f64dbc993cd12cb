import type { Redacted, Seat } from '@sennik/engine'
import { type Cat, type CatLadyMove, catCard, FOODS, type StepName, TOKENS, type View } from '@sennik/games/cat-lady'

/*
 * What somebody means who touches a thing. The table then says whether it may be done: a meaning that is not among the choices is
 * answered with the rule that forbids it.
 */

/** A row or column is taken, unless the marker is being put there: at the beginning, or with a spray bottle in the hand. */
export function meantByLine(step: StepName | undefined, line: number, withSpray: boolean): CatLadyMove {
  if (step === 'marker') return { kind: 'mark', line }
  return withSpray ? { kind: 'spray', line } : { kind: 'take', line }
}

/**
 * A cat gets the food that was chosen; otherwise what its card still asks for, then a wild treat, then anything it would eat. `mayGive`
 * says what is allowed now.
 */
export function meantByCat(
  view: Redacted<View>,
  seat: Seat,
  cat: Cat,
  chosen: number | undefined,
  mayGive: (food: number) => boolean,
): CatLadyMove {
  const give = (food: number): CatLadyMove => ({ kind: 'give', food, cat })
  if (chosen !== undefined) return give(chosen)
  const bowl = view.bowls[seat]?.[view.owners[seat]?.indexOf(cat) ?? -1] ?? []
  const { eats } = catCard(cat)
  const missing = 'exactly' in eats ? FOODS.findIndex((food, at) => (eats.exactly[food] ?? 0) > (bowl[at] ?? 0)) : -1
  const wanted = FOODS.findIndex(
    (food, at) => 'exactly' in eats && (eats.exactly[food] ?? 0) > (bowl[at] ?? 0) && mayGive(at),
  )
  if (wanted >= 0) return give(wanted)
  const wild = TOKENS.indexOf('wild')
  // A cat that eats what it is given gets the wild treat last: others need it more.
  const order = 'exactly' in eats ? [wild, 0, 1, 2] : [0, 1, 2, wild]
  const anything = order.find(mayGive)
  return give(anything ?? Math.max(0, missing))
}
