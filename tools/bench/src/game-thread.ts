// A thread in which one game is played and no other: code that many games share is compiled for this one, as in a bot's thread.
import { parentPort, workerData } from 'node:worker_threads'
import { rowsOf } from './game-rows.ts'
import { playFor } from './measure.ts'

/** Which row is to be played, and for how long; without a time, until the compiler is done with it. */
export interface PlayRow {
  readonly row: number
  readonly seconds?: number
}

const rows = rowsOf(workerData as string)

parentPort?.on('message', ({ row, seconds }: PlayRow) => {
  const { contender } = rows[row]!
  parentPort?.postMessage(playFor(contender, seconds ?? contender.warmUpSeconds))
})
