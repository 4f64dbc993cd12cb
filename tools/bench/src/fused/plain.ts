// The stream of numbers, the table and a round without variants: one module that exports none of what it uses. The
// compiler takes a module's own constants for constants, but looks up again whatever is exported or imported.

// --- The stream of numbers ---

/** How many words are made at once; they fit in the processor's nearest cache. */
const WORDS = 4096
/** Far more words than a round takes: the chance of a longer round is below 10⁻⁴⁰. */
const ROUND = 1024
const TWO_32 = 0x1_0000_0000

/** Outside the managed heap, where addresses never change. */
const memory = new ArrayBuffer(1024)

/** The state of xoshiro128**. */
const generator = new Int32Array(memory, 0, 4)
/** Where the stream is read, and how many moves were made in this game. */
const tally = new Int32Array(memory, 16, 2)
const AT = 0
const MOVES = 1

/**
 * The numbers of `SeededRng`, made in bulk: the generator stays in registers, and the game reads the next word without
 * waiting for it. The stream does not depend on how it is read, so nothing changes but the speed.
 */
const words = new Int32Array(WORDS)

/** Starts the stream anew; takes what the constructor of `SeededRng` takes. */
export function seedWords(a: number, b: number, c: number, d: number): void {
  generator.set([a, b, c, d])
  tally[AT] = WORDS
}

/** Makes sure that there are words for a round. */
function fillWords(): void {
  const at = tally[AT]!
  if (at > WORDS) throw new Error('a round took more words than were made')
  if (at <= WORDS - ROUND) return
  words.copyWithin(0, at)
  makeWords(WORDS - at)
  tally[AT] = 0
}

