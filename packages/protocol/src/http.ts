import * as v from 'valibot'
import { avatar, cards, commandId, gameId, options, playerName, shuffles, tableId } from './ids.ts'
import { refusal } from './refusal.ts'
import { access, seatPlan, tableInfo, tableLine } from './table.ts'

export const guest = v.strictObject({ name: playerName, avatar })
export type Guest = v.InferOutput<typeof guest>

export const guestChange = v.strictObject({ name: v.optional(playerName), avatar: v.optional(avatar) })

export const newTable = v.strictObject({
  /** The same id never opens two tables. */
  id: commandId,
  game: gameId,
  options,
  cards: v.optional(cards),
  access,
  seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(8)),
  /** Whether people may ask for hints; they may unless it says no. */
  hints: v.optional(v.boolean()),
  shuffles: v.optional(shuffles),
})
export type NewTable = v.InferOutput<typeof newTable>

/** A seat at some open table of this game, or a new table that waits for others. */
export const quickPlay = v.strictObject({ id: commandId, game: gameId, shuffles: v.optional(shuffles) })
export type QuickPlay = v.InferOutput<typeof quickPlay>

export const openedTable = v.strictObject({ table: tableId })
export type OpenedTable = v.InferOutput<typeof openedTable>

export const tableList = v.strictObject({ tables: v.array(tableLine) })
export type TableList = v.InferOutput<typeof tableList>

export const tableQuery = v.strictObject({ game: v.optional(gameId) })

export const tablePath = v.strictObject({ table: tableId })

export const tableAnswer = v.strictObject({ table: tableInfo })

/** The body of every answer that is not 2xx. `message` is for people who read it in a terminal. */
export const errorAnswer = v.strictObject({ refusal, message: v.strictObject({ pl: v.string(), en: v.string() }) })
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>
