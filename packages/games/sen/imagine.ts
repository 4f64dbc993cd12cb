import { type Redacted, type Rng, type SeatSet, shuffle } from '@sennik/engine'
import { IN_THE_BOX, KINDS, MAX_DREAM } from './components.ts'
import type { RoundScore } from './events.ts'
import { CALLED, COUNT, PART, RAN_OUT, type State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { Seeable, View } from './view.ts'

/** The unseen cards are shuffled and dealt out to the places that the viewer cannot see: every such world is equally likely. */
export function imagine(seen: Redacted<View>, rng: Rng, into: State): void {
  into.memory.fill(0)
  restoreCounters(seen, into)
  restoreRows(seen, into)

  let next = gatherUnseen(seen, into.pile)
  shuffle(into.pile, next, rng)
  const deal = (): number => {
    const card = into.pile[--next]!
    into.pile[next] = 0
    return card
  }
  seen.dreams.forEach((dream, owner) => {
    for (let slot = 0; slot < dream.length; slot++) into.dreams[owner * MAX_DREAM + slot] = dream[slot] ?? deal()
  })
  for (let index = 0; index < seen.held.length; index++) into.held[index] = seen.held[index] ?? deal()
}

function restoreCounters(seen: Redacted<View>, into: State): void {
  const { agreed, counts, stack } = seen
  into.agree(agreed.seats, agreed.options)
  into.counts[COUNT.round] = counts.round
  into.counts[COUNT.pile] = counts.pile
  into.counts[COUNT.discards] = seen.discards.length
  into.counts[COUNT.held] = seen.held.length
  if (counts.lastRound !== null) {
    into.endRound(counts.lastRound.ender, counts.lastRound.ending === 'called' ? CALLED : RAN_OUT)
  }
  if (stack !== null) {
    const deciders = stack.deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet
    into.stack.call(stepNumber(stack.step), deciders, ...stack.registers)
  }
  restoreScores(seen.totals, into.totals)
  restoreScores(seen.lastScore, into.lastScore)
}

function restoreScores(scores: readonly RoundScore[], parts: Uint16Array): void {
  scores.forEach((score, seat) => {
    parts[seat * PART.count + PART.lands] = score.lands
    parts[seat * PART.count + PART.spared] = score.spared
    parts[seat * PART.count + PART.penalty] = score.penalty
    parts[seat * PART.count + PART.flat] = score.flat
  })
}

function restoreRows(seen: Redacted<View>, into: State): void {
  into.discards.set(seen.discards)
  let at = 0
  seen.lastCards.forEach((dream, seat) => {
    into.lastSizes[seat] = dream.length
    into.lastCards.set(dream, at)
    at += dream.length
  })
  seen.dreams.forEach((dream, seat) => {
    into.sizes[seat] = dream.length
    into.seenBy.set(seen.seenBy[seat]!, seat * MAX_DREAM)
  })
}

/** Writes the cards the viewer has not seen, in the order of their kinds, and returns how many there are. */
function gatherUnseen(seen: Redacted<View>, unseen: Uint8Array): number {
  const left = Uint8Array.from(IN_THE_BOX)
  const strike = (card: Seeable): void => {
    if (card !== null) left[card]!--
  }
  seen.discards.forEach(strike)
  seen.held.forEach(strike)
  for (const dream of seen.dreams) dream.forEach(strike)
  let size = 0
  for (let kind = 0; kind < KINDS; kind++) for (let copy = 0; copy < left[kind]!; copy++) unseen[size++] = kind
  return size
}
