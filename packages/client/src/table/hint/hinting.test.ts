import type { AnyMoveForm } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { sameMove } from '../same-move.ts'
import { areHintsAllowed, hinting } from './hinting.ts'

const person = { who: 'person', name: 'Ola', avatar: 'cat', present: true, standIn: false } as const
const bot = { who: 'bot', bot: 'master' } as const

const table = (seats: TableInfo['seats'], hints?: false): TableInfo => ({
  id: 'a'.repeat(22),
  game: 'sen',
  rulesVersion: 1,
  options: {},
  access: 'private',
  ...(hints === false ? { hints } : {}),
  phase: 'playing',
  seats,
  commitment: '0'.repeat(64),
  next: null,
  openedAt: 0,
})

test('hints are allowed against bots always, among people unless the table does without', () => {
  expect(areHintsAllowed(table([person, bot], false))).toBe(true)
  expect(areHintsAllowed(table([person, person]))).toBe(true)
  expect(areHintsAllowed(table([person, person, bot], false))).toBe(false)
})

test('a picked hint is all that glows on the board, as long as it may be done', () => {
  const draw: AnyMoveForm = { kind: 'draw' }
  const take: AnyMoveForm = { kind: 'take' }
  let forms = [draw, take]
  const choices = {
    get forms() {
      return forms
    },
    has: (form: AnyMoveForm) => forms.some(each => sameMove(each, form)),
  }
  const hint = hinting(
    () => true,
    () => undefined,
    choices,
  )
  expect(hint.shown.forms).toEqual(forms)
  hint.toggle()
  hint.pick({ kind: 'take' })
  expect([hint.isOpen(), hint.shown.forms, hint.shown.has(take), hint.shown.has(draw)]).toEqual([
    true,
    [take],
    true,
    false,
  ])
  forms = [draw]
  expect(hint.shown.has(take)).toBe(false)
  hint.toggle()
  expect([hint.isOpen(), hint.picked(), hint.shown.has(draw)]).toEqual([false, undefined, true])
})
