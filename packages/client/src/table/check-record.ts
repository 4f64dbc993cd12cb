import { type AnyGame, BadInput, type GameState, type Redacted, readRecord, type Viewer, verify } from '@sennik/engine'
import { type FairChance, rngFor } from '@sennik/fair'
import type { TableInfo } from '@sennik/protocol'
import type { Pin } from '../link/pin.ts'

export interface Verdict {
  /** `unproven`: it all fits, but this page added nothing, and so cannot know that the house did not choose the numbers. */
  readonly outcome: 'proven' | 'unproven' | 'wrong'
  readonly house: string
  readonly entropy: readonly string[]
  readonly moves: number
}

/** How the table lay before this page when the game was over, and from where it looked. */
export interface Seen {
  readonly viewer: Viewer
  readonly view: Redacted<unknown> | null
}

/** What this page knows of a game that was played, apart from what the house says at its end. */
export interface Witness {
  /** What the house says that it had committed to. */
  readonly commitment: string
  /** What this page saw and added itself before the cards were dealt; undefined for who only watched. */
  readonly pin: Pin | undefined
  /** Devices that may have added something, at most: people, of whom all at this device count as one. */
  readonly devices: number
  readonly seen: Seen
}

/**
 * Whether the house kept to the commitment that this page saw before it added its own part, whether that part is in, and whether the
 * game comes out the same when played again: as the record says, and as this page saw it. (A record of another game with the same
 * numbers would fit them as well.)
 */
export function checkRecord(game: AnyGame, text: string, witness: Witness): Verdict {
  const record = ifGood(() => readRecord(text))
  // Whatever it is that the house shows instead.
  if (record === undefined) return { outcome: 'wrong', house: '–', entropy: [], moves: 0 }
  const { chance, moves } = record
  if (chance.kind !== 'fair') return { outcome: 'wrong', house: chance.seed, entropy: [], moves: moves.length }
  const doesFit =
    chance.commitment === witness.commitment &&
    chance.entropy.length <= witness.devices &&
    ifGood(() => doesEndAs(witness.seen, game, verify(game, record, rngFor(chance)).state)) === true
  const { house, entropy } = chance
  return { outcome: doesFit ? provenBy(chance, witness.pin) : 'wrong', house, entropy, moves: moves.length }
}

/** Undefined: it was written by nobody who plays as we do. */
function ifGood<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (problem) {
    if (problem instanceof BadInput) return undefined
    throw problem
  }
}

function provenBy({ commitment, entropy }: FairChance, pin: Pin | undefined): Verdict['outcome'] {
  if (pin === undefined) return 'unproven'
  if (pin.seal !== commitment) return 'wrong'
  if (entropy.includes(pin.part)) return 'proven'
  // A part that got lost on its way accuses nobody.
  return pin.isTaken ? 'wrong' : 'unproven'
}

/** Fields of a view keep their order, also when it was changed piece by piece (`diff`). */
function doesEndAs({ viewer, view }: Seen, { rules, forget }: AnyGame, state: GameState): boolean {
  const end = rules.view(state, viewer)
  return JSON.stringify(forget?.(end) ?? end) === JSON.stringify(view)
}

/** What this page can bear witness to: only where it has seats can its part count. */
export function witnessOf(
  table: Pick<TableInfo, 'commitment' | 'seats'>,
  own: readonly number[],
  pin: Pin | undefined,
  seen: Seen,
): Witness {
  const { commitment, seats } = table
  const others = seats.filter(({ who }, seat) => who === 'person' && !own.includes(seat)).length
  return own.length === 0
    ? { commitment, pin: undefined, devices: others, seen }
    : { commitment, pin, devices: others + 1, seen }
}
