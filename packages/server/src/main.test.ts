import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { opened, startHouse } from './testing/started-house.ts'
import { newFolder } from './testing/test-server.ts'

const IS_WINDOWS = process.platform === 'win32'

/** As the builder of the pages says it. */
const NO_ROOM = `Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))`

/** As a builder says it that lists all that went wrong. */
const NO_ROOM_AMONG_OTHERS = `Promise.reject(new Error('Build failed with 1 error:\\n\\n[plugin prepare]\\nError: ENOSPC: no space left on device, copyfile'))`

/** As Node says it of a new folder on a disk that can only be read. */
const READ_ONLY = `Promise.reject(Object.assign(new Error("ENOENT: no such file or directory, mkdir 'pages'"), { code: 'ENOENT', syscall: 'mkdir' }))`

const NOTHING_FITS: [Record<string, never>, string, string, { readonly largestFile: number }] = [
  {},
  'The disk does not read or write',
  'Dysk nie odczytuje lub nie zapisuje',
  { largestFile: 4 },
]

describe('npm start', () => {
  test('says in both languages where the house is and how to keep a copy of it, and closes it on a signal', async () => {
    const house = startHouse({})
    const url = await opened(house)
    expect(house.said()).toContain(`Sennik jest otwarty: ${url}`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    house.process.kill('SIGTERM')
    expect(await house.ended).toBe(0)
    expect(house.said().match(/npx sennik backup/g)).toHaveLength(2)
    expect(house.said()).toContain('Nothing is lost')
  })

  test('explains in both languages why it cannot start, and that is all', async () => {
    const data = newFolder()
    const first = startHouse({ SENNIK_DATA: data })
    const port = new URL(await opened(first)).port
    const garbage = newFolder()
    writeFileSync(join(garbage, 'sennik.sqlite'), 'dear diary, '.repeat(1000))
    const refused: [Readonly<Record<string, string>>, string, string, Parameters<typeof startHouse>[1]?][] = [
      [{ SENNIK_PORT: 'many' }, 'SENNIK_PORT cannot be “many”', 'SENNIK_PORT nie może'],
      [{ SENNIK_PORT: port }, `Port ${port} is taken`, `Port ${port} jest zajęty`],
      [{ SENNIK_HOST: '192.0.2.77' }, 'This machine has no address', 'Ten komputer nie ma adresu'],
      [{ SENNIK_DATA: data }, 'is in use by another Sennik', 'jest używany przez inny działający Sennik'],
      [{ SENNIK_DATA: '/dev/null/data' }, 'cannot be created or written', 'nie może utworzyć ani zapisać'],
      [{ SENNIK_DATA: garbage }, 'is damaged and was not touched', 'jest uszkodzony i pozostał nietknięty'],
      [{}, 'The pages could not be built (ENOSPC', 'Nie udało się przygotować stron (ENOSPC', { build: NO_ROOM }],
      [{}, 'could not be built (ENOSPC: no', 'przygotować stron (ENOSPC: no', { build: NO_ROOM_AMONG_OTHERS }],
      [{}, 'The pages could not be built (ENOENT', 'przygotować stron (ENOENT', { build: READ_ONLY }],
      ...(IS_WINDOWS ? [] : [NOTHING_FITS]),
    ]
    await Promise.all(
      refused.map(async ([settings, english, polish, start]) => {
        const house = startHouse(settings, start)
        expect(await house.ended).toBe(2)
        expect(house.said()).toContain(english)
        expect(house.said()).toContain(polish)
        expect(house.said()).not.toMatch(/ at .*:\d+/)
      }),
    )
  })

  test('on a disk that fills up while it runs is unwell as long as nothing can be written', async () => {
    // Windows has no such limit for a process.
    if (IS_WINDOWS) return
    const house = startHouse(
      { SENNIK_LOG_LEVEL: 'silent', SENNIK_REQUESTS_PER_MINUTE: '100000' },
      { largestFile: 1000 },
    )
    const url = await opened(house)
    const introduce = () =>
      fetch(`${url}/api/v1/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ola', avatar: 'cat' }),
      })
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    while ((await introduce()).ok);
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 10_000 }).toBe(503)
  })
})
