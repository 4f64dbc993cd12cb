import { ALL_CATS } from './components.ts'
import { type CatCard, COLOURS, FOODS, TOKENS } from './vocabulary.ts'

/*
 * What is printed on the cats, compiled once from the data into rows of numbers by cat: rules and solver read these.
 */

/** Food by kind; a wild treat comes after the three. */
export const KINDS_OF_FOOD = FOODS.length
export const WILD = TOKENS.indexOf('wild')
export const TOKENS_PER_BOWL = TOKENS.length

const column = (read: (cat: CatCard) => number): Uint8Array => Uint8Array.from(ALL_CATS, read)

/** Per cat, how much of each kind it needs; nothing for cats that eat what they are given. */
export const NEEDS = Uint8Array.from(
  ALL_CATS.flatMap(({ eats }) => FOODS.map(food => ('exactly' in eats ? (eats.exactly[food] ?? 0) : 0))),
)
/** Per cat, all it needs; 0 for cats that eat what they are given. */
export const SIZE = column(({ eats }) =>
  'exactly' in eats ? FOODS.reduce((sum, food) => sum + (eats.exactly[food] ?? 0), 0) : 0,
)
/** Per cat, the most it eats of one kind, if it is that sort of cat. */
export const MOST_OF_ONE_KIND = column(({ eats }) => ('oneKind' in eats ? eats.oneKind.most : 0))
export const EATS_ANYTHING = column(({ eats }) => ('anything' in eats ? 1 : 0))

/** A bit per colour. */
export const COLOUR_BITS = column(({ colours }) =>
  colours.reduce((bits, colour) => bits | (1 << COLOURS.indexOf(colour)), 0),
)

/** What the points of a cat are multiplied by. */
export const PER_CARD = 0
/** One of three, by colour. */
export const PER_COLOUR = 1
export const PER_SET = 4
export const PER_COSTUME = 5
export const PER_TOY = 6
export const PER_FOOD = 7
export const PER_SAME_FOOD = 8
export const IF_MOST_FED = 9

export const WORTH = column(({ worth }) => {
  if ('mostFed' in worth) return IF_MOST_FED
  if (!('each' in worth)) return PER_CARD
  const { each } = worth
  if ('have' in each) return each.have === 'costume' ? PER_COSTUME : PER_TOY
  if ('eaten' in each) return PER_FOOD
  if (each.fed === 'colourSet') return PER_SET
  return each.fed === 'eatingTheSame' ? PER_SAME_FOOD : PER_COLOUR + COLOURS.indexOf(each.fed)
})
export const POINTS = column(({ worth }) => ('mostFed' in worth ? worth.mostFed : worth.points))
/** Points of a cat that counts who fed most, for everyone else. */
export const OTHERWISE = column(({ worth }) => ('mostFed' in worth ? worth.otherwise : 0))

export const CATNIP_GIFT = column(({ gift }) => (gift !== undefined && 'catnip' in gift ? gift.catnip : 0))
export const WILD_GIFT = column(({ gift }) => (gift !== undefined && 'asWild' in gift ? gift.asWild : 0))

/** What the solver takes for granted: of cats that hang together with everything else there is one of a sort. */
function checkOneOfASort(sort: string, cats: Uint8Array, test: (value: number, cat: number) => boolean): void {
  if (cats.filter(test).length > 1)
    throw new Error(`more than one cat ${sort}: the feeding could not be solved exactly`)
}
checkOneOfASort('eats anything', EATS_ANYTHING, value => value > 0)
checkOneOfASort('makes tokens wild', WILD_GIFT, value => value > 0)
checkOneOfASort('counts who eats the same', WORTH, value => value === PER_SAME_FOOD)
checkOneOfASort(
  'is fed as much as one likes of a kind',
  WORTH,
  (value, cat) => value === PER_FOOD && MOST_OF_ONE_KIND[cat]! > 0,
)
