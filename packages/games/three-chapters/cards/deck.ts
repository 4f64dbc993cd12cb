import { CARDS, type Card } from '../components.ts'
import { type Ability, type CardFace, type Condition, type Counter, TRAITS, type Trait } from './vocabulary.ts'

/** When in its chapter an ability is resolved. */
export const AT_ONCE = 0
/** CH-14: in chapter II, after all other cards of the round. */
export const AFTER_OTHERS = 1
/** CH-16, CH-17: at the end of chapter III, since it looks at one's own hearts. */
export const AT_THE_END = 2
/** CH-18: when whoever has the most gems is found. */
export const WITH_MOST_GEMS = 3

/** CH-13: the bit of an ability that blocks hearts and gems, among those of stages. */
export const BLOCKS = 1 << 4

/** The numbers of conditions and counters in the tables; 0 is none. */
export const WHEN = {
  withCard: 1,
  withTrait: 2,
  withoutTrait: 3,
  winsRound: 4,
  losesRound: 5,
  lowestInRound: 6,
  playedLast: 7,
  wonNoRound: 8,
  atLeastHearts: 9,
  mostGems: 10,
} as const satisfies { readonly [K in Condition['kind']]: number }

export const PER = {
  cardsWithTrait: 1,
  cardsInRange: 2,
  heartsOthersGainThisRound: 3,
  gemsOthersGainThisRound: 4,
  ownStarsAtStartOfIII: 5,
} as const satisfies { readonly [K in Counter['kind']]: number }

/** The bit of a chapter in which an ability pays. */
export const IN_II = 1
export const IN_III = 2

const bitOf = (trait: Trait): number => 1 << TRAITS.indexOf(trait)

/** A card set compiled into tables: what the rules read while playing. A card's abilities are numbers in a row. */
export class Deck {
  readonly faces: readonly CardFace[]
  /** Tells this set of cards from every other. */
  readonly hash: string
  /** Per card, a bit for each trait. */
  readonly traits = new Uint8Array(CARDS + 1)
  /** The abilities of a card are those from its entry to the next one's. */
  readonly firstAbility = new Uint16Array(CARDS + 2)
  /** Per card, a bit for each stage of chapter II or III in which it has an ability; BLOCKS where it blocks. */
  readonly stagesInII = new Uint8Array(CARDS + 1)
  readonly stagesInIII = new Uint8Array(CARDS + 1)
  readonly chapters: Uint8Array
  readonly stage: Uint8Array
  readonly when: Uint8Array
  readonly whenArgument: Uint8Array
  readonly per: Uint8Array
  readonly perFirst: Uint8Array
  readonly perSecond: Uint8Array
  readonly hearts: Uint8Array
  readonly gems: Uint8Array
  readonly stars: Uint8Array
  /** CH-13: 1 where hearts and gems are blocked. */
  readonly blocks: Uint8Array

  /** Faces in the order of their values. */
  constructor(faces: readonly CardFace[], hash: string) {
    this.faces = faces
    this.hash = hash
    const abilities = faces.flatMap(face => face.abilities)
    const table = (entry: (ability: Ability) => number): Uint8Array => Uint8Array.from(abilities, entry)
    let next = 0
    faces.forEach(({ value, traits, abilities: own }) => {
      this.traits[value] = traits.reduce((bits, trait) => bits | bitOf(trait), 0)
      this.firstAbility[value] = next
      next += own.length
      for (const ability of own) {
        const bit = ability.special === undefined ? 1 << stageOf(ability) : BLOCKS
        if (ability.chapters.includes(2)) this.stagesInII[value]! |= bit
        if (ability.chapters.includes(3)) this.stagesInIII[value]! |= bit
      }
    })
    this.firstAbility[CARDS + 1] = next
    this.chapters = table(({ chapters }) => chapters.reduce<number>((bits, chapter) => bits | (chapter - 1), 0))
    this.stage = table(stageOf)
    this.when = table(({ when }) => (when === undefined ? 0 : WHEN[when.kind]))
    this.whenArgument = table(({ when }) => (when === undefined ? 0 : conditionArgument(when)))
    this.per = table(({ per }) => (per === undefined ? 0 : PER[per.kind]))
    this.perFirst = table(({ per }) => (per === undefined ? 0 : counterArguments(per)[0]))
    this.perSecond = table(({ per }) => (per === undefined ? 0 : counterArguments(per)[1]))
    this.hearts = table(({ reward }) => reward.hearts ?? 0)
    this.gems = table(({ reward }) => reward.gems ?? 0)
    this.stars = table(({ reward }) => reward.stars ?? 0)
    this.blocks = table(({ special }) => (special === undefined ? 0 : 1))
  }

  face(card: Card): CardFace {
    return this.faces[card - 1]!
  }

  /** The ability with this number in the row of all abilities. */
  ability(card: Card, number: number): Ability {
    return this.face(card).abilities[number - this.firstAbility[card]!]!
  }
}

function stageOf({ when, per }: Ability): number {
  if (when?.kind === 'mostGems') return WITH_MOST_GEMS
  if (when?.kind === 'atLeastHearts') return AT_THE_END
  return per?.kind === 'heartsOthersGainThisRound' || per?.kind === 'gemsOthersGainThisRound' ? AFTER_OTHERS : AT_ONCE
}

function conditionArgument(when: Condition): number {
  switch (when.kind) {
    case 'withCard':
      return when.value
    case 'withTrait':
    case 'withoutTrait':
      return bitOf(when.trait)
    case 'atLeastHearts':
      return when.count
    default:
      return 0
  }
}

function counterArguments(per: Counter): readonly [number, number] {
  switch (per.kind) {
    case 'cardsWithTrait':
      return [bitOf(per.trait), per.includeSelf ? 1 : 0]
    case 'cardsInRange':
      return [per.min, per.max]
    default:
      return [0, 0]
  }
}
