import type { Problem } from '@sennik/engine'
import * as v from 'valibot'
import { NAME_FLAWS } from './name.ts'

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
  /** So much happened at this table, and it is still not over, that it is closed. */
  v.strictObject({ kind: v.literal('endless'), most: v.number() }),
  plain('tableFull'),
  plain('seatTaken'),
  /** The seat of a rematch waits for whoever sat there. */
  plain('seatKept'),
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
  /** A name that is not accepted, and why. */
  v.strictObject({ kind: v.literal('badName'), flaw: v.picklist(NAME_FLAWS) }),
  /** Something a game or the list of games or bots could not read. */
  v.strictObject({ kind: v.literal('input'), problem: v.custom<Problem>(isKinded) }),
  plain('noSuchPage'),
  plain('wrongOrigin'),
  /** Asked for by a name that is not the house's: perhaps a stranger's, pointed at our address. */
  plain('unknownHost'),
  plain('restarting'),
  plain('broken'),
])
export type Refusal = v.InferOutput<typeof refusal>

function isKinded(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'
}
