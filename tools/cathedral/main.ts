// `npm run figures`: plays games of Nightmare Cathedral and writes docs/cathedral-figures.md, beside the figures by which its cards were balanced.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countFrom, readArguments } from '@sennik/server'
import { measure } from './figures.ts'
import { page } from './page.ts'
import { PUBLISHED } from './published.ts'

const PAGE = fileURLToPath(new URL('../../docs/cathedral-figures.md', import.meta.url))
const MOST_GAMES = 100_000

const { values } = readArguments({ options: { games: { type: 'string' } } })
const games = values.games === undefined ? undefined : countFrom('--games', values.games, MOST_GAMES)
const rows = PUBLISHED.map(published => {
  const { seats } = published
  const played = games ?? published.games
  process.stderr.write(`${played} games with ${seats} players\n`)
  return { published, games: played, ours: measure({ seats, games: played, seed: 'figures' }) }
})
if (games === undefined) writeFileSync(PAGE, page(rows))
else process.stdout.write(page(rows))
