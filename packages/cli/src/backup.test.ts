import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from '@sennik/server'
import { expect, onTestFinished, test } from 'vitest'
import { runHere } from './harness.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sennik-cli-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openHouse(data: string) {
  const settings = { SENNIK_HOST: '127.0.0.1', SENNIK_PORT: '0', SENNIK_LOG_LEVEL: 'silent', SENNIK_DATA: data }
  const server = await startServer({ config: readConfig(settings) })
  onTestFinished(() => server.close())
  return server
}

test('a running house is asked for a backup, a closed one is copied', async () => {
  const directory = newFolder()
  const server = await openHouse(join(directory, 'data'))
  const here = { directory, env: { LANG: 'en_US.UTF-8' } }
  const made = await runHere(['backup'], here)
  expect(made).toMatchObject({ code: 0, err: '' })
  const [name] = readdirSync(join(directory, 'data', 'backups'))
  expect(name).toMatch(/^sennik-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/)
  expect(made.out).toContain(`The backup is “${join(directory, 'data', 'backups', name!)}”: 0 tables, `)
  expect(made.out).toContain('stop the house')

  const asked = await runHere(['backup', 'one.sqlite', '--data', 'data', '--json'], here)
  expect(JSON.parse(asked.out)).toMatchObject({ file: join(directory, 'one.sqlite'), tables: 0, by: 'running' })
  await server.close()
  const copied = await runHere(['backup', 'two.sqlite', '--json'], { directory, env: { SENNIK_DATA: 'data' } })
  expect(JSON.parse(copied.out)).toMatchObject({ file: join(directory, 'two.sqlite'), tables: 0, by: 'closed' })
})

test('one sentence and the exit code 2 say why there is no backup', async () => {
  const directory = newFolder()
  await openHouse(join(directory, 'data'))
  writeFileSync(join(directory, 'taken.sqlite'), '')
  const held = newFolder()
  await openHouse(held)
  rmSync(join(held, 'house.json'))
  const garbage = newFolder()
  writeFileSync(join(garbage, 'sennik.sqlite'), 'dear diary, '.repeat(1000))
  const refused: [readonly string[], string, string][] = [
    [['--data', 'nowhere'], 'There is no house in', 'nie ma serwera'],
    [['taken.sqlite'], 'there is such a file already', 'taki plik już istnieje'],
    [['taken.sqlite/x'], 'a part of its path is not a folder', 'część ścieżki nie jest katalogiem'],
    [['x'.repeat(300)], 'the name is too long', 'nazwa jest za długa'],
    [['--data', held], 'held by a house that cannot be asked', 'zajmuje serwer, którego'],
    [['--data', garbage], 'is damaged and was not touched', 'jest uszkodzony'],
  ]
  for (const [args, english, polish] of refused)
    for (const [lang, sentence] of [
      ['en', english],
      ['pl', polish],
    ] as const) {
      const { code, out, err } = await runHere(['backup', ...args, '--lang', lang], { directory })
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(sentence)
      expect(err.match(/\n/g)).toHaveLength(1)
    }
  expect(existsSync(join(directory, 'data', 'backups'))).toBe(false)
})
