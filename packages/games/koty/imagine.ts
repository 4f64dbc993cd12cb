import { type Redacted, type Rng, type SeatSet, shuffle } from '@sennik/engine'
import { BASE_DECK, BAT, DRAGON, HAND, KINDS, LANDS, MAX_NINES, MOTH, NO_CARD, OWL } from './components.ts'
import { COUNT, ENDINGS, type State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { Seeable, View } from './view.ts'

/** The unseen cards are shuffled and dealt out to the places that the viewer cannot see: every such world is equally likely. */
export function imagine(seen: Redacted<View>, rng: Rng, into: State): void {
  into.memory.fill(0)
  restoreCounters(seen, into)
  restoreOpenCards(seen, into)

  let next = gatherUnseen(seen, into.pile)
  shuffle(into.pile, next, rng)
  const deal = (): number => {
    const card = into.pile[--next]!
    into.pile[next] = NO_CARD
    return card
  }
  seen.hands.forEach((hand, seat) => {
    for (let index = 0; index < hand.length; index++) into.hands[seat * HAND + index] = hand[index] ?? deal()
  })
  forEachLand(seen, ({ nines }, cell) => {
    for (let index = 0; index < nines.length; index++) into.dreams[cell * MAX_NINES + index] = nines[index] ?? deal()
  })
}

function forEachLand(
  seen: Redacted<View>,
  visit: (land: View['dreams'][number]['lands'][number], cell: number) => void,
): void {
  seen.dreams.forEach(({ lands }, seat) => {
    for (let land = 0; land < LANDS; land++) visit(lands[land]!, seat * LANDS + land)
  })
}

function restoreCounters({ agreed, counts, stack, discards }: Redacted<View>, into: State): void {
  into.agree(agreed.seats, agreed.options)
  into.setTurn(counts.turn)
  into.counts[COUNT.pile] = counts.pile
  into.counts[COUNT.discards] = discards.length
  into.counts[COUNT.idle] = counts.idle
  if (counts.ending !== null) into.setEnding(ENDINGS[counts.ending.cause], counts.ending.seat)
  if (stack !== null) {
    const deciders = stack.deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet
    into.stack.call(stepNumber(stack.step), deciders, ...stack.registers)
  }
}

/** Everything that lies open, and how much lies hidden where. */
function restoreOpenCards(seen: Redacted<View>, into: State): void {
  into.onTable.set(seen.onTable)
  into.discards.set(seen.discards)
  into.shuffled.set(seen.shuffled)
  if (seen.duel !== null) {
    into.beginDuel(seen.duel.as)
    for (let index = 0; index < seen.duel.series.length; index += 2)
      into.addToSeries(seen.duel.series[index]!, seen.duel.series[index + 1]!)
  }
  seen.hands.forEach((hand, seat) => {
    into.handSizes[seat] = hand.length
    into.shown[seat] = seen.shown[seat]!
  })
  forEachLand(seen, ({ nines, top }, cell) => {
    into.tops[cell] = top ?? NO_CARD
    into.nineCounts[cell] = nines.length
    for (let index = 0; index < nines.length; index++) if (nines[index] !== null) into.known[cell]! |= 1 << index
  })
}

/** Writes the cards the viewer has not seen, in the order of their kinds, and returns how many there are. */
function gatherUnseen(seen: Redacted<View>, unseen: Uint8Array): number {
  const left = new Uint8Array(KINDS)
  for (const card of BASE_DECK) left[card]!++
  const { moths, bats, owls, dragons } = seen.agreed.options
  left[MOTH] = moths
  left[BAT] = bats
  left[OWL] = owls
  left[DRAGON] = dragons
  const strike = (card: Seeable): void => {
    if (card !== null) left[card]!--
  }
  seen.discards.forEach(strike)
  seen.onTable.forEach(strike)
  for (const hand of seen.hands) hand.forEach(strike)
  forEachLand(seen, ({ nines, top }) => {
    nines.forEach(strike)
    strike(top)
  })
  let size = 0
  for (let kind = 1; kind < KINDS; kind++) for (let copy = 0; copy < left[kind]!; copy++) unseen[size++] = kind
  return size
}
