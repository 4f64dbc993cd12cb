import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Context } from '../context.ts'
import { isFileError } from '../files.ts'
import { Refusal } from '../refusal.ts'
import type { Played } from './played.ts'
import type { Plan } from './schedule.ts'

/** What the games of a file have in common. Games of another arena, or of other rules, would not tell of this one. */
export interface Heading {
  readonly arena: number
  readonly game: string
  readonly rulesVersion: number
  /** Tells the cards from any others, where there may be others. */
  readonly cards: string | null
  readonly seats: number
  readonly options: unknown
  readonly bots: readonly string[]
  readonly companies: Plan['companies']
  readonly seed: string
}

export const FORMAT = 1

/** The games played so far, kept in a file: a heading, then a line for each game, in any order. Lines are only ever added. */
export class Ledger {
  /** By number. */
  readonly games: ReadonlyMap<number, Played>
  private readonly file: number
  private readonly path: string

  private constructor(path: string, file: number, games: ReadonlyMap<number, Played>) {
    this.path = path
    this.file = file
    this.games = games
  }

  /** Begins a file, or goes on with one that was begun by the same command. */
  static open({ io }: Context, path: string, heading: Heading): Ledger {
    const place = resolve(io.directory, path)
    const text = withFile(path, 'read', () => textOf(place))
    // Somebody pulled the plug while a line was written: that game is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (text.length > 0 && whole.length === 0) throw new Refusal(words => words.arena.noLedger(path))
    const lines = whole.split('\n').slice(0, -1)
    if (lines.length > 0) compare(path, lines[0]!, heading)
    const games = new Map<number, Played>()
    lines.slice(1).forEach((line, index) => {
      const played = gameIn(line, heading)
      if (played === undefined || games.has(played.game))
        throw new Refusal(words => words.arena.brokenLine(path, index + 2))
      games.set(played.game, played)
    })
    return withFile(path, 'write', () => {
      if (whole.length < text.length) truncateSync(place, Buffer.byteLength(whole))
      const ledger = new Ledger(path, openSync(place, 'a'), games)
      if (lines.length === 0) ledger.write(heading)
      return ledger
    })
  }

  add(played: Played): void {
    this.write(played)
  }

  close(): void {
    closeSync(this.file)
  }

  private write(line: Heading | Played): void {
    withFile(this.path, 'write', () => writeSync(this.file, `${JSON.stringify(line)}\n`))
  }
}

function textOf(place: string): string {
  try {
    return readFileSync(place, 'utf8')
  } catch (error) {
    if (isFileError(error) && error.code === 'ENOENT') return ''
    throw error
  }
}

function withFile<Result>(path: string, what: 'read' | 'write', work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!isFileError(error)) throw error
    const { code } = error
    throw new Refusal(({ refusals }) => (what === 'read' ? refusals.cannotRead : refusals.cannotWrite)(path, code))
  }
}

function compare(path: string, line: string, wanted: Heading): void {
  const found = jsonIn(line)
  if (!isObject(found) || found.arena !== FORMAT) throw new Refusal(words => words.arena.noLedger(path))
  const written = (value: unknown): string => JSON.stringify(value) ?? '–'
  for (const [field, value] of Object.entries(wanted))
    if (written(found[field]) !== written(value))
      throw new Refusal(words => words.arena.otherArena(path, field, written(found[field]), written(value)))
}

/** The game that a line tells of; `undefined` if it tells of none. */
function gameIn(line: string, { seats, bots }: Heading): Played | undefined {
  const found = jsonIn(line)
  if (!isObject(found) || !isCount(found.game)) return undefined
  const { game, winners, times } = found
  const isSeat = (seat: unknown): boolean => isCount(seat) && (seat as number) < seats
  if (!Array.isArray(winners) || winners.length === 0 || !winners.every(isSeat)) return undefined
  if (!Array.isArray(times) || times.length !== bots.length || !times.every(areTimes)) return undefined
  return { game, winners, times } as Played
}

function areTimes(found: unknown): boolean {
  if (found === null) return true
  if (!isObject(found) || typeof found.sum !== 'number' || !Array.isArray(found.lengths)) return false
  return found.lengths.length % 2 === 0 && found.lengths.every(isCount)
}

const isCount = (found: unknown): boolean => Number.isSafeInteger(found) && (found as number) >= 0

const isObject = (found: unknown): found is { readonly [field: string]: unknown } =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
