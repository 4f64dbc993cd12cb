import type { Text } from '@sennik/engine'

/*
 * The words cards are written in. A card is plain data: what is printed on it, in this vocabulary, and where we know it from. Its text is
 * made from the same data (`card-words.*`), so that what one reads is what happens.
 */

export const COLOURS = ['black', 'orange', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** The kinds of food a cat can ask for. */
export const FOODS = ['chicken', 'tuna', 'milk'] as const
export type Food = (typeof FOODS)[number]

/** What a token can be: a kind of food, or a treat that stands for any kind. */
export const TOKENS = [...FOODS, 'wild'] as const
export type Token = (typeof TOKENS)[number]

export const TOYS = ['mouse', 'tower', 'wand', 'yarn', 'post'] as const
export type Toy = (typeof TOYS)[number]

/** What a cat wants in its bowl. */
export type Eats =
  | { readonly exactly: { readonly [F in Food]?: number } }
  /** As much as its owner likes, of one kind. */
  | { readonly oneKind: { readonly most: number } }
  /** As much as its owner likes, of anything; at least one. */
  | { readonly anything: true }

/** What can be counted for a cat that is worth something for each of it. */
export type Counted =
  | { readonly fed: Colour }
  /** CAT-21: sets of the three colours among fed cats. */
  | { readonly fed: 'colourSet' }
  | { readonly have: 'costume' | 'toy' }
  /** Food in its own bowl. */
  | { readonly eaten: 'food' }
  /** Other fed cats of the household that eat what this one eats. */
  | { readonly fed: 'eatingTheSame' }

/** What a cat is worth when it is fed. */
export type Worth =
  | { readonly points: number }
  | { readonly points: number; readonly each: Counted }
  /** For whoever alone fed the most cats, and for everyone else. */
  | { readonly mostFed: number; readonly otherwise: number }

/** What a fed cat gives besides points. */
export type Gift =
  /** May count as so many catnip cards more. */
  | { readonly catnip: number }
  /** So many tokens, not those in its own bowl, may be used as wild ones. */
  | { readonly asWild: number }

/** How sure a fact is: official or from two sources; from one; deduced; or made up by us until someone knows better. */
export type Certainty = 'known' | 'single' | 'inferred' | 'invented'

/** Where a Polish name is from: the rulebook, deduced from it, our own, or the printed card. */
export const NAME_SOURCES = ['known', 'inferred', 'invented', 'printed'] as const
export type NameSource = (typeof NAME_SOURCES)[number]

export interface Provenance {
  readonly facts: Certainty
  readonly polishName: NameSource
  readonly sources: readonly SourceId[]
  /** What is doubtful about it. */
  readonly note?: Text
}

/** A card marked 3 is left out with two players, one marked 4 with two and three. */
export type Mark = 2 | 3 | 4

export interface CatCard {
  readonly id: string
  readonly name: Text
  readonly colours: readonly Colour[]
  readonly eats: Eats
  readonly worth: Worth
  readonly gift?: Gift
  readonly mark: Mark
  readonly provenance: Provenance
}

/** What a card of the main deck that is no cat is. */
export type ThingKind =
  | { readonly token: Token; readonly amount: number }
  | { readonly toy: Toy }
  | { readonly hand: 'costume' | 'catnip' | 'lost' | 'spray' }

export interface ThingCard {
  readonly id: string
  readonly name: Text
  readonly is: ThingKind
  /** How many there are: unmarked, marked 3+, marked 4. */
  readonly copies: readonly [number, number, number]
  readonly provenance: Provenance
}

/** Where something is known from: what it is called behind a card, and where it can be found. */
interface KnownFrom {
  readonly name: Text
  readonly where: Text
}

/** What is the same in both languages. */
const same = (text: string): Text => ({ pl: text, en: text })

/** Where we know the cards from. */
export const SOURCES = {
  S1: {
    name: { pl: 'instrukcja AEG', en: 'AEG rulebook' },
    where: same('github.com/epaul23/CatLady, doc/ (2017)'),
  },
  S2: {
    name: { pl: 'program epaul23', en: 'program of epaul23' },
    where: same('github.com/epaul23/CatLady, src/model (f7d4bdc)'),
  },
  S3: {
    name: { pl: 'program davidmun910', en: 'program of davidmun910' },
    where: same('github.com/davidmun910/catlady, public/cards.js (344faae)'),
  },
  S4: { name: { pl: 'polska instrukcja', en: 'Polish rulebook' }, where: same('2020') },
  S5: { name: same('expandyourgame'), where: same('expandyourgame.blogspot.com, 2021-11') },
  S6: { name: same('note.com'), where: same('note.com/mythology_nez') },
  S7: { name: same('bodoge'), where: same('bodoge.org, 2019-03-01') },
  S8: {
    name: same('chittalk'),
    where: { pl: 'chittalk.com, recenzja gry Cat Lady', en: 'chittalk.com, review of Cat Lady' },
  },
} as const satisfies { readonly [id: string]: KnownFrom }
export type SourceId = keyof typeof SOURCES
