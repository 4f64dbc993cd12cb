import { BLOCKS, type Deck, IN_II, IN_III } from '../cards/deck.ts'
import { CARDS, type Card, STAR_POINTS } from '../components.ts'
import { Scope, timesPaid } from '../resolving.ts'

/** Half a point, and a quarter for the chance to have the most gems (CH-18): found by playing against it. */
const GEM = 0.75
/** CH-14: what all others together gain in a round, as far as anybody can tell beforehand. */
const GAINED_BY_OTHERS = 1.5
/** What is expected of a chapter that has not begun: rounds won and the hearts somebody has at the end. */
const ROUNDS_WON = 2
const HEARTS_AT_THE_END = 8

/** From one row of a table of pairs of cards to the next. */
export const ROW = CARDS + 1

/** No card is this high or this low: who asks for the highest or lowest one does not find it. */
const ABOVE_ALL = 255

/** What cards are worth in points, alone and together: everything a feeling for them needs, read off their abilities. */
export class Worth {
  /** Per ability: what it pays each time. */
  readonly reward: Float64Array
  /** Chapter II, per card: what it is paid in a round that it loses among strangers. */
  readonly alone = new Float64Array(ROW)
  /** Chapter II, per card: what winning, being the lowest and being played last pay besides; the star of the round is not in it. */
  readonly winning = new Float64Array(ROW)
  readonly lowest = new Float64Array(ROW)
  readonly last = new Float64Array(ROW)
  /** Chapter II, per pair: what the second card's company pays the first; and the mean over all second cards. */
  readonly inRound = new Float64Array(ROW * ROW)
  readonly company = new Float64Array(ROW)
  /** Chapter III, per card: what it pays in any team. */
  readonly inStory = new Float64Array(ROW)
  /** Chapter III, per pair: what both pay more because they are in one team, the same either way round; and the mean. */
  readonly asPair = new Float64Array(ROW * ROW)
  readonly friends = new Float64Array(ROW)
  /** Chapter III, per card: what it pays for each star, and if its player won no round. */
  readonly perStar = new Float64Array(ROW)
  readonly winless = new Float64Array(ROW)
  /** CH-13: 1 for cards that block hearts and gems. */
  readonly blocks = new Uint8Array(ROW)
  private readonly deck: Deck

  constructor(deck: Deck) {
    this.deck = deck
    this.reward = Float64Array.from(
      deck.hearts,
      (hearts, ability) => hearts + GEM * deck.gems[ability]! + STAR_POINTS * deck.stars[ability]!,
    )
    for (let card = 1; card <= CARDS; card++) {
      this.blocks[card] = (deck.stagesInII[card]! & BLOCKS) === 0 ? 0 : 1
      this.readRound(card as Card)
      this.readStory(card as Card)
    }
    for (let card = 1; card <= CARDS; card++)
      for (let other = 1; other <= CARDS; other++) {
        this.company[card]! += this.inRound[card * ROW + other]! / (CARDS - 1)
        this.friends[card]! += this.asPair[card * ROW + other]! / (CARDS - 1)
      }
  }

  /** What the abilities of a card pay in a chapter, in points. */
  paid(card: Card, chapter: number, scope: Scope): number {
    const { deck, reward } = this
    const end = deck.firstAbility[card + 1]!
    let sum = 0
    for (let ability = deck.firstAbility[card]!; ability < end; ability++)
      if ((deck.chapters[ability]! & chapter) !== 0) sum += timesPaid(deck, ability, card, scope) * reward[ability]!
    return sum
  }

  private readRound(card: Card): void {
    const scope = roundOf(card)
    const alone = this.paid(card, IN_II, scope)
    this.alone[card] = alone
    for (let other = 1; other <= CARDS; other++) {
      if (other === card) continue
      scope.cards[1] = other
      scope.size = 2
      this.inRound[card * ROW + other] = this.paid(card, IN_II, scope) - alone
    }
    scope.size = 1
    this.winning[card] = this.paid(card, IN_II, { ...scope, highest: card }) - alone
    this.lowest[card] = this.paid(card, IN_II, { ...scope, lowest: card }) - alone
    this.last[card] = this.paid(card, IN_II, { ...scope, last: card }) - alone
  }

  private readStory(card: Card): void {
    const scope = storyOf(card)
    const alone = this.paid(card, IN_III, scope)
    this.inStory[card] = alone
    for (let other = 1; other <= CARDS; other++) {
      if (other === card) continue
      scope.cards[1] = other
      scope.size = 2
      const together = this.paid(card, IN_III, scope) - alone
      this.asPair[card * ROW + other]! += together
      this.asPair[other * ROW + card]! += together
    }
    scope.size = 1
    this.perStar[card] = this.paid(card, IN_III, { ...scope, starsAtStart: ROUNDS_WON + 1 }) - alone
    this.winless[card] = this.paid(card, IN_III, { ...scope, won: 0 }) - alone
  }
}

function roundOf(card: Card): Scope {
  const scope = scopeOf(card)
  scope.highest = ABOVE_ALL
  scope.heartsOfOthers = GAINED_BY_OTHERS
  scope.gemsOfOthers = GAINED_BY_OTHERS
  return scope
}

function storyOf(card: Card): Scope {
  const scope = scopeOf(card)
  scope.won = ROUNDS_WON
  scope.starsAtStart = ROUNDS_WON
  scope.hearts = HEARTS_AT_THE_END
  return scope
}

function scopeOf(card: Card): Scope {
  const scope = new Scope()
  scope.cards[0] = card
  scope.size = 1
  return scope
}
