import type { Move } from './ints.ts'
import { listOf } from './list.ts'
import { BadInput } from './problems/problem.ts'

/** The moves a seat may make. Reused from decision to decision, so listing moves allocates nothing. */
export class MoveList {
  size = 0
  private readonly moves: Int32Array

  constructor(capacity = 1024) {
    this.moves = new Int32Array(capacity)
  }

  add(move: Move): void {
    this.moves[this.size++] = move
  }

  /** Adds moves that differ only in their last argument: 0, 1, … up to `count`. `first` is the one with 0. */
  addRow(first: Move, step: number, count: number): void {
    let size = this.size
    for (let index = 0; index < count; index++) this.moves[size++] = first + index * step
    this.size = size
  }

  at(index: number): Move {
    return this.moves[index]! as Move
  }

  clear(): void {
    this.size = 0
  }

  has(move: Move): boolean {
    for (let i = 0; i < this.size; i++) if (this.moves[i] === move) return true
    return false
  }

  toArray(): Move[] {
    return listOf(this.size, index => this.at(index))
  }
}

/** What an argument of a move may be: 0 to size − 1 inside; written by people from `from` on. */
export interface Argument {
  readonly size: number
  readonly from: 0 | 1
}

/** A place in a row or at the table: people count it from 1. */
export const ordinal = (size: number): Argument => ({ size, from: 1 })

/** A number that means itself. */
export const amount = (size: number): Argument => ({ size, from: 0 })

type Arguments = { readonly [name: string]: Argument }
type Kinds<A extends Arguments> = { readonly [kind: string]: readonly (keyof A & string)[] }

/** The decoded form, used on the wire, in logs and in tests: `{ kind: 'place', slot: 2 }`. */
export type MoveForm<K extends { readonly [kind: string]: readonly string[] }> = {
  [N in keyof K & string]: { readonly kind: N } & { readonly [A in K[N][number]]: number }
}[keyof K & string]

/** A move of some game, when it does not matter which. */
export type AnyMoveForm = { readonly kind: string } & { readonly [argument: string]: string | number }

type Numbers<Names extends readonly string[]> = { readonly [I in keyof Names]: number }

type Make<K extends { readonly [kind: string]: readonly string[] }> = {
  readonly [N in keyof K]: K[N] extends readonly [] ? Move : (...values: Numbers<K[N]>) => Move
}

/** What the rest of the product needs of a game's moves without knowing the game. */
export interface MoveBook {
  /** Every kind with the names of its arguments. */
  readonly kinds: { readonly [kind: string]: readonly string[] }
  decode(move: Move): AnyMoveForm
  /** `place 3`: the notation of people; places count from 1. */
  write(move: Move): string
  /** Reads what `write` wrote. Throws `BadInput` that says what is allowed. */
  read(text: string): Move
  /** Checks a decoded form that came from outside. Throws `BadInput`. */
  encode(form: unknown): Move
  /** Every well-formed move, legal or not. */
  everyMove(): IterableIterator<Move>
}

export interface MoveCodec<K extends { readonly [kind: string]: readonly string[] }> extends MoveBook {
  readonly make: Make<K>
  /** The number of each kind, for `switch (kindOf(move))`. */
  readonly code: { readonly [N in keyof K]: number }
  decode(move: Move): MoveForm<K> & AnyMoveForm
}

/** What lies between two moves that differ by one in their first, second or third argument: for `MoveList.addRow`. */
export const BY_FIRST = 1 << 5
export const BY_SECOND = 1 << 13
export const BY_THIRD = 1 << 21

export const kindOf = (move: Move): number => move & 31
export const firstArgument = (move: Move): number => (move >> 5) & 255
export const secondArgument = (move: Move): number => (move >> 13) & 255
export const thirdArgument = (move: Move): number => (move >> 21) & 255

const pack = (kind: number, first = 0, second = 0, third = 0): Move =>
  (kind | (first << 5) | (second << 13) | (third << 21)) as Move

