import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromServer, Meter, ToServer } from './meter.ts'

/** A server in a process of its own. */
export class Served {
  readonly port: number
  private readonly process: ChildProcess
  private readonly ended: Promise<number | null>

  private constructor(process: ChildProcess, port: number) {
    this.process = process
    this.port = port
    this.ended = new Promise(resolve => process.once('exit', resolve))
  }

  static async start(script: string, args: readonly string[] = [], flags: readonly string[] = []): Promise<Served> {
    const file = fileURLToPath(new URL(script, import.meta.url))
    const child = fork(file, args, {
      execArgv: ['--expose-gc', ...flags],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const said = await new Promise<FromServer>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', code => reject(new Error(`${script} ended with ${code} before it served`)))
    })
    if (said.t !== 'ready') throw new Error(`${script} speaks before it is ready`)
    return new Served(child, said.port)
  }

  meter(): Promise<Meter> {
    return this.ask('meter')
  }

  /** After everything that can be let go was let go. */
  meterMemory(): Promise<Meter> {
    return this.ask('meterMemory')
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null) this.process.kill('SIGKILL')
    await this.ended
  }

  private async ask(question: ToServer): Promise<Meter> {
    const answer = new Promise<FromServer>(resolve => this.process.once('message', resolve))
    this.process.send(question)
    const said = await Promise.race([answer, this.ended])
    if (typeof said !== 'object' || said === null)
      throw new Error(`the server ended with ${said} when asked for its ${question}`)
    if (said.t !== 'meter') throw new Error(`not asked: ${said.t}`)
    return said.meter
  }
}
