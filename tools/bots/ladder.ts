import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { placeFor, ROOT } from './notes.ts'

/** What `sennik arena --json` says, as far as it is told here. */
export interface ArenaResult {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly bots: readonly {
    readonly bot: string
    readonly elo: number
    readonly eloInterval: readonly [number, number]
    readonly winShare: number
    readonly winShareInterval: readonly [number, number]
    readonly decisions: number
    readonly secondsPerDecision: { readonly mean: number; readonly p99: number }
  }[]
  readonly pairs: readonly PairResult[]
}

export interface PairResult {
  readonly bot: string
  readonly against: string
  readonly games: number
  readonly winShare: number
  readonly winShareInterval: readonly [number, number]
}

/** An arena, by the command that repeats it. */
export interface Arena {
  readonly game: string
  readonly seats: number
  readonly command: readonly string[]
}

/** At two seats those meet of whom something is claimed; at the larger table all levels sit together, and the weaker ones with machines. */
const TABLES = [
  { seats: 2, bots: 'master+greedy,master+random,master+strong,strong+casual,casual+novice', games: 400 },
  { seats: 4, bots: 'master+strong+casual+novice,casual+novice+greedy+random', games: 120 },
]
/** The part of those games that is played: less where a game has hundreds of decisions, of which few tell as much; more where neighbours are close. */
const PARTS: { readonly [game: string]: { readonly [seats: number]: number } } = {
  cathedral: { 2: 1 / 2, 4: 1 / 2 },
  koty: { 4: 4 },
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The ladder of a game, or a part of it for a trial. */
export const ladderOf = (game: string, percent: number): Arena[] =>
  TABLES.map(({ seats, bots, games }) => {
    const part = (PARTS[game]?.[seats] ?? 1) * (percent / 100)
    return {
      game,
      seats,
      command: [
        ...['arena', game, '--bots', bots, '--seats', String(seats)],
        ...['--games', String(Math.max(1, Math.round(games * part))), '--seed', 'bots'],
      ],
    }
  })

/** Plays an arena, or goes on with it; what it says of its progress is passed on. */
export async function play({ game, seats, command }: Arena): Promise<ArenaResult> {
  const save = placeFor(`ladder-${game}-${seats}`, [
    ...['packages/engine/src', 'packages/bots/src', 'packages/cli/src/arena'],
    `packages/games/${game}`,
  ])
  const args = [
    join(ROOT, 'packages/cli/bin/sennik.mjs'),
    ...command,
    '--save',
    `${save}.jsonl`,
    '--json',
    '--lang',
    'en',
  ]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  // Not every caller reaches the child as a terminal does.
  const passOn = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, passOn)
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  const [code] = (await once(child, 'close')) as [number | null]
  for (const signal of SIGNALS) process.off(signal, passOn)
  if (code !== 0) process.exit(code ?? 1)
  return JSON.parse(out) as ArenaResult
}
