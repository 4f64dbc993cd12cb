import type { Seat } from '@sennik/engine'
import { KINDS_OF_FOOD, MOST_OF_ONE_KIND, TOKENS_PER_BOWL, WILD } from '../cat-tables.ts'
import { catnipInUse, catnipPerCat } from '../catnip.ts'
import {
  ALL_CATS,
  AMOUNT_OF,
  COSTUME_PRIZE,
  copiesFor,
  FIRST_STRAY,
  HAND_KINDS,
  LINE_CARDS,
  LONE_CATNIP,
  LOST_FOR_ONE,
  MAX_SEATS,
  NO_COSTUME,
  OPEN_STRAYS,
  TOKEN_OF,
  TOKEN_POINTS,
  TOY_SET_POINTS,
} from '../components.ts'
import type { State } from '../state.ts'
import { THINGS } from '../things.ts'
import { TOYS } from '../vocabulary.ts'
import * as effects from './effects.ts'

/** Names of this file's own: what the compiler can take for granted, however modules are loaded. */
const {
  AS_CATNIP,
  CATS,
  COLOURED,
  COUNTS,
  EATERS,
  EFFECT_AMOUNT,
  EFFECT_COUNT,
  EFFECTS_FROM,
  FOOD,
  HAND,
  NEEDED,
  PASSING,
  PECULIAR,
  PER_COLOUR_SET,
  PER_COLOURED,
  PER_COSTUME_HELD,
  PER_EATER,
  PER_TOKEN,
  PER_TOKEN_OF_ONE_KIND,
  PER_TOY_HELD,
  PRINTED,
} = effects
const SET_POINTS = Uint8Array.from(TOY_SET_POINTS)
const WILD_TREAT = WILD
const TOKEN_WORTH = TOKEN_POINTS
const PER_PAIR = LOST_FOR_ONE
const STRAYS_FROM = FIRST_STRAY
const KINDS = KINDS_OF_FOOD
const TOKENS = TOKENS_PER_BOWL
const HANDS = HAND_KINDS.length
const CAT_COUNT = ALL_CATS.length
const TOY_KINDS = TOYS.length
const STRAY_PLACES = OPEN_STRAYS
const MOST_EATEN = Math.max(...MOST_OF_ONE_KIND)
const COSTUME = HAND_KINDS.indexOf('costume')
const LOST = HAND_KINDS.indexOf('lost')
const CATNIP = HAND_KINDS.indexOf('catnip')

/*
 * What things come to that are not decided yet. These are measured, not reasoned: the policy that uses them played against its neighbours
 * until none was better. `EARLY` is with a whole game ahead and fades with the turns.
 */

/** What a missing token costs that will probably come; one more than that. */
const MISSING = 1.75
const MISSING_FOR_GOOD = 3
/** How much of its even share of the food still to come a household can count on. */
const SHARE_OF_FOOD = 0.47
const EARLY_SPARE = 1.8
const WILD_SPARE = 0.8
const EARLY_WILD_SPARE = 2.9
const EARLY_CAT = -0.5
const EARLY_LONE_CATNIP = 6.3
const EARLY_THIRD_CATNIP = 1.2
const CATS_PER_TURN = 0.7
/** How many costumes more than the rivals make it likely to have the most: at the end, and more for every turn ahead. */
const COSTUME_LEAD = 0.23
const COSTUME_LEAD_PER_TURN = 0.22
const EARLY_NO_COSTUME = 1.75
/** A pair of lost cats while strays lie open, and one that may become a pair. */
const PAIR = 2.7
const EARLY_SINGLE = 1.9

const TURNS_OF_A_GAME = 10
const MOST_TURNS = 40
const LEADS = 20
const EVEN = LEADS / 2

/** What having so many costumes more than the best rival is worth with so many turns to come. */
const COSTUME_WORTH = Float64Array.from({ length: MOST_TURNS * LEADS }, (_, cell) => {
  const turns = Math.floor(cell / LEADS)
  const lead = (cell % LEADS) - EVEN
  return COSTUME_PRIZE / (1 + Math.exp((-2 * lead) / (COSTUME_LEAD + COSTUME_LEAD_PER_TURN * turns)))
})

