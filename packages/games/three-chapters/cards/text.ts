import type { CardPage, Lang } from '@sennik/engine'
import type { Deck } from './deck.ts'
import {
  type Ability,
  CARD_PARTS,
  type CardFace,
  type CardPart,
  type CardSource,
  type CardStatus,
  type Condition,
  type Counter,
  type Reward,
  statusOf,
  TOKENS,
  type Token,
  type Trait,
} from './vocabulary.ts'
import { cardsEnglish } from './words.en.ts'
import { cardsPolish } from './words.pl.ts'

type Of<U extends { readonly kind: string }, K extends U['kind']> = Extract<U, { readonly kind: K }>

/** The words cards are written in: one for each word of the vocabulary, so that one that is missing does not compile. */
export interface CardWords {
  readonly traits: { readonly [T in Trait]: string }
  /** `3 hearts` */
  readonly tokens: { readonly [T in Token]: (count: number) => string }
  readonly when: { readonly [K in Condition['kind']]: (when: Of<Condition, K>, named: NameOf) => string }
  readonly per: { readonly [K in Counter['kind']]: (per: Of<Counter, K>) => string }
  readonly special: { readonly [S in NonNullable<Ability['special']>]: string }
  /** Before an ability that is sealed: chapter II or III alone. */
  sealed(chapter: number): string
  readonly parts: { readonly [P in CardPart]: string }
  readonly sources: { readonly [S in CardSource]: string }
  readonly status: { readonly [S in CardStatus]: string }
  list(words: readonly string[]): string
  quoted(name: string): string
}

/** The name of a card by its value, with the value. */
type NameOf = (value: number) => string

const WORDS: { readonly [L in Lang]: CardWords } = { pl: cardsPolish, en: cardsEnglish }

/** A card for people: rendered from the data that runs, so what one reads is what happens. */
export interface CardText {
  readonly name: string
  readonly traits: readonly string[]
  /** One sentence for each ability. */
  readonly abilities: readonly string[]
  /** How sure the card is, and which part is from where. */
  readonly status: string
  readonly provenance: string
}

export function cardText(deck: Deck, face: CardFace, lang: Lang): CardText {
  const words = WORDS[lang]
  const named: NameOf = value => `${words.quoted(deck.faces[value - 1]![lang])} (${value})`
  return {
    name: face[lang],
    traits: face.traits.map(trait => words.traits[trait]),
    abilities: face.abilities.map(ability => abilityText(ability, words, named)),
    status: words.status[statusOf(face)],
    provenance: provenanceText(face, words),
  }
}

/** `3 hearts, 1 gem` */
export const rewardText = (reward: Reward, lang: Lang): string =>
  TOKENS.filter(token => (reward[token] ?? 0) > 0)
    .map(token => WORDS[lang].tokens[token](reward[token]!))
    .join(', ')

function abilityText({ chapters, when, per, special, reward }: Ability, words: CardWords, named: NameOf): string {
  const [only] = chapters
  const seal = chapters.length === 1 ? words.sealed(only!) : ''
  const paid = special === undefined ? tokensText(reward, words) : words.special[special]
  const condition = when === undefined ? '' : conditionText(when, words, named)
  const counter = per === undefined ? '' : ` ${counterText(per, words)}`
  const sentence = condition === '' ? `${paid}${counter}` : `${condition}: ${paid}${counter}`
  return seal === '' ? `${sentence}.` : `${seal}${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}.`
}

const tokensText = (reward: Reward, words: CardWords): string =>
  words.list(TOKENS.filter(token => (reward[token] ?? 0) > 0).map(token => words.tokens[token](reward[token]!)))

const conditionText = (when: Condition, words: CardWords, named: NameOf): string =>
  (words.when[when.kind] as (when: Condition, named: NameOf) => string)(when, named)

const counterText = (per: Counter, words: CardWords): string => (words.per[per.kind] as (per: Counter) => string)(per)

/** Parts of the same source together: `name, abilities: rulebook; value: ours`. */
function provenanceText({ from }: CardFace, words: CardWords): string {
  const sources = [...new Set(CARD_PARTS.map(part => from[part]))]
  return sources
    .map(source => {
      const parts = CARD_PARTS.filter(part => from[part] === source).map(part => words.parts[part])
      return `${parts.join(', ')}: ${words.sources[source]}`
    })
    .join('; ')
}

/** A card for those who do not know the game. */
export function cardPage(deck: Deck, face: CardFace, lang: Lang): CardPage {
  const { name, traits, abilities, status, provenance } = cardText(deck, face, lang)
  return {
    name: `${face.value} ${name}`,
    lines: [...(traits.length > 0 ? [traits.join(', ')] : []), ...abilities],
    provenance: `${status} (${provenance})`,
  }
}
