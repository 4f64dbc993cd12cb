import { asSeat, type Seat } from '@sennik/engine'
import { AT_ONCE, AT_THE_END, IN_III, WITH_MOST_GEMS } from './cards/deck.ts'
import { type Card, MAX_SEATS, MOST_GEMS_BONUS } from './components.ts'
import { Scope, Tally, timesPaid } from './resolving.ts'
import { NO_BLOCKER, pay } from './round.ts'
import { PURSE, type State } from './state.ts'

const { hearts: HEARTS, gems: GEMS, stars: STARS, won: WON, count: PURSE_SIZE } = PURSE

/** What chapter III pays; filled anew each time. */
export class StoryResult {
  readonly scope = new Scope()
  /** Ordinary abilities first, seat by seat, then those that look at one's own hearts. */
  readonly tally = new Tally()
  /** CH-18: abilities that pay to whoever has the most gems. */
  readonly withMostGems = new Tally()
  mostGems = 0
  /** Per seat, gems before the bonus. */
  readonly gems = new Uint16Array(MAX_SEATS)
}

/** CH-16 to CH-18: what all played cards pay in chapter III. `purses` is what everyone had when it began. Changes no state. */
export function resolveStory(s: State, purses: Uint16Array, result: StoryResult): void {
  const { tally, withMostGems } = result
  tally.clear()
  withMostGems.clear()
  result.mostGems = 0
  const seats = s.seats()
  for (let seat = 0; seat < seats; seat++) {
    resolveSeat(s, asSeat(seat), purses, result)
    if (result.gems[seat]! > result.mostGems) result.mostGems = result.gems[seat]!
  }
  for (let seat = 0; seat < seats; seat++)
    if (result.gems[seat] === result.mostGems) {
      lookAround(s, asSeat(seat), purses, result)
      resolveStage(s, asSeat(seat), WITH_MOST_GEMS, result, withMostGems)
    }
}

/** CH-16: "cards" are one's own played cards. */
function lookAround(s: State, seat: Seat, purses: Uint16Array, { scope, gems, mostGems }: StoryResult): void {
  const rounds = s.rounds()
  scope.size = rounds
  for (let round = 0; round < rounds; round++) scope.cards[round] = s.playedCard(seat, round)
  scope.won = purses[seat * PURSE_SIZE + WON]!
  scope.starsAtStart = purses[seat * PURSE_SIZE + STARS]!
  scope.hearts = purses[seat * PURSE_SIZE + HEARTS]!
  scope.hasMostGems = gems[seat] === mostGems
}

function resolveSeat(s: State, seat: Seat, purses: Uint16Array, result: StoryResult): void {
  const { deck } = s
  const { scope, tally } = result
  lookAround(s, seat, purses, result)
  const first = tally.size
  resolveStage(s, seat, AT_ONCE, result, tally)
  for (let entry = first; entry < tally.size; entry++)
    scope.hearts += deck.hearts[tally.ability[entry]!]! * tally.times[entry]!
  resolveEnd(s, seat, result)
  let gems = purses[seat * PURSE_SIZE + GEMS]!
  for (let entry = first; entry < tally.size; entry++) gems += deck.gems[tally.ability[entry]!]! * tally.times[entry]!
  result.gems[seat] = gems
}

function resolveStage(s: State, seat: Seat, stage: number, { scope }: StoryResult, tally: Tally): void {
  const { deck } = s
  for (let index = 0; index < scope.size; index++) {
    const card = scope.cards[index]! as Card
    if ((deck.stagesInIII[card]! & (1 << stage)) === 0) continue
    const end = deck.firstAbility[card + 1]!
    for (let ability = deck.firstAbility[card]!; ability < end; ability++) {
      if (deck.stage[ability] !== stage || (deck.chapters[ability]! & IN_III) === 0) continue
      const times = timesPaid(deck, ability, card, scope)
      if (times > 0) tally.add(seat, card, ability, times)
    }
  }
}

/** CH-16, CH-17: in the order that pays most, which is from the fewest hearts asked for upward: what is paid can only help the next. */
function resolveEnd(s: State, seat: Seat, { scope, tally }: StoryResult): void {
  const { deck } = s
  for (let asked = nextAsked(s, scope, 0); asked <= scope.hearts; asked = nextAsked(s, scope, asked))
    for (let index = 0; index < scope.size; index++) {
      const card = scope.cards[index]! as Card
      const end = deck.firstAbility[card + 1]!
      for (let ability = deck.firstAbility[card]!; ability < end; ability++) {
        if (deck.stage[ability] !== AT_THE_END || deck.whenArgument[ability] !== asked) continue
        const times = timesPaid(deck, ability, card, scope)
        if (times === 0) continue
        tally.add(seat, card, ability, times)
        scope.hearts += deck.hearts[ability]! * times
      }
    }
}

const NEVER = 0x7fffffff

/** The fewest hearts above this number that some ability of these cards asks for. */
function nextAsked({ deck }: State, scope: Scope, above: number): number {
  let fewest = NEVER
  for (let index = 0; index < scope.size; index++) {
    const card = scope.cards[index]!
    if ((deck.stagesInIII[card]! & (1 << AT_THE_END)) === 0) continue
    const end = deck.firstAbility[card + 1]!
    for (let ability = deck.firstAbility[card]!; ability < end; ability++)
      if (deck.stage[ability] === AT_THE_END) {
        const asked = deck.whenArgument[ability]!
        if (asked > above && asked < fewest) fewest = asked
      }
  }
  return fewest
}

export function payStory(s: State, result: StoryResult): void {
  payAll(s, result.tally)
  // CH-18: four more for everyone with the most, and what their cards pay for it.
  for (let seat = 0; seat < s.seats(); seat++)
    if (result.gems[seat] === result.mostGems) s.gain(asSeat(seat), GEMS, MOST_GEMS_BONUS)
  payAll(s, result.withMostGems)
}

function payAll(s: State, tally: Tally): void {
  for (let entry = 0; entry < tally.size; entry++)
    pay(s, asSeat(tally.who[entry]!), tally.ability[entry]!, tally.times[entry]!, NO_BLOCKER)
}
