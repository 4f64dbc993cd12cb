import type { Lang, Text } from './lang.ts'
import { BadInput } from './problems/problem.ts'

interface Described {
  readonly label: Text
}

interface Choice<V extends number | string> extends Described {
  readonly type: 'choice'
  readonly values: readonly V[]
  readonly default: V
  /** What people call the values; a number speaks for itself. */
  readonly names?: { readonly [value: string]: Text }
}

interface Whole extends Described {
  readonly type: 'whole'
  readonly min: number
  readonly max: number
  /** Without one, the option is left out unless somebody asks for it. */
  readonly default?: number
  /** The option that stands instead of this one when it is given. */
  readonly unless?: string
}

interface Flag extends Described {
  readonly type: 'flag'
  /** A flag of the rules is a variant; a flag of the table is not. */
  readonly variant: boolean
  /** The numbers of seats at which it may be set; without them it may be at any table. */
  readonly seats?: readonly number[]
}

export type OptionSpec = Choice<number | string> | Whole | Flag
export type OptionSpecs = { readonly [name: string]: OptionSpec }

type ValueOf<S> =
  S extends Choice<infer V>
    ? V
    : S extends Whole
      ? S extends { readonly default: number; readonly unless?: never }
        ? number
        : number | undefined
      : boolean

export type OptionsOf<S extends OptionSpecs> = { readonly [N in keyof S]: ValueOf<S[N]> }

export interface OptionSet<O> {
  readonly specs: OptionSpecs
  /** Checks what somebody asked for, at a table of so many seats if that is known, and fills in the rest. Throws `BadInput`. */
  read(given: unknown, seats?: number): O
}

/** Whether an option may be set at a table of so many seats. */
export const suits = (spec: OptionSpec, seats: number): boolean =>
  spec.type !== 'flag' || spec.seats === undefined || spec.seats.includes(seats)

/** A value of a choice as people call it. */
export const valueName = (
  { names }: { readonly names?: Choice<never>['names'] },
  value: number | string,
  lang: Lang,
): string => names?.[value]?.[lang] ?? String(value)

/** What may stand for an option, in the notation of mathematics: understood in every language. */
export function allowedFor(spec: OptionSpec): string {
  if (spec.type === 'choice') return spec.values.join(' | ')
  return spec.type === 'flag' ? 'true | false' : `${spec.min}–${spec.max}`
}

function fits(spec: OptionSpec, value: unknown): boolean {
  if (spec.type === 'choice') return spec.values.some(allowed => allowed === value)
  if (spec.type === 'flag') return typeof value === 'boolean'
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
}

/** Declares a game's options once: their types, checks, defaults and labels come from here. */
export function defineOptions<const S extends OptionSpecs>(specs: S): OptionSet<OptionsOf<S>> {
  const read = (name: string, spec: OptionSpec, asked: { readonly [name: string]: unknown }): unknown => {
    const value = asked[name]
    const instead = spec.type === 'whole' && spec.unless !== undefined && asked[spec.unless] !== undefined
    if (value === undefined) {
      if (spec.type === 'flag') return false
      return instead ? undefined : spec.default
    }
    if (!fits(spec, value))
      throw new BadInput({ kind: 'optionValue', option: name, given: JSON.stringify(value), allowed: allowedFor(spec) })
    if (instead) throw new BadInput({ kind: 'optionsExclude', first: name, second: spec.unless ?? '' })
    return value
  }
  return {
    specs,
    read(given, seats) {
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        throw new BadInput({ kind: 'optionsNotObject' })
      const asked = given as { readonly [name: string]: unknown }
      for (const name of Object.keys(asked))
        if (!Object.hasOwn(specs, name))
          throw new BadInput({ kind: 'unknownOption', given: name, allowed: Object.keys(specs) })
      for (const [name, spec] of Object.entries(specs))
        if (seats !== undefined && asked[name] === true && spec.type === 'flag' && !suits(spec, seats))
          throw new BadInput({ kind: 'optionSeats', option: name, given: seats, allowed: spec.seats ?? [] })
      return Object.fromEntries(
        Object.entries(specs).map(([name, spec]) => [name, read(name, spec, asked)]),
      ) as OptionsOf<S>
    },
  }
}

/** Checks how many sit at the table. Throws `BadInput`. */
export function readSeatCount({ min, max }: { readonly min: number; readonly max: number }, given: unknown): number {
  const count = typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : given
  if (typeof count !== 'number' || !Number.isInteger(count) || count < min || count > max)
    throw new BadInput({ kind: 'seatCount', given: String(given), min, max })
  return count
}
