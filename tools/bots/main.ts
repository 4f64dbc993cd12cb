// `npm run bots`: measures how strong the bots are and writes docs/bots.md. Stop it when you like; the same command goes on.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { games } from '@sennik/games'
import { countFrom, readArguments } from '@sennik/server'
import { barsBeside, barsOfBudget, barsOfLadder } from './bars.ts'
import { playBeside } from './beside.ts'
import { type BudgetResult, measureBudgets } from './budgets.ts'
import { type Arena, type ArenaResult, ladderOf, play } from './ladder.ts'
import { Notes, placeFor, ROOT } from './notes.ts'
import { page } from './page.ts'

const BESIDE_GAMES = 60
const BESIDE_MILLISECONDS = 100
const DECISIONS = 100
const STOPS = 100
const ITERATIONS = 1_000_000
const WHOLE = 100

const { values } = readArguments({ options: { percent: { type: 'string', default: String(WHOLE) } } })
const percent = countFrom('--percent', values.percent, WHOLE)
const part = (count: number): number => Math.max(2, Math.round((count * percent) / WHOLE))
const say = (step: string): void => void process.stderr.write(`${step}\n`)

// Time first, while nothing else runs.
const budgets = await rememberedBudgets()

const ladders: { readonly arena: Arena; readonly result: ArenaResult }[] = []
for (const { rules } of games)
  for (const arena of ladderOf(rules.id, percent)) {
    say(`sennik ${arena.command.join(' ')}`)
    ladders.push({ arena, result: await play(arena) })
  }

say('Sen beside boardgame.io')
const beside = await playBeside(part(BESIDE_GAMES), BESIDE_MILLISECONDS, availableParallelism(), done =>
  say(`${done} of ${part(BESIDE_GAMES)} games`),
)

const bars = [
  ...ladders.flatMap(({ result }) => barsOfLadder(result)),
  ...barsBeside(beside),
  ...budgets.flatMap(barsOfBudget),
]
const text = page({ games, ladders, beside, budgets, bars })
if (percent === WHOLE) writeFileSync(join(ROOT, 'docs/bots.md'), text)
else process.stdout.write(text)
for (const { claim, found, isKept } of bars) if (!isKept) say(`Not kept: ${claim}: ${found}`)
process.exitCode = bars.every(({ isKept }) => isKept) ? 0 : 1

async function rememberedBudgets(): Promise<BudgetResult[]> {
  const notes = new Notes<BudgetResult>(
    placeFor(`budgets-${percent}`, ['packages/engine/src', 'packages/bots/src', 'packages/games', 'tools/bots']),
  )
  for (const { rules } of games) {
    if (notes.results.some(({ game }) => game === rules.id)) continue
    const extent = { decisions: part(DECISIONS), stops: part(STOPS), iterations: part(ITERATIONS) }
    for (const result of await measureBudgets({ games: [rules.id], ...extent }, say)) notes.add(result)
  }
  return notes.results
}
