import { asSeat, listOf, type Seat } from '@sennik/engine'
import { AFTER_OTHERS, AT_ONCE, AT_THE_END, type Deck } from './cards/deck.ts'
import { type Ability, type Reward, TOKENS } from './cards/vocabulary.ts'
import type { ChaptersClause } from './clauses.ts'
import { type Card, MAX_SEATS, MOST_GEMS_BONUS } from './components.ts'
import type { Actor, Payment, PlayedCard, Purse, RoundTold } from './events.ts'
import type { Tally } from './resolving.ts'
import { NO_BLOCKER, RoundResult, resolveRound } from './round.ts'
import { PURSE, type State } from './state.ts'
import { resolveStory, StoryResult } from './story.ts'

/*
 * Every token with the card, the chapter and the clause that paid it. All of it follows from the cards played, which lie open: it is
 * computed anew from them, by the same rules that paid it, whenever somebody looks.
 */

export const actorAt = (s: State, place: number): Actor =>
  s.isGhost(place) ? { ghostOf: s.feederAt(place) } : { seat: s.seatAt(place) }

/** What one ability gives altogether; hearts and gems stay away where they are blocked (CH-13). */
function tokensOf(ability: Ability, times: number, blocker: number): Reward {
  const paid = TOKENS.filter(
    token => (ability.reward[token] ?? 0) > 0 && (token === 'stars' || blocker === NO_BLOCKER),
  ).map(token => [token, ability.reward[token]! * times])
  return Object.fromEntries(paid) as Reward
}

/** The cards that meet an ability's condition or are counted by it. */
function reasonsOf(ability: Ability, self: Card, cards: readonly Card[], deck: Deck): Card[] {
  const { when, per } = ability
  const isReason = (card: Card): boolean => {
    const { traits } = deck.face(card)
    if (when?.kind === 'withCard' && card === when.value) return true
    if (when?.kind === 'withTrait' && card !== self && traits.includes(when.trait)) return true
    if (per?.kind === 'cardsWithTrait') return traits.includes(per.trait) && (card !== self || per.includeSelf)
    return per?.kind === 'cardsInRange' && card >= per.min && card <= per.max
  }
  return cards.filter(isReason)
}

/** A card, and others that meet a condition of it or are counted by it. */
export interface Link {
  readonly card: Card
  readonly because: readonly Card[]
}

/** Who goes with whom among these cards, in a chapter: what can be seen before anything is paid. */
export function linksAmong(deck: Deck, cards: readonly Card[], chapter: 2 | 3): Link[] {
  return cards.flatMap(card => {
    const abilities = deck.face(card).abilities.filter(({ chapters }) => chapters.includes(chapter))
    const because = abilities.flatMap(ability => reasonsOf(ability, card, cards, deck)).filter(other => other !== card)
    return because.length === 0 ? [] : [{ card, because: [...new Set(because)] }]
  })
}

/** CH-14: the other cards whose ordinary abilities gained what is counted. */
function gainedByOthers(ability: Ability, self: Card, { tally }: RoundResult, deck: Deck): Card[] {
  const token = ability.per?.kind === 'heartsOthersGainThisRound' ? 'hearts' : 'gems'
  const gained = listOf(tally.size, entry => entry)
    .filter(entry => deck.stage[tally.ability[entry]!] === AT_ONCE && tally.card[entry] !== self)
    .filter(entry => deck[token][tally.ability[entry]!]! > 0)
  return [...new Set(gained.map(entry => tally.card[entry]! as Card))]
}

function entryOf(tally: Tally, entry: number): { who: number; card: Card; ability: number; times: number } {
  return {
    who: tally.who[entry]!,
    card: tally.card[entry]! as Card,
    ability: tally.ability[entry]!,
    times: tally.times[entry]!,
  }
}

// --- Chapter II ---

const result = new RoundResult()

/** A round whose cards are all on the table. */
export function tellRound(s: State, round: number, leader: number): RoundTold {
  resolveRound(s, round, leader, result)
  const { deck } = s
  const places = s.places()
  const cards = listOf(places, (turn): PlayedCard => {
    const place = (leader + turn) % places
    return { by: actorAt(s, place), card: s.cardAt(place, round) }
  })
  const values = cards.map(({ card }) => card)
  const winner = actorAt(s, result.winner)
  const highest = s.cardAt(result.winner, round)
  const entries = listOf(result.tally.size, entry => {
    const { who, card, ability: number, times } = entryOf(result.tally, entry)
    const ability = deck.ability(card, number)
    const isLate = deck.stage[number] === AFTER_OTHERS
    const payment: Payment = {
      by: actorAt(s, who),
      card,
      ability: number - deck.firstAbility[card]!,
      clause: isLate ? 'CH-14' : 'CH-7',
      times,
      tokens: tokensOf(ability, times, result.blocker),
      because: isLate ? gainedByOthers(ability, card, result, deck) : reasonsOf(ability, card, values, deck),
    }
    return { place: who, payment }
  }).filter(({ payment }) => Object.keys(payment.tokens).length > 0)
  const star: Payment = { by: winner, card: highest, clause: 'CH-6', times: 1, tokens: { stars: 1 }, because: [] }
  return {
    round: round + 1,
    cards,
    winner,
    blockedBy: result.blocker === NO_BLOCKER ? null : (result.blocker as Card),
    payments: [
      ...(s.isGhost(result.winner) ? [] : [star]),
      ...entries.filter(({ place }) => !s.isGhost(place)).map(({ payment }) => payment),
    ],
    unpaid: entries.filter(({ place }) => s.isGhost(place)).map(({ payment }) => payment),
  }
}

