import { expect, test } from 'vitest'
import { unnamedClauses } from './check-clauses.ts'

test('a clause is named as a whole word', () => {
  const tests = ['Sen SEN-12: the last card', 'turn (SEN-7, SEN-V1.) begins', 'SEN-3.1 and XSEN-4, PRE-SEN-5']
  const clauses = ['SEN-1', 'SEN-12', 'SEN-7', 'SEN-V1', 'SEN-V', 'SEN-3', 'SEN-3.1', 'SEN-4', 'SEN-5']
  expect(unnamedClauses(clauses, tests)).toEqual(['SEN-1', 'SEN-V', 'SEN-3', 'SEN-4', 'SEN-5'])
})
