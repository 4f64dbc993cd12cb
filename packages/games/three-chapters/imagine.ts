import { listOf, type Redacted, type Rng, type SeatSet, shuffle } from '@sennik/engine'
import { CARDS } from './components.ts'
import {
  boxCell,
  COUNT,
  giftCell,
  HAND_ROW,
  handCell,
  LEFT_ROW,
  leftCell,
  orderCell,
  PICK_ROW,
  PURSE,
  pickCell,
  type State,
  tagCell,
} from './state.ts'
import { stepNumber } from './steps.ts'
import type { View } from './view.ts'

/**
 * Cards of hands passed on are shuffled among the cells where the viewer knows them to be, all other unseen cards among the cells of
 * which the viewer knows nothing: every such world is equally likely.
 */
export function imagine(seen: Redacted<View>, rng: Rng, into: State): void {
  into.memory.fill(0)
  restoreCounters(seen, into)
  const faceDown = restoreCards(seen, into)
  const remembered = new Set<number>()
  for (const { cells, cards } of seen.box.remembered) {
    deal(cards, cells, rng, into)
    for (const cell of cells) remembered.add(cell)
  }
  const unknown = faceDown.filter(cell => !remembered.has(cell))
  deal(unplaced(into), [...unknown, ...listOf(seen.box.size, boxCell)], rng, into)
  sortHands(seen, into)
  restoreOrders(seen, rng, into)
}

function restoreCounters({ agreed, counts, stack, purses, box }: Redacted<View>, into: State): void {
  into.sitDown(agreed.seats)
  into.counts[COUNT.deal] = counts.deal
  into.counts[COUNT.exchange] = counts.exchange
  into.counts[COUNT.round] = counts.round
  into.counts[COUNT.firstLeader] = counts.firstLeader
  into.counts[COUNT.leader] = counts.leader
  into.counts[COUNT.turns] = counts.turns
  into.counts[COUNT.box] = box.size
  if (stack !== null) {
    const deciders = stack.deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet
    into.stack.call(stepNumber(stack.step), deciders)
  }
  purses.forEach(({ hearts, gems, stars, won }, seat) => {
    into.purses.set([hearts, gems, stars, won], seat * PURSE.count)
  })
}

/** Lays out what the viewer sees, and returns the cells of what lies face down. */
function restoreCards(seen: Redacted<View>, into: State): number[] {
  const faceDown: number[] = []
  const lay = (rows: View['hands'], cellOf: (row: number, index: number) => number): void => {
    rows.forEach((row, number) => {
      row.forEach((card, index) => {
        if (card === null) faceDown.push(cellOf(number, index))
        else into.memory[cellOf(number, index)] = card
      })
    })
  }
  lay(seen.hands, handCell)
  seen.hands.forEach((hand, seat) => {
    into.sizes[seat] = hand.length
  })
  lay(seen.picks, pickCell)
  lay(seen.gifts, giftCell)
  lay(seen.left.flat(), leftCell)
  seen.played.bySeat.forEach((cards, seat) => {
    into.played.set(cards, seat * PICK_ROW)
  })
  return faceDown
}

function deal(cards: readonly number[], cells: readonly number[], rng: Rng, into: State): void {
  const shuffled = Uint8Array.from(cards)
  shuffle(shuffled, shuffled.length, rng)
  cells.forEach((cell, index) => {
    into.memory[cell] = shuffled[index]!
  })
}

/** The cards that lie nowhere yet. */
function unplaced({ hands, picks, gifts, left, played }: State): number[] {
  const placed = new Set([hands, picks, gifts, left, played].flatMap(cells => [...cells]))
  return listOf(CARDS, index => index + 1).filter(card => !placed.has(card))
}

/** Hands lie in the order of values, also when they are put away. */
function sortHands(seen: Redacted<View>, into: State): void {
  seen.hands.forEach((hand, seat) => {
    into.hands.subarray(seat * HAND_ROW, seat * HAND_ROW + hand.length).sort()
  })
  seen.left.flat().forEach((hand, row) => {
    into.left.subarray(row * LEFT_ROW, row * LEFT_ROW + hand.length).sort()
  })
}

/** When cards were picked, and the order of ghosts' decks: what is not known of a row is shuffled. */
function restoreOrders(seen: Redacted<View>, rng: Rng, into: State): void {
  const restore = (rows: View['tags'], cellOf: (row: number, index: number) => number): void => {
    rows.forEach((row, number) => {
      const missing = row.map((_, index) => index + 1).filter(entry => !row.includes(entry))
      const cells = row.flatMap((entry, index) => (entry === null ? [cellOf(number, index)] : []))
      row.forEach((entry, index) => {
        if (entry !== null) into.memory[cellOf(number, index)] = entry
      })
      deal(missing, cells, rng, into)
    })
  }
  restore(seen.tags, tagCell)
  restore(seen.order, orderCell)
}
