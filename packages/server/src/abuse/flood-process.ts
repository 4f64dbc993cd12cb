// A flooder in a process of its own, so that the honest pair measures the house and not the attacker beside it.
import { FLOODS, type FloodName } from './floods.ts'

/** How often what happened. */
export type Tally = Readonly<Record<string, number>>

const [, , name, url, table, seconds] = process.argv
const end = performance.now() + Number(seconds) * 1000
const tally: Record<string, number> = {}

await FLOODS[name as FloodName]({
  url: url!,
  table: table!,
  isOver: () => performance.now() > end,
  count(what) {
    tally[what] = (tally[what] ?? 0) + 1
  },
})
const left = end - performance.now()
if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
process.send?.(tally satisfies Tally)
process.disconnect?.()