function makeWords(from: number): void {
  let a = generator[0]!
  let b = generator[1]!
  let c = generator[2]!
  let d = generator[3]!
  for (let i = from; i < WORDS; i++) {
    const product = Math.imul(b, 5)
    words[i] = Math.imul((product << 7) | (product >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
  }
  generator[0] = a
  generator[1] = b
  generator[2] = c
  generator[3] = d
}

/** What the engine's `below(n)` makes of a word: the upper half of word × n, for n below 2¹⁶. */
const scaled = (word: number, n: number): number =>
  (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16

/** Whether `below(n)` draws again: the lower half of word × n fell into the uneven rest. */
const isRejected = (word: number, n: number): boolean => Math.imul(word, n) >>> 0 < TWO_32 % n

/** The same numbers as the engine's. */
function below(n: number): number {
  for (;;) {
    const word = words[tally[AT]!++]!
    if (!isRejected(word, n)) return scaled(word, n)
  }
}

// --- The table ---

/** SEN-1: a card is its ravens; a special one has a bit above them. */
const RAVENS = 15
const TAKE_2 = 16
const PEEK_1 = 32
const SWAP_2 = 64
const SPECIAL = TAKE_2 | PEEK_1 | SWAP_2
const NINE = 9

const CARDS = 54
/** As many as 6 bits can count, so that an index of 6 bits needs no check. */
const CELLS = 64
const MAX_SEATS = 5
/** Cells from one dream to the next. */
const ROW = 64

/** SEN-2, in the order in which the engine lays the cards before it shuffles them. */
const deck = new Uint8Array(memory, 64, CELLS)
deck.set([0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(ravens => [ravens, ravens, ravens, ravens]))
deck.fill(NINE, 36, 45)
deck.fill(TAKE_2 | 5, 45, 48)
deck.fill(PEEK_1 | 6, 48, 51)
deck.fill(SWAP_2 | 7, 51, 54)

/** The draw pile, its top last. */
const pile = new Uint8Array(memory, 128, CELLS)
const dreams = new Uint8Array(memory, 192, MAX_SEATS * ROW)
/** How many lands each dream has; only claims change it. */
const sizes = new Uint8Array(memory, 640, MAX_SEATS)
/** Ravens in this round and in all. */
const counts = new Int32Array(memory, 512, MAX_SEATS)
const totals = new Int32Array(memory, 576, MAX_SEATS)

/** How a round ended: the seat that ended it, and a bit if it did so by calling. */
const SEAT = 7
const CALLED = 8

/** For the variants, which are played by other modules. */
export const table = { pile, dreams, sizes, counts, totals, tally, below } as const
export const signs = { MOVES, RAVENS, NINE, TAKE_2, PEEK_1, SPECIAL, ROW, SEAT, CALLED } as const

/** Draws and returns who starts the first round. */
export function beginGame(seats: number): number {
  totals.fill(0)
  sizes.fill(4)
  tally[MOVES] = 0
  fillWords()
  return below(seats)
}

const LOW_26 = (1 << 26) - 1

/**
 * The engine's shuffle. The upper 26 bits of a word are enough to say where a card goes unless their product lies within
 * 64 of a border; only there can a carry from the lower bits change it, or the word be rejected. Such decks, one in ten
 * thousand, are shuffled again with care.
 */
export function shufflePile(): void {
  fillWords()
  let next = tally[AT]!
  let nearBorder = 0
  pile.set(deck)
  for (let last = CARDS - 1; last > 0; last--) {
    const product = Math.imul(words[next++]! >>> 6, last + 1)
    nearBorder |= ((product + 64) & LOW_26 & ~127) - 1
    const other = product >>> 26
    const card = pile[last]!
    pile[last] = pile[other]!
    pile[other] = card
  }
  if (nearBorder < 0) shuffleWithCare()
  else tally[AT] = next
}

function shuffleWithCare(): void {
  pile.set(deck)
  for (let last = CARDS - 1; last > 0; last--) {
    const other = below(last + 1)
    const card = pile[last]!
    pile[last] = pile[other]!
    pile[other] = card
  }
}

/** SEN-3: four lands each, one after another. Returns how many cards are left. */
export function dealDreams(seats: number): number {
  let top = CARDS
  for (let slot = 0; slot < 4; slot++) for (let seat = 0; seat < seats; seat++) dreams[seat * ROW + slot] = pile[--top]!
  return top
}

// --- A round ---

/** The cell behind a dream of four: to put a card there is to discard it. */
const BESIDE = 4

/**
 * A round after the shuffle, without SEN-V3: dreams have four lands, and only the top of the discard pile matters.
 * Words are compared with the few that `below` rejects: for 3 and 5 that is 0 alone, for powers of two none.
 */
export function playPlainRound(seats: number, starter: number): number {
  let top = dealDreams(seats)
  let open = pile[--top]!
  let next = tally[AT]!
  // SEN-5: below(4) and below(3) for each seat; what is looked at makes no difference to random play.
  for (let seat = 0; seat < seats; seat++) {
    next += 2
    while (words[next - 1] === 0) next++
  }
  let moves = 2 * seats
  let seat = starter
  for (;;) {
    let word = words[next++]!
    while (word === 0) word = words[next++]!
    // 0 takes the open card, 1 draws, 2 calls. The first two are done without a branch: it could not be predicted.
    const choice = scaled(word, 3)
    moves++
    if (choice === 2) {
      tally[AT] = next
      tally[MOVES]! += moves
      return seat | CALLED
    }
    const ifDrawn = -choice
    let card = open ^ ((open ^ pile[top - 1]!) & ifDrawn)
    top -= choice
    const row = seat * ROW
    if ((card & ifDrawn & SPECIAL) === 0) {
      word = words[next++]!
      if (word === 0 && choice === 1) {
        do word = words[next++]!
        while (word === 0)
      }
      const slot = scaled(word, 4 + choice)
      moves++
      dreams[row + BESIDE] = card
      open = dreams[row + slot]!
      dreams[row + slot] = card
    } else {
      for (;;) {
        const choices = (card & SPECIAL) !== 0 && (top > 0 || (card & TAKE_2) === 0) ? 6 : 5
        word = words[next++]!
        while (isRejected(word, choices)) word = words[next++]!
        const slot = scaled(word, choices)
        moves++
        if (slot <= BESIDE) {
          dreams[row + BESIDE] = card
          open = dreams[row + slot]!
          dreams[row + slot] = card
          break
        }
        open = card
        if ((card & TAKE_2) !== 0) {
          // SEN-11: the top card is all there is if it is the last one.
          card = pile[--top]!
          if (top === 0) continue
          open = pile[--top]!
          moves++
          if (words[next++]! < 0) {
            const kept = open
            open = card
            card = kept
          }
          continue
        }
        const lands = 4 * seats
        word = words[next++]!
        while (isRejected(word, lands)) word = words[next++]!
        moves++
        if ((card & PEEK_1) !== 0) break
        // SEN-13: the second land is one of those in other dreams.
        const one = scaled(word, lands)
        word = words[next++]!
        while (isRejected(word, lands - 4)) word = words[next++]!
        moves++
        let other = scaled(word, lands - 4)
        if (other >= (one & ~3)) other += 4
        const cell = (one >> 2) * ROW + (one & 3)
        const otherCell = (other >> 2) * ROW + (other & 3)
        const land = dreams[cell]!
        dreams[cell] = dreams[otherCell]!
        dreams[otherCell] = land
        break
      }
    }
    if (top === 0) {
      tally[AT] = next
      tally[MOVES]! += moves
      return seat
    }
    // The seat to the left, without a branch.
    seat++
    seat &= (seat - seats) >> 31
  }
}

/** SEN-16 to SEN-18 without variants: dreams have four lands and all ravens count. */
export function countPlainly(seats: number, ended: number, penalty: number): void {
  let lowest = 4 * RAVENS
  for (let seat = 0; seat < seats; seat++) {
    const row = seat * ROW
    const count =
      (dreams[row]! & RAVENS) + (dreams[row + 1]! & RAVENS) + (dreams[row + 2]! & RAVENS) + (dreams[row + 3]! & RAVENS)
    counts[seat] = count
    lowest = Math.min(lowest, count)
    totals[seat]! += count
  }
  const ender = ended & SEAT
  if ((ended & CALLED) !== 0 && counts[ender]! > lowest) totals[ender]! += penalty
}

/** SEN-19 */
export function someoneReached(limit: number, seats: number): boolean {
  let highest = 0
  for (let seat = 0; seat < seats; seat++) highest = Math.max(highest, totals[seat]!)
  return highest >= limit
}
