import { listOf, SeededRng } from '@sennik/engine'

/** Who plays whom, how often, and from where chance begins. */
export interface Plan {
  /** As they were asked for, all different. */
  readonly bots: readonly string[]
  /** Who plays together, by their place among the bots: within a company everybody meets everybody. */
  readonly companies: readonly (readonly number[])[]
  readonly seats: number
  /** For each line-up, as many as were asked for; a deal is always played out from every seat. */
  readonly games: number
  readonly seed: string
}

/** One of the games of a plan. */
export interface Pairing {
  /** Bots by their place in the plan, one for each seat. */
  readonly seated: readonly number[]
  readonly lineUp: number
  /** Where the chance of the table begins; the same for all seatings of a deal. */
  readonly deal: string
  /** Where the chance of the bots begins. */
  readonly thoughts: string
}

/**
 * Everybody who sits down together, one bot for each seat. A company may be larger than the table, or smaller: each of it gets a seat as
 * often as any other, the seats that are then left go to each choice of different ones in turn. So all of it meet equally often.
 */
export function lineUpsOf({ companies, seats }: Pick<Plan, 'companies' | 'seats'>): number[][] {
  const lineUps = new Map<string, number[]>()
  for (const company of companies) {
    const all = listOf(Math.floor(seats / company.length), () => company).flat()
    for (const others of choicesOf(company, seats % company.length)) {
      const lineUp = [...all, ...others]
      lineUps.set(lineUp.toSorted().join(), lineUp)
    }
  }
  return [...lineUps.values()]
}

/** Every choice of so many things, in the order of the things. */
function choicesOf(things: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return things.flatMap((thing, index) => choicesOf(things.slice(index + 1), count - 1).map(rest => [thing, ...rest]))
}

/** The games of a plan by their number. Those of a plan with more games begin with these. */
export class Schedule {
  readonly lineUps: readonly (readonly number[])[]
  /** How many games there are. */
  readonly size: number
  private readonly plan: Plan

  constructor(plan: Plan) {
    this.plan = plan
    this.lineUps = lineUpsOf(plan)
    this.size = this.lineUps.length * Math.ceil(plan.games / plan.seats) * plan.seats
  }

  /** Games with the same cards and the same company follow each other; each is another rotation of the seats. */
  at(number: number): Pairing {
    const { bots, seats, seed } = this.plan
    const rotation = number % seats
    const lineUp = this.lineUpOf(this.dealOf(number))
    // By name, so that a company plays the same games whoever else is in the plan.
    const company = this.lineUps[lineUp]!.toSorted((one, other) => (bots[one]! < bots[other]! ? -1 : 1))
    const index = Math.floor(this.dealOf(number) / this.lineUps.length)
    const deal = `${seed} ${company.map(bot => bots[bot]).join(' ')} ${index}`
    const circle = shuffled(company, SeededRng.of(`${deal} seats`))
    return {
      seated: circle.map((_, seat) => circle[(seat + rotation) % seats]!),
      lineUp,
      deal,
      thoughts: `${deal} thoughts ${rotation}`,
    }
  }

  /** Which deal a game is played with, counted over all line-ups. */
  dealOf(number: number): number {
    return Math.floor(number / this.plan.seats)
  }

  lineUpOf(deal: number): number {
    return deal % this.lineUps.length
  }
}

function shuffled(things: readonly number[], rng: SeededRng): number[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const kept = mixed[last]!
    mixed[last] = mixed[other]!
    mixed[other] = kept
  }
  return mixed
}
