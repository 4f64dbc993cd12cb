import type { Seat } from '@sennik/engine'
import { AFTER_OTHERS, AT_ONCE, type Deck, IN_II } from './cards/deck.ts'
import { type Card, MOST_PLACES } from './components.ts'
import { blockerIn, Scope, Tally, timesPaid } from './resolving.ts'
import { PURSE, type State } from './state.ts'

const ORDINARY = 1 << AT_ONCE
const LATE = 1 << AFTER_OTHERS

export const NO_BLOCKER = 0

/** What became of a round; filled anew for each. */
export class RoundResult {
  readonly scope = new Scope()
  /** In the order of play; ghosts' entries count but are not paid (CH-23). */
  readonly tally = new Tally()
  winner = 0
  /** CH-13: the card that blocks hearts and gems, if any. */
  blocker = NO_BLOCKER
  /** Per place: what ordinary cards gain. */
  readonly hearts = new Uint16Array(MOST_PLACES)
  readonly gems = new Uint16Array(MOST_PLACES)
}

/** CH-6, CH-7, CH-13 to CH-15: who wins a round that is laid out, and what every card of it pays. Changes no state. */
export function resolveRound(s: State, round: number, leader: number, result: RoundResult): void {
  const { deck } = s
  const { scope, tally } = result
  const places = s.places()
  scope.size = places
  scope.highest = 0
  scope.lowest = 255
  for (let turn = 0; turn < places; turn++) {
    const place = (leader + turn) % places
    const card = s.cardAt(place, round)
    scope.cards[turn] = card
    if (card > scope.highest) {
      scope.highest = card
      result.winner = place
    }
    if (card < scope.lowest) scope.lowest = card
    scope.last = card
  }
  result.blocker = blockerIn(deck, scope)
  tally.clear()
  let hasLate = false
  // CH-15: all at the same time; CH-14: then those that count what the others gained.
  for (let turn = 0; turn < places; turn++) {
    const stages = deck.stagesInII[scope.cards[turn]!]!
    if ((stages & ORDINARY) !== 0) resolveOrdinary(deck, (leader + turn) % places, turn, result)
    if ((stages & LATE) !== 0) hasLate = true
  }
  if (!hasLate) return
  countGains(deck, result, tally.size)
  for (let turn = 0; turn < places; turn++) resolveLate(deck, (leader + turn) % places, turn, places, result)
}

function resolveOrdinary(deck: Deck, place: number, turn: number, { scope, tally }: RoundResult): void {
  const card = scope.cards[turn]! as Card
  const end = deck.firstAbility[card + 1]!
  // CH-12: each ability on its own.
  for (let ability = deck.firstAbility[card]!; ability < end; ability++) {
    if ((deck.chapters[ability]! & IN_II) === 0 || deck.stage[ability] === AFTER_OTHERS) continue
    const times = timesPaid(deck, ability, card, scope)
    if (times > 0 && deck.blocks[ability] === 0) tally.add(place, card, ability, times)
  }
}

function countGains(deck: Deck, { tally, hearts, gems, blocker }: RoundResult, entries: number): void {
  hearts.fill(0)
  gems.fill(0)
  if (blocker !== NO_BLOCKER) return
  for (let entry = 0; entry < entries; entry++) {
    const ability = tally.ability[entry]!
    hearts[tally.who[entry]!]! += deck.hearts[ability]! * tally.times[entry]!
    gems[tally.who[entry]!]! += deck.gems[ability]! * tally.times[entry]!
  }
}

function resolveLate(deck: Deck, place: number, turn: number, places: number, result: RoundResult): void {
  const { scope, tally } = result
  const card = scope.cards[turn]! as Card
  const end = deck.firstAbility[card + 1]!
  for (let ability = deck.firstAbility[card]!; ability < end; ability++) {
    if (deck.stage[ability] !== AFTER_OTHERS) continue
    scope.heartsOfOthers = 0
    scope.gemsOfOthers = 0
    for (let other = 0; other < places; other++) {
      if (other === place) continue
      scope.heartsOfOthers += result.hearts[other]!
      scope.gemsOfOthers += result.gems[other]!
    }
    const times = timesPaid(deck, ability, card, scope)
    if (times > 0) tally.add(place, card, ability, times)
  }
}

/** Players take their tokens, and the winner a star; ghosts take nothing (CH-23). */
export function payRound(s: State, result: RoundResult): void {
  const { tally, blocker, winner } = result
  for (let entry = 0; entry < tally.size; entry++) {
    const place = tally.who[entry]!
    if (!s.isGhost(place)) pay(s, s.seatAt(place), tally.ability[entry]!, tally.times[entry]!, blocker)
  }
  if (s.isGhost(winner)) return
  s.gain(s.seatAt(winner), PURSE.stars, 1)
  s.gain(s.seatAt(winner), PURSE.won, 1)
}

/** CH-13: where a card blocks hearts and gems, stars are still paid. */
export function pay(s: State, seat: Seat, ability: number, times: number, blocker: number): void {
  const { deck } = s
  s.gain(seat, PURSE.stars, deck.stars[ability]! * times)
  if (blocker !== NO_BLOCKER) return
  s.gain(seat, PURSE.hearts, deck.hearts[ability]! * times)
  s.gain(seat, PURSE.gems, deck.gems[ability]! * times)
}
