import type { Level } from '@sennik/engine'
import type { Guest, SeatPlan } from '@sennik/protocol'
import { allowedName, nameFlaw } from '../../settings/allowed-name.ts'

/** With friends over the net, around one screen, or alone against bots. */
export const WAYS = ['friends', 'screen', 'bots'] as const
export type Way = (typeof WAYS)[number]

export type Sitter =
  /** Whoever set up the table. */
  | { readonly who: 'me' }
  /** Somebody who comes by the link. */
  | { readonly who: 'anyone' }
  /** Somebody else at this device. */
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'bot'; readonly level: Level }
export type Seating = readonly Sitter[]

export interface SeatBounds {
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** Who else may sit at a table of this kind; the first is what a new seat gets. */
export const SITTERS: { readonly [W in Way]: readonly Exclude<Sitter['who'], 'me'>[] } = {
  friends: ['anyone', 'bot'],
  screen: ['person', 'bot'],
  bots: ['bot'],
}

export function newSitter(who: Exclude<Sitter['who'], 'me'>, level: Level): Sitter {
  if (who === 'person') return { who, name: '' }
  return who === 'bot' ? { who, level } : { who }
}

/** Seats to begin with; bots are of this level. */
export function defaultSeats(way: Way, bounds: SeatBounds, level: Level): Seating {
  const count = way === 'bots' ? bounds.usual : Math.max(2, bounds.min)
  return [{ who: 'me' }, ...Array.from({ length: count - 1 }, () => newSitter(SITTERS[way][0]!, level))]
}

/** Whether several people may play here, each for themselves. */
export const isAmongPeople = (seating: Seating): boolean => seating.filter(({ who }) => who !== 'bot').length > 1

/** Whether somebody was given a name that is none. */
export const hasFlawedName = (seating: Seating): boolean =>
  seating.some(sitter => sitter.who === 'person' && nameFlaw(sitter.name) !== undefined)

/** What the house is asked for. A person without a name is called after their seat, by the table. */
export const seatPlans = (seating: Seating, me: Guest): SeatPlan[] => seating.map(sitter => seatPlan(sitter, me))

function seatPlan(sitter: Sitter, me: Guest): SeatPlan {
  switch (sitter.who) {
    case 'me':
      return { who: 'me', ...me }
    case 'person': {
      const name = allowedName(sitter.name)
      return name === undefined ? { who: 'me' } : { who: 'me', name }
    }
    case 'anyone':
      return { who: 'anyone' }
    case 'bot':
      return { who: 'bot', bot: sitter.level }
  }
}
