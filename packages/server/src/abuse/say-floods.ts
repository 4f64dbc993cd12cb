import { FLOODS, type FloodName } from './floods.ts'
import { BORNE, tooMuchOf, underFlood } from './under-flood.ts'

const SECONDS = 10

/** Floods a house in every way we know and prints what it cost. Says whether all of it was borne. */
export async function sayFloods(): Promise<boolean> {
  console.log(
    `floods of ${SECONDS} s against the limits as delivered; borne are ${BORNE.megabytes} MB held (resident for frames, else ${BORNE.untidied} MB until it is tidied up) and a p99 of ${BORNE.p99} ms`,
  )
  let isAllBorne = true
  for (const name of Object.keys(FLOODS) as FloodName[]) {
    const flooded = await underFlood(name, SECONDS)
    const { tally, moves, p99, worst, grown, held } = flooded
    const tooMuch = tooMuchOf(flooded)
    console.log(
      `${name}: memory grew by ${grown.toFixed(1)} MB, ${held.toFixed(1)} MB held; an honest pair made ${moves} moves, answer p99 ${p99.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    )
    for (const [what, times] of Object.entries(tally)) console.log(`${String(times).padStart(8)}  ${what}`)
    for (const each of tooMuch) console.error(each)
    isAllBorne &&= tooMuch.length === 0
  }
  return isAllBorne
}
