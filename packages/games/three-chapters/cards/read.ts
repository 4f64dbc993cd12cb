import { BadInput, type CardSet, cardSetOf, listOf, Written } from '@sennik/engine'
import { CARDS } from '../components.ts'
import { BUILT_IN } from './built-in.ts'
import { CalledCards } from './called.ts'
import {
  type Ability,
  CARD_PARTS,
  type CardFace,
  type Condition,
  type Counter,
  type PayingChapter,
  type Provenance,
  type Reward,
  SOURCES,
  TOKENS,
  TRAITS,
} from './vocabulary.ts'

/*
 * A card set as a file: `{ "game", "name", "cards": [ … ] }` with fifty cards as in `cards/vocabulary.ts`. Everything is checked before
 * anything is used. docs/card-sets.md explains it to owners of the box.
 */

const GAME = 'three-chapters'
const LONGEST_NAME = 60
const MOST_ABILITIES = 4
const MOST_TOKENS = 9
const MOST_HEARTS = 99

export interface ReadCards {
  readonly set: CardSet
  /** In the order of their values. */
  readonly faces: readonly CardFace[]
}

/** Throws `BadInput` that names line and field. */
export function readCards(text: string): ReadCards {
  const file = Written.read(text).object(['game', 'name', 'cards'])
  file.at('game').oneOf([GAME])
  const name = file.at('name').text(LONGEST_NAME)
  const cards = file.at('cards')
  const written = cards.items(0, 2 * CARDS, String(CARDS))
  const called = new CalledCards(written)
  const lines = new Map<number, number>()
  const faces = written.map(card => {
    const face = readCard(card, called)
    const first = lines.get(face.value)
    if (first !== undefined)
      throw new BadInput({ kind: 'repeatedCard', line: card.line, card: String(face.value), first })
    lines.set(face.value, card.line)
    return face
  })
  const missing = listOf(CARDS, index => index + 1).filter(value => !lines.has(value))
  if (missing.length > 0)
    throw new BadInput({
      kind: 'missingCards',
      line: cards.line,
      given: faces.length,
      box: CARDS,
      missing: missing.map(String),
    })
  const read = setOf(name, faces)
  const remarks = called.redirected()
  return remarks.length === 0 ? read : { ...read, set: { ...read.set, remarks } }
}

/**
 * The cards of the box keep the hash they were first recorded by: what we have since learned of where they are from changes nothing that
 * is played, and records of them go on replaying.
 */
const HASH_OF_BOX = 'adc832d30cea3288'
const CARDS_OF_BOX = JSON.stringify(BUILT_IN)

/** A set in its normal form. */
export function setOf(name: string, faces: readonly CardFace[]): ReadCards {
  const sorted = faces.toSorted((one, other) => one.value - other.value)
  const set = cardSetOf({ game: GAME, name, cards: sorted })
  return { faces: sorted, set: JSON.stringify(sorted) === CARDS_OF_BOX ? { ...set, hash: HASH_OF_BOX } : set }
}

function readCard(card: Written, called: CalledCards): CardFace {
  card.object(['value', 'pl', 'en', 'traits', 'abilities', 'from'])
  const value = card.at('value').whole(1, CARDS)
  const traits = card
    .at('traits')
    .items(0, TRAITS.length)
    .map(trait => trait.oneOf(TRAITS))
  return {
    value,
    pl: card.at('pl').text(LONGEST_NAME),
    en: card.at('en').text(LONGEST_NAME),
    traits: TRAITS.filter(trait => traits.includes(trait)),
    abilities: card
      .at('abilities')
      .items(0, MOST_ABILITIES)
      .map(ability => readAbility(ability, value, called)),
    from: readProvenance(card.at('from')),
  }
}

/** Where the parts of a card are from; a card somebody wrote down is a printed one unless they say otherwise. */
function readProvenance(from: Written): Provenance {
  if (from.isGiven) from.object(CARD_PARTS)
  const source = (part: (typeof CARD_PARTS)[number]): Provenance['name'] => {
    const given = from.at(part)
    return given.isGiven ? given.oneOf(SOURCES) : 'printed'
  }
  return { name: source('name'), value: source('value'), traits: source('traits'), abilities: source('abilities') }
}

function readAbility(ability: Written, self: number, called: CalledCards): Ability {
  ability.object(['chapters', 'when', 'per', 'special', 'reward'])
  const chapters = readChapters(ability.at('chapters'))
  const special = ability.at('special')
  if (special.isGiven) {
    special.oneOf(['blockHeartsAndGems'])
    sealedBy(ability.at('chapters'), chapters, 2, 'blockHeartsAndGems')
  }
  const when = ability.at('when')
  const per = ability.at('per')
  return {
    chapters,
    ...(when.isGiven ? { when: readCondition(when, self, ability.at('chapters'), chapters, called) } : {}),
    ...(per.isGiven ? { per: readCounter(per, ability.at('chapters'), chapters) } : {}),
    ...(special.isGiven ? { special: 'blockHeartsAndGems' as const } : {}),
    reward:
      special.isGiven && !ability.at('reward').isGiven ? {} : readReward(ability.at('reward'), special.isGiven ? 0 : 1),
  }
}

