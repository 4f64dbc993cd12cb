import { firstArgument, kindOf, only, type Seat, shuffle, type Table } from '@sennik/engine'
import { COUNT } from '../cells.ts'
import { type Card, NO_CARD } from '../components.ts'
import type { Event } from '../events.ts'
import { actorOf, countDown, left, open, placeOf } from '../frames.ts'
import { BEYOND, DRAWN, EVERYBODY } from '../hands.ts'
import { moves } from '../moves.ts'
import type { State } from '../state.ts'
import { ask, type Decision, finish, type Step, stepNumber } from '../steps.ts'
import {
  discardCard,
  discardFromHand,
  drawAside,
  drawCards,
  drawDream,
  putUnderDreams,
  shuffleBack,
  shuffleDreams,
  tellInOrder,
} from './piles.ts'
import { runEffect } from './run-effect.ts'

/* KK-7.1: Development cards and Dreams drawn, kept, played, discarded and taken. */

const PLAY_EVENT = stepNumber('afterEvent')
const KEEP = stepNumber('keep')
const KEEP_DREAM = stepNumber('keepDream')
const { play, done, discard, keep, side } = moves.make
const { code } = moves

export const canDiscard = (s: State, seat: Seat, count: number): boolean => s.hands.free(seat) >= count

/** KK-D16: the Basic Combat card stays. */
export function discardAll(s: State, seat: Seat, table: Table<Event>): void {
  while (s.hands.free(seat) > 0) discardFromHand(s, seat, 0, table)
}

// --- Playing cards ---

const wantsUpgrade = (s: State): boolean => s.book.program.flag[placeOf(s)] === 1

export const playCards: Decision = {
  resume(s) {
    // Whether a hand holds an Upgrade is secret: whoever holds cards is asked.
    if (left(s) === 0 || s.hands.free(actorOf(s)) === 0) s.stack.end()
    else s.stack.setDeciders(only(actorOf(s)))
  },

  legal(s, seat, out) {
    const upgrades = wantsUpgrade(s)
    const size = s.hands.free(seat)
    // KK-D16: Basic Combat is not among them.
    for (let slot = 0; slot < size; slot++)
      if (!upgrades || s.book.isUpgrade[s.hands.card(seat, slot)] === 1) out.add(play(slot))
    out.add(done)
  },

  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, playCards, table)
    countDown(s)
    const card = s.hands.take(seat, firstArgument(move))
    if (s.book.isUpgrade[card] === 1) {
      // KK-7.1: what is being resolved goes on as it began: its program is fixed.
      s.upgrade(seat, card)
      table.story?.push({ type: 'upgraded', seat, card })
      return
    }
    s.playing[s.counts[COUNT.playing]!++] = card
    table.story?.push({ type: 'playedEvent', seat, card })
    open(s, PLAY_EVENT, seat, 0, 0)
    runEffect(s, seat, s.book.sections[card]!.main)
  },
}

/** An event is discarded once it is resolved. */
export const afterEvent: Step = {
  resume(s) {
    const top = --s.counts[COUNT.playing]!
    const card = s.playing[top]! as Card
    s.playing[top] = NO_CARD
    discardCard(s, card)
    s.stack.end()
  },
}

// --- Discarding ---

