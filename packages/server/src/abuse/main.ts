// `npm run abuse [messages] [seed]`
import { countFrom, readArguments } from '../arguments.ts'
import { besiege } from './abuse.ts'
import { sayFloods } from './say-floods.ts'
import { sayHostileCards } from './say-hostile-cards.ts'
import { BORNE } from './under-flood.ts'

const [messages = '50000', seed = 'abuse'] = readArguments({ allowPositionals: true }).positionals
const begun = performance.now()
const { sent, counts, violations, failures, pair, megabytes } = await besiege(
  countFrom('messages', messages, 10_000_000),
  seed,
)
for (const [what, times] of [...counts].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`${String(times).padStart(8)}  ${what}`)
console.log(`${sent} messages in ${((performance.now() - begun) / 1000).toFixed(0)} s, seed “${seed}”`)
console.log(
  `meanwhile a pair made ${pair.moves} moves, ${pair.compared} views compared; answer p99 ${pair.p99.toFixed(0)} ms, worst ${pair.worst.toFixed(0)} ms`,
)
console.log(
  `heap ${megabytes.before.toFixed(1)} MB before, ${megabytes.after.toFixed(1)} MB after; resident ${megabytes.resident.toFixed(0)} MB`,
)
console.log(`${failures} failures, ${violations.length} violations`)
for (const violation of violations) console.error(violation)
const isFreed = megabytes.after - megabytes.before <= BORNE.megabytes
if (!isFreed) console.error(`the heap grew by more than ${BORNE.megabytes} MB`)
const isUnharmed = await sayHostileCards()
const isBorne = await sayFloods()
process.exitCode = violations.length > 0 || failures > 0 || !isFreed || !isUnharmed || !isBorne ? 1 : 0
