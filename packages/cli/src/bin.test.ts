import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/sennik.mjs', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

/** Starts the real program; `watch` may do something to it once it has spoken. */
function start(args: readonly string[], watch: (child: ReturnType<typeof spawn>) => void = () => {}): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...env } = process.env
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...env, LANG: 'pl_PL.UTF-8', NO_COLOR: '1' } })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    if (out === '') watch(child)
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    err += text
  })
  child.on('close', (code, signal) => resolve({ code, signal, out, err }))
  return promise
}

describe('the program from a shell', () => {
  test('speaks the language of the system', async () => {
    expect(await start(['games'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('2–5 osób') })
  })

  test('refuses with exit code 2 and one sentence', async () => {
    expect(await start(['rules', 'szachy'])).toEqual({
      code: 2,
      signal: null,
      out: '',
      err: expect.stringMatching(/^Nie ma gry „szachy”; do wyboru: sen[\w, -]*\.\n$/),
    })
  })

  test('ends quietly when nobody reads on', async () => {
    const ended = await start(['trace', 'sen', '--seats', '5', '--options', '{"rounds":50}'], child => {
      child.stdout?.destroy()
    })
    expect(ended).toMatchObject({ code: 0, err: '' })
  })

  test('ends quietly on Ctrl-C while it asks', async () => {
    const ended = await start(['play', 'sen', '--plain'], child => child.kill('SIGINT'))
    expect(ended).toMatchObject({ code: 130, err: '' })
  })
})