export const discardCards: Decision = {
  resume(s, table) {
    ask(s, discardCards, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    const size = s.hands.free(seat)
    for (let slot = 0; slot < size; slot++) out.add(discard(slot))
  },
  why: (_s, _seat, move) => (kindOf(move) === code.discard ? 'KK-D16' : undefined),
  play(s, seat, move, table) {
    countDown(s)
    discardFromHand(s, seat, firstArgument(move), table)
  },
}

// --- Drawing to choose ---

/** Keeps whatever is still to choose from, with these marks. */
function keepAll(hands: State['hands'], seat: Seat, marks: number): void {
  for (let size = hands.size(seat); size > 0 && hands.note(seat, size - 1) >= DRAWN; ) hands.mark(seat, size - 1, marks)
}

export function drawToKeep(s: State, seat: Seat, place: number, _here: number, table: Table<Event>): void {
  const { count, extra, flag } = s.book.program
  const isAside = flag[place] === 1 && s.counts[COUNT.mixed] === 0
  const drawn = isAside ? drawAside(s, seat, count[place]!, table) : drawCards(s, seat, count[place]!, DRAWN, table)
  if (drawn <= extra[place]!) keepAll(s.hands, seat, 0)
  else open(s, KEEP, seat, place, extra[place]!)
}

export const keepCards: Decision = {
  resume(s, table) {
    ask(s, keepCards, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    for (let slot = s.hands.free(seat); slot < s.hands.size(seat); slot++) out.add(keep(slot))
  },
  play(s, seat, move, table) {
    countDown(s)
    const slot = firstArgument(move)
    table.story?.push({ type: 'kept', seat, card: s.hands.card(seat, slot) })
    s.hands.mark(seat, slot, 0)
  },
  finish(s, table) {
    const seat = actorOf(s)
    const isShuffledBack = s.book.program.flag[placeOf(s)] === 1
    s.stack.end()
    if (isShuffledBack) return shuffleBack(s, seat, table)
    while (s.hands.size(seat) > s.hands.free(seat)) discardFromHand(s, seat, s.hands.size(seat) - 1, table)
  },
}

export function drawDreamsToKeep(s: State, seat: Seat, place: number, _here: number, table: Table<Event>): void {
  const { count, extra, flag } = s.book.program
  const isAside = flag[place] === 1 && s.counts[COUNT.mixed] === 0
  const dreams: Card[] | undefined = table.story === undefined ? undefined : []
  const notes: number[] | undefined = table.story === undefined ? undefined : []
  let drawn = 0
  for (; drawn < count[place]! && s.counts[isAside ? COUNT.dreamAside : COUNT.dreamDeck]! > 0; drawn++) {
    notes?.push(isAside ? 0 : s.dreamNotes[s.counts[COUNT.dreamDeck]! - 1]!)
    const card = isAside ? drawDreamAside(s, seat) : drawDream(s, seat, DRAWN)
    dreams?.push(card)
  }
  if (drawn > 0 && dreams !== undefined && notes !== undefined) tellDreams(seat, dreams, notes, table)
  if (drawn <= extra[place]!) keepAll(s.dreams, seat, marksOfKept(s, place))
  else open(s, KEEP_DREAM, seat, place, extra[place]!)
}

function tellDreams(seat: Seat, dreams: readonly Card[], notes: readonly number[], table: Table<Event>): void {
  const told = tellInOrder(dreams, notes)
  table.story?.push({ type: 'drewDreams', seat, dreams: told.cards, notes: told.notes })
}

function drawDreamAside(s: State, seat: Seat): Card {
  const top = --s.counts[COUNT.dreamAside]!
  const card = s.dreamAside[top]! as Card
  s.dreamAside[top] = NO_CARD
  s.dreams.put(seat, card, DRAWN, 1)
  return card
}

/** KK-12.6: the Dream of Stage 2 does not count for the limit of two; others count once they are held (KK-D18). */
const marksOfKept = (s: State, place: number): number => (s.book.program.flag[place] === 1 ? BEYOND : 0)

export const keepDreams: Decision = {
  resume(s, table) {
    ask(s, keepDreams, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    for (let slot = s.dreams.free(seat); slot < s.dreams.size(seat); slot++) out.add(keep(slot))
  },
  play(s, seat, move, table) {
    countDown(s)
    const slot = firstArgument(move)
    const note = s.dreams.note(seat, slot) & EVERYBODY
    table.story?.push({ type: 'keptDream', seat, dream: s.dreams.card(seat, slot), note })
    s.dreams.mark(seat, slot, marksOfKept(s, placeOf(s)))
  },
  /** The rest goes under the deck, known to who put it there; or is shuffled back (KK-12.6, KK-D21). */
  finish(s, table) {
    const seat = actorOf(s)
    const isShuffledBack = s.book.program.flag[placeOf(s)] === 1
    const isAside = isShuffledBack && s.counts[COUNT.mixed] === 0
    s.stack.end()
    let count = 0
    for (; s.dreams.size(seat) > s.dreams.free(seat); count++) {
      const slot = s.dreams.size(seat) - 1
      const note = (s.dreams.note(seat, slot) & EVERYBODY) | (1 << seat)
      const origin = s.dreams.origin(seat, slot)
      const card = s.dreams.take(seat, slot)
      if (isAside) s.dreamAside[s.counts[COUNT.dreamAside]!++] = card
      else putUnderDreams(s, card, note, origin)
    }
    if (isAside) shuffleAside(s, table)
    else if (isShuffledBack) shuffleDreams(s, table)
    if (isShuffledBack) table.story?.push({ type: 'shuffledBack', seat, what: 'dreams', count })
    else table.story?.push({ type: 'putUnder', seat, count })
  },
}

function shuffleAside(s: State, table: Table<Event>): void {
  shuffle(s.dreamAside, s.counts[COUNT.dreamAside]!, table.rng)
}

// --- Taking from a rival ---

export const stealCards: Decision = {
  resume(s, table) {
    ask(s, stealCards, table)
  },
  legal(s, seat, out) {
    if (left(s) === 0) return
    for (let other = 0; other < s.seats(); other++)
      if (other !== seat && s.hands.free(other as Seat) > 0) out.add(side(other))
    out.add(done)
  },
  /** At random; who lost the cards knows them. */
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, stealCards, table)
    const from = firstArgument(move) as Seat
    const count = left(s)
    const cards: Card[] | undefined = table.story === undefined ? undefined : []
    const notes: number[] | undefined = table.story === undefined ? undefined : []
    s.stack.end()
    for (let taken = 0; taken < count && s.hands.free(from) > 0; taken++) {
      const slot = table.rng.below(s.hands.free(from))
      const note = (s.hands.note(from, slot) | (1 << from)) & ~(1 << seat)
      const origin = s.hands.origin(from, slot)
      const card = s.hands.take(from, slot)
      s.hands.put(seat, card, note, origin)
      cards?.push(card)
      notes?.push(note)
    }
    if (cards !== undefined && notes !== undefined)
      table.story?.push({ type: 'stole', seat, from, ...tellInOrder(cards, notes) })
  },
}
