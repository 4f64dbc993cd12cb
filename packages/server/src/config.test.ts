import { readFileSync } from 'node:fs'
import { LANGS } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { readConfig, settingsTable, unknownVariables } from './config.ts'
import { CannotStart, type StartProblem } from './start/problem.ts'
import { explainStartProblem } from './start/words.ts'

describe('settings', () => {
  test('have defaults, and an empty variable means the default', () => {
    expect(readConfig({})).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      origins: [],
      trustProxy: false,
      metrics: 'off',
    })
    expect(readConfig({ SENNIK_PORT: '' }).port).toBe(8080)
  })

  test('are read from the environment', () => {
    const config = readConfig({
      SENNIK_PORT: '0',
      SENNIK_ORIGIN: 'https://sennik.example, http://192.168.1.5:8080',
      SENNIK_TRUST_PROXY: '1',
      SENNIK_METRICS: 'a-key-of-20-letters.',
      SENNIK_LOG_LEVEL: 'debug',
    })
    expect(config).toMatchObject({ port: 0, logLevel: 'debug', metrics: { key: 'a-key-of-20-letters.' } })
    expect(config.trustProxy).toBeTypeOf('function')
    expect(config.origins).toEqual(['https://sennik.example', 'http://192.168.1.5:8080'])
  })

  test.each([
    ['SENNIK_PORT', 'eighty'],
    ['SENNIK_PORT', '65536'],
    ['SENNIK_PORT', '-1'],
    ['SENNIK_PORT', '80.5'],
    ['SENNIK_BOT_THREADS', '0'],
    ['SENNIK_TRUST_PROXY', 'yes'],
    ['SENNIK_TRUST_PROXY', 'nginx'],
    ['SENNIK_METRICS', 'loopback'],
    ['SENNIK_METRICS', 'a key with blanks in it'],
    ['SENNIK_ORIGIN', 'sennik.example'],
    ['SENNIK_ORIGIN', 'https://sennik.example/path'],
    ['SENNIK_ORIGIN', 'ftp://sennik.example'],
  ])('%s=%s is refused with what is allowed, in both languages', (name, given) => {
    try {
      readConfig({ [name]: given })
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof CannotStart)) throw error
      expect(error.problem).toMatchObject({ kind: 'setting', name, given })
      for (const lang of LANGS) expect(explainStartProblem(error.problem, lang)).toContain(name)
      // Signs that a key may have look like notation.
      const { allowed } = error.problem as Extract<StartProblem, { readonly kind: 'setting' }>
      for (const lang of LANGS) expect(notForPeople([allowed[lang].replace('-._~+/=', '…')], lang)).toEqual([])
    }
  })

  test('a misspelt variable is noticed', () => {
    expect(unknownVariables({ SENNIK_PORT: '1', SENNIK_PROT: '1', HOME: '/' })).toEqual(['SENNIK_PROT'])
  })

  // `vitest run packages/server/src/config.test.ts -u` writes the table.
  test('stand in docs/hosting.md as they are', async () => {
    const page = new URL('../../../docs/hosting.md', import.meta.url)
    const [before = '', , after = ''] = readFileSync(page, 'utf8').split(
      /(?<=<!-- settings -->\n)|(?=<!-- end of settings -->)/,
    )
    await expect(`${before}${settingsTable()}\n${after}`).toMatchFileSnapshot(page.pathname)
  })
})
