/** The only door through which chance enters a game. */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely; 1 ≤ n ≤ 2²⁰. */
  below(n: number): number
}

const TWO_32 = 0x1_0000_0000

/**
 * Turns 32 random bits into a number below n without bias (Lemire's multiplication with rejection).
 * `-1` means "draw again": the bits fell into the uneven rest.
 */
export function scaled(bits: number, n: number): number {
  const rest = Math.imul(bits, n) >>> 0
  if (rest < n && rest < TWO_32 % n) return -1
  return ((bits * n) / TWO_32) | 0
}

/** xoshiro128** 1.1 (Blackman, Vigna): fast, for playouts, simulations and tests. Never for a match among people. */
export class SeededRng implements Rng {
  private a: number
  private b: number
  private c: number
  private d: number

  /** The four words must not all be zero; `SeededRng.of` makes good ones from any text. */
  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.d = d | 0
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

  /** 32 bits, as an unsigned number. */
  next(): number {
    const product = Math.imul(this.b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9)
    const shifted = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= shifted
    this.d = (this.d << 11) | (this.d >>> 21)
    return result >>> 0
  }

  below(n: number): number {
    for (;;) {
      const result = scaled(this.next(), n)
      if (result >= 0) return result
    }
  }

  fork(): SeededRng {
    return new SeededRng(this.a, this.b, this.c, this.d)
  }
}

/** Unbiased numbers from any stream of 32-bit words: the match generator is this over a stream cipher. */
export class StreamRng implements Rng {
  private readonly nextWord: () => number

  constructor(nextWord: () => number) {
    this.nextWord = nextWord
  }

  below(n: number): number {
    for (;;) {
      const result = scaled(this.nextWord(), n)
      if (result >= 0) return result
    }
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
  for (let last = size - 1; last > 0; last--) {
    const other = rng.below(last + 1)
    const card = cells[last]!
    cells[last] = cells[other]!
    cells[other] = card
  }
}
