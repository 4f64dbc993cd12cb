import { asSeat, type Move, type Redacted, type Seat } from '@sennik/engine'
import { type Card, RAVEN } from './components.ts'
import { type KotyMove, moves } from './moves.ts'
import { Prospects } from './prospects.ts'
import { LONGEST_SERIES } from './state.ts'
import type { View } from './view.ts'

const NEVER = Number.NEGATIVE_INFINITY
/** An attack may be repelled. */
const ATTACK_SUCCEEDS = 0.7
/** What a new hand is worth: less than most things one can do. */
const NEW_HAND = 2.5
/** A joker and an owl are too good for small matters. */
const WORTH_A_JOKER = 9
const WORTH_AN_OWL = 7
const WORTH_A_CAT = 2

/** Plays what gains most at once, its own points and what it takes from rivals; defends what is worth it. */
export function greedy(seen: Redacted<View>, seat: Seat, legal: readonly Move[]): Move {
  const prospects = new Prospects(seen, seat)
  let best = legal[0]!
  let bestValue = NEVER
  for (const move of legal) {
    const value = worth(prospects, seen, moves.decode(move))
    if (value <= bestValue) continue
    best = move
    bestValue = value
  }
  return best
}

function worth(prospects: Prospects, view: Redacted<View>, move: KotyMove): number {
  switch (move.kind) {
    case 'cat':
      return worthOfCard(prospects, move.value as Card, move.owner, move.land)
    case 'raven':
      return worthOfCard(prospects, RAVEN, move.owner, move.land)
    case 'joker':
      return worthOfJoker(prospects, move.owner, move.land) - WORTH_A_JOKER
    case 'declare': {
      const [owner, land] = view.stack!.registers
      return prospects.meeting(owner, land, move.value as Card)
    }
    case 'exchange':
      return NEW_HAND
    case 'moth': {
      const cat = prospects.top(move.owner, move.land)!
      return prospects.laying(move.owner, move.land, null) + prospects.bestPlace(cat)
    }
    case 'carry': {
      const [owner, land] = view.stack!.registers
      return prospects.laying(move.owner, move.land, prospects.top(owner, land))
    }
    case 'bat':
      return prospects.laying(move.owner, move.land, null) + prospects.bestNine()
    case 'dragon':
      return worthOfDragon(prospects, view)
    case 'put':
      return view.stack!.step === 'nine' ? prospects.nineOn(move.land) : prospects.fightOn(move.land, view.onTable[1]!)
    case 'defend':
      return prospects.harm() - WORTH_A_CAT
    case 'defendJoker':
      return prospects.harm() - WORTH_A_JOKER
    case 'owl':
      return prospects.harm() - WORTH_AN_OWL
    case 'repeat':
      return worthOfRepeating(prospects, view) - WORTH_A_CAT
    case 'repeatJoker':
      return worthOfRepeating(prospects, view) - WORTH_A_JOKER
    case 'letGo':
    case 'stop':
      return 0
  }
}

function worthOfCard(prospects: Prospects, card: Card, owner: number, land: number): number {
  const top = prospects.top(owner, land)
  if (top === null) return prospects.laying(owner, land, card)
  if (top === RAVEN) return prospects.laying(owner, land, null)
  const met = prospects.meeting(owner, land, card)
  return owner === prospects.seat ? met : ATTACK_SUCCEEDS * met
}

function worthOfJoker(prospects: Prospects, owner: number, land: number): number {
  if (prospects.top(owner, land) === RAVEN) return prospects.laying(owner, land, null)
  const met = prospects.bestMeeting(owner, land)
  return owner === prospects.seat ? met : ATTACK_SUCCEEDS * met
}

function worthOfDragon(prospects: Prospects, view: Redacted<View>): number {
  let sum = prospects.bestNine()
  view.dreams.forEach((dream, owner) => {
    dream.lands.forEach(({ top }, land) => {
      if (top === RAVEN) sum += prospects.laying(asSeat(owner), land, null)
    })
  })
  return sum
}

function worthOfRepeating(prospects: Prospects, view: Redacted<View>): number {
  const { attacked, land, as, series } = view.duel!
  // When nearly all cards lie in dreams, two can draw the very cards they have just played for ever.
  if (series.length === LONGEST_SERIES) return NEVER
  return ATTACK_SUCCEEDS * prospects.meeting(attacked, land, as)
}
