import { BadInput, type Problem } from '../problems/problem.ts'

/** What was wrong with some input, according to what reads it. */
export function problemFrom(read: () => unknown): Problem | 'accepted' {
  try {
    read()
  } catch (error) {
    if (error instanceof BadInput) return error.problem
    throw error
  }
  return 'accepted'
}

/** A problem to be compared with what is expected of it: a text that fits a pattern there is that pattern. */
export function seenAs(found: unknown, expected: unknown): unknown {
  if (expected instanceof RegExp) return typeof found === 'string' && expected.test(found) ? expected : found
  if (!isRecord(found) || !isRecord(expected)) return found
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, seenAs(value, expected[name])]))
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