/** Per number of seats and kind, the tokens in the whole deck. */
const ALL_FOOD = Uint8Array.from({ length: (MAX_SEATS + 1) * KINDS }, (_, cell) =>
  THINGS.reduce(
    (sum, _thing, thing) =>
      TOKEN_OF[thing] === cell % KINDS
        ? sum + AMOUNT_OF[thing]! * copiesFor(Math.floor(cell / KINDS))[FIRST_STRAY + thing]!
        : sum,
    0,
  ),
)
const FOOD_CARDS = Uint8Array.from(THINGS.flatMap((_, thing) => (TOKEN_OF[thing]! >= 0 ? [thing] : [])))

/** CAT-16, counted where the toys are: the first of each kind make one set, the second ones the next. */
export function toySetPoints(counts: ArrayLike<number>, from: number): number {
  let points = 0
  let most = 1
  for (let layer = 1; layer <= most; layer++) {
    let different = 0
    for (let toy = 0; toy < TOY_KINDS; toy++) {
      const count = counts[from + toy]!
      if (count >= layer) different++
      if (count > most) most = count
    }
    points += SET_POINTS[different]!
  }
  return points
}

/** What a household will probably come to, by what lies in the open. Reads no card of the deck. */
export class Outlook {
  private readonly counts = new Int32Array(COUNTS)
  /** Tokens of each kind that will probably come. */
  private readonly coming = new Float64Array(KINDS)
  /** Turns of this seat still to come, and the same as a part of a game. */
  private turns = 0
  private hope = 0
  private rivalCostumes = 0
  private openStrays = 0
  private tokens = 0

  read(s: State, seat: Seat): void {
    const { counts } = this
    const seats = s.seats()
    counts.fill(0)
    for (let cat = 0; cat < CAT_COUNT; cat++) if (s.owners[cat] === seat + 1) this.add(cat)
    for (let kind = 0; kind < HANDS; kind++) counts[HAND + kind] = s.hands[seat * HANDS + kind]!
    for (let food = 0; food < TOKENS; food++) counts[FOOD + food] = s.stock[seat * TOKENS + food]!
    this.rivalCostumes = 0
    for (let other = 0; other < seats; other++)
      if (other !== seat) this.rivalCostumes = Math.max(this.rivalCostumes, s.hands[other * HANDS + COSTUME]!)
    this.openStrays = 0
    for (let place = 0; place < STRAY_PLACES; place++) if (s.strays[place]! > 0) this.openStrays++
    this.tokens = s.tokens[seat]!
    this.turns = s.deckSize() / (LINE_CARDS * seats)
    this.hope = this.turns / TURNS_OF_A_GAME
    this.readComing(s, seats)
  }

  /** Food that nobody has taken yet is in the grid, in the deck or put away. */
  private readComing(s: State, seats: number): void {
    const { coming, turns } = this
    for (let kind = 0; kind < KINDS; kind++) coming[kind] = ALL_FOOD[seats * KINDS + kind]!
    for (let index = 0; index < FOOD_CARDS.length; index++) {
      const thing = FOOD_CARDS[index]!
      if (TOKEN_OF[thing] !== WILD_TREAT) coming[TOKEN_OF[thing]!]! -= AMOUNT_OF[thing]! * s.discarded[thing]!
    }
    const share = (SHARE_OF_FOOD * turns) / ((turns + 1) * seats)
    for (let kind = 0; kind < KINDS; kind++) coming[kind]! *= share
  }

  /** One more: a cat or stray by its number, or another card; those are numbered from the last stray on. */
  add(source: number): void {
    const { counts } = this
    const end = EFFECTS_FROM[source + 1]!
    for (let effect = EFFECTS_FROM[source]!; effect < end; effect++)
      counts[EFFECT_COUNT[effect]!]! += EFFECT_AMOUNT[effect]!
  }

  remove(source: number): void {
    const { counts } = this
    const end = EFFECTS_FROM[source + 1]!
    for (let effect = EFFECTS_FROM[source]!; effect < end; effect++)
      counts[EFFECT_COUNT[effect]!]! -= EFFECT_AMOUNT[effect]!
  }

  /** One more card of the main deck. */
  addCard(card: number): void {
    this.add(card < STRAYS_FROM ? card : card + CAT_COUNT - STRAYS_FROM)
  }

  removeCard(card: number): void {
    this.remove(card < STRAYS_FROM ? card : card + CAT_COUNT - STRAYS_FROM)
  }

  /** Two lost cats are given for a stray: there is one fewer in the open. */
  spendPair(): void {
    this.counts[HAND + LOST]! -= PER_PAIR
    this.openStrays--
  }

