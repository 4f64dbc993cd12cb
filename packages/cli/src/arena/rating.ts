import { listOf } from '@sennik/engine'

/** Points of Elo's scale for each step of the natural logarithm: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10
/** The mean of all bots. */
export const ANCHOR = 1000
/** The quantile of a 95 % interval. */
export const CERTAINTY = 1.96
const MOST_STEPS = 200
const LONGEST_STEP = 2
const CLOSE_ENOUGH = 1e-9

/** All games of a deal, which are the same company in every seat: who sat there, in how many seats, and what they won. */
export interface Deal {
  /** Seats of each bot. */
  readonly seats: readonly number[]
  /** Wins of each bot over all its seats; a shared win counts for each in part. */
  readonly wins: readonly number[]
  readonly games: number
}

export interface Rating {
  readonly elo: number
  /** 95 %. */
  readonly interval: readonly [number, number]
}

/**
 * The most likely ratings, if whoever sits at a table wins as often as their strength is a part of everybody's (Bradley and Terry for two,
 * Luce for more). As if every two who met had shared one game more, so that somebody who always wins is not infinitely strong.
 */
export function ratingsOf(deals: readonly Deal[], bots: number): Rating[] {
  const shared = pairsOf(bots)
    .filter(([one, other]) => deals.some(({ seats }) => seats[one]! > 0 && seats[other]! > 0))
    .map(([one, other]) => drawnGame(bots, one, other))
  const all = [...deals, ...shared]
  const strengths = mostLikely(all, bots)
  const inverse = withoutMean(inverseOf(withMean(curvature(all, strengths))))
  const slopes = deals.map(deal => slopeOf(deal, strengths))
  return strengths.map((strength, bot) => {
    // Games of one deal hang together: whichever is wider, as though they did not or by what the deals differ.
    const alone = inverse[bot]![bot]!
    const byDeals = slopes.reduce((sum, slope) => sum + dot(inverse[bot]!, slope) ** 2, 0)
    const margin = CERTAINTY * Math.sqrt(Math.max(alone, byDeals)) * SCALE
    const elo = ANCHOR + SCALE * strength
    return { elo, interval: [elo - margin, elo + margin] }
  })
}

/** Every two of so many. */
export const pairsOf = (count: number): [number, number][] =>
  listOf(count, one => listOf(count - one - 1, step => [one, one + step + 1] as [number, number])).flat()

function drawnGame(bots: number, one: number, other: number): Deal {
  const each = (share: number): number[] => listOf(bots, bot => (bot === one || bot === other ? share : 0))
  return { seats: each(1), wins: each(0.5), games: 1 }
}

/** Newton's method; what is sought has one summit. */
function mostLikely(deals: readonly Deal[], bots: number): number[] {
  let strengths = listOf(bots, () => 0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const slopes = deals.map(deal => slopeOf(deal, strengths))
    const slope = listOf(bots, bot => slopes.reduce((sum, each) => sum + each[bot]!, 0))
    const inverse = inverseOf(withMean(curvature(deals, strengths)))
    const change = inverse.map(row => dot(row, slope))
    const longest = Math.max(...change.map(Math.abs))
    const shortened = Math.min(1, LONGEST_STEP / Math.max(longest, CLOSE_ENOUGH))
    strengths = strengths.map((strength, bot) => strength + shortened * change[bot]!)
    if (longest < CLOSE_ENOUGH) break
  }
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / bots
  return strengths.map(strength => strength - mean)
}

/** How often each bot should win a game of this company. */
function expectedIn({ seats }: Deal, strengths: readonly number[]): number[] {
  const weights = seats.map((count, bot) => count * Math.exp(strengths[bot]!))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

function slopeOf(deal: Deal, strengths: readonly number[]): number[] {
  const expected = expectedIn(deal, strengths)
  return deal.wins.map((won, bot) => won - deal.games * expected[bot]!)
}

/** Fisher's information. */
function curvature(deals: readonly Deal[], strengths: readonly number[]): number[][] {
  const information = strengths.map(() => strengths.map(() => 0))
  for (const deal of deals) {
    const expected = expectedIn(deal, strengths)
    expected.forEach((one, row) => {
      if (one === 0) return
      expected.forEach((other, column) => {
        information[row]![column]! += deal.games * ((row === column ? one : 0) - one * other)
      })
    })
  }
  return information
}

/** Only differences can be known: with the mean pinned down the matrix has an inverse. */
const withMean = (matrix: readonly (readonly number[])[]): number[][] =>
  matrix.map(row => row.map(cell => cell + 1 / matrix.length))

const withoutMean = (matrix: readonly (readonly number[])[]): number[][] =>
  matrix.map(row => row.map(cell => cell - 1 / matrix.length))

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0)

/** By elimination; the matrix is symmetric and positive, so nothing has to be exchanged. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, index) => [...row, ...listOf(size, column => (column === index ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot++) {
    const divisor = rows[pivot]![pivot]!
    rows[pivot] = rows[pivot]!.map(cell => cell / divisor)
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![pivot]!
      if (row === pivot || factor === 0) continue
      rows[row] = rows[row]!.map((cell, column) => cell - factor * rows[pivot]![column]!)
    }
  }
  return rows.map(row => row.slice(size))
}
