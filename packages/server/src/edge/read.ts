import { EXPECTED, nameFlawIn, Refused } from '@sennik/protocol'
import * as v from 'valibot'

const LONGEST_PATH = 60

/** What a message says, or `Refused`, saying where it is wrong and what is allowed there. What was given is not repeated. */
export function read<Schema extends v.GenericSchema>(schema: Schema, data: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data, { abortEarly: true, abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const flaw = nameFlawIn(issue.message)
  if (flaw !== undefined) throw new Refused({ kind: 'badName', flaw })
  const where = (v.getDotPath(issue) ?? '').replace(/[^\w.-]/g, '?').slice(0, LONGEST_PATH)
  throw new Refused({ kind: 'badMessage', where, expected: expectedBy(issue) })
}

/** Our schemas say in words what they want; valibot's own sentences would repeat what was given. */
function expectedBy(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return EXPECTED.noSuchField.en
  const isOwnSentence = !issue.message.startsWith('Invalid ')
  return isOwnSentence ? issue.message : (issue.expected ?? issue.type)
}
