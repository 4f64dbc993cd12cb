import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('./house-process.ts', import.meta.url))

const CLOSES_WITHIN_MS = 20_000

/** Where the house is now; players look here when they come back. */
export interface Address {
  port: number | undefined
}

/** A house in a process that can be killed at any moment, also before it serves. */
export class KilledHouse {
  private readonly process: ChildProcess
  private readonly ended: Promise<unknown>
  /** Its code is loaded: now it opens the store. */
  readonly starting: Promise<void>
  /** It serves. */
  readonly ready: Promise<void>

  constructor(data: string, address: Address, store: 'durable' | 'eager') {
    this.process = fork(SCRIPT, [data, store], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.ended = new Promise(resolve => this.process.once('exit', resolve))
    const heard = (isIt: (said: unknown) => boolean, then: (said: unknown) => void): Promise<void> =>
      new Promise((resolve, reject) => {
        this.process.on('message', said => {
          if (!isIt(said)) return
          then(said)
          resolve()
        })
        this.process.once('exit', () => reject(new Error('the house ended')))
      })
    this.starting = heard(
      said => said === 'starting',
      () => {},
    )
    this.ready = heard(
      said => typeof said === 'number',
      port => {
        address.port = Number(port)
      },
    )
    this.process.once('exit', () => {
      address.port = undefined
    })
    // Killed on purpose; whoever waits for it hears of it all the same.
    this.starting.catch(() => {})
    this.ready.catch(() => {})
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
  }

  /** The gentle way; a house that does not close in time is killed, and that is said. */
  async close(): Promise<void> {
    this.process.kill('SIGTERM')
    const tooLong = setTimeout(() => this.process.kill('SIGKILL'), CLOSES_WITHIN_MS)
    const code = await this.ended
    clearTimeout(tooLong)
    if (code !== 0) throw new Error(`the house did not close in peace (${code ?? 'killed'})`)
  }
}
