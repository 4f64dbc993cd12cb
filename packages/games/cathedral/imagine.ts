import { asSeat, type Redacted, type Rng, type SeatSet, shuffle } from '@sennik/engine'
import { AGREED, COUNT, DEED, readingsOf } from './cells.ts'
import { CONFLICT_CARDS, DEVELOPMENT_CARDS, DREAM_CARDS, MARKERS, NIGHTMARES_IN_PLAY, SIDES } from './components.ts'
import type { Hands } from './hands.ts'
import { ORIGIN } from './rules/piles.ts'
import { asideCell, deckCell, dreamAsideCell, dreamDeckCell, LAID_ROW, REGISTERS, type State } from './state.ts'
import { stepNumber } from './steps.ts'
import type { Held, View } from './view.ts'

/**
 * What the viewer sees is laid out; the cards not seen are shuffled and dealt to the cells of which the viewer knows no more than where their cards come from:
 * every such world is equally likely.
 */
export function imagine(seen: Redacted<View>, rng: Rng, into: State): void {
  into.memory.fill(0)
  restoreCounts(seen, into)
  restoreFigures(seen, into)
  restoreFrames(seen, into)
  dealDevelopment(seen, rng, into)
  dealDreams(seen, rng, into)
  dealConflicts(seen, rng, into)
  layFaceDown(seen, rng, into)
}

function restoreCounts({ agreed, counts, discard, clash, revealed, playing }: Redacted<View>, into: State): void {
  into.agreed[AGREED.seats] = agreed.seats
  into.agreed[AGREED.variable] = Number(agreed.isVariable)
  into.agreed[AGREED.forked] = Number(agreed.isForked)
  into.agreed[AGREED.advanced] = Number(agreed.isAdvanced)
  into.agreed[AGREED.pair] = agreed.pair
  into.agreed[AGREED.buildFromFirstTurn] = Number(agreed.buildFromFirstTurn)
  into.agreed[AGREED.readings] = readingsOf(agreed)
  into.counts[COUNT.first] = counts.first
  into.counts[COUNT.turn] = counts.turn
  into.counts[COUNT.start] = counts.start
  into.counts[COUNT.day] = counts.day + 1
  into.counts[COUNT.pieces] = counts.pieces
  into.counts[COUNT.mixed] = Number(counts.isMixed)
  into.counts[COUNT.ending] = Number(counts.isEnding)
  into.counts[COUNT.colours] = counts.colours
  into.counts[COUNT.deck] = counts.deck
  into.counts[COUNT.aside] = counts.aside
  into.counts[COUNT.discard] = discard.length
  into.counts[COUNT.shuffling] = counts.shuffling
  into.counts[COUNT.mixedInto] = counts.mixedInto
  into.counts[COUNT.reshuffles] = counts.reshuffles
  into.counts[COUNT.dreamDeck] = counts.dreamDeck
  into.counts[COUNT.dreamAside] = counts.dreamAside
  into.counts[COUNT.conflictDeck] = counts.conflictDeck
  into.counts[COUNT.conflictSeen] = counts.conflictSeen
  into.counts[COUNT.revealed] = revealed.length
  into.counts[COUNT.clash] = clash.length
  into.counts[COUNT.playing] = playing.length
}

/** Everything on the board and before the players. */
function restoreFigures(seen: Redacted<View>, into: State): void {
  seen.units.forEach(({ units, fort, owner }, area) => {
    into.units.set(units, area * SIDES)
    into.forts[area] = fort
    into.fortOwners[area] = owner + 1
  })
  into.strongholds.set(seen.strongholds)
  into.wings.set(seen.wings)
  into.dreamers.set(seen.dreamers)
  into.nightmares.set(seen.nightmares.cards)
  into.nightmares.set(seen.nightmares.at, NIGHTMARES_IN_PLAY)
  into.supply.set(seen.supply)
  into.levels.set(seen.levels)
  into.limbo.set(seen.limbo)
  into.held.set(seen.held)
  into.devoured.set(seen.devoured)
  seen.ritual.forEach((markers, seat) => {
    into.ritual.set(markers, seat * MARKERS)
  })
  seen.deeds.forEach((deeds, seat) => {
    into.deeds.set(deeds, seat * DEED.count)
  })
  into.tops.set(seen.tops)
  seen.upgrades.forEach((cards, seat) => {
    into.upgrades.set(cards, seat * DEVELOPMENT_CARDS)
  })
  into.taken.set(seen.taken)
  into.tokens.set(seen.tokens)
  into.basics.set(seen.basics)
  into.discard.set(seen.discard)
  into.pools.set(seen.pools)
  into.dreamPools.set(seen.dreamPools)
  into.market.set(seen.market)
  seen.fulfilled.forEach((dreams, seat) => {
    into.fulfilled.set(dreams, seat * DREAM_CARDS)
  })
  into.clash.set(seen.clash)
  seen.revealed.forEach(({ card, by }, index) => {
    into.revealed[index] = card
    into.revealedBy[index] = by + 1
  })
  into.playing.set(seen.playing)
}

function restoreFrames({ stack }: Redacted<View>, into: State): void {
  for (let index = stack.length - 1; index >= 0; index--) {
    const { step, deciders, registers } = stack[index]!
    into.stack.call(stepNumber(step), deciders.reduce((set, seat) => set | (1 << seat), 0) as SeatSet)
    for (let register = 0; register < REGISTERS; register++) into.stack.setRegister(register, registers[register]!)
  }
}

/** Cells that hold cards the viewer has not seen, by origin. */
class Unseen {
  private readonly cells = new Map<number, number[]>()
  private readonly seen = new Set<number>()

  see(cards: readonly number[]): void {
    for (const card of cards) this.seen.add(card)
  }

