import { type Cat, catCard } from './components.ts'
import type { Household, Rivals } from './household.ts'
import { type CatCard, COLOURS, type Colour, type Counted, FOODS } from './vocabulary.ts'

/*
 * Every feeding there is, token by token, for tests: written from the printed cards alone, without tables, counts of tokens or bounds, so
 * that it shares nothing with the solver but the rules.
 */

interface Meal {
  readonly card: CatCard
  readonly tokens: number
  /** The kinds it eats, a bit each. */
  readonly kinds: number
  /** Tokens in its bowl that pass for wild. */
  readonly passing: number
}

const WILD = 3
const MOST_PASSING = 2

/** The most points that any feeding brings. */
export function bruteForce(household: Household, rivals: Rivals): number {
  const cards = household.cats.map((cat: Cat) => catCard(cat))
  const left = [...household.food]
  let best = Number.NEGATIVE_INFINITY

  const feed = (index: number, meals: readonly Meal[], passing: number): void => {
    if (index === cards.length) {
      if (passing > wildGift(meals)) return
      best = Math.max(best, pointsOf(household, rivals, cards, meals, left))
      return
    }
    const card = cards[index]!
    feed(index + 1, meals, passing)
    serve(card, left, meal => {
      const own = card.gift !== undefined && 'asWild' in card.gift
      if (own && meal.passing > 0) return
      if (passing + meal.passing <= MOST_PASSING) feed(index + 1, [...meals, meal], passing + meal.passing)
    })
  }
  feed(0, [], 0)
  return best
}

const wildGift = (meals: readonly Meal[]): number =>
  meals.reduce((sum, { card }) => sum + (card.gift !== undefined && 'asWild' in card.gift ? card.gift.asWild : 0), 0)

/** Every way to fill one bowl, with the tokens taken away while the rest is tried. */
function serve(card: CatCard, left: number[], then: (meal: Meal) => void): void {
  const { eats } = card
  if ('exactly' in eats) {
    const wanted = FOODS.flatMap((food, kind) => Array<number>(eats.exactly[food] ?? 0).fill(kind))
    fill(card, wanted, left, then)
  } else if ('oneKind' in eats) {
    for (let kind = 0; kind < WILD; kind++)
      for (let amount = 1; amount <= eats.oneKind.most; amount++)
        fill(card, Array<number>(amount).fill(kind), left, then)
  } else fillWithAnything(card, left, then)
}

/** Each wanted food by a token of its kind, a wild one, or one of another kind that passes for wild. */
function fill(card: CatCard, wanted: readonly number[], left: number[], then: (meal: Meal) => void): void {
  const kinds = wanted.reduce((bits, kind) => bits | (1 << kind), 0)
  const next = (slot: number, passing: number): void => {
    if (passing > MOST_PASSING) return
    if (slot === wanted.length) {
      then({ card, tokens: wanted.length, kinds, passing })
      return
    }
    for (let token = 0; token <= WILD; token++) {
      if (left[token] === 0) continue
      left[token]!--
      next(slot + 1, passing + (token === WILD || token === wanted[slot] ? 0 : 1))
      left[token]!++
    }
  }
  next(0, 0)
}

function fillWithAnything(card: CatCard, left: number[], then: (meal: Meal) => void): void {
  const most = [...left]
  for (let chicken = 0; chicken <= most[0]!; chicken++)
    for (let tuna = 0; tuna <= most[1]!; tuna++)
      for (let milk = 0; milk <= most[2]!; milk++)
        for (let wild = 0; wild <= most[WILD]!; wild++) {
          const given = [chicken, tuna, milk, wild]
          const tokens = chicken + tuna + milk + wild
          if (tokens === 0) continue
          given.forEach((count, token) => {
            left[token]! -= count
          })
          const plain = (chicken > 0 ? 1 : 0) | (tuna > 0 ? 2 : 0) | (milk > 0 ? 4 : 0)
          for (let named = 0; named < 8; named++) {
            const namings = (named & 1) + ((named >> 1) & 1) + (named >> 2)
            const passing = Math.max(0, namings - wild)
            if (passing <= tokens - wild) then({ card, tokens, kinds: plain | named, passing })
          }
          given.forEach((count, token) => {
            left[token]! += count
          })
        }
}

function pointsOf(
  household: Household,
  rivals: Rivals,
  cards: readonly CatCard[],
  meals: readonly Meal[],
  left: readonly number[],
): number {
  const fedOf = (colour: Colour): number => meals.filter(({ card }) => card.colours.includes(colour)).length
  const timesOf = (each: Counted, meal: Meal): number => {
    if ('have' in each) return each.have === 'toy' ? household.toys : household.costumes
    if ('eaten' in each) return meal.tokens
    if (each.fed === 'colourSet') return Math.min(...COLOURS.map(fedOf))
    if (each.fed === 'eatingTheSame')
      return meals.filter(other => other !== meal && (other.kinds & meal.kinds) !== 0).length
    return fedOf(each.fed)
  }
  let points = -2 * (cards.length - meals.length)
  for (const meal of meals) {
    const { worth } = meal.card
    if ('mostFed' in worth) points += meals.length > rivals.mostFed ? worth.mostFed : worth.otherwise
    else points += worth.points * ('each' in worth ? timesOf(worth.each, meal) : 1)
  }
  const over = left.reduce((sum, count) => sum + count, 0)
  if (over > 0 && over >= rivals.mostLeft) points -= 2
  const gift = meals.reduce(
    (sum, { card }) => sum + (card.gift !== undefined && 'catnip' in card.gift ? card.gift.catnip : 0),
    0,
  )
  const catnipValue = (catnip: number): number => {
    if (catnip === 0) return 0
    if (catnip === 1) return -2
    return meals.length * (catnip < 4 ? 1 : 2)
  }
  return points + Math.max(catnipValue(household.catnip), catnipValue(household.catnip + gift))
}
