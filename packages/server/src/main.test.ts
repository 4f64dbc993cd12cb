import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from './testing/test-server.ts'

const MAIN = new URL('./main.ts', import.meta.url).href

/** No setting of the machine reaches the house; what was compiled before may. */
const PASSED_ON: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

interface House {
  readonly process: ChildProcess
  /** What it has said so far, on both streams. */
  said(): string
  readonly ended: Promise<number | null>
}

function runHouse(settings: Readonly<Record<string, string>>): House {
  const script = `import(${JSON.stringify(MAIN)}).then(main => main.runHouse(async () => ${JSON.stringify(newFolder())}))`
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...PASSED_ON, SENNIK_HOST: '127.0.0.1', SENNIK_PORT: '0', SENNIK_DATA: newFolder(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text
    })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { process: child, said: () => said, ended: once(child, 'close').then(([code]) => code) }
}

async function opened(house: House): Promise<string> {
  await expect.poll(house.said, { timeout: 30_000 }).toMatch(/is open: http/)
  return /is open: (http:\/\/[\d.:]+)/.exec(house.said())![1]!
}

describe('npm start', () => {
  test('says in both languages where the house is, and closes it on a signal', async () => {
    const house = runHouse({})
    const url = await opened(house)
    expect(house.said()).toContain(`Sennik jest otwarty: ${url}`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    house.process.kill('SIGTERM')
    expect(await house.ended).toBe(0)
    expect(house.said()).toContain('Nothing is lost')
  })

  test('explains in both languages why it cannot start, and that is all', async () => {
    const data = newFolder()
    const first = runHouse({ SENNIK_DATA: data })
    const port = new URL(await opened(first)).port
    const refused: [Readonly<Record<string, string>>, string, string][] = [
      [{ SENNIK_PORT: 'many' }, 'SENNIK_PORT cannot be “many”', 'SENNIK_PORT nie może'],
      [{ SENNIK_PORT: port }, `Port ${port} is taken`, `Port ${port} jest zajęty`],
      [{ SENNIK_HOST: '192.0.2.77' }, 'This machine has no address', 'Ten komputer nie ma adresu'],
      [{ SENNIK_DATA: data }, 'is in use by another Sennik', 'jest używany przez inny działający Sennik'],
      [{ SENNIK_DATA: '/dev/null/data' }, 'cannot be created or written', 'nie może utworzyć ani zapisać'],
    ]
    await Promise.all(
      refused.map(async ([settings, english, polish]) => {
        const house = runHouse(settings)
        expect(await house.ended).toBe(2)
        expect(house.said()).toContain(english)
        expect(house.said()).toContain(polish)
        expect(house.said()).not.toMatch(/ at .*\.ts:\d+/)
      }),
    )
  })
})