  cell(origin: number, cell: number): void {
    const known = this.cells.get(origin)
    if (known === undefined) this.cells.set(origin, [cell])
    else known.push(cell)
  }

  /** Lays out hands as far as they are seen. */
  hands(rows: readonly (readonly Held[])[], hands: Hands): void {
    rows.forEach((row, seat) => {
      hands.sizes[seat] = row.length
      row.forEach(({ card, note, origin }, slot) => {
        const cell = seat * hands.width + slot
        hands.notes[cell] = note
        hands.origins[cell] = origin
        if (card === null) this.cell(origin, hands.at + cell)
        else {
          hands.cards[cell] = card
          this.seen.add(card)
        }
      })
    })
  }

  /** Deals what is left of each pool to the cells of its origin; what several pools went into gets the rest. */
  deal(cards: readonly number[], poolOf: (card: number) => number, rng: Rng, memory: Uint8Array): void {
    const pools = new Map<number, number[]>()
    for (const card of cards) {
      if (this.seen.has(card)) continue
      const pool = poolOf(card)
      const known = pools.get(pool)
      if (known === undefined) pools.set(pool, [card])
      else known.push(card)
    }
    const rest: number[] = []
    for (const [pool, unseen] of pools) {
      const shuffled = Uint8Array.from(unseen)
      shuffle(shuffled, shuffled.length, rng)
      const cells = pool === ORIGIN.mixed ? [] : (this.cells.get(pool) ?? [])
      cells.forEach((cell, index) => {
        memory[cell] = shuffled[index]!
      })
      rest.push(...shuffled.subarray(cells.length))
    }
    const mixed = Uint8Array.from(rest)
    shuffle(mixed, mixed.length, rng)
    this.cells.get(ORIGIN.mixed)?.forEach((cell, index) => {
      memory[cell] = mixed[index]!
    })
  }
}

/** Cards within what is alike lie in the order of their numbers. */
function sortHands(hands: Hands): void {
  for (let seat = 0; seat < hands.sizes.length; seat++) {
    const size = hands.sizes[seat]!
    const start = seat * hands.width
    for (let from = 0; from < size; ) {
      let to = from + 1
      while (
        to < size &&
        hands.notes[start + to] === hands.notes[start + from] &&
        hands.origins[start + to] === hands.origins[start + from]
      )
        to++
      hands.cards.subarray(start + from, start + to).sort()
      from = to
    }
  }
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

function dealDevelopment(seen: Redacted<View>, rng: Rng, into: State): void {
  const unseen = new Unseen()
  unseen.see([...seen.discard, ...seen.upgrades.flat(), ...seen.playing, ...seen.revealed.map(({ card }) => card)])
  unseen.hands(seen.hands, into.hands)
  for (let index = 0; index < seen.counts.deck; index++) unseen.cell(seen.counts.shuffling, deckCell(index))
  for (let index = 0; index < seen.counts.aside; index++) unseen.cell(ORIGIN.stage2, asideCell(index))
  const inPlay = numbers(1, DEVELOPMENT_CARDS).filter(card => into.book.playersOf[card]! <= seen.agreed.seats)
  unseen.deal(inPlay, card => seen.pools[card]!, rng, into.memory)
  sortHands(into.hands)
}

function dealDreams(seen: Redacted<View>, rng: Rng, into: State): void {
  const unseen = new Unseen()
  unseen.see([...seen.market, ...seen.fulfilled.flat()])
  unseen.hands(seen.dreams, into.dreams)
  seen.dreamDeck.forEach(({ card, note, origin }, index) => {
    into.dreamNotes[index] = note
    into.dreamOrigins[index] = origin
    if (card === null) unseen.cell(origin, dreamDeckCell(index))
    else {
      into.dreamDeck[index] = card
      unseen.see([card])
    }
  })
  for (let index = 0; index < seen.counts.dreamAside; index++) unseen.cell(ORIGIN.stage2, dreamAsideCell(index))
  const inPlay = numbers(1, DREAM_CARDS).filter(card => into.book.dreamPlayers[card]! <= seen.agreed.seats)
  unseen.deal(inPlay, card => seen.dreamPools[card]!, rng, into.memory)
  sortHands(into.dreams)
}

function dealConflicts(seen: Redacted<View>, rng: Rng, into: State): void {
  const known = new Set<number>([...seen.conflicts, ...seen.clash])
  const stage = seen.counts.isMixed ? 2 : 1
  const all = numbers(1, 2 * CONFLICT_CARDS)
  const used = Uint8Array.from(all.filter(card => into.book.conflictStage[card] === stage && !known.has(card)))
  const others = Uint8Array.from(all.filter(card => into.book.conflictStage[card] !== stage))
  shuffle(used, used.length, rng)
  if (stage === 1) shuffle(others, others.length, rng)
  into.conflicts.set(seen.conflicts)
  into.conflicts.set(used, seen.conflicts.length)
  into.conflictsAside.set(others)
}

/** KK-8.2: any of the cards in hand may be those that lie face down. */
function layFaceDown(seen: Redacted<View>, rng: Rng, into: State): void {
  seen.laid.forEach(({ count, slots }, seat) => {
    if (slots !== null) {
      for (const slot of slots) into.laid[seat * LAID_ROW + slot] = 1
      return
    }
    const size = into.hands.size(asSeat(seat))
    const choice = Uint8Array.from(numbers(0, size - 1))
    const withBasic = into.basics[seat] === 0 ? Uint8Array.from([...choice, LAID_ROW - 1]) : choice
    shuffle(withBasic, withBasic.length, rng)
    for (let index = 0; index < count; index++) into.laid[seat * LAID_ROW + withBasic[index]!] = 1
  })
}
