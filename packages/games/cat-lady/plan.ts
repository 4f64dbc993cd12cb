import { KINDS_OF_FOOD, MOST_OF_ONE_KIND, NEEDS } from './cat-tables.ts'

/** How a cat is to be fed: not at all; with what is on its card, or with the rest; or with so much of one kind. */
export type Plan = number

export const HUNGRY: Plan = 0
export const AS_PRINTED: Plan = 7

const KINDS = KINDS_OF_FOOD
const AMOUNTS = 8

export const soMuchOf = (food: number, amount: number): Plan => food * AMOUNTS + amount
export const amountIn = (plan: Plan): number => plan % AMOUNTS
export const kindIn = (plan: Plan): number => Math.floor(plan / AMOUNTS)

/** What a cat needs of a kind under its plan. */
export function needOf(cat: number, plan: Plan, food: number): number {
  if (plan === HUNGRY) return 0
  if (plan === AS_PRINTED) return NEEDS[cat * KINDS + food]!
  return kindIn(plan) === food ? amountIn(plan) : 0
}

if (MOST_OF_ONE_KIND.some(most => most >= AS_PRINTED)) throw new Error('a cat eats more of one kind than plans can say')
