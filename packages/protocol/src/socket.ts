import type { AnyMoveForm, GameEvent, Redacted } from '@sennik/engine'
import * as v from 'valibot'
import { EXPECTED } from './expected.ts'
import { avatar, commandId, entropy, playerName, seat, sequence, shuffles, tableId } from './ids.ts'
import type { Patch } from './patch.ts'
import { refusal } from './refusal.ts'
import { result, tableInfo } from './table.ts'
import { PROTOCOL_VERSION } from './version.ts'

const LONGEST_WORD = 20
const MOST_FIELDS = 4

/** Says exactly what is wrong with a move. */
const carefulMoveForm = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(LONGEST_WORD)),
    v.union([v.pipe(v.string(), v.maxLength(LONGEST_WORD)), v.number()]),
  ),
  v.check(form => typeof form.kind === 'string' && Object.keys(form).length <= MOST_FIELDS, EXPECTED.move.en),
  v.transform(form => form as AnyMoveForm),
)

/** The same conditions at once, since nearly all moves are well formed. */
function isMoveForm(form: unknown): form is AnyMoveForm {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return false
  let fields = 0
  for (const [name, value] of Object.entries(form)) {
    const isWord = typeof value === 'string' && value.length <= LONGEST_WORD
    if (name.length > LONGEST_WORD || !(isWord || typeof value === 'number') || ++fields > MOST_FIELDS) return false
  }
  return 'kind' in form && typeof form.kind === 'string'
}
const goodMoveForm = v.custom<AnyMoveForm>(() => true)

/** `{ kind: 'place', slot: 2 }`; what kinds there are, the game's own codec checks. */
const moveForm = v.lazy(form => (isMoveForm(form) ? goodMoveForm : carefulMoveForm))

/** What a client may say on a socket. One socket shows one table. */
export const clientMessage = v.variant('t', [
  /** `n`: what the player had seen when choosing. An answer to an older question is refused. (First, since nearly all are of this kind.) */
  v.strictObject({ t: v.literal('move'), id: commandId, n: sequence, move: moveForm }),
  /**
   * Comes first; again to look from another of one's own seats, or after a lost connection with `since`. Whoever gives an `id` finds it
   * in the welcome or the refusal.
   */
  v.strictObject({
    t: v.literal('enter'),
    id: v.optional(commandId),
    version: v.number(),
    table: tableId,
    as: v.optional(v.union([seat, v.literal('spectator')])),
    since: v.optional(sequence),
  }),
  /** `seat`: this one, or any that is free. */
  v.strictObject({
    t: v.literal('sit'),
    id: commandId,
    seat: v.optional(seat),
    name: v.optional(playerName),
    avatar: v.optional(avatar),
    /** Given at once, by whoever has seen the commitment; or later, by `shuffle`. */
    entropy: v.optional(entropy),
    shuffles: v.optional(shuffles),
  }),
  /** This device's part of the shuffle, asked for by `welcome`: after the house's part was fixed, before the cards are dealt. */
  v.strictObject({ t: v.literal('shuffle'), id: commandId, entropy }),
  /** Before the game: the seat becomes free, and so does one that was kept for the player. During it: a bot plays on, until the player enters again. */
  v.strictObject({ t: v.literal('leave'), id: commandId }),
  /** Deals; bots take the free seats. */
  v.strictObject({ t: v.literal('begin'), id: commandId }),
  v.strictObject({ t: v.literal('undo'), id: commandId, n: sequence }),
  /** Which rule forbids this? Changes nothing. */
  v.strictObject({ t: v.literal('why'), id: commandId, move: moveForm }),
  /** Once more with the same people and settings: opens that table, or sits down there if somebody else opened it. */
  v.strictObject({ t: v.literal('again'), id: commandId, shuffles: v.optional(shuffles) }),
])
export type ClientMessage = v.InferOutput<typeof clientMessage>
export type Command = Exclude<ClientMessage, { readonly t: 'enter' }>

/** What a viewer is shown was cut down to what they may know; only the engine makes such things. */
const redacted = <T>() => v.custom<Redacted<T>>(value => value !== undefined)

/** The decision a seat owes. */
const ask = v.strictObject({
  /** Since which entry this is asked. */
  since: sequence,
  moves: v.array(v.custom<AnyMoveForm>(() => true)),
})
export type Ask = v.InferOutput<typeof ask>

/** Something that happened, as this viewer hears of it. */
const happening = v.strictObject({ n: sequence, events: v.array(redacted<GameEvent>()) })
export type Happening = v.InferOutput<typeof happening>

/** How the game stands, besides the view. */
const standing = {
  /** Seats that owe a decision. */
  deciders: v.array(seat),
  /** Only for the seat that looks, and only if it owes one. */
  ask: v.nullable(ask),
  /** Present when the seat that looks has chosen and may still choose otherwise: the moves by which it does. Nobody waits for them. */
  second: v.optional(v.array(v.custom<AnyMoveForm>(() => true))),
  /** Whether the seat that looks may take back the last move. */
  undo: v.boolean(),
  result: v.nullable(result),
}

/** What the house says on a socket. */
export const serverMessage = v.variant('t', [
  v.strictObject({
    t: v.literal('welcome'),
    /** The `enter` that is answered; absent where the house shows the table anew of its own accord. */
    id: v.optional(commandId),
    version: v.literal(PROTOCOL_VERSION),
    n: sequence,
    table: tableInfo,
    you: v.strictObject({
      as: v.union([seat, v.literal('spectator')]),
      /** All seats of this device. */
      seats: v.array(seat),
      host: v.boolean(),
      /** The cards wait for this device's part of the shuffle. */
      shuffles: v.optional(shuffles),
      /** Seats of a rematch that are kept for this device. */
      kept: v.optional(v.array(seat)),
    }),
    /** `null` until the cards are dealt. */
    view: v.nullable(redacted<unknown>()),
    /** What happened since the entry that was asked for, as far back as the house remembers. */
    story: v.array(happening),
    /** Whether some of it is missing. */
    gap: v.boolean(),
    ...standing,
  }),
  /** One entry of the log. */
  v.strictObject({
    t: v.literal('update'),
    n: sequence,
    /** The command of this connection that caused it. */
    id: v.optional(commandId),
    /** Present when it changed. */
    table: v.optional(tableInfo),
    /** Present when the cards were dealt by this entry; later changes come as patches. */
    view: v.optional(redacted<unknown>()),
    patch: v.optional(redacted<Patch>()),
    events: v.array(redacted<GameEvent>()),
    /** The last move was taken back. */
    undone: v.optional(v.literal(true)),
    ...standing,
  }),
  /** Who is connected changed. */
  v.strictObject({ t: v.literal('presence'), table: tableInfo }),
  /** The command was carried out before, as entry `n`. */
  v.strictObject({ t: v.literal('done'), id: commandId, n: sequence }),
  /** Absent is the `id` only where none could be read. */
  v.strictObject({ t: v.literal('refused'), id: v.optional(v.string()), refusal }),
  /** The clause that forbids the move, or `null` if it is allowed. */
  v.strictObject({ t: v.literal('because'), id: commandId, clause: v.nullable(v.string()) }),
  /** Every few seconds, so that a dead line is noticed. */
  v.strictObject({ t: v.literal('beat') }),
  /** The house closes this socket: it restarts, or the same seat was opened elsewhere too often. Come back. */
  v.strictObject({ t: v.literal('bye'), refusal }),
])
export type ServerMessage = v.InferOutput<typeof serverMessage>
export type Welcome = Extract<ServerMessage, { readonly t: 'welcome' }>
export type Update = Extract<ServerMessage, { readonly t: 'update' }>
