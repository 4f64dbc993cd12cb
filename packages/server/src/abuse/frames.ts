import type { Rng } from '@sennik/engine'
import { PROTOCOL_VERSION } from '@sennik/protocol'

/** One message on a socket, in one or more fragments. */
export interface Frame {
  readonly kind: string
  readonly parts: readonly (string | Buffer)[]
  readonly isBinary: boolean
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!

export const randomBytes = (rng: Rng, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => rng.below(256)))

const STRINGS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'spectator',
  'sen',
  '\u0000',
  '\u202egnp.exe',
  '\ud800',
  '👁️‍🗨️'.repeat(3),
  "'; DROP TABLE log; --",
  '<script>alert(1)</script>',
  '{{7*7}}%s%n',
  '../../../../etc/passwd',
  'a'.repeat(41),
  'ż'.repeat(200),
  '0'.repeat(64),
  'NaN',
  '-0',
]

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  2,
  3,
  7,
  8,
  0.5,
  255,
  256,
  65_536,
  1e6,
  1e6 + 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
]

/** Some JSON value, nested a little. */
export function anyJson(rng: Rng, depth = 3): Json {
  switch (rng.below(depth > 0 ? 7 : 5)) {
    case 0:
      return null
    case 1:
      return rng.below(2) === 0
    case 2:
      return oneOf(rng, NUMBERS)
    case 3:
      return rng.below(1000)
    case 4:
      return oneOf(rng, STRINGS)
    case 5:
      return Array.from({ length: rng.below(5) }, () => anyJson(rng, depth - 1))
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(5) }, () => [oneOf(rng, STRINGS), anyJson(rng, depth - 1)]),
      )
  }
}

/** A message with something changed: a field of another type, without one, with one too many, with a dangerous name. */
export function mutated(rng: Rng, message: Fields): string {
  const names = Object.keys(message)
  const name = oneOf(rng, names)
  const { [name]: _gone, ...rest } = message
  switch (rng.below(6)) {
    case 0:
      return JSON.stringify(rest)
    case 1:
      return JSON.stringify({ ...message, [oneOf(rng, STRINGS)]: anyJson(rng) })
    case 2:
      return JSON.stringify(message).replace('{', '{"__proto__":{"admin":true,"t":"move"},')
    case 3:
      return JSON.stringify(message).replace('{', '{"constructor":{"prototype":{"polluted":1}},')
    case 4:
      return JSON.stringify([message, message])
    default:
      return JSON.stringify({ ...message, [name]: anyJson(rng) })
  }
}

/** What an attacker knows: ids of tables and commands that others use too. */
export interface Known {
  readonly tables: readonly string[]
  readonly game: string
}

/** Makes messages of every wrong kind, and right ones at wrong moments. The same seed makes the same ones. */
export class Frames {
  private readonly rng: Rng
  private readonly known: Known
  private readonly said: string[] = []

  constructor(rng: Rng, known: Known) {
    this.rng = rng
    this.known = known
  }

  next(): Frame {
    const { rng } = this
    const kinds = Object.keys(this.makers) as (keyof typeof this.makers)[]
    const kind = oneOf(rng, kinds)
    const made = this.makers[kind]()
    return { kind, isBinary: kind === 'binary', parts: Array.isArray(made) ? made : [made] }
  }

  private readonly makers = {
    mutated: (): string => mutated(this.rng, this.valid()),
    mutatedToo: (): string => mutated(this.rng, this.valid()),
    wellFormed: (): string => this.remember(JSON.stringify(this.valid())),
    replayed: (): string => (this.said.length > 0 ? oneOf(this.rng, this.said) : '{}'),
    json: (): string => JSON.stringify(anyJson(this.rng, 5)),
    notJson: (): string => `${JSON.stringify(this.valid()).slice(0, this.rng.below(40))}${oneOf(this.rng, STRINGS)}`,
    binary: (): Buffer => randomBytes(this.rng, this.rng.below(200)),
    deep: (): string => oneOf(this.rng, ['[', '{"a":', '[[],{"t":']).repeat(1 + this.rng.below(1500)),
    long: (): string => JSON.stringify({ ...this.valid(), name: 'x'.repeat(10_000 + this.rng.below(3000)) }),
    tooLong: (): string => 'x'.repeat(16_385 + this.rng.below(20_000)),
    wide: (): string => JSON.stringify({ ...this.valid(), move: Object.fromEntries(listed(300)), as: listed(300) }),
    fragments: (): Buffer[] => this.inPieces(Buffer.from(JSON.stringify(this.valid()))),
    forgedSeat: (): string => JSON.stringify({ ...this.enter(), as: this.rng.below(9) }),
    forgedTable: (): string => JSON.stringify({ ...this.enter(), table: 'A'.repeat(20 + this.rng.below(4)) }),
    wrongVersion: (): string => JSON.stringify({ ...this.enter(), version: oneOf(this.rng, NUMBERS) }),
  }

  /** These end the connection, so they are sent rarely. */
  last(): Frame {
    const { rng } = this
    if (rng.below(2) === 0) return { kind: 'notUtf8', isBinary: false, parts: [Buffer.from([0xc3, 0x28, 0xff, 0xfe])] }
    return { kind: 'oversized', isBinary: false, parts: ['x'.repeat(16_384 * 4 + 1 + rng.below(100_000))] }
  }

  private remember(text: string): string {
    if (this.said.length < 500) this.said.push(text)
    return text
  }

  private inPieces(whole: Buffer): Buffer[] {
    const pieces: Buffer[] = []
    for (let from = 0; from < whole.length; ) {
      const to = Math.min(whole.length, from + 1 + this.rng.below(20))
      pieces.push(whole.subarray(from, to))
      from = to
    }
    return pieces
  }

  private enter(): Fields {
    return { t: 'enter', version: PROTOCOL_VERSION, table: oneOf(this.rng, this.known.tables) }
  }

  /** Well-formed, though hardly ever allowed. `leave` is: it is said now and then, so that bots come and go. */
  private valid(): Fields {
    const { rng } = this
    const id = `abuse-${rng.below(1_000_000)}`
    const move = oneOf<Fields>(rng, [
      { kind: 'draw' },
      { kind: 'take' },
      { kind: 'discard' },
      { kind: 'call' },
      { kind: 'peek', slot: rng.below(4) },
      { kind: 'place', slot: rng.below(6) },
      { kind: 'look', owner: rng.below(3), slot: rng.below(4) },
      { kind: oneOf(rng, STRINGS).slice(0, 20), slot: oneOf(rng, NUMBERS) },
    ])
    return oneOf<Fields>(rng, [
      this.enter(),
      { ...this.enter(), since: rng.below(40) },
      { ...this.enter(), as: 'spectator' },
      { t: 'move', id, n: rng.below(300), move },
      { t: 'move', id, n: 1_000_000, move },
      { t: 'why', id, move },
      { t: 'undo', id, n: rng.below(300) },
      { t: 'sit', id, seat: rng.below(8), name: 'Mallory', avatar: 'raven', entropy: 'ab'.repeat(32) },
      { t: 'begin', id },
      { t: 'shuffle', id, entropy: 'ab'.repeat(32) },
      { t: 'again', id },
      ...(rng.below(20) === 0 ? [{ t: 'leave', id }] : []),
    ])
  }
}

const listed = (length: number): [string, number][] => Array.from({ length }, (_, index) => [`k${index}`, index])
