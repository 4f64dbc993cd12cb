import type { Certainty, NameSource, Provenance, ThingCard } from './vocabulary.ts'

const counted = (polishName: NameSource = 'known', facts: Certainty = 'known'): Provenance => ({
  facts,
  polishName,
  sources: ['S2', 'S3'],
})

/** Marks from S2: S3 guessed others, with which the refills would not come out even. */
const FOOD_CARD: Provenance = {
  ...counted(),
  note: {
    pl: 'Liczba znana; znaki 3+ i 4 z jednego źródła.',
    en: 'The number is known; the marks 3+ and 4 are from one source.',
  },
}

const CATNIP: Provenance = {
  ...counted('known', 'inferred'),
  note: {
    pl: 'Siedem z jednego źródła; że pięć jest bez znaku, wynika z rachunku talii.',
    en: 'Seven from one source; that five are unmarked follows from the arithmetic of the deck.',
  },
}

/** The 80 cards of the main deck that are no cats. */
export const THINGS: readonly ThingCard[] = [
  {
    id: 'chicken',
    name: { pl: 'kurczak', en: 'chicken' },
    is: { token: 'chicken', amount: 1 },
    copies: [7, 0, 1],
    provenance: FOOD_CARD,
  },
  {
    id: 'chicken2',
    name: { pl: 'kurczak ×2', en: 'chicken ×2' },
    is: { token: 'chicken', amount: 2 },
    copies: [2, 1, 0],
    provenance: FOOD_CARD,
  },
  {
    id: 'tuna',
    name: { pl: 'tuńczyk', en: 'tuna' },
    is: { token: 'tuna', amount: 1 },
    copies: [7, 0, 1],
    provenance: FOOD_CARD,
  },
  {
    id: 'tuna2',
    name: { pl: 'tuńczyk ×2', en: 'tuna ×2' },
    is: { token: 'tuna', amount: 2 },
    copies: [2, 1, 0],
    provenance: counted(),
  },
  {
    id: 'milk',
    name: { pl: 'mleko', en: 'milk' },
    is: { token: 'milk', amount: 1 },
    copies: [5, 2, 1],
    provenance: FOOD_CARD,
  },
  {
    id: 'milk2',
    name: { pl: 'mleko ×2', en: 'milk ×2' },
    is: { token: 'milk', amount: 2 },
    copies: [1, 0, 0],
    provenance: counted(),
  },
  {
    id: 'wild',
    name: { pl: 'rarytas', en: 'wild treat' },
    is: { token: 'wild', amount: 1 },
    copies: [2, 0, 1],
    provenance: counted(),
  },
  { id: 'mouse', name: { pl: 'myszka', en: 'mouse' }, is: { toy: 'mouse' }, copies: [2, 0, 1], provenance: counted() },
  {
    id: 'tower',
    name: { pl: 'kocia wieża', en: 'cat tower' },
    is: { toy: 'tower' },
    copies: [2, 0, 1],
    provenance: counted(),
  },
  {
    id: 'wand',
    name: { pl: 'wędka', en: 'feather wand' },
    is: { toy: 'wand' },
    copies: [2, 0, 1],
    provenance: counted(),
  },
  {
    id: 'yarn',
    name: { pl: 'kłębek', en: 'ball of yarn' },
    is: { toy: 'yarn' },
    copies: [2, 0, 1],
    provenance: counted('invented'),
  },
  {
    id: 'post',
    name: { pl: 'drapak', en: 'scratching post' },
    is: { toy: 'post' },
    copies: [2, 0, 1],
    provenance: counted('invented'),
  },
  {
    id: 'costume',
    name: { pl: 'ubranko', en: 'costume' },
    is: { hand: 'costume' },
    copies: [7, 1, 1],
    provenance: { ...counted(), sources: ['S2', 'S3', 'S7'] },
  },
  {
    id: 'catnip',
    name: { pl: 'kocimiętka', en: 'catnip' },
    is: { hand: 'catnip' },
    copies: [5, 1, 1],
    provenance: CATNIP,
  },
  {
    id: 'lost',
    name: { pl: 'zaginiony kot', en: 'lost cat' },
    is: { hand: 'lost' },
    copies: [8, 2, 0],
    provenance: FOOD_CARD,
  },
  {
    id: 'spray',
    name: { pl: 'spryskiwacz', en: 'spray bottle' },
    is: { hand: 'spray' },
    copies: [3, 1, 1],
    provenance: FOOD_CARD,
  },
]
