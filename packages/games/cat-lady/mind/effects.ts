import {
  CATNIP_GIFT,
  COLOUR_BITS,
  EATS_ANYTHING,
  IF_MOST_FED,
  KINDS_OF_FOOD,
  NEEDS,
  OTHERWISE,
  PER_CARD,
  PER_COLOUR,
  PER_COSTUME,
  PER_FOOD,
  PER_SAME_FOOD,
  PER_SET,
  PER_TOY,
  POINTS,
  TOKENS_PER_BOWL,
  WILD_GIFT,
  WORTH,
} from '../cat-tables.ts'
import { ALL_CATS, AMOUNT_OF, HAND_KINDS, HAND_OF, TOKEN_OF } from '../components.ts'
import { THINGS } from '../things.ts'

/*
 * What each card changes in the counts of a household, compiled once: a household with one more card is found by a few additions.
 */

const KINDS = KINDS_OF_FOOD

// --- The counts ---

/** Tokens the cats ask for, by kind. */
export const NEEDED = 0
/** Tokens there are, by kind; wild ones last. */
export const FOOD = NEEDED + KINDS
/** Cats by colour. */
export const COLOURED = FOOD + TOKENS_PER_BOWL
/** Points for every cat of a colour. */
export const PER_COLOURED = COLOURED + KINDS
/** Cats that ask for a kind of food. */
export const EATERS = PER_COLOURED + KINDS
/** Cards in hand, by kind. */
export const HAND = EATERS + KINDS
export const CATS = HAND + HAND_KINDS.length
/** Points of cats that count nothing. */
export const PRINTED = CATS + 1
/** Points for every set of three colours, for every costume, for every toy. */
export const PER_COLOUR_SET = PRINTED + 1
export const PER_COSTUME_HELD = PER_COLOUR_SET + 1
export const PER_TOY_HELD = PER_COSTUME_HELD + 1
/** Points for every token given, to the cat that eats one kind and to the one that eats anything. */
export const PER_TOKEN_OF_ONE_KIND = PER_TOY_HELD + 1
export const PER_TOKEN = PER_TOKEN_OF_ONE_KIND + 1
/** Points for every other cat that eats the same. */
export const PER_EATER = PER_TOKEN + 1
/** Tokens that may pass for wild. */
export const PASSING = PER_EATER + 1
/** Cats that pass for catnip. */
export const AS_CATNIP = PASSING + 1
/** Cats of which more is to be said than the points printed on them and what they eat. */
export const PECULIAR = AS_CATNIP + 1
export const COUNTS = PECULIAR + 1

type Effect = readonly [count: number, amount: number]

function effectsOfCat(cat: number): Effect[] {
  const perKind = Array.from({ length: KINDS }, (_, kind): Effect[] => [
    [NEEDED + kind, NEEDS[cat * KINDS + kind]!],
    [EATERS + kind, Math.min(1, NEEDS[cat * KINDS + kind]!)],
    [COLOURED + kind, (COLOUR_BITS[cat]! >> kind) & 1],
  ])
  const isPeculiar = countOfWorth(cat) !== PRINTED || WILD_GIFT[cat]! > 0
  return [
    [CATS, 1],
    [countOfWorth(cat), surePoints(cat)],
    [PASSING, WILD_GIFT[cat]!],
    [AS_CATNIP, CATNIP_GIFT[cat]!],
    [PECULIAR, isPeculiar ? 1 : 0],
    ...perKind.flat(),
  ]
}

/** To have fed most cats, and alone, is nothing to count on. */
const surePoints = (cat: number): number => (WORTH[cat] === IF_MOST_FED ? OTHERWISE[cat]! : POINTS[cat]!)

function countOfWorth(cat: number): number {
  const worth = WORTH[cat]!
  switch (worth) {
    case PER_CARD:
    case IF_MOST_FED:
      return PRINTED
    case PER_SET:
      return PER_COLOUR_SET
    case PER_COSTUME:
      return PER_COSTUME_HELD
    case PER_TOY:
      return PER_TOY_HELD
    case PER_FOOD:
      return EATS_ANYTHING[cat] === 1 ? PER_TOKEN : PER_TOKEN_OF_ONE_KIND
    case PER_SAME_FOOD:
      return PER_EATER
    default:
      return PER_COLOURED + worth - PER_COLOUR
  }
}

const effectsOfThing = (thing: number): Effect[] =>
  TOKEN_OF[thing]! >= 0 ? [[FOOD + TOKEN_OF[thing]!, AMOUNT_OF[thing]!]] : [[HAND + HAND_OF[thing]!, 1]]

/** Cats and strays first, then the other cards. */
const EFFECTS: readonly (readonly Effect[])[] = [
  ...ALL_CATS.map((_, cat) => effectsOfCat(cat)),
  ...THINGS.map((_, thing) => effectsOfThing(thing)),
].map(effects => effects.filter(([, amount]) => amount > 0))

/** Per source, where its effects begin; the last one ends the row. */
export const EFFECTS_FROM = Uint16Array.from([
  0,
  ...EFFECTS.map((_, source) => EFFECTS.slice(0, source + 1).flat().length),
])
export const EFFECT_COUNT = Uint8Array.from(EFFECTS.flat(), ([count]) => count)
export const EFFECT_AMOUNT = Int8Array.from(EFFECTS.flat(), ([, amount]) => amount)
