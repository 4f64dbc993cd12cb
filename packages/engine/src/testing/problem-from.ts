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
