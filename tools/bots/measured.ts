import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BesideResult } from './beside.ts'
import type { BudgetResult } from './budgets.ts'
import type { Arena, ArenaResult } from './ladder.ts'
import { ROOT } from './notes.ts'

const FILE = 'tools/bots/measured.jsonl'

/** What was measured of one game. */
export interface MeasuredGame {
  readonly game: string
  readonly ladders: readonly { readonly arena: Arena; readonly result: ArenaResult }[]
  readonly budget: BudgetResult
  /** Beside boardgame.io, where that was measured. */
  readonly beside?: BesideResult
}

/** What the page was made of last: so a game can be measured alone, and the others stay as they were found. */
export const lastMeasured = (path: string = join(ROOT, FILE)): MeasuredGame[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as MeasuredGame)
    : []

/** Keeps it, a game on each line. */
export function keepMeasured(games: readonly MeasuredGame[], path: string = join(ROOT, FILE)): void {
  writeFileSync(path, games.map(game => `${JSON.stringify(game)}\n`).join(''))
}