  worth(): number {
    return this.catWorth() + this.catnipWorth() + this.toyWorth() + this.costumeWorth() + this.lostWorth()
  }

  /** The cats as if all could be fed, less what it costs that food is missing, and what spare food may come to. */
  private catWorth(): number {
    const { counts, coming, hope } = this
    let missing = 0
    let cost = 0
    let spare = 0
    let mostSpare = 0
    for (let kind = 0; kind < KINDS; kind++) {
      const lack = counts[NEEDED + kind]! - counts[FOOD + kind]!
      if (lack > 0) {
        const likely = Math.min(lack, coming[kind]!)
        missing += lack
        cost += MISSING * likely + MISSING_FOR_GOOD * (lack - likely)
      } else {
        spare -= lack
        mostSpare = Math.max(mostSpare, -lack)
      }
    }
    const price = missing > 0 ? cost / missing : MISSING
    let wild = counts[FOOD + WILD_TREAT]!
    let worth = counts[PRINTED]! + EARLY_CAT * hope * counts[CATS]!
    if (counts[PECULIAR]! > 0) {
      worth += this.countedWorth()
      const passing = Math.min(counts[PASSING]!, missing, spare)
      missing -= passing
      spare -= passing
      if (counts[PER_EATER]! > 0) {
        if (spare > 0) spare--
        else missing++
      }
      const used = Math.min(wild, missing)
      missing -= used
      wild -= used
      if (counts[PER_TOKEN_OF_ONE_KIND]! > 0) {
        const eaten = Math.min(MOST_EATEN, mostSpare + wild, spare + wild)
        const plain = Math.min(eaten, spare)
        worth += counts[PER_TOKEN_OF_ONE_KIND]! * Math.max(1, eaten)
        spare -= plain
        wild -= eaten - plain
        if (eaten === 0) missing++
      }
      if (counts[PER_TOKEN]! > 0) {
        worth += counts[PER_TOKEN]! * Math.max(1, spare + wild)
        if (spare + wild === 0) missing++
      }
    } else {
      const used = Math.min(wild, missing)
      missing -= used
      wild -= used
    }
    return (
      worth -
      price * missing +
      EARLY_SPARE * hope * spare +
      (WILD_SPARE + (EARLY_WILD_SPARE - WILD_SPARE) * hope) * wild
    )
  }

  /** The points of cats that count other things. */
  private countedWorth(): number {
    const { counts } = this
    let worth = 0
    let sets = CAT_COUNT
    let eaters = 0
    for (let kind = 0; kind < KINDS; kind++) {
      worth += counts[PER_COLOURED + kind]! * counts[COLOURED + kind]!
      sets = Math.min(sets, counts[COLOURED + kind]!)
      eaters = Math.max(eaters, counts[EATERS + kind]!)
    }
    return worth + counts[PER_COLOUR_SET]! * sets + counts[PER_EATER]! * eaters
  }

  private catnipWorth(): number {
    const { counts, hope } = this
    const catnip = catnipInUse(counts[HAND + CATNIP]!, counts[AS_CATNIP]!)
    if (catnip === 1) return LONE_CATNIP + EARLY_LONE_CATNIP * hope
    const soon = catnip === 3 ? EARLY_THIRD_CATNIP * hope : 0
    return soon + catnipPerCat(catnip) * (counts[CATS]! + CATS_PER_TURN * this.turns)
  }

  private toyWorth(): number {
    const { counts } = this
    const points = toySetPoints(counts, HAND)
    if (counts[PER_TOY_HELD] === 0) return points
    let toys = 0
    for (let toy = 0; toy < TOY_KINDS; toy++) toys += counts[HAND + toy]!
    return points + counts[PER_TOY_HELD]! * toys
  }

  private costumeWorth(): number {
    const { counts, turns, hope } = this
    const held = counts[HAND + COSTUME]!
    const likely = COSTUME_WORTH[Math.floor(turns) * LEADS + EVEN + held - this.rivalCostumes]!
    return likely + counts[PER_COSTUME_HELD]! * held + (held === 0 ? NO_COSTUME + EARLY_NO_COSTUME * hope : 0)
  }

  private lostWorth(): number {
    const lost = this.counts[HAND + LOST]!
    const pair = this.openStrays > 0 ? PAIR : TOKEN_WORTH
    return pair * (lost >> 1) + EARLY_SINGLE * this.hope * (lost & 1) + TOKEN_WORTH * this.tokens
  }
}
