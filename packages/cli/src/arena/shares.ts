import { CERTAINTY, type Deal } from './rating.ts'

/** A part of something that was counted, and what it may be in truth. */
export interface Share {
  readonly share: number
  /** 95 %. */
  readonly interval: readonly [number, number]
}

/** What a deal adds to a share: this much of that much. */
interface Part {
  readonly won: number
  readonly of: number
}

/** How often a bot wins, seat for seat. */
export const shareOf = (deals: readonly Deal[], bot: number): Share =>
  shareOfParts(deals.map(({ seats, wins, games }) => ({ won: wins[bot]!, of: seats[bot]! * games })))

/** Of the wins that fell to one of two bots at the same table, the part of the first. */
export function shareAgainst(deals: readonly Deal[], one: number, other: number): Share & { readonly games: number } {
  const together = deals.filter(({ seats }) => seats[one]! > 0 && seats[other]! > 0)
  const games = together.reduce((sum, deal) => sum + deal.games, 0)
  const parts = together.map(({ wins }) => ({ won: wins[one]!, of: wins[one]! + wins[other]! }))
  return { ...shareOfParts(parts), games }
}

/**
 * Wilson's interval, which is right also where nearly all was won. The games of a deal hang together; if deals differ more than games that
 * do not would, there were as many fewer games to learn from.
 */
function shareOfParts(parts: readonly Part[]): Share {
  const count = parts.reduce((sum, part) => sum + part.of, 0)
  if (count === 0) return { share: 0.5, interval: [0, 1] }
  const share = parts.reduce((sum, part) => sum + part.won, 0) / count
  const alone = share * (1 - share) * count
  const byDeals = parts.reduce((sum, { won, of }) => sum + (won - share * of) ** 2, 0)
  const learned = alone === 0 ? count : count / Math.max(1, byDeals / alone)
  const square = CERTAINTY ** 2
  const middle = (share + square / (2 * learned)) / (1 + square / learned)
  const margin =
    (CERTAINTY / (1 + square / learned)) * Math.sqrt((share * (1 - share)) / learned + square / (4 * learned ** 2))
  return { share, interval: [Math.max(0, middle - margin), Math.min(1, middle + margin)] }
}
