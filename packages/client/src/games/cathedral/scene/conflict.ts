import type { Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/cathedral'
import { SHADOWS } from '../cards/cards.ts'

/*
 * What a view says about the conflict that goes on. The cells of its frame are those of `packages/games/cathedral/rules/battle.ts`.
 */

const PHASE = 3
const HERE = 4
const ONE = 5
const OTHER = 6
const DEVOURS = 7
const BASE = 8
const WINNER = 9
const CARD = 11

/** How far it has come. */
type Phase = 'order' | 'laying' | 'winner' | 'leaving' | 'reward'

/** By the number of phases that have begun. */
const PHASES: readonly Phase[] = ['order', 'order', 'laying', 'laying', 'winner', 'winner', 'leaving', 'reward']
/** From here on cards lie open, and from here on it is known who won. */
const REVEALED = 4
const WON = 6

export interface ConflictSide {
  readonly side: number
  readonly units: number
  /** Levels of its Fort there; 0 without one. */
  readonly fort: number
  /** KK-8.2: one card for each Follower and one for the Fort. */
  readonly mostCards: number
  /** Cards that lie open, by number; of Shadows: the Conflict card. */
  readonly open: readonly number[]
  /** How many lie face down. */
  readonly laid: number
  readonly won: boolean | undefined
}

export interface Conflict {
  readonly area: number
  readonly phase: Phase
  readonly isRevealed: boolean
  readonly devours: boolean
  readonly sides: readonly [ConflictSide, ConflictSide]
}

/** The innermost conflict that is not over, if there is one. */
export function conflictOf(view: Redacted<View>): Conflict | undefined {
  const registers = view.stack.find(({ step }) => step === 'conflict')?.registers
  if (registers === undefined) return undefined
  const begun = registers[PHASE]!
  const area = registers[HERE]! - 1
  const here = view.units[area]
  if (here === undefined) return undefined
  const isRevealed = begun >= REVEALED
  const sideOf = (side: number): ConflictSide => {
    const fort = here.owner === side ? here.fort : 0
    const units = here.units[side] ?? 0
    const card = registers[CARD]!
    const played = view.revealed.slice(registers[BASE]!).filter(({ by }) => by === side)
    return {
      side,
      units,
      fort,
      mostCards: units + (fort > 0 ? 1 : 0),
      open: side === SHADOWS ? (card === 0 ? [] : [card]) : played.map(({ card: number }) => number as number),
      laid: side === SHADOWS || isRevealed ? 0 : (view.laid[side]?.count ?? 0),
      won: begun >= WON ? registers[WINNER] === side : undefined,
    }
  }
  return {
    area,
    phase: PHASES[Math.min(begun, PHASES.length - 1)]!,
    isRevealed,
    devours: registers[DEVOURS] === 1,
    sides: [sideOf(registers[ONE]!), sideOf(registers[OTHER]!)],
  }
}
