// Koty, the base game, as one loop by hand for random play: no moves as data, no nine remembered by its card, no view, no
// state that could be copied or shown. It draws the numbers of the engine's own generator in the same order and so plays the
// same games, move for move.
import type { SeededRng } from '@sennik/engine'

const NONE = 0
const RAVEN = 9
const JOKER = 10
const MAX_SEATS = 6
const CARDS = 95
const IDLE_ROUNDS = 40

const deck = new Uint8Array(CARDS)
for (let card = 0; card < CARDS; card++) deck[card] = card < 90 ? 1 + Math.floor(card / 10) : JOKER

const pile = new Uint8Array(CARDS)
const discards = new Uint8Array(CARDS)
const hands = new Uint8Array(MAX_SEATS * 4)
const sizes = new Uint8Array(MAX_SEATS)
/** Cards at the front of a hand that everyone knows: they matter here for the order of a hand alone. */
const shown = new Uint8Array(MAX_SEATS)
const tops = new Uint8Array(MAX_SEATS * 4)
const nines = new Uint8Array(MAX_SEATS * 4)

let rng: SeededRng
let pileSize = 0
let discardSize = 0
/** The game ends after this card. */
let ending = false
/** Turns since the one in which somebody added a nine, and whether this is one. */
let idle = 0
let addedNine = false
let moves = 0

/** Plays one game at random to its end. Returns the number of moves. */
export function playFusedKoty(seats: number, generator: SeededRng): number {
  rng = generator
  let seat = rng.below(seats)
  deal(seats)
  const longest = IDLE_ROUNDS * seats
  while (!ending) {
    addedNine = false
    playTurn(seats, seat)
    // Whoever's turn it is draws last; an attacker has done so before.
    if (!ending) drawUp(seat)
    if (addedNine) idle = 0
    else if (++idle >= longest) ending = true
    seat = seat + 1 === seats ? 0 : seat + 1
  }
  return moves
}

/** The points of each seat in the last game. */
export function fusedKotyTotals(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    let points = 0
    for (let cell = 4 * seat; cell < 4 * seat + 4; cell++) {
      const top = tops[cell]!
      if (top === NONE) points += nines[cell] === 0 ? 0 : 9 << (nines[cell]! - 1)
      else if (top < RAVEN) points += top << nines[cell]!
    }
    return points
  })
}

function deal(seats: number): void {
  pile.set(deck)
  rng.shuffle(pile, CARDS)
  pileSize = CARDS
  discardSize = 0
  shown.fill(0)
  tops.fill(0)
  nines.fill(0)
  ending = false
  idle = 0
  moves = 0
  for (let index = 0; index < 4; index++)
    for (let seat = 0; seat < seats; seat++) hands[seat * 4 + index] = pile[--pileSize]!
  sizes.fill(4)
}

function reshuffle(): void {
  for (let card = 0; card < discardSize; card++) pile[card] = discards[card]!
  pileSize = discardSize
  discardSize = 0
  rng.shuffle(pile, pileSize)
}

function drawUp(seat: number): void {
  while (sizes[seat]! < 4) {
    if (pileSize === 0) {
      if (discardSize === 0) {
        ending = true
        return
      }
      const isSeen = discardSize === 1
      reshuffle()
      if (isSeen) {
        const place = shown[seat]!++
        for (let index = sizes[seat]!++; index > place; index--) hands[seat * 4 + index] = hands[seat * 4 + index - 1]!
        hands[seat * 4 + place] = pile[--pileSize]!
        continue
      }
    }
    hands[seat * 4 + sizes[seat]!++] = pile[--pileSize]!
  }
}

function take(seat: number, card: number): void {
  const at = seat * 4
  const last = at + --sizes[seat]!
  let cell = at
  while (hands[cell] !== card) cell++
  if (cell - at < shown[seat]!) shown[seat]!--
  for (; cell < last; cell++) hands[cell] = hands[cell + 1]!
  hands[last] = NONE
}

function holds(seat: number, card: number): boolean {
  const at = seat * 4
  return hands[at] === card || hands[at + 1] === card || hands[at + 2] === card || hands[at + 3] === card
}

const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const low = (cat: number): number => (cat < 5 ? cat : 9 - cat)

/** By the lower value of a colour: the lands with a cat of it. */
const cats = new Int32Array(5)
/** For each card in a hand, the lands it may be played on; none for one that is there before. */
const landsFor = new Int32Array(4)

