import { firstArgument, kindOf, type Move, type MoveList, type Rng, type Rules, type Seat } from '@sennik/engine'
import type { Book } from '../cards/book.ts'
import { COUNT } from '../cells.ts'
import { AREAS, SIDES } from '../components.ts'
import { dreamValue } from '../evaluation.ts'
import type { Event } from '../events.ts'
import { layStrongest } from '../laying-strength.ts'
import { FROM_DECK, moves } from '../moves.ts'
import type { Options } from '../options.ts'
import { State } from '../state.ts'
import type { View } from '../view.ts'
import { openProspects } from './prospects.ts'

/*
 * What comes to mind first, by what the seat knows: where cards lie that it does not know makes no difference. What shows on the board is tried at once; cards are
 * chosen by their strength, Dreams by how near they are.
 */

const { code, make } = moves
/** Options tried at most; where there are more, every second or third. */
const MOST_TRIED = 10
/** A Dream that promises less than this is put back. */
const HOPELESS = 0.35

const [DEVELOP, FORTIFY, SUMMON, RITUAL, MANEUVER] = [0, 1, 2, 3, 4] as const

export class FirstThought {
  private readonly rules: Rules<State, Event, View, Options>
  private readonly trial: State

  constructor(book: Book, rules: Rules<State, Event, View, Options>) {
    this.rules = rules
    this.trial = new State(book)
  }

  choose(s: State, seat: Seat, legal: MoveList): Move {
    const first = legal.at(0)
    if (legal.size === 1) return first
    switch (kindOf(first)) {
      case code.day:
        return this.day(s, seat, legal)
      case code.perform:
      case code.agree:
      case code.oppose:
      case code.accept:
        return first
      case code.dream:
        return this.dearest(s, seat, legal)
      case code.returnDream:
        return this.hopeless(s, seat, legal)
      case code.takeDream:
        return this.nearest(s, seat, legal)
      case code.lay:
        return layStrongest(s, seat, legal)
      case code.discard:
        return this.card(s, seat, legal, -1)
      case code.keep:
        return legal.at(legal.size - 1)
      case code.play:
        return this.card(s, seat, legal, 1)
      default:
        return this.onTheBoard(s, seat, legal)
    }
  }

  /** The Day whose action promises most. */
  private day(s: State, seat: Seat, legal: MoveList): Move {
    let best = legal.at(0)
    let most = Number.NEGATIVE_INFINITY
    for (let index = 0; index < legal.size; index++) {
      const move = legal.at(index)
      const worth = this.promise(s, seat, firstArgument(move))
      if (worth <= most) continue
      most = worth
      best = move
    }
    return best
  }

  private promise(s: State, seat: Seat, action: number): number {
    let followers = 0
    for (let area = 0; area < AREAS; area++) followers += s.units[area * SIDES + seat]!
    switch (action) {
      case DEVELOP:
        return 5 - 0.5 * s.hands.size(seat)
      case FORTIFY:
        return Math.min(4, followers / 2) + (s.levels[seat]! > 4 ? 0.5 : 0)
      case SUMMON:
        return Math.min(5, s.supply[seat]! / 3)
      case RITUAL:
        return followers / 2.2
      case MANEUVER:
        return followers / 4 + s.hands.size(seat) / 4
      default:
        return 0
    }
  }

  /** Of the Dreams that can be fulfilled, the one with the most points. */
  private dearest(s: State, seat: Seat, legal: MoveList): Move {
    let best = legal.at(0)
    let most = -1
    for (let index = 0; index < legal.size; index++) {
      const move = legal.at(index)
      if (kindOf(move) !== code.dream) continue
      const points = s.book.dreamPoints[s.dreams.card(seat, firstArgument(move))]!
      if (points <= most) continue
      most = points
      best = move
    }
    return best
  }

  private hopeless(s: State, seat: Seat, legal: MoveList): Move {
    for (let slot = 0; slot < s.dreams.size(seat); slot++)
      if (dreamValue(s, seat, s.dreams.card(seat, slot)) < HOPELESS) return make.returnDream(slot)
    return legal.at(legal.size - 1)
  }

  private nearest(s: State, seat: Seat, legal: MoveList): Move {
    let best = legal.at(legal.size - 1)
    let most = HOPELESS
    for (let index = 0; index < legal.size; index++) {
      const place = firstArgument(legal.at(index))
      if (place === FROM_DECK) continue
      const worth = dreamValue(s, seat, s.market[place]!)
      if (worth <= most) continue
      most = worth
      best = legal.at(index)
    }
    return best
  }

  /** The strongest card to be played, or the weakest to be discarded. */
  private card(s: State, seat: Seat, legal: MoveList, sign: 1 | -1): Move {
    const { attack, defence, isUpgrade, points, actionOf } = s.book
    let best = legal.at(0)
    let most = Number.NEGATIVE_INFINITY
    for (let index = 0; index < legal.size; index++) {
      const move = legal.at(index)
      if (move === make.done) continue
      const card = s.hands.card(seat, firstArgument(move))
      const isNew = isUpgrade[card] === 1 && s.top(seat, actionOf[card]!) === 0
      const worth = 3 * points[card]! + 2 * isUpgrade[card]! + (isNew ? 2 : 0) + 0.3 * (attack[card]! + defence[card]!)
      if (sign * worth <= most) continue
      most = sign * worth
      best = move
    }
    return best
  }

  /** Tries what can be done and looks at the board: figures, tracks, and the Dreams held now. */
  private onTheBoard(s: State, seat: Seat, legal: MoveList): Move {
    const { trial, rules } = this
    const stride = Math.max(1, Math.ceil(legal.size / MOST_TRIED))
    const seen = s.counts[COUNT.conflictSeen]!
    const size = s.counts[COUNT.conflictDeck]!
    const held = s.dreams.size(seat)
    let best = legal.at(legal.size - 1)
    let most = Number.NEGATIVE_INFINITY
    for (let index = legal.size - 1; index >= 0; index -= stride) {
      const move = legal.at(index)
      rules.copy(s, trial)
      // Which Conflict card comes next is not known: the lowest, whatever the world.
      trial.conflicts.subarray(seen, size).sort()
      rules.apply(trial, seat, move, NO_CHANCE)
      let worth = openProspects(trial, seat) + (move === make.done ? -EAGERNESS : 0)
      for (let slot = 0; slot < held; slot++) worth += dreamValue(trial, seat, s.dreams.card(seat, slot))
      if (worth <= most) continue
      most = worth
      best = move
    }
    return best
  }
}

/** What is begun is rather gone on with: a price shows before what it buys. */
const EAGERNESS = 0.02

/** Chance that is the same in every world. */
const NO_CHANCE: { readonly rng: Rng } = { rng: { below: n => n - 1 } }
