import type { Text } from '@sennik/engine'

/** CH-1: what a figure is, in the order of the rulebook. */
export const TRAITS = ['monster', 'magical', 'villain', 'animal', 'child', 'dwarf', 'wonderland', 'royal'] as const
export type Trait = (typeof TRAITS)[number]

export const TOKENS = ['hearts', 'gems', 'stars'] as const
export type Token = (typeof TOKENS)[number]

/** What an ability pays: each time its counter says, or once. */
export type Reward = { readonly [T in Token]?: number }

/** CH-9: the chapters in which an ability pays. */
export type PayingChapter = 2 | 3

/**
 * CH-11: what must be so. "Cards" are those of the round in chapter II, one's own played cards in chapter III (CH-7, CH-16);
 * a card does not meet its own condition.
 */
export type Condition =
  | { readonly kind: 'withCard'; readonly value: number }
  | { readonly kind: 'withTrait' | 'withoutTrait'; readonly trait: Trait }
  /** Chapter II only. */
  | { readonly kind: 'winsRound' | 'losesRound' | 'lowestInRound' | 'playedLast' }
  /** Chapter III only. */
  | { readonly kind: 'wonNoRound' }
  /** Looked at after all other abilities of chapter III (CH-16, CH-17). */
  | { readonly kind: 'atLeastHearts'; readonly count: number }
  /** Looked at when the most gems are rewarded (CH-18). */
  | { readonly kind: 'mostGems' }

/** CH-10: how often an ability pays. */
export type Counter =
  | { readonly kind: 'cardsWithTrait'; readonly trait: Trait; readonly includeSelf: boolean }
  | { readonly kind: 'cardsInRange'; readonly min: number; readonly max: number }
  /** CH-14: counted after all other cards of the round. Chapter II only. */
  | { readonly kind: 'heartsOthersGainThisRound' | 'gemsOthersGainThisRound' }
  /** Chapter III only. */
  | { readonly kind: 'ownStarsAtStartOfIII' }

export interface Ability {
  readonly chapters: readonly PayingChapter[]
  readonly when?: Condition
  readonly per?: Counter
  /** CH-13: nobody gains hearts or gems in the round. */
  readonly special?: 'blockHeartsAndGems'
  readonly reward: Reward
}

/** Where something on a card is from: the rulebook, public reports, those in part and us in part, us alone, or a printed card. */
export const SOURCES = ['book', 'public', 'partly', 'ours', 'printed'] as const
export type CardSource = (typeof SOURCES)[number]

export const CARD_PARTS = ['name', 'value', 'traits', 'abilities'] as const
export type CardPart = (typeof CARD_PARTS)[number]

export type Provenance = { readonly [P in CardPart]: CardSource }

/** One figure, whole: its text in both languages is rendered from this (`cards/text.ts`). */
export interface CardFace extends Text {
  readonly value: number
  readonly traits: readonly Trait[]
  readonly abilities: readonly Ability[]
  readonly from: Provenance
}

/** A card as a whole: certain, in part, or made up to complete the box. */
export type CardStatus = 'known' | 'partly' | 'ours'

export function statusOf({ from }: CardFace): CardStatus {
  const ours = CARD_PARTS.filter(part => from[part] === 'ours').length
  if (ours === 0) return 'known'
  return ours === CARD_PARTS.length ? 'ours' : 'partly'
}
