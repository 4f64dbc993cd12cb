import type { Mind, Move, Redacted, Seat, Temper } from '@sennik/engine'
import { type Card, isCat, type Line, thingCard } from '../components.ts'
import { cardsInLine } from '../gains.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import type { ThingKind } from '../vocabulary.ts'

/** What somebody likes or dislikes, in chances to win; a point is worth some 0.03 of them. */
interface Taste {
  readonly cat: number
  readonly food: number
  readonly toy: number
  readonly costume: number
  readonly lost: number
  /** To use what could be kept for later: a spray bottle, a pair of lost cats for a token. */
  readonly spending: number
}

/** Takes in every cat and every toy that is sweet, and forgets that cats eat. Spray bottles stay in the hand. */
const NOVICE: Taste = { cat: 0.03, food: -0.03, toy: 0.05, costume: 0, lost: 0, spending: -0.2 }
/** A collector: dresses the cats up and brings every lost one home. */
const CASUAL: Taste = { cat: 0, food: 0, toy: 0, costume: 0.045, lost: 0.025, spending: -0.1 }
/** Plays with a clear head, but not with a light hand. */
const STRONG: Taste = { cat: 0, food: 0, toy: 0, costume: 0, lost: 0, spending: -0.03 }

/** In the feeding everybody has the best laid out and lets it stand, also when little hangs on it. */
const NEEDLESS = -1

export const tempers: Mind<State, View>['tempers'] = {
  novice: { iterations: 24, wobble: 0.05, fancies: fanciesOf(NOVICE) },
  casual: { iterations: 40, wobble: 0.04, fancies: fanciesOf(CASUAL) },
  strong: { iterations: 100, wobble: 0.02, fancies: fanciesOf(STRONG) },
  master: { iterations: 400, wobble: 0 },
}

function fanciesOf(taste: Taste): NonNullable<Temper<View>['fancies']> {
  return (seen, seat, move) => fancyFor(taste, seen, seat, move)
}

function fancyFor(taste: Taste, seen: Redacted<View>, seat: Seat, move: Move): number {
  const form = moves.decode(move)
  switch (form.kind) {
    case 'take':
      return cardsInLine(seen.grid, form.line as Line).reduce((sum, card) => sum + fancyForCard(taste, card), 0)
    case 'spray':
    case 'trade':
      return taste.spending
    case 'give':
    case 'back':
      return NEEDLESS
    case 'best':
      return seen.changes[seat]! > 0 ? NEEDLESS : 0
    case 'done':
      return seen.changes[seat]! > 0 ? 0 : NEEDLESS
    case 'mark':
    case 'rescue':
    case 'end':
      return 0
  }
}

const fancyForCard = (taste: Taste, card: Card): number =>
  isCat(card) ? taste.cat : fancyForThing(taste, thingCard(card).is)

function fancyForThing(taste: Taste, is: ThingKind): number {
  if ('token' in is) return taste.food * is.amount
  if ('toy' in is) return taste.toy
  if (is.hand === 'costume') return taste.costume
  return is.hand === 'lost' ? taste.lost : 0
}
