import { listOf, type Move, type Redacted, type Seat } from '@sennik/engine'
import { AT_ONCE, AT_THE_END, type Deck, IN_II, IN_III, WITH_MOST_GEMS } from './cards/deck.ts'
import { CARDS, type Card, STAR_POINTS } from './components.ts'
import { moves } from './moves.ts'
import { Scope, timesPaid } from './resolving.ts'
import type { View } from './view.ts'

/** What a gem is worth: half a point, and a little for the chance to have the most. */
const GEM = 0.6
/** How much of what a card could pay with the right company is expected of a card that has none yet. */
const HOPE = 0.25
/** What the chance of the most gems is thought to be. */
const MOST_GEMS = 0.3

/** Picks what fits the cards it has and may win rounds, and plays what pays most at once. */
export const greedyWith =
  (deck: Deck) =>
  (seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move => {
    const table = new Outlook(deck, seen, seat)
    let best = legal[0]!
    let bestValue = Number.NEGATIVE_INFINITY
    for (const move of legal) {
      const form = moves.decode(move)
      const value = form.kind === 'swap' ? bestValue : table.worthOf(form)
      if (value <= bestValue) continue
      best = move
      bestValue = value
    }
    return best
  }

type Choice =
  | { readonly kind: 'pick' | 'give'; readonly slot: number }
  | { readonly kind: 'play'; readonly card: number }

/** What one seat expects of the cards it sees. */
class Outlook {
  private readonly deck: Deck
  private readonly view: Redacted<View>
  private readonly seat: Seat
  private readonly scope = new Scope()

  constructor(deck: Deck, view: Redacted<View>, seat: Seat) {
    this.deck = deck
    this.view = view
    this.seat = seat
  }

  worthOf(choice: Choice): number {
    if (choice.kind === 'play') return this.inRound(choice.card as Card)
    const card = this.view.hands[this.seat]![choice.slot]!
    // The card for the ghost is the best one that the neighbour would otherwise get.
    return choice.kind === 'pick' ? 100 + this.inTeam(card) : this.potential(card)
  }

  /** What a card adds to those already picked: in chapter III, by winning, and by what it could still meet. */
  private inTeam(card: Card): number {
    const team = this.view.picks[this.seat]!.filter(own => own !== null)
    return this.story([...team, card]) - this.story(team) + this.potential(card)
  }

  private potential(card: Card): number {
    const first = this.deck.firstAbility[card]!
    const hope = this.deck.face(card).abilities.reduce((sum, _, index) => sum + this.reward(first + index), 0)
    return HOPE * hope + STAR_POINTS * (card / CARDS) ** 2
  }

  private reward(ability: number): number {
    const { hearts, gems, stars } = this.deck
    return hearts[ability]! + GEM * gems[ability]! + STAR_POINTS * stars[ability]!
  }

  /** What a team would score in chapter III. */
  private story(team: readonly Card[]): number {
    const { scope, deck } = this
    scope.cards.set(team)
    scope.size = team.length
    scope.hearts = team.length
    scope.won = 1
    scope.starsAtStart = 1
    scope.hasMostGems = true
    const shares: { readonly [stage: number]: number } = { [AT_ONCE]: 1, [AT_THE_END]: 1, [WITH_MOST_GEMS]: MOST_GEMS }
    return team.reduce((sum, card) => sum + this.paidFor(card, IN_III, ability => shares[deck.stage[ability]!] ?? 0), 0)
  }

  /** What a card would be paid at once, with what lies on the table, and the chance that it wins. */
  private inRound(card: Card): number {
    const { scope, view, deck } = this
    const table = view.played.table.map(played => played.card)
    const isLast = table.length + 1 === (view.agreed.seats === 2 ? 4 : view.agreed.seats)
    scope.cards.set([...table, card])
    scope.size = table.length + 1
    scope.highest = Math.max(...table, card)
    scope.lowest = Math.min(...table, card)
    scope.last = isLast ? card : 0
    scope.heartsOfOthers = 1
    scope.gemsOfOthers = 1
    const isBlocked = table.some(other => deck.face(other).abilities.some(({ special }) => special !== undefined))
    const rest = listOf((view.agreed.seats === 2 ? 4 : view.agreed.seats) - scope.size, () => card / CARDS)
    const wins = scope.highest === card ? rest.reduce((chance, each) => chance * each, STAR_POINTS) : 0
    // A high card that cannot win is better kept.
    return wins + (isBlocked ? 0 : this.paidFor(card, IN_II, () => 1)) - (wins === 0 ? card / (4 * CARDS) : 0)
  }

  private paidFor(card: Card, chapter: number, share: (ability: number) => number): number {
    const { deck, scope } = this
    const end = deck.firstAbility[card + 1]!
    let sum = 0
    for (let ability = deck.firstAbility[card]!; ability < end; ability++)
      if ((deck.chapters[ability]! & chapter) !== 0)
        sum += share(ability) * timesPaid(deck, ability, card, scope) * this.reward(ability)
    return sum
  }
}
