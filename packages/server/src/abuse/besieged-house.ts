import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Memory, Opened } from './house-process.ts'

/** The real server in a process of its own. */
export class BesiegedHouse {
  readonly url: string
  /** What it wrote to its log. */
  readonly logged: string[] = []
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
    child.stdout?.on('data', (lines: Buffer) => this.logged.push(lines.toString('utf8')))
    child.stderr?.on('data', (lines: Buffer) => this.logged.push(lines.toString('utf8')))
  }

  static async open(env: Readonly<Record<string, string>>): Promise<BesiegedHouse> {
    const child = fork(new URL('./house-process.ts', import.meta.url), {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, SENNIK_METRICS: 'everyone', ...env },
    })
    const [opened] = (await once(child, 'message')) as [Opened]
    return new BesiegedHouse(child, opened.url)
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }

  async memory(): Promise<Memory> {
    const answer = once(this.child, 'message')
    this.child.send('memory')
    const [memory] = (await answer) as [Memory]
    return memory
  }

  /** Resident memory as it is, without tidying up first. */
  residentBytes(): Promise<number> {
    return this.metric('sennik_memory_bytes')
  }

  /** A number from the house's own metrics; a sum over all labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text()
    const values = text.split('\n').filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)
  }

  async close(): Promise<void> {
    if (!this.isAlive) return
    const gone = once(this.child, 'exit')
    this.child.send('close')
    await gone
  }
}
