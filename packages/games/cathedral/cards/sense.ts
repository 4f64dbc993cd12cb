import { PRIMITIVES } from './grammar.ts'
import {
  type Action,
  AREA_WORDS,
  type Condition,
  type Effect,
  type Item,
  type Op,
  type Selector,
} from './vocabulary.ts'
import { writeEffect } from './write-effect.ts'

/*
 * What can be read but means nothing where it stands: `here` where nothing happens anywhere, a Seal entered by a reaction.
 */

/** Where an effect stands. */
export type Place =
  | { readonly is: 'section'; readonly section: 'main' | 'agree' | 'oppose'; readonly action: Action }
  | { readonly is: 'event' | 'reward' | 'cost' | 'conflict' | 'nightmare' }

/** A word that cannot stand there, and what may instead. */
export interface Senseless {
  readonly given: string
  readonly allowed: string
}

/** What one can pay with. */
const COSTS: readonly Op[] = ['spend', 'discard', 'devour']

const otherThan = (op: Op): string =>
  [...Object.keys(PRIMITIVES), 'may', 'choose', 'pay'].filter(word => word !== op).join(' | ')

/** The first word of an effect that means nothing where it stands. */
export function senseless(effect: Effect, place: Place): Senseless | undefined {
  if (place.is === 'cost') return costs(effect, false)
  const wrong = within(effect, place, place.is === 'conflict' || place.is === 'nightmare', true)
  return wrong ?? (place.is === 'event' ? breeds(effect) : undefined)
}

/** An Event that plays several cards, Events too, could keep a turn going without end: one is enough. */
function breeds(effect: Effect): Senseless | undefined {
  return playsIn(effect) > 1 ? { given: writeEffect(effect), allowed: 'play 1 | echo | play … upgrades' } : undefined
}

/** How many cards of any kind an effect can play, one after another. */
function playsIn(effect: Effect): number {
  return effect.reduce((plays, item) => plays + playsOf(item), 0)
}

function playsOf(item: Item): number {
  switch (item.op) {
    case 'play':
      if (item.upgrades) return 0
      return item.count === 'all' ? Number.POSITIVE_INFINITY : item.count
    case 'echo':
      return 1
    case 'may':
    case 'pay':
      return playsIn(item.effect)
    case 'choose':
      return Math.max(...item.branches.map(playsIn))
    default:
      return 0
  }
}

/** `here` means nothing to a condition: it is asked of the whole board. */
export function senselessCondition(conditions: readonly Condition[]): Senseless | undefined {
  for (const condition of conditions)
    if ('at' in condition) {
      const wrong = nowhere(condition.at, false)
      if (wrong !== undefined) return wrong
    }
  return undefined
}

function within(effect: Effect, place: Place, hereBefore: boolean, outermost: boolean): Senseless | undefined {
  let here = hereBefore
  for (const item of effect) {
    const wrong = itemIn(item, place, here, outermost)
    if (wrong !== undefined) return wrong
    // Shadows that all came to one area make it the one spoken of.
    if (item.op === 'shadow' && item.same) here = true
  }
  return undefined
}

function itemIn(item: Item, place: Place, here: boolean, outermost: boolean): Senseless | undefined {
  const given = (): string => writeEffect([item])
  switch (item.op) {
    case 'may':
      return within(item.effect, place, here, false)
    case 'choose':
      return firstOf(item.branches.map(branch => within(branch, place, here, false)))
    case 'pay':
      return costs(item.cost, here) ?? within(item.effect, place, here, false)
    case 'prowl':
      // KK-10.1: a Nightmare moves when it is commanded.
      if (place.is !== 'nightmare' || !outermost) return { given: given(), allowed: otherThan('prowl') }
      return within(item.each, place, true, false)
    case 'echo':
      // An Agree section that performs Agree sections would never end.
      if (place.is === 'section' && place.section === 'agree') return { given: given(), allowed: otherThan('echo') }
      return undefined
    case 'rite':
      // KK-7.4b, KK-D15: a Seal is entered by the main effect of the Ritual alone.
      if (item.upTo === 'seal' && !(place.is === 'section' && place.section === 'main' && place.action === 'ritual'))
        return { given: given(), allowed: 'path | vision' }
      return undefined
    case 'scry':
    case 'dream':
      return item.keep > item.count
        ? { given: given(), allowed: `${item.op} ${item.count} 1–${item.count}` }
        : undefined
    case 'areas':
      // Only a Fort has levels.
      if (item.count === 'level' && item.at !== 'fort' && item.at !== 'stronghold')
        return { given: given(), allowed: 'areas level @fort | areas level @stronghold' }
      return nowhere(item.at, here)
    case 'shift':
      return nowhere(item.from, here) ?? nowhere(item.to, here)
    case 'fly':
      return nowhere(item.to, here)
    default:
      return 'at' in item ? nowhere(item.at, here) : undefined
  }
}

/** A cost is paid in full: only with what can be counted out beforehand. */
function costs(effect: Effect, here: boolean): Senseless | undefined {
  return firstOf(
    effect.map(item => {
      if (!COSTS.includes(item.op)) return { given: writeEffect([item]), allowed: COSTS.join(' | ') }
      return 'at' in item ? nowhere(item.at, here) : undefined
    }),
  )
}

const nowhere = (selector: Selector, here: boolean): Senseless | undefined =>
  here || !speaksOfHere(selector)
    ? undefined
    : { given: 'here', allowed: AREA_WORDS.filter(word => word !== 'here').join(' | ') }

function speaksOfHere(selector: Selector): boolean {
  if (typeof selector === 'string') return selector === 'here'
  return selector.is === 'near' || selector.is === 'not'
    ? speaksOfHere(selector.of)
    : selector.of.some(part => speaksOfHere(part))
}

const firstOf = (found: readonly (Senseless | undefined)[]): Senseless | undefined =>
  found.find(each => each !== undefined)
