import type { Lang } from '@sennik/engine'
import type { Here } from './areas.ts'
import type {
  Action,
  AreaSymbol,
  CardSource,
  Condition,
  ConditionKind,
  DreamTime,
  Effect,
  Icon,
  Item,
  ItemOf,
  Op,
  Section,
  StepKind,
  TokenColour,
} from './vocabulary.ts'
import { cardsEnglish } from './words.en.ts'
import { cardsPolish } from './words.pl.ts'

/** How what is inside an item is said: as one clause, first this, then that. */
type Speak = (effect: Effect) => string

type Of<U extends { readonly is: string }, K extends U['is']> = U extends {
  readonly is: infer I
}
  ? K extends I
    ? U
    : never
  : never

/** The words cards are written in: one for each word of the vocabulary, so that one that is missing does not compile. */
export interface CardWords {
  /** What to do, without a capital and a full stop. */
  readonly items: { readonly [O in Op]: (item: ItemOf<O>, here: Here, speak: Speak) => string }
  /** What must be so, for "you". */
  readonly conditions: { readonly [K in ConditionKind]: (condition: Of<Condition, K>) => string }
  /** First this, then that. */
  inOrder(clauses: readonly string[]): string
  readonly actions: { readonly [A in Action]: string }
  readonly symbols: { readonly [S in AreaSymbol]: string }
  readonly stepKinds: { readonly [K in StepKind]: string }
  readonly times: { readonly [T in DreamTime]: string }
  /** What an icon of the Cathedral track means where it is no effect. */
  readonly marks: { readonly [I in Mark]: string }
  readonly colours: { readonly [C in TokenColour]: string }
  /** Of a card, of a reward of the Forked Paths (KK-12.6), of what is on a track or the map. */
  readonly sources: { readonly [S in CardSource | 'reward' | 'track' | 'map']: string }
  readonly sections: { readonly [S in Section]: string }
  /** Where some cards are not the printed ones, and where all are. */
  readonly reconstruction: { readonly [W in 'cards' | 'boards']: string }
  readonly lines: CardLines
}

/** The icons whose meaning is the rules' own. */
export type Mark = Extract<Icon, 'before23' | 'before2' | 'stage2'>

/** What stands before or after the effects on a card. */
export interface CardLines {
  /** The card is resolved as printed, with nothing to do. */
  readonly nothing: string
  upgrade(action: string): string
  readonly event: string
  effect(text: string): string
  /** `Agree: …` */
  section(section: string, text: string): string
  limit(count: number): string
  fight(attack: number, defence: number): string
  shadows(count: number, attack: number, defence: number): string
  players(count: number): string
  stage(stage: number): string
  points(count: number): string
  condition(text: string): string
  cost(text: string): string
  reward(text: string): string
  pieces(count: number): string
  victory(text: string): string
  defeat(text: string): string
  command(text: string): string
  readonly basicSide: string
  readonly advancedSide: string
  devourLimit(two: number, three: number, four: number): string
  readonly noDevourLimit: string
  readonly basicCombat: string
  startCard(action: string): string
  conflict(id: string): string
  nightmare(number: number, name: string): string
  token(id: string, colour: string): string
  step(number: number, kind: string): string
  price(symbols: readonly string[]): string
  /** KK-D13. */
  readonly orCommand: string
  piece(id: string): string
  area(number: number, name: string): string
  areaSymbol(symbol: string): string
  readonly corner: string
  readonly besideCathedral: string
  readonly fourOnly: string
  /** On the side for so many players. */
  adjacent(players: string, areas: readonly string[]): string
  /** The Forked Paths: its colour, and the pieces that must be gone before. */
  fork(colour: string, needs: readonly string[]): string
}

export const CARD_WORDS: { readonly [L in Lang]: CardWords } = { pl: cardsPolish, en: cardsEnglish }

/** What an effect does, in sentences. Rendered from the data that runs, so what one reads is what happens. */
export function effectText(effect: Effect, lang: Lang, here: Here = 'area'): string {
  const words = CARD_WORDS[lang]
  return effect.length === 0 ? words.lines.nothing : effect.map(item => sentence(itemText(item, words, here))).join(' ')
}

/** What must be so, in one sentence. */
export const conditionsText = (conditions: readonly Condition[], lang: Lang): string =>
  conditions.map(condition => sentence(conditionText(condition, CARD_WORDS[lang]))).join(' ')

function itemText(item: Item, words: CardWords, here: Here): string {
  const speak: Speak = effect => words.inOrder(effect.map(each => itemText(each, words, here)))
  return (words.items[item.op] as (item: Item, here: Here, speak: Speak) => string)(item, here, speak)
}

const conditionText = (condition: Condition, words: CardWords): string =>
  (words.conditions[condition.is] as (condition: Condition) => string)(condition)

const sentence = (clause: string): string => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`
