// `npm run kills -- --kills 50`: see docs/bench.md.
import { countFrom, readArguments } from '../arguments.ts'
import { killAgainAndAgain } from './kills.ts'

const { values } = readArguments({
  options: { kills: { type: 'string', default: '50' }, tables: { type: 'string', default: '24' } },
})
const begun = performance.now()
const { kills, acknowledged, entries, matches, finished, snapshots, faults } = await killAgainAndAgain({
  kills: countFrom('--kills', values.kills, 10_000),
  tables: countFrom('--tables', values.tables, 1000),
  store: 'durable',
  onKill: (kill, moment, count) =>
    process.stderr.write(`kill ${kill} of ${values.kills} (${moment}), ${count} commands acknowledged so far\n`),
})
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(
  `${kills.play} kills in play, ${kills.return} while players came back, ${kills.start} while it started; ${seconds} s.\n` +
    `${acknowledged} commands acknowledged, ${entries} entries in ${matches} matches, ${finished} of them finished, ${snapshots} with a snapshot.\n` +
    (faults.length === 0
      ? 'Nothing lost: every acknowledged command is there once, every match replays, goes on and verifies.'
      : `Lost:\n${faults.join('\n')}`),
)
process.exitCode = faults.length === 0 ? 0 : 1
