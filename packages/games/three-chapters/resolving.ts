import { BLOCKS, type Deck, PER, WHEN } from './cards/deck.ts'
import { type Card, MOST_PICKS } from './components.ts'

const WITH_CARD = WHEN.withCard
const WITH_TRAIT = WHEN.withTrait
const WITHOUT_TRAIT = WHEN.withoutTrait
const WINS = WHEN.winsRound
const LOSES = WHEN.losesRound
const LOWEST = WHEN.lowestInRound
const LAST = WHEN.playedLast
const WON_NO_ROUND = WHEN.wonNoRound
const AT_LEAST_HEARTS = WHEN.atLeastHearts

const CARDS_WITH_TRAIT = PER.cardsWithTrait
const CARDS_IN_RANGE = PER.cardsInRange
const HEARTS_OF_OTHERS = PER.heartsOthersGainThisRound
const GEMS_OF_OTHERS = PER.gemsOthersGainThisRound

/** What the abilities of a card look at: "cards" in chapter II (CH-7) or in chapter III (CH-16), and what else conditions ask for. */
export class Scope {
  readonly cards = new Uint8Array(MOST_PICKS)
  size = 0
  /** Chapter II: the highest, the lowest and the last card of the round; what others gain by ordinary cards (CH-14). */
  highest = 0
  lowest = 0
  last = 0
  heartsOfOthers = 0
  gemsOfOthers = 0
  /** Chapter III: rounds won, stars when it began, hearts so far, whether nobody has more gems. */
  won = 0
  starsAtStart = 0
  hearts = 0
  hasMostGems = false
}

/** CH-10, CH-11: how often an ability pays: not at all, once, or as often as its counter says. */
export function timesPaid(deck: Deck, ability: number, self: Card, scope: Scope): number {
  return isMet(deck, ability, self, scope) ? countedBy(deck, ability, self, scope) : 0
}

function isMet(deck: Deck, ability: number, self: Card, scope: Scope): boolean {
  const argument = deck.whenArgument[ability]!
  switch (deck.when[ability]) {
    case 0:
      return true
    case WITH_CARD:
      return argument !== self && hasCard(scope, argument)
    case WITH_TRAIT:
      return othersWith(deck, argument, self, scope) > 0
    case WITHOUT_TRAIT:
      return othersWith(deck, argument, self, scope) === 0
    case WINS:
      return scope.highest === self
    case LOSES:
      return scope.highest !== self
    case LOWEST:
      return scope.lowest === self
    case LAST:
      return scope.last === self
    case WON_NO_ROUND:
      return scope.won === 0
    case AT_LEAST_HEARTS:
      return scope.hearts >= argument
    default:
      return scope.hasMostGems
  }
}

function countedBy(deck: Deck, ability: number, self: Card, scope: Scope): number {
  const first = deck.perFirst[ability]!
  const second = deck.perSecond[ability]!
  switch (deck.per[ability]) {
    case 0:
      return 1
    case CARDS_WITH_TRAIT:
      // CH-10: "each" counts the card itself if it has the trait, "each other" never does.
      return othersWith(deck, first, self, scope) + (second === 1 && (deck.traits[self]! & first) !== 0 ? 1 : 0)
    case CARDS_IN_RANGE:
      return cardsBetween(scope, first, second)
    case HEARTS_OF_OTHERS:
      return scope.heartsOfOthers
    case GEMS_OF_OTHERS:
      return scope.gemsOfOthers
    default:
      return scope.starsAtStart
  }
}

function hasCard(scope: Scope, card: number): boolean {
  for (let index = 0; index < scope.size; index++) if (scope.cards[index] === card) return true
  return false
}

function othersWith(deck: Deck, trait: number, self: Card, scope: Scope): number {
  let count = 0
  for (let index = 0; index < scope.size; index++) {
    const card = scope.cards[index]!
    if (card !== self && (deck.traits[card]! & trait) !== 0) count++
  }
  return count
}

function cardsBetween(scope: Scope, min: number, max: number): number {
  let count = 0
  for (let index = 0; index < scope.size; index++) {
    const card = scope.cards[index]!
    if (card >= min && card <= max) count++
  }
  return count
}

/** CH-13: whether a card of the round keeps hearts and gems from everyone; 0 if none does. */
export function blockerIn(deck: Deck, scope: Scope): number {
  for (let index = 0; index < scope.size; index++) {
    const card = scope.cards[index]! as Card
    if ((deck.stagesInII[card]! & BLOCKS) === 0) continue
    const end = deck.firstAbility[card + 1]!
    for (let ability = deck.firstAbility[card]!; ability < end; ability++)
      if (deck.blocks[ability] === 1 && isMet(deck, ability, card, scope)) return card
  }
  return 0
}

/** The most abilities that can pay at one time: every card of every player, with four abilities each. */
const MOST_ENTRIES = 6 * MOST_PICKS * 4

/** What abilities pay, one entry each: reused, so that resolving allocates nothing. */
export class Tally {
  size = 0
  /** The place or seat that is paid. */
  readonly who = new Uint8Array(MOST_ENTRIES)
  readonly card = new Uint8Array(MOST_ENTRIES)
  readonly ability = new Uint16Array(MOST_ENTRIES)
  readonly times = new Uint16Array(MOST_ENTRIES)

  clear(): void {
    this.size = 0
  }

  add(who: number, card: Card, ability: number, times: number): void {
    const index = this.size++
    this.who[index] = who
    this.card[index] = card
    this.ability[index] = ability
    this.times[index] = times
  }
}