function readChapters(chapters: Written): PayingChapter[] {
  const given = chapters.items(1, 2).map(chapter => chapter.oneOf([2, 3]))
  if (new Set(given).size !== given.length) throw chapters.bad('[2] | [3] | [2, 3]', JSON.stringify(given))
  return given.toSorted((one, other) => one - other)
}

/** Some words make sense in one chapter only. */
function sealedBy(chapters: Written, given: readonly PayingChapter[], only: PayingChapter, word: string): void {
  if (given.some(chapter => chapter !== only))
    throw chapters.bad(
      {
        pl: `[${only}], bo „${word}” liczy się tylko w rozdziale ${NUMERALS[only]}`,
        en: `[${only}], because “${word}” counts in chapter ${NUMERALS[only]} only`,
      },
      JSON.stringify(given),
    )
}

const NUMERALS: { readonly [C in PayingChapter]: string } = { 2: 'II', 3: 'III' }

const IN_II = ['winsRound', 'losesRound', 'lowestInRound', 'playedLast'] as const
const IN_III = ['wonNoRound', 'atLeastHearts', 'mostGems'] as const
const CONDITIONS = ['withCard', 'withTrait', 'withoutTrait', ...IN_II, ...IN_III] as const

function readCondition(
  when: Written,
  self: number,
  chapters: Written,
  given: readonly PayingChapter[],
  called: CalledCards,
): Condition {
  const kind = when.object(['kind', 'value', 'card', 'trait', 'count']).at('kind').oneOf(CONDITIONS)
  if (isOneOf(IN_II, kind)) sealedBy(chapters, given, 2, kind)
  if (isOneOf(IN_III, kind)) sealedBy(chapters, given, 3, kind)
  switch (kind) {
    case 'withCard': {
      const byName = when.at('card').isGiven
      const named = when.object(['kind', byName ? 'card' : 'value']).at(byName ? 'card' : 'value')
      const value = byName ? called.valueOf(named) : named.whole(1, CARDS)
      if (value === self)
        throw named.bad({
          pl: `inna karta niż ta, o którą chodzi (${self})`,
          en: `another card than this one (${self})`,
        })
      if (!byName) called.byValue(self, value)
      return { kind, value }
    }
    case 'withTrait':
    case 'withoutTrait':
      return { kind, trait: when.object(['kind', 'trait']).at('trait').oneOf(TRAITS) }
    case 'atLeastHearts':
      return { kind, count: when.object(['kind', 'count']).at('count').whole(1, MOST_HEARTS) }
    default:
      when.object(['kind'])
      return { kind }
  }
}

const isOneOf = (list: readonly string[], kind: string): boolean => list.includes(kind)

const COUNTERS = [
  'cardsWithTrait',
  'cardsInRange',
  'heartsOthersGainThisRound',
  'gemsOthersGainThisRound',
  'ownStarsAtStartOfIII',
] as const

function readCounter(per: Written, chapters: Written, given: readonly PayingChapter[]): Counter {
  const kind = per.object(['kind', 'trait', 'includeSelf', 'min', 'max']).at('kind').oneOf(COUNTERS)
  switch (kind) {
    case 'cardsWithTrait':
      per.object(['kind', 'trait', 'includeSelf'])
      return { kind, trait: per.at('trait').oneOf(TRAITS), includeSelf: per.at('includeSelf').oneOf([true, false]) }
    case 'cardsInRange': {
      const min = per.object(['kind', 'min', 'max']).at('min').whole(1, CARDS)
      return { kind, min, max: per.at('max').whole(min, CARDS) }
    }
    case 'ownStarsAtStartOfIII':
      per.object(['kind'])
      sealedBy(chapters, given, 3, kind)
      return { kind }
    default:
      per.object(['kind'])
      sealedBy(chapters, given, 2, kind)
      return { kind }
  }
}

/** At least one kind of token, unless the ability is a special one. */
function readReward(reward: Written, fewest: number): Reward {
  reward.object(TOKENS)
  const paid = TOKENS.filter(token => reward.at(token).isGiven).map(token => [
    token,
    reward.at(token).whole(1, MOST_TOKENS),
  ])
  if (paid.length < fewest)
    throw reward.bad(`{ ${TOKENS.map(token => `"${token}": 1–${MOST_TOKENS}`).join(' | ')} }`, '{}')
  return Object.fromEntries(paid) as Reward
}
