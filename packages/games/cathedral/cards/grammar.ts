import {
  BUILD_COSTS,
  type Condition,
  type ConditionKind,
  OPPONENTS,
  type Primitive,
  STEP_KINDS,
  WHOSE,
} from './vocabulary.ts'

/*
 * How the vocabulary is written in a card-set file: a word, then its arguments in this order, as in `build 2 @mine full`. Reading and writing
 * both follow these tables, so a word that is missing here does not compile.
 */

/** One argument: what may stand there and which field it fills. */
export type Argument<Field extends string = string> =
  /** A number from 1, or a word instead of it. */
  | { readonly is: 'number'; readonly field: Field; readonly most: number; readonly word?: string }
  /** A number that may be left out, for 0. */
  | { readonly is: 'extra'; readonly field: Field; readonly most: number }
  /** `@` and which areas. */
  | { readonly is: 'areas'; readonly field: Field }
  /** One of these words. */
  | { readonly is: 'word'; readonly field: Field; readonly values: { readonly [word: string]: string | boolean } }
  /** A word that may be left out. */
  | {
      readonly is: 'option'
      readonly field: Field
      readonly word: string
      readonly given: boolean | number
      readonly absent: boolean | number
    }
  /** `each( … )`, which may be left out. */
  | { readonly is: 'each'; readonly field: Field }

export type PrimitiveOp = Primitive['op']
type FieldsOf<U, Tag extends string> = U extends unknown ? Exclude<keyof U & string, Tag> : never
type PrimitiveOf<O extends PrimitiveOp> = Extract<Primitive, { readonly op: O }>

const MOST = 9

const number = <const F extends string>(field: F, most = MOST, word?: string): Argument<F> => ({
  is: 'number',
  field,
  most,
  ...(word === undefined ? {} : { word }),
})
const areas = <const F extends string>(field: F): Argument<F> => ({ is: 'areas', field })
const oneOf = <const F extends string>(field: F, words: readonly string[]): Argument<F> => ({
  is: 'word',
  field,
  values: Object.fromEntries(words.map(word => [word, word])),
})
const flag = <const F extends string>(field: F, word: string): Argument<F> => ({
  is: 'option',
  field,
  word,
  given: true,
  absent: false,
})

const count = number('count')
const at = areas('at')

export const PRIMITIVES: {
  readonly [O in PrimitiveOp]: readonly Argument<FieldsOf<PrimitiveOf<O>, 'op'>>[]
} = {
  draw: [count],
  scry: [count, number('keep'), flag('stage2', 'stage2')],
  play: [number('count', MOST, 'all'), flag('upgrades', 'upgrades')],
  discard: [count],
  steal: [count],
  produce: [count, at, flag('same', 'same')],
  place: [count, at],
  areas: [number('count', 3, 'level'), at],
  move: [number('points'), { is: 'extra', field: 'conversions', most: MOST }],
  wing: [number('points')],
  convert: [count, at],
  fly: [areas('to')],
  shift: [count, areas('from'), areas('to')],
  build: [count, at, oneOf('cost', BUILD_COSTS), flag('anywhere', 'anywhere')],
  raze: [count, at],
  climb: [count, oneOf('upTo', ['path', 'vision'])],
  rite: [
    number('count', MOST, 'all'),
    oneOf('upTo', STEP_KINDS),
    { is: 'option', field: 'limbo', word: 'limbo2', given: 2, absent: 3 },
  ],
  fight: [
    count,
    { is: 'word', field: 'must', values: { must: true, may: false } },
    at,
    { is: 'option', field: 'devours', word: 'devours', given: true, absent: false },
  ],
  shadow: [count, at, flag('same', 'same')],
  banish: [count, oneOf('whose', ['foe', 'shadow', 'unit']), at],
  spend: [count, at],
  recall: [count, at],
  command: [number('count', 2)],
  prowl: [number('steps'), { is: 'each', field: 'each' }],
  devour: [count, oneOf('whose', WHOSE), at],
  restore: [count],
  wake: [],
  echo: [],
  dream: [count, number('keep'), flag('stage2', 'stage2')],
}

type ConditionOf<K extends ConditionKind> = Condition extends infer U
  ? U extends { readonly is: infer I }
    ? K extends I
      ? U
      : never
    : never
  : never

const some = number('count', 20)

export const CONDITIONS: {
  readonly [K in ConditionKind]: readonly Argument<FieldsOf<ConditionOf<K>, 'is'>>[]
} = {
  controls: [some, at],
  presence: [some, at],
  followers: [some, at],
  crowds: [number('followers', 5), some, at],
  forts: [number('count', 10), number('level', 3)],
  levels: [number('count', 10)],
  fortSymbols: [number('count', 4)],
  symbols: [number('count', 4)],
  chain: [some],
  climbedTo: [number('step', 17), number('markers', 2)],
  limbo: [some],
  hand: [some],
  upgrades: [some],
  devoured: [some],
  wingedAt: [at],
  nightmaresAt: [number('count', 2), at],
  mostAreas: [],
  won: [count, oneOf('against', OPPONENTS)],
  converted: [count],
  produced: [some],
  built: [count],
  climbed: [some],
  commanded: [number('count', 2)],
}