/** CH-8: all rounds that are over; the winner of one leads the next. */
export function tellRounds(s: State): RoundTold[] {
  let leader = s.firstLeader()
  return listOf(s.round(), round => {
    const told = tellRound(s, round, leader)
    leader = result.winner
    return told
  })
}

/** The cards of the round that is being played, in the order of play. */
export const onTheTable = (s: State): PlayedCard[] =>
  listOf(s.turns(), turn => {
    const place = (s.leader() + turn) % s.places()
    return { by: actorAt(s, place), card: s.cardAt(place, s.round()) }
  })

// --- Chapter III ---

/** What one seat's cards tell in chapter III: cards without a reward, too. */
export interface CardTold {
  readonly seat: Seat
  readonly card: Card
  readonly payments: readonly Payment[]
}

export interface StoryTold {
  readonly cards: readonly CardTold[]
  /** CH-18 */
  readonly mostGems: { readonly gems: number; readonly seats: readonly Seat[]; readonly payments: readonly Payment[] }
}

const story = new StoryResult()

/** Chapter III card by card, each player's in the order of play, those that look at one's own hearts last. */
export function tellStory(s: State, rounds: readonly RoundTold[]): StoryTold {
  const { deck } = s
  resolveStory(s, pursesAfter(rounds), story)
  const paymentsIn = (tally: Tally): Payment[] =>
    listOf(tally.size, entry => {
      const { who, card, ability: number, times } = entryOf(tally, entry)
      const ability = deck.ability(card, number)
      const own = listOf(s.rounds(), round => s.playedCard(asSeat(who), round))
      return {
        by: { seat: asSeat(who) },
        card,
        ability: number - deck.firstAbility[card]!,
        clause: storyClause(ability),
        times,
        tokens: tokensOf(ability, times, NO_BLOCKER),
        because: reasonsOf(ability, card, own, deck),
      }
    })
  const payments = paymentsIn(story.tally)
  const cards = listOf(s.seats(), seat => {
    const own = listOf(s.rounds(), round => s.playedCard(asSeat(seat), round))
    const told = [...own.filter(card => !looksAtHearts(deck, card)), ...own.filter(card => looksAtHearts(deck, card))]
    return told.map(
      (card): CardTold => ({ seat: asSeat(seat), card, payments: payments.filter(paid => paid.card === card) }),
    )
  }).flat()
  const seats = listOf(s.seats(), asSeat).filter(seat => story.gems[seat] === story.mostGems)
  const bonuses = seats.map(
    (seat): Payment => ({
      by: { seat },
      card: 0 as Card,
      clause: 'CH-18',
      times: 1,
      tokens: { gems: MOST_GEMS_BONUS },
      because: [],
    }),
  )
  return { cards, mostGems: { gems: story.mostGems, seats, payments: [...bonuses, ...paymentsIn(story.withMostGems)] } }
}

const looksAtHearts = (deck: Deck, card: Card): boolean =>
  deck.face(card).abilities.some((_, index) => deck.stage[deck.firstAbility[card]! + index] === AT_THE_END)

function storyClause({ when }: Ability): ChaptersClause {
  if (when?.kind === 'mostGems') return 'CH-18'
  return when?.kind === 'atLeastHearts' || when?.kind === 'wonNoRound' ? 'CH-17' : 'CH-16'
}

/** What everyone had after these rounds. */
function pursesAfter(rounds: readonly RoundTold[]): Uint16Array {
  const purses = new Uint16Array(MAX_SEATS * PURSE.count)
  for (const { winner, payments } of rounds) {
    if ('seat' in winner) purses[winner.seat * PURSE.count + PURSE.won]!++
    for (const { by, tokens } of payments)
      if ('seat' in by) for (const token of TOKENS) purses[by.seat * PURSE.count + PURSE[token]]! += tokens[token] ?? 0
  }
  return purses
}

export const pursesOf = (s: State): Purse[] =>
  listOf(s.seats(), seat => ({
    hearts: s.has(asSeat(seat), PURSE.hearts),
    gems: s.has(asSeat(seat), PURSE.gems),
    stars: s.has(asSeat(seat), PURSE.stars),
  }))
