import { type Argument, CONDITIONS, PRIMITIVES } from './grammar.ts'
import type { Condition, Effect, Item, Selector } from './vocabulary.ts'

/* Effects and conditions as a card-set file writes them. */

export const writeEffect = (effect: Effect): string => effect.map(writeItem).join('; ')

export const writeConditions = (conditions: readonly Condition[]): string =>
  conditions.map(condition => writeWord(condition.is, CONDITIONS[condition.is], condition)).join('; ')

function writeItem(item: Item): string {
  switch (item.op) {
    case 'may':
      return `may(${writeEffect(item.effect)})`
    case 'choose':
      return `choose(${item.branches.map(writeEffect).join(' | ')})`
    case 'pay':
      return `pay(${writeEffect(item.cost)} -> ${writeEffect(item.effect)})`
    default:
      return writeWord(item.op, PRIMITIVES[item.op], item)
  }
}

const writeWord = (word: string, args: readonly Argument[], filled: object): string =>
  [
    word,
    ...args.flatMap(argument =>
      writeArgument(argument, (filled as { readonly [field: string]: unknown })[argument.field]),
    ),
  ].join(' ')

function writeArgument(argument: Argument, value: unknown): string[] {
  switch (argument.is) {
    case 'areas':
      return [`@${writeSelector(value as Selector)}`]
    case 'each':
      return (value as Effect).length === 0 ? [] : [`each(${writeEffect(value as Effect)})`]
    case 'word':
      return Object.keys(argument.values).filter(word => argument.values[word] === value)
    case 'option':
      return value === argument.given ? [argument.word] : []
    case 'extra':
      return value === 0 ? [] : [String(value)]
    default:
      return [String(value)]
  }
}

/** `not` binds closest, then `and`, then `or`. */
function writeSelector(selector: Selector): string {
  if (typeof selector === 'string') return selector
  switch (selector.is) {
    case 'near':
      return `near(${writeSelector(selector.of)})`
    case 'not':
      return `not ${bracketed(selector.of, ['both', 'either'])}`
    case 'both':
      return selector.of
        .map((part, index) => bracketed(part, index === 0 ? ['either'] : ['both', 'either']))
        .join(' and ')
    default:
      return selector.of.map((part, index) => bracketed(part, index === 0 ? [] : ['either'])).join(' or ')
  }
}

const bracketed = (part: Selector, looser: readonly string[]): string =>
  typeof part !== 'string' && looser.includes(part.is) ? `(${writeSelector(part)})` : writeSelector(part)
