import { asSeat, only, type Seat, type SeatSet } from './ints.ts'
import type { Text } from './lang.ts'
import { type Allowed, BadInput } from './problems/problem.ts'

/** Every pile, hand and counter of a state by name, in the game's notation. */
export type Position = { readonly [field: string]: string }

/** A position that a person can read and write by hand: `field: value`, a line each. */
export interface PositionNotation<State> {
  /** Every field, in a stable order. */
  write(state: State): Position
  /** Reads what `write` wrote, or what a person did; fields that can be derived may be left out. Throws `BadInput`. */
  read(text: string): State
}

export const positionText = (position: Position): string =>
  Object.entries(position)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('')

export interface Field {
  readonly line: number
  readonly name: string
  readonly value: string
}

/** Reads `field: value` lines; empty lines and lines that begin with `#` are for people. */
export function readFields(text: string, allowed: readonly string[]): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  text.split(/\r?\n/).forEach((row, index) => {
    const line = index + 1
    if (row.trim() === '' || row.startsWith('#')) return
    const colon = row.indexOf(':')
    if (colon < 0) throw new BadInput({ kind: 'noField', line, given: row.trim() })
    const name = row.slice(0, colon).trim()
    if (name === '') throw new BadInput({ kind: 'noField', line, given: row.trim() })
    if (!allowed.includes(name)) throw new BadInput({ kind: 'unknownField', line, given: name, allowed })
    if (fields.has(name)) throw new BadInput({ kind: 'repeatedField', line, field: name })
    fields.set(name, { line, name, value: row.slice(colon + 1).trim() })
  })
  return fields
}

/** Says that a field's value cannot be used, and what may stand there. Where only a part of it is missing, all of it is shown. */
export const badField = (field: Field, allowed: Allowed, given = field.value): BadInput =>
  new BadInput({ kind: 'fieldValue', line: field.line, field: field.name, given: given || field.value, allowed })

/** `rest` is all cards that are named nowhere. Throws `BadInput` where it stands again. */
export function checkRest(field: Field, words: readonly string[], at: number): void {
  if (words.indexOf(words[at]!) < at)
    throw badField(field, { pl: '„rest” tylko raz', en: '“rest” only once' }, words[at])
}

/** Says that these fields cannot come up together, and why. Only those that somebody wrote are named. */
export function cannotBe(fields: ReadonlyMap<string, Field>, names: readonly string[], because: Text): BadInput {
  const written = names.filter(name => fields.has(name))
  return new BadInput({
    kind: 'cannotBe',
    fields: written,
    because,
    ...(written.length < names.length ? { isInPart: true } : {}),
  })
}

const wholeFrom = (min: number, max: number): Allowed => (min === max ? String(min) : `${min}–${max}`)

/** Reads a whole number of a field; `allowed` says more of it than from where to where. */
export function readWhole(field: Field, word: string, min: number, max: number, allowed = wholeFrom(min, max)): number {
  const number = /^\d{1,6}$/.test(word) ? Number(word) : Number.NaN
  if (!(number >= min && number <= max)) throw badField(field, allowed, word)
  return number
}

/** Reads a seat, which a person counts from 1. */
export function readSeat(field: Field, word: string, seats: number): Seat {
  const allowed = { pl: `numer miejsca, od 1 do ${seats}`, en: `the number of a seat, 1–${seats}` }
  return asSeat(readWhole(field, word, 1, seats, allowed) - 1)
}

/** Reads seats, each of them once. */
export function readSeats(field: Field, words: readonly string[], seats: number): SeatSet {
  const all = words.map(word => readSeat(field, word, seats))
  if (new Set(all).size < all.length)
    throw badField(field, { pl: 'każde miejsce tylko raz', en: 'every seat only once' })
  return all.reduce((set, seat) => set | only(seat), 0) as SeatSet
}

/** The parts of a field with one for each seat, `|` between them. */
export function seatParts(field: Field, min: number, max: number): string[] {
  const parts = field.value.split('|').map(part => part.trim())
  if (parts.length < min || parts.length > max)
    throw badField(field, {
      pl: `${min === max ? min : `od ${min} do ${max}`} części, dla każdego miejsca jedna, ze znakiem „|” pomiędzy`,
      en: `${min === max ? min : `${min} to ${max}`} parts, one for each seat, with “|” between them`,
    })
  return parts
}
