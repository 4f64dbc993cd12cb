import type { Redacted } from '@sennik/engine'
import type { Here } from '../cards/areas.ts'
import type { Book } from '../cards/book.ts'
import { RITUAL_STEPS } from '../cards/ritual-track.ts'
import type { ActionFace, AreaSymbol, Item } from '../cards/vocabulary.ts'
import type { Card } from '../components.ts'
import { AREAS_AT, EXTRA, EXTRA_TOO, HERE, LEFT } from '../frames.ts'
import { BASIC_SLOT } from '../moves.ts'
import { BASIC } from '../state.ts'
import type { StepName } from '../steps.ts'
import type { View } from '../view.ts'

/*
 * What the table waits for, read from a view: what the sentences of both languages need to know.
 */

/** Steps that go on by themselves: nobody is ever asked there. */
type Silent = 'none' | 'turn' | 'effect' | 'afterEvent' | 'conflict' | 'icons' | 'release'
export type AskedStep = Exclude<StepName, Silent>

export interface Asked {
  readonly step: AskedStep
  readonly seat: number
  /** How many are left. */
  readonly left: number
  /** The area it is about, or −1. */
  readonly here: number
  /** What the card says, where the question comes from a card. */
  readonly item: Item | undefined
  /** Whose area `here` is on that card. */
  readonly speaker: Here
  readonly registers: readonly number[]
}

/** `undefined` once the game is over. */
export function askedIn(view: Redacted<View>, book: Book): Asked | undefined {
  const [top, below] = view.stack
  if (top === undefined) return undefined
  const { step, deciders, registers } = top
  return {
    step: step as AskedStep,
    seat: deciders[0] ?? registers[0]!,
    left: registers[LEFT]!,
    here: registers[HERE]! - 1,
    speaker: below?.step === 'effect' && below.registers[EXTRA]! > 0 ? 'nightmare' : 'area',
    item: book.program.items.get(registers[1]! | (registers[2]! << 8)),
    registers,
  }
}

/** The marker that climbs, the step of a Vision, the area of a new level, the card of a Victory, conversions left. */
export const extraOf = ({ registers }: Asked): number => registers[EXTRA]!

/** KK-D23: whether it takes a Follower and all who are left are in Limbo. */
export const isForLimbo = ({ seat, step, item, registers }: Asked, { supply, limbo }: Redacted<View>): boolean => {
  if (supply[seat] !== 0 || limbo[seat] === 0) return false
  return step === 'move'
    ? registers[EXTRA]! > 0
    : item?.op === 'produce' || item?.op === 'place' || item?.op === 'convert'
}

/** The two sides of a conflict. */
export const sidesOf = ({ registers }: Asked): readonly [number, number] => [
  registers[AREAS_AT]!,
  registers[AREAS_AT + 1]!,
]

/** KK-8.2: how many cards may still be laid: one for each Follower there and one for the Fort. */
export function cardsToLay(view: Redacted<View>, { seat, here, left }: Asked): number {
  const { units, fort, owner } = view.units[here]!
  return units[seat]! + (fort > 0 && owner === seat ? 1 : 0) - left
}

/** The step a marker would enter next. */
export const nextStep = (view: Redacted<View>, seat: number, marker: number): number => view.ritual[seat]![marker]! + 1

/** KK-7.4: the symbols of a step that are not paid for yet. */
export function unpaid(view: Redacted<View>, asked: Asked): readonly AreaSymbol[] {
  const symbols = RITUAL_STEPS[nextStep(view, asked.seat, extraOf(asked)) - 1]!.symbols
  return asked.registers[EXTRA_TOO] === 0 ? symbols : symbols.slice(symbols.length - asked.left)
}

/** A card in the hand of whoever decides; `null` where one may not see it. */
export function cardAt(view: Redacted<View>, seat: number, slot: number): Card | null {
  if (slot === BASIC_SLOT) return BASIC
  return view.hands[seat]?.[slot]?.card ?? null
}

export const dreamAt = (view: Redacted<View>, seat: number, slot: number): Card | null =>
  view.dreams[seat]?.[slot]?.card ?? null

/** Cards in hand, with Basic Combat unless it was laid. */
export const handSize = (view: Redacted<View>, seat: number): number =>
  view.hands[seat]!.length + (view.basics[seat] === 0 ? 1 : 0)

/** The card somebody follows for an action. */
export function faceFor(view: Redacted<View>, book: Book, seat: number, action: number): ActionFace {
  const card = book.faces.development[view.tops[seat * book.faces.start.length + action]! - 1]
  return card?.kind === 'upgrade' ? card : book.faces.start[action]!
}
