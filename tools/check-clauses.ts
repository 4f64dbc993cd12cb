// Every clause of every game must be named by a test that passed: a rule nobody tries is a rule nobody keeps.
import { games } from '@sennik/games'
import { readReport } from './vitest-report.ts'

/** Whole words, so that `SEN-12` or `SEN-1.2` does not name `SEN-1`. */
const wordsIn = (name: string): string[] => name.match(/[\p{L}\p{N}]+([-.][\p{L}\p{N}]+)*/gu) ?? []

export function unnamedClauses(clauses: readonly string[], tests: readonly string[]): string[] {
  const named = new Set(tests.flatMap(wordsIn))
  return clauses.filter(clause => !named.has(clause))
}

function check(): void {
  const clauses = Object.values(games).flatMap(game => Object.keys(game.clauses.text))
  const unnamed = unnamedClauses(clauses, readReport().passedNames)
  if (unnamed.length === 0) return
  console.error(`No passed test names ${unnamed.join(', ')}: write one whose name holds the clause's id.`)
  process.exitCode = 1
}

if (import.meta.main) check()