function playTurn(seats: number, seat: number): void {
  let free = 0
  let rivalNines = 0
  let ownRavens = 0
  cats.fill(0)
  for (let cell = 0; cell < 4 * seats; cell++) {
    const top = tops[cell]!
    const mine = cell >> 2 === seat
    if (top === NONE) {
      if (mine) free |= 1 << cell
      else if (nines[cell]! > 0) rivalNines |= 1 << cell
    } else if (top < RAVEN) cats[low(top)]! |= 1 << cell
    else if (mine) ownRavens |= 1 << cell
  }
  free |= rivalNines
  const at = seat * 4
  const anyCat = cats[1]! | cats[2]! | cats[3]! | cats[4]!
  let choices = 1
  let seen = 0
  for (let index = 0; index < 4; index++) {
    const card = hands[at + index]!
    let lands = 0
    if (((seen >> card) & 1) === 0) {
      seen |= 1 << card
      if (card < RAVEN) lands = free | cats[low(card)]!
      else lands = card === RAVEN ? rivalNines | ownRavens : anyCat | ownRavens
    }
    landsFor[index] = lands
    choices += bitCount(lands)
  }
  let choice = rng.below(choices)
  moves++
  for (let index = 0; index < 4; index++) {
    let lands = landsFor[index]!
    const count = bitCount(lands)
    if (choice >= count) {
      choice -= count
      continue
    }
    for (; choice > 0; choice--) lands &= lands - 1
    playCard(seat, hands[at + index]!, 31 - Math.clz32(lands & -lands))
    return
  }
  exchange(seat)
}

function exchange(seat: number): void {
  const at = seat * 4
  for (let next = at + 1; next < at + 4; next++) {
    const card = hands[next]!
    let place = next
    for (; place > at && hands[place - 1]! > card; place--) hands[place] = hands[place - 1]!
    hands[place] = card
  }
  for (let index = at; index < at + 4; index++) discards[discardSize++] = hands[index]!
  sizes[seat] = 0
  shown[seat] = 0
}

function playCard(seat: number, card: number, cell: number): void {
  take(seat, card)
  const top = tops[cell]!
  if (top === NONE) tops[cell] = card
  else if (top === RAVEN) {
    tops[cell] = NONE
    discards[discardSize++] = RAVEN
    discards[discardSize++] = card
  } else {
    let as = card
    if (card === JOKER) {
      as = rng.below(2) === 0 ? top : 9 - top
      moves++
    }
    if (cell >> 2 === seat) meet(seat, cell, card, as)
    else duel(seat, cell, card, as)
  }
}

function duel(attacker: number, cell: number, first: number, as: number): void {
  const owner = cell >> 2
  drawUp(attacker)
  for (let card = first; ; ) {
    const defence = answer(owner, as)
    if (defence === NONE) {
      meet(attacker, cell, card, as)
      return
    }
    take(owner, defence)
    drawUp(owner)
    discards[discardSize++] = card
    discards[discardSize++] = defence
    if (ending) return
    card = answer(attacker, as)
    if (card === NONE) return
    take(attacker, card)
    drawUp(attacker)
  }
}

/** The cat itself, a joker or nothing. */
function answer(seat: number, as: number): number {
  const hasCat = holds(seat, as)
  const hasJoker = holds(seat, JOKER)
  const choice = rng.below(1 + (hasCat ? 1 : 0) + (hasJoker ? 1 : 0))
  moves++
  if (choice === 0) return hasCat ? as : hasJoker ? JOKER : NONE
  return choice === 1 && hasCat && hasJoker ? JOKER : NONE
}

function meet(seat: number, cell: number, card: number, as: number): void {
  const cat = tops[cell]!
  tops[cell] = NONE
  const fights = as === cat
  if (!fights) {
    discards[discardSize++] = cat
    discards[discardSize++] = card
  }
  const land = landForNine(seat)
  if (fights && land < 0) {
    discards[discardSize++] = cat
    discards[discardSize++] = card
    return
  }
  if (!fights) {
    if (pileSize === 0) reshuffle()
    const nine = pile[--pileSize]!
    if (land < 0) {
      discards[discardSize++] = nine
      return
    }
  }
  nines[land]!++
  addedNine = true
  if (fights) tops[land] = cat
  if (nines[land] === 3) {
    let full = 0
    for (let each = seat * 4; each < seat * 4 + 4; each++) if (nines[each] === 3) full++
    if (full >= 3) ending = true
  }
}

function landForNine(seat: number): number {
  let lands = 0
  for (let cell = seat * 4; cell < seat * 4 + 4; cell++) if (tops[cell] === NONE && nines[cell]! < 3) lands |= 1 << cell
  if (lands === 0) return -1
  if ((lands & (lands - 1)) !== 0) {
    moves++
    for (let choice = rng.below(bitCount(lands)); choice > 0; choice--) lands &= lands - 1
  }
  return 31 - Math.clz32(lands & -lands)
}
