import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import { newFolder } from './test-server.ts'

const MAIN = new URL('../main.ts', import.meta.url).href

/** No setting of the machine reaches the house; what was compiled before may. */
const PASSED_ON: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

export interface StartedHouse {
  readonly process: ChildProcess
  /** What it has said so far, on both streams. */
  said(): string
  readonly ended: Promise<number | null>
}

interface Start {
  /** What is run to build the pages: an expression. */
  readonly build?: string
  /** No file may grow beyond so many blocks of 512 bytes: as on a disk that is full. */
  readonly largestFile?: number
}

/** Starts a house in a process of its own, as `npm start` does once everything is installed. */
export function startHouse(settings: Readonly<Record<string, string>>, start: Start = {}): StartedHouse {
  const { build = JSON.stringify(newFolder()), largestFile } = start
  const script = `import(${JSON.stringify(MAIN)}).then(main => main.runHouse(async () => ${build}))`
  const node = [process.execPath, '-e', script] as const
  const limit = ['sh', '-c', `ulimit -f ${largestFile}; exec "$@"`, 'sh'] as const
  const [command, ...args] = largestFile === undefined ? node : ([...limit, ...node] as const)
  const child = spawn(command, args, {
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

/** Where it answers. */
export async function opened(house: StartedHouse): Promise<string> {
  await expect.poll(house.said, { timeout: 30_000 }).toMatch(/is open: http/)
  return /is open: (http:\/\/[\d.:]+)/.exec(house.said())![1]!
}
