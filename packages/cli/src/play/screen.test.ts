import { PassThrough } from 'node:stream'
import { LANGS, type Lang } from '@sennik/engine'
import { koty } from '@sennik/games/koty'
import { expect, test } from 'vitest'
import { contextOf } from '../context.ts'
import type { Answer } from './console.ts'
import { ScreenConsole } from './screen.ts'

const ENTER = '\r'
const UP = '\u001b[A'
const MOVE = koty.moves.read('exchange')

/** What a screen of so many rows showed while these keys were pressed, and what was answered. */
async function asked(lang: Lang, rows: number, ...keys: readonly string[]): Promise<[string, Answer]> {
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows })
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  let shown = ''
  output.on('data', chunk => {
    shown += String(chunk)
  })
  const errors = new PassThrough()
  const io = { env: { NO_COLOR: '1' }, input, output, errors, directory: '.', onInterrupt: () => () => {} }
  const screen = new ScreenConsole(contextOf(io, lang))
  const answer = screen.ask({
    board: Array.from({ length: 40 }, (_, line) => `line ${line + 1} of the table`),
    log: [],
    prompt: 'What now?',
    choices: [{ move: MOVE, label: 'Exchange', notation: 'exchange', typed: 'exchange' }],
    kinds: ['exchange'],
    mayUndo: false,
  })
  for (const key of keys) {
    await new Promise(resolve => setTimeout(resolve, 60))
    input.write(key)
  }
  const given = await answer
  screen.close()
  return [shown, given]
}

test.each(LANGS)('%s: a table that does not fit on the screen can be looked at whole, page by page', async lang => {
  const table = { pl: 'Obejrzyj cały stół', en: 'Look at the whole table' }[lang]
  // Up from the first choice: leave, rules, hint, the table; then two pages, and the only move.
  const [shown, answer] = await asked(lang, 30, UP, UP, UP, UP, ENTER, ENTER, ENTER, ENTER)
  expect(answer).toEqual({ type: 'move', move: MOVE })
  expect(shown).toContain(table)
  const pages = shown.split('\u001b[2J\u001b[H').filter(page => page.includes('line'))
  const whole = Array.from({ length: 40 }, (_, line) => `line ${line + 1} of the table\n`)
  expect(pages).toHaveLength(4)
  expect(pages[1]).toContain(whole.slice(0, 25).join(''))
  expect(pages[1]).not.toContain(whole[25])
  expect(pages[2]).toContain(whole.slice(25).join(''))
  expect(shown).toContain({ pl: 'To nie wszystko.', en: 'There is more.' }[lang])
  const [fits] = await asked(lang, 60, ENTER)
  expect(fits).not.toContain(table)
})
