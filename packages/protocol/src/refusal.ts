import type { Problem } from '@sennik/engine'
import * as v from 'valibot'

const plain = <const K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind) })

/** Why something was not done, as data: the sentence is made where a person reads it (`explainRefusal`). Nothing was changed. */
export const refusal = v.variant('kind', [
  /** A rule forbids it; the clause is the explanation. */
  v.strictObject({ kind: v.literal('clause'), clause: v.string() }),
  /** It answers a question that is no longer asked. */
  plain('stale'),
  plain('notYourDecision'),
  plain('notYourSeat'),
  plain('nothingToUndo'),
  plain('noSuchTable'),
  /** Nobody began this game in time. */
  plain('expired'),
  plain('tableFull'),
  plain('seatTaken'),
  plain('alreadyBegan'),
  plain('notBegan'),
  plain('notOver'),
  plain('notHost'),
  plain('over'),
  /** No device key: introduce yourself first. */
  plain('needGuest'),
  plain('tooManyTables'),
  v.strictObject({ kind: v.literal('tooFast'), seconds: v.number() }),
  v.strictObject({ kind: v.literal('tooLarge'), bytes: v.number() }),
  v.strictObject({ kind: v.literal('wrongVersion'), house: v.number() }),
  /** `where` is a path into the message, `expected` says what is allowed there. */
  v.strictObject({ kind: v.literal('badMessage'), where: v.string(), expected: v.string() }),
  /** Something a game or the list of games or bots could not read. */
  v.strictObject({ kind: v.literal('input'), problem: v.custom<Problem>(isKinded) }),
  plain('noSuchPage'),
  plain('wrongOrigin'),
  plain('restarting'),
  plain('broken'),
])
export type Refusal = v.InferOutput<typeof refusal>

function isKinded(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
}