const argumentOf = (move: Move, index: number): number => (move >> (5 + 8 * index)) & 255

/** A game has some hundred moves that come up again and again; where it has more, the rest are made anew. */
const MOST_KNOWN = 4096

/** Remembers what was made of each move or text. */
function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    if (known.size < MOST_KNOWN) known.set(key, value)
    return value
  }
}

/** Declares a game's moves once: numbers inside, typed objects outside, one line of text for people. */
export function moveCodec<const A extends Arguments, const K extends Kinds<A>>(
  argumentsByName: A,
  kinds: K,
): MoveCodec<K> {
  const names = Object.keys(kinds)
  const argumentsOf = (kind: string): readonly string[] => kinds[kind]!
  const rangeOf = (name: string): Argument => argumentsByName[name]!
  const kindNumber = (kind: string, given: () => string): number => {
    const number = names.indexOf(kind)
    if (number < 0) throw new BadInput({ kind: 'unknownMove', given: given(), allowed: names })
    return number
  }
  const checked = (kind: string, name: string, written: number, from: number): number => {
    const { size } = rangeOf(name)
    if (!Number.isInteger(written) || written < from || written >= from + size) {
      const wanted = argumentsOf(kind)
      const which = { nth: wanted.indexOf(name) + 1, of: wanted.length }
      throw new BadInput({
        kind: 'moveArgument',
        move: kind,
        argument: name,
        ...which,
        min: from,
        max: from + size - 1,
      })
    }
    return written - from
  }

  const book: MoveBook = {
    kinds,
    decode: remembering(move => {
      const kind = names[kindOf(move)]!
      const form: { kind: string; [argument: string]: string | number } = { kind }
      argumentsOf(kind).forEach((name, index) => {
        form[name] = argumentOf(move, index)
      })
      return form
    }),
    write: remembering(move => {
      const kind = names[kindOf(move)]!
      return [kind, ...argumentsOf(kind).map((name, index) => argumentOf(move, index) + rangeOf(name).from)].join(' ')
    }),
    read: remembering(text => {
      const [kind = '', ...words] = text.trim().split(/\s+/)
      const number = kindNumber(kind, () => text)
      const wanted = argumentsOf(kind)
      if (words.length !== wanted.length) throw new BadInput({ kind: 'moveArguments', move: kind, arguments: wanted })
      const values = wanted.map((name, index) => {
        const word = words[index]!
        return checked(kind, name, /^\d+$/.test(word) ? Number(word) : Number.NaN, rangeOf(name).from)
      })
      return pack(number, ...values)
    }),
    encode(form) {
      const given =
        typeof form === 'object' && form !== null
          ? (form as { readonly kind?: unknown; readonly [name: string]: unknown })
          : {}
      const kind = String(given.kind)
      const number = kindNumber(kind, () => JSON.stringify(form) ?? 'undefined')
      const wanted = argumentsOf(kind)
      if (Object.keys(given).length !== wanted.length + 1)
        throw new BadInput({ kind: 'moveArguments', move: kind, arguments: wanted })
      const values = wanted.map(name => {
        const value = given[name]
        return checked(kind, name, typeof value === 'number' ? value : Number.NaN, 0)
      })
      return pack(number, ...values)
    },
    *everyMove() {
      for (const [number, kind] of names.entries()) {
        const sizes = argumentsOf(kind).map(name => rangeOf(name).size)
        const count = sizes.reduce((product, size) => product * size, 1)
        for (let index = 0; index < count; index++) {
          let rest = index
          const values = sizes.map(size => {
            const value = rest % size
            rest = (rest - value) / size
            return value
          })
          yield pack(number, ...values)
        }
      }
    },
  }

  const make = Object.fromEntries(
    names.map((kind, number) => [
      kind,
      argumentsOf(kind).length === 0
        ? pack(number)
        : (first: number, second = 0, third = 0) => pack(number, first, second, third),
    ]),
  )
  const code = Object.fromEntries(names.map((kind, number) => [kind, number]))
  return { ...book, make, code } as MoveCodec<K>
}
