import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { games } from '@sennik/games'
import { koty } from '@sennik/games/koty'
import { sen } from '@sennik/games/sen'
import { type RowName, rowsOf } from './game-rows.ts'
import type { PlayRow } from './game-thread.ts'
import { ratio, SLICES, type Slice, type Speed, speedOf, WARM_UP } from './measure.ts'

/** How fast a game is played at random, from the deal. */
export interface GameSpeed extends RowName {
  readonly speed: Speed
  /** Where there is a loop by hand: how the engine compares with it, and with Sen at its table of this kind. */
  readonly ratios?: { readonly fused: number; readonly sen: number }
}

interface Measured extends RowName {
  readonly thread: Worker
  /** Its place among the rows of its game. */
  readonly row: number
  readonly slices: Slice[]
}

/** Every game there is through the public contract, each in a thread of its own; the threads take turns. */
export async function speedsOfAllGames(seconds: number, onProgress: (step: string) => void): Promise<GameSpeed[]> {
  const threads: Worker[] = []
  const rows = games.flatMap(({ rules: { id } }): Measured[] => {
    const thread = new Worker(new URL('./game-thread.ts', import.meta.url), { workerData: id })
    threads.push(thread)
    return rowsOf(id).map(({ game, seats, how }, row) => ({ game, seats, how, thread, row, slices: [] }))
  })
  try {
    for (const { thread, row, game } of rows) {
      onProgress(`${game}, ${WARM_UP}/${SLICES}`)
      await playIn(thread, { row })
    }
    for (let slice = 1; slice <= SLICES; slice++)
      for (const { thread, row, game, slices } of rows) {
        onProgress(`${game}, ${slice}/${SLICES}`)
        slices.push(await playIn(thread, { row, seconds: seconds / SLICES }))
      }
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
  return compared(rows.map(({ game, seats, how, slices }) => ({ game, seats, how, speed: speedOf(slices) })))
}

async function playIn(thread: Worker, what: PlayRow): Promise<Slice> {
  thread.postMessage(what)
  const [slice] = (await once(thread, 'message')) as [Slice]
  return slice
}

/** Koty beside its loop by hand, and beside Sen. */
function compared(rows: readonly GameSpeed[]): GameSpeed[] {
  const speedAt = (game: string, seats: number, how: RowName['how']): Speed =>
    rows.find(each => each.game === game && each.seats === seats && each.how === how)!.speed
  return rows.map(row => {
    const { game, seats, how, speed } = row
    if (game !== koty.rules.id || how !== 'end') return row
    const senSeats = seats === koty.rules.seats.min ? sen.rules.seats.min : sen.rules.seats.max
    const fused = ratio(speed, speedAt(game, seats, 'fused'))
    return { ...row, ratios: { fused, sen: ratio(speed, speedAt(sen.rules.id, senSeats, 'end')) } }
  })
}
