import * as v from 'valibot'
import { avatar, cardsHash, entropy, gameId, options, playerName, seat, tableId } from './ids.ts'

/** Who sits where, as everybody may know it. */
const seatInfo = v.variant('who', [
  /** `keptFor`: the seat of a rematch waits for whoever sat there; others may take it after some minutes. */
  v.strictObject({ who: v.literal('free'), keptFor: v.optional(playerName) }),
  v.strictObject({ who: v.literal('bot'), bot: v.string() }),
  v.strictObject({
    who: v.literal('person'),
    name: playerName,
    avatar,
    /** Connected now. */
    present: v.boolean(),
    /** A bot plays for them until they are back. */
    standIn: v.boolean(),
  }),
])
export type SeatInfo = v.InferOutput<typeof seatInfo>

export const access = v.picklist(['open', 'private'])

const phase = v.picklist(['waiting', 'playing', 'over'])

/** A table as everybody may know it: the same for every viewer. */
export const tableInfo = v.strictObject({
  id: tableId,
  game: gameId,
  rulesVersion: v.number(),
  options,
  /** The hash of the card set that is played with, if it is not the one of the box. Who does not know the cards asks for them once. */
  cards: v.optional(cardsHash),
  access,
  /** Whether people who play against each other may ask for hints: absent if they may. */
  hints: v.optional(v.literal(false)),
  phase,
  seats: v.array(seatInfo),
  /** SHA-256 of the house's part of the seed, shown before the first card is dealt. */
  commitment: entropy,
  /** The table where the same people play again. */
  next: v.nullable(tableId),
  openedAt: v.number(),
})
export type TableInfo = v.InferOutput<typeof tableInfo>

/** What is wanted of a seat when a table is opened. Several `me` seats share one device. */
export const seatPlan = v.variant('who', [
  v.strictObject({ who: v.literal('me'), name: v.optional(playerName), avatar: v.optional(avatar) }),
  v.strictObject({ who: v.literal('anyone') }),
  v.strictObject({ who: v.literal('bot'), bot: v.string() }),
])
export type SeatPlan = v.InferOutput<typeof seatPlan>

/** A line in a list of tables. */
export const tableLine = v.strictObject({
  id: tableId,
  game: gameId,
  options,
  phase,
  seats: v.array(seatInfo),
  openedAt: v.number(),
  /** Your seats, and whether a decision is yours. Only in your own list. */
  yours: v.optional(v.strictObject({ seats: v.array(seat), asked: v.boolean() })),
})
export type TableLine = v.InferOutput<typeof tableLine>

export const result = v.strictObject({
  scores: v.array(v.number()),
  winners: v.array(seat),
  sheet: v.strictObject({
    seats: v.array(
      v.strictObject({
        lines: v.array(
          v.strictObject({
            clause: v.string(),
            item: v.string(),
            points: v.number(),
            cards: v.optional(v.string()),
          }),
        ),
        total: v.number(),
      }),
    ),
  }),
})
export type Result = v.InferOutput<typeof result>
