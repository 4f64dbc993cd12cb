// `npm run bots`: measures how strong the bots are and writes docs/bots.md; `npm run bots -- cathedral` measures one game anew. Stop it when you like; the same
// command goes on.
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { games } from '@sennik/games'
import { countFrom, readArguments } from '@sennik/server'
import { barsBeside, barsOfBudget, barsOfLadder } from './bars.ts'
import { playBeside } from './beside.ts'
import { type BudgetResult, measureBudgets } from './budgets.ts'
import { ladderOf, play } from './ladder.ts'
import { keepMeasured, lastMeasured, type MeasuredGame } from './measured.ts'
import { Notes, placeFor, ROOT } from './notes.ts'
import { page } from './page.ts'

const BESIDE_GAMES = 24
const BESIDE_MILLISECONDS = 100
const DECISIONS = 100
const STOPS = 100
const ITERATIONS = 1_000_000
const WHOLE = 100
/** The game that boardgame.io plays too. */
const BESIDE = 'sen'
/** The exit code for input that cannot be used. */
const UNUSABLE = 2

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { percent: { type: 'string', default: String(WHOLE) } },
})
const percent = countFrom('--percent', values.percent, WHOLE)
const part = (count: number): number => Math.max(2, Math.round((count * percent) / WHOLE))
const say = (step: string): void => void process.stderr.write(`${step}\n`)
const ids = games.map(({ rules }) => rules.id)
const named = positionals.length === 0 ? ids : positionals
for (const id of named) if (!ids.includes(id)) refuse(`${id}: there is no such game. Allowed: ${ids.join(', ')}.`)
const known = lastMeasured()
for (const id of ids)
  if (!named.includes(id) && !known.some(({ game }) => game === id))
    refuse(`${id} was never measured, so the page cannot be written without it. Name it too, or name none for all.`)

// Time first, while nothing else runs.
const budgets = new Map<string, BudgetResult>()
for (const id of named) budgets.set(id, await budgetOf(id))

const measured: MeasuredGame[] = []
for (const id of ids)
  measured.push(named.includes(id) ? await measure(id, budgets.get(id)!) : known.find(({ game }) => game === id)!)

const ladders = measured.flatMap(game => game.ladders)
const beside = measured.find(game => game.beside !== undefined)!.beside!
const bars = [
  ...ladders.flatMap(({ result }) => barsOfLadder(result)),
  ...barsBeside(beside),
  ...measured.flatMap(({ budget }) => barsOfBudget(budget)),
]
const text = page({ games, ladders, beside, budgets: measured.map(({ budget }) => budget), bars })
if (percent === WHOLE) {
  keepMeasured(measured)
  writeFileSync(join(ROOT, 'docs/bots.md'), text)
} else process.stdout.write(text)
for (const { claim, found, isKept } of bars) if (!isKept) say(`Not kept: ${claim}: ${found}`)
process.exitCode = bars.every(({ isKept }) => isKept) ? 0 : 1

function refuse(sentence: string): never {
  say(sentence)
  process.exit(UNUSABLE)
}

async function measure(game: string, budget: BudgetResult): Promise<MeasuredGame> {
  const ladders: MeasuredGame['ladders'][number][] = []
  for (const arena of ladderOf(game, percent)) {
    say(`sennik ${arena.command.join(' ')}`)
    ladders.push({ arena, result: await play(arena) })
  }
  if (game !== BESIDE) return { game, ladders, budget }
  say('Sen beside boardgame.io')
  const count = part(BESIDE_GAMES)
  const beside = await playBeside(count, BESIDE_MILLISECONDS, availableParallelism(), done =>
    say(`${done} of ${count} games`),
  )
  return { game, ladders, budget, beside }
}

async function budgetOf(game: string): Promise<BudgetResult> {
  const notes = new Notes<BudgetResult>(
    placeFor(`budgets-${game}-${percent}`, [
      ...['packages/engine/src', 'packages/bots/src', 'tools/bots'],
      `packages/games/${game}`,
    ]),
  )
  const extent = { decisions: part(DECISIONS), stops: part(STOPS), iterations: part(ITERATIONS) }
  if (notes.results.length === 0)
    for (const result of await measureBudgets({ games: [game], ...extent }, say)) notes.add(result)
  return notes.results[0]!
}
