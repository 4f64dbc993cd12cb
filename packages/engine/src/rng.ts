/** The only door through which chance enters a game. */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely; 1 ≤ n ≤ 2¹⁵. */
  below(n: number): number
}

const TWO_32 = 0x1_0000_0000
const SIGN = 1 << 31

/** Whether the number that 32 random bits give below n would come up too often: then one draws again (Lemire's rejection). */
export function isUnfair(bits: number, n: number): boolean {
  const rest = Math.imul(bits, n)
  // With the sign bit flipped, signed numbers compare as unsigned ones do, and stay whole.
  return (rest ^ SIGN) < (n ^ SIGN) && rest >>> 0 < TWO_32 % n
}

/** The number below n that 32 random bits give: the upper half of bits × n, in pieces that are whole 32-bit numbers. */
export const scaled = (bits: number, n: number): number =>
  (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16

/** How many words are made at once: enough for a shuffle and more, few enough to be made quickly. */
const BATCH = 128

/** xoshiro128** 1.1 (Blackman, Vigna): fast, for playouts, simulations and tests. Never for a match among people. */
export class SeededRng implements Rng {
  private readonly state: Int32Array
  /** Words are made in batches, so that the generator can stay in registers. */
  private readonly words = new Int32Array(BATCH)
  private used = BATCH

  /** The four words must not all be zero; `SeededRng.of` makes good ones from any text. */
  constructor(a: number, b: number, c: number, d: number) {
    this.state = Int32Array.of(a, b, c, d)
  }

  /** The same text gives the same numbers, on every platform and for ever. */
  static of(seed: string): SeededRng {
    let hash = 0x811c9dc5
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193)
    const word = (): number => {
      hash = (hash + 0x9e3779b9) | 0
      let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      return mixed ^ (mixed >>> 16)
    }
    return new SeededRng(word(), word(), word(), word() | 1)
  }

  /** 32 bits, as a signed number. */
  next(): number {
    if (this.used === BATCH) this.refill()
    return this.words[this.used++]!
  }

  below(n: number): number {
    const bits = this.next()
    return isUnfair(bits, n) ? this.below(n) : scaled(bits, n)
  }

  /** Does what `shuffle` does with this generator, without a call for each card. */
  shuffle(cells: Uint8Array, size: number): void {
    const { words } = this
    let used = this.used
    for (let left = size; left > 1; left--) {
      let bits: number
      do {
        if (used === BATCH) {
          this.refill()
          used = 0
        }
        bits = words[used++]!
      } while (isUnfair(bits, left))
      exchange(cells, left - 1, scaled(bits, left))
    }
    this.used = used
  }

  private refill(): void {
    let a = this.state[0]!
    let b = this.state[1]!
    let c = this.state[2]!
    let d = this.state[3]!
    for (let i = 0; i < BATCH; i++) {
      const product = Math.imul(b, 5)
      this.words[i] = Math.imul((product << 7) | (product >>> 25), 9)
      const shifted = b << 9
      c ^= a
      d ^= b
      b ^= c
      a ^= d
      c ^= shifted
      d = (d << 11) | (d >>> 21)
    }
    this.state[0] = a
    this.state[1] = b
    this.state[2] = c
    this.state[3] = d
    this.used = 0
  }
}

/** Unbiased numbers from any stream of 32-bit words: the match generator is this over a stream cipher. */
export class StreamRng implements Rng {
  /** Words taken from the stream so far: where to go on after a save. */
  used: number
  private readonly nextWord: () => number

  constructor(nextWord: () => number, used = 0) {
    this.nextWord = nextWord
    this.used = used
  }

  below(n: number): number {
    this.used++
    const bits = this.nextWord()
    return isUnfair(bits, n) ? this.below(n) : scaled(bits, n)
  }
}

/** Rolls written down beforehand. Tests end by proving that none is left. */
export class ScriptedRng implements Rng {
  private readonly rolls: readonly number[]
  private used = 0

  constructor(rolls: readonly number[]) {
    this.rolls = rolls
  }

  get left(): number {
    return this.rolls.length - this.used
  }

  /** The same rolls once more, for a rehearsal. */
  fork(): ScriptedRng {
    return new ScriptedRng(this.rolls.slice(this.used))
  }

  below(n: number): number {
    const roll = this.rolls[this.used]
    if (roll === undefined) throw new Error(`an unscripted roll: below(${n}) after ${this.used} scripted ones`)
    if (roll < 0 || roll >= n) throw new Error(`scripted roll ${roll} does not fit below(${n})`)
    this.used++
    return roll
  }
}

/** Counts what is drawn, so that the referee knows whether a move touched chance. */
export class MeteredRng implements Rng {
  draws = 0
  private readonly source: Rng

  constructor(source: Rng) {
    this.source = source
  }

  below(n: number): number {
    this.draws++
    return this.source.below(n)
  }
}

/** Fisher–Yates over the first `size` cells, from the end. */
export function shuffle(cells: Uint8Array, size: number, rng: Rng): void {
  if (rng instanceof SeededRng) rng.shuffle(cells, size)
  else for (let left = size; left > 1; left--) exchange(cells, left - 1, rng.below(left))
}

function exchange(cells: Uint8Array, one: number, other: number): void {
  const card = cells[one]!
  cells[one] = cells[other]!
  cells[other] = card
}
