import { type Allowed, BadInput, type Seat, seatsOf } from '@sennik/engine'
import {
  type Cat,
  catSymbol,
  copiesFor,
  FIRST_STRAY,
  isStray,
  LOST_FOR_ONE,
  MAX_SEATS,
  MIN_SEATS,
  OPEN_STRAYS,
} from './components.ts'
import { countTable, type SeatCount } from './counting.ts'
import type { Feeding, Laid } from './household.ts'
import { bestSeats } from './scoring.ts'
import { bestFeedings } from './settlement.ts'
import { THINGS } from './things.ts'
import { TOKENS, TOYS, type Token, type Toy } from './vocabulary.ts'

/** What one player has on a real table at the end of a game, as a companion asks for it. What is left out is none. */
export interface TableSeat {
  /** Cats and strays. */
  readonly cats?: readonly Cat[]
  readonly food?: { readonly [T in Token]?: number }
  readonly toys?: { readonly [T in Toy]?: number }
  readonly costumes?: number
  readonly catnip?: number
  /** Lost cats still in hand. */
  readonly lost?: number
  readonly sprays?: number
  /** Tokens worth 2 VP. */
  readonly tokens?: number
}

export interface RealTable {
  readonly seats: readonly TableSeat[]
}

export interface TableScore {
  readonly seats: readonly (SeatCount & {
    /** The cats in the order in which they were given, and the bowls that are best for them. */
    readonly cats: readonly Cat[]
    readonly feeding: Feeding
  })[]
  readonly winners: readonly Seat[]
}

/** The full score of what lies on a real table, everybody's cats fed in the best way. Throws `BadInput` for a table that cannot be. */
export function scoreTable(table: RealTable): TableScore {
  checkTable(table)
  const laid = table.seats.map(laidOf)
  const feedings = bestFeedings(laid.map(({ household }) => household))
  const counts = countTable(laid.map((each, seat) => ({ ...each, bowls: feedings[seat]!.bowls })))
  return {
    seats: counts.map((count, seat) => ({
      ...count,
      cats: laid[seat]!.household.cats,
      feeding: feedings[seat]!,
    })),
    winners: seatsOf(bestSeats(counts)),
  }
}

function laidOf(seat: TableSeat): Laid {
  const toys = TOYS.map(toy => seat.toys?.[toy] ?? 0)
  return {
    household: {
      cats: seat.cats ?? [],
      food: TOKENS.map(token => seat.food?.[token] ?? 0),
      costumes: seat.costumes ?? 0,
      toys: toys.reduce((sum, count) => sum + count, 0),
      catnip: seat.catnip ?? 0,
    },
    bowls: [],
    toys,
    lost: seat.lost ?? 0,
    tokens: seat.tokens ?? 0,
  }
}

/**
 * Refuses a table with more of something than there is in a game of so many players (CAT-2): cats, tokens, cards; more strays than lie
 * open; more lost cats than there are, counting two for every stray and token (CAT-1, CAT-18). Throws `BadInput`.
 */
export function checkTable({ seats }: RealTable): void {
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS)
    throw new BadInput({ kind: 'seatCount', given: String(seats.length), min: MIN_SEATS, max: MAX_SEATS })
  const copies = copiesFor(seats.length)
  const check = (card: string, given: number, most: number): void => {
    if (given > most) throw tooMany(card, given, most, seats.length)
  }
  const sum = (count: (seat: TableSeat) => number | undefined): number =>
    seats.reduce((total, seat) => total + (count(seat) ?? 0), 0)

  const all = seats.flatMap(seat => seat.cats ?? [])
  for (const cat of all)
    check(catSymbol(cat), all.filter(other => other === cat).length, isStray(cat) ? 1 : copies[cat]!)
  const strays = all.filter(isStray).length
  check('stray', strays, OPEN_STRAYS)
  THINGS.forEach(({ id, is }, thing) => {
    const box = copies[FIRST_STRAY + thing]!
    if ('toy' in is)
      check(
        id,
        sum(seat => seat.toys?.[is.toy]),
        box,
      )
    else if ('hand' in is && is.hand === 'costume')
      check(
        id,
        sum(seat => seat.costumes),
        box,
      )
    else if ('hand' in is && is.hand === 'catnip')
      check(
        id,
        sum(seat => seat.catnip),
        box,
      )
    else if ('hand' in is && is.hand === 'spray')
      check(
        id,
        sum(seat => seat.sprays),
        box,
      )
    else if ('hand' in is) check(id, sum(seat => seat.lost) + LOST_FOR_ONE * (strays + sum(seat => seat.tokens)), box)
  })
  for (const token of TOKENS)
    check(
      token,
      sum(seat => seat.food?.[token]),
      tokensFor(token, copies),
    )
}

export const tooMany = (card: Allowed, given: number, box: number, seats?: number): BadInput =>
  new BadInput({ kind: 'tooManyCards', card, given, box, ...(seats === undefined ? {} : { seats }) })

/** How many tokens of a kind all its cards come to. */
const tokensFor = (token: Token, copies: readonly number[]): number =>
  THINGS.reduce(
    (total, { is }, thing) =>
      'token' in is && is.token === token ? total + is.amount * copies[FIRST_STRAY + thing]! : total,
    0,
  )
