import { recall, remember } from '../settings/memory.ts'

/** What this page saw before the cards of a table were dealt, and what it added then: the house can show nothing else afterwards. */
export interface Pin {
  /** What the house had committed to. */
  readonly seal: string
  /** This device's part of the shuffle. */
  readonly part: string
  /** The house said that it has our part. */
  readonly isTaken?: true
}

type Pinned = readonly (readonly [table: string, pin: Pin])[]

const MOST_PINS = 60
const KEY = 'pins'

/** Where a browser forbids storage, pins last as long as the page. */
let unkept: Pinned = []

function pins(): Pinned {
  try {
    return JSON.parse(recall(KEY) ?? 'null') ?? unkept
  } catch {
    return unkept
  }
}

function keep(all: Pinned): void {
  unkept = all.slice(-MOST_PINS)
  remember(KEY, JSON.stringify(unkept))
}

export const pinned = (table: string): Pin | undefined => pins().find(([id]) => id === table)?.[1]

/**
 * The same for a table every time: what was seen first counts, and another page of this device adds nothing else. Whoever asks is about to
 * say it (again), so it is not taken yet.
 */
export function pin(table: string, seal: string, newPart: () => string): Pin {
  const known = pinned(table)
  const asked = { seal: known?.seal ?? seal, part: known?.part ?? newPart() }
  keep([...pins().filter(([id]) => id !== table), [table, asked]])
  return asked
}

export const pinTaken = (table: string): void =>
  keep(pins().map(([id, pin]) => [id, id === table ? { ...pin, isTaken: true } : pin]))
