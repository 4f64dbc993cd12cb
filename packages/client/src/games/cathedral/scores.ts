import { listOf, type Redacted } from '@sennik/engine'
import { type Book, RITUAL_STEPS, type View } from '@sennik/games/cathedral'

/* KK-11 as the table shows it: all of it lies open, so that everybody can count along. */

const PLACES = [8, 5, 3, 2] as const
const FORT_POINTS = [0, 0, 1, 2] as const

/** In the order of the rulebook. */
export const CATEGORIES = ['ritual', 'fort', 'devoured', 'upgrade', 'dream'] as const

type Scores = { readonly [C in (typeof CATEGORIES)[number]]: number }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The highest Seal at or below a step. */
const sealOf = (step: number): number => Math.max(0, ...RITUAL_STEPS.slice(0, step).map(({ points }) => points))

function devouredPoints(view: Redacted<View>, seat: number): number {
  const { devoured, agreed } = view
  const own = devoured[seat]!
  if (own === 0 && agreed.placesForNone !== true) return 0
  const sides = devoured.filter((_, side) => side < agreed.seats || side === 4)
  const before = sides.filter(units => units > own).length
  const alike = sides.filter(units => units === own).length
  const places = agreed.seats === 4 ? PLACES : PLACES.slice(0, -1)
  return Math.floor(sum(places.slice(before, before + alike)) / alike)
}

/** What everybody's points are made of, as they stand. */
export const categoriesOf = (view: Redacted<View>, { faces }: Book): readonly Scores[] =>
  listOf(view.agreed.seats, seat => ({
    ritual: sum(view.ritual[seat]!.map(sealOf)),
    fort: sum(view.units.map(({ fort, owner }) => (owner === seat ? FORT_POINTS[fort]! : 0))),
    devoured: devouredPoints(view, seat),
    upgrade: sum(view.upgrades[seat]!.map(card => faces.development[card - 1]!.points)),
    dream: sum(view.fulfilled[seat]!.map(dream => faces.dreams[dream - 1]!.points)),
  }))

const totalOf = (scores: Scores): number => sum(CATEGORIES.map(category => scores[category]))

/** The points of every seat as they stand. */
export const scoresOf = (view: Redacted<View>, book: Book): readonly number[] => categoriesOf(view, book).map(totalOf)
