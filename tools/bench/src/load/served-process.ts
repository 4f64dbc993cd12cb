import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromServer, Meter, ToServer } from './meter.ts'

/** A server in a process of its own. */
export class Served {
  readonly port: number
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.process = process
    this.port = port
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
    if (this.process.exitCode !== null) return
    const ended = new Promise(resolve => this.process.once('exit', resolve))
    this.process.kill('SIGKILL')
    await ended
  }

  private ask(question: ToServer): Promise<Meter> {
    return new Promise((resolve, reject) => {
      this.process.once('message', (said: FromServer) =>
        said.t === 'meter' ? resolve(said.meter) : reject(new Error(`not asked: ${said.t}`)),
      )
      this.process.once('exit', code =>
        reject(new Error(`the server ended with ${code} when asked for its ${question}`)),
      )
      this.process.send(question, error => error !== null && reject(error))
    })
  }
}
