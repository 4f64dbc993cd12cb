import { BadInput } from './problems/problem.ts'

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
    if (!allowed.includes(name)) throw new BadInput({ kind: 'unknownField', line, given: name, allowed })
    if (fields.has(name)) throw new BadInput({ kind: 'repeatedField', line, field: name })
    fields.set(name, { line, name, value: row.slice(colon + 1).trim() })
  })
  return fields
}

/** Says that a field's value cannot be used, and what may stand there. */
export const badField = (field: Field, allowed: string, given = field.value): BadInput =>
  new BadInput({ kind: 'fieldValue', line: field.line, field: field.name, given, allowed })

/** Reads a whole number of a field. */
export function readWhole(field: Field, word: string, min: number, max: number): number {
  const number = /^\d{1,6}$/.test(word) ? Number(word) : Number.NaN
  if (!(number >= min && number <= max)) throw badField(field, `${min}–${max}`, word)
  return number
}
