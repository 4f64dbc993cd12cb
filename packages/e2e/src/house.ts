import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Referee, SeededRng } from '@sennik/engine'
import { Match, readEntry, writeSnapshot } from '@sennik/match'

const SCRIPT = fileURLToPath(new URL('serve.ts', import.meta.url))

export type Settings = Readonly<Record<string, string>>

/** All tests come from one address and nobody waits for a bot to look thoughtful; else the house is as people get it. */
const FOR_TESTS: Settings = {
  SENNIK_HOST: '127.0.0.1',
  SENNIK_BOT_PACE_MS: '60',
  SENNIK_REQUESTS_PER_MINUTE: '100000',
}

/** A real server with a data folder of its own. It can be stopped, killed, and started again where it was. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'sennik-e2e-'))
  readonly #settings: Settings
  #child: ChildProcess | undefined
  #port = 0

  private constructor(settings: Settings) {
    this.#settings = settings
  }

  static async open(settings: Settings = {}): Promise<House> {
    const house = new House(settings)
    await house.start()
    return house
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...FOR_TESTS,
      ...this.#settings,
      SENNIK_PORT: String(this.#port),
      SENNIK_DATA: this.#data,
    }
    const child = fork(SCRIPT, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`The house did not open: exit code ${code}`)
    })
    const [{ port }] = (await Promise.race([once(child, 'message'), gone])) as [{ readonly port: number }]
    gone.catch(() => {})
    this.#port = port
  }

  /** As an operator stops it: it finishes what it is doing and says goodbye. */
  async stop(): Promise<void> {
    await this.#end(child => child.send('close'))
  }

  /** As a power cut stops it. */
  async kill(): Promise<void> {
    await this.#end(child => child.kill('SIGKILL'))
  }

  async #end(how: (child: ChildProcess) => void): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    const exit = once(child, 'exit')
    how(child)
    await exit
  }

  /** The same house, two days on: whatever its log says happened so much earlier. */
  async twoDaysLater(): Promise<void> {
    await this.stop()
    const store = new DatabaseSync(join(this.#data, 'sennik.sqlite'))
    const earlier = `
      SELECT match, n, iif(n = 1, json_set(entry, '$.at', json_extract(entry, '$.at') - 172800000), entry) AS entry
      FROM log ORDER BY match, n`
    const entries = store.prepare(earlier).all()
    store.exec('DELETE FROM chapters; DELETE FROM latest; DELETE FROM snapshots')
    store
      .prepare('INSERT INTO latest (entries) VALUES (?)')
      .run(JSON.stringify(entries.map(({ match, n, entry }) => [match, n, entry])))
    store.close()
    await this.start()
  }

  /** The same house after a night in which somebody has laid the cards of a table otherwise. */
  async layOut(table: string, state: Uint8Array): Promise<void> {
    await this.stop()
    const store = new DatabaseSync(join(this.#data, 'sennik.sqlite'))
    const entries = store.prepare('SELECT entry FROM log WHERE match = ? ORDER BY n').all(table)
    const match = Match.from(
      table,
      entries.map(({ entry }) => readEntry(String(entry))),
    )
    const laid = match.game.rules.newState()
    laid.memory.set(state)
    match.referee = Referee.resume(match.game.rules, laid, SeededRng.of('laid out'))
    store
      .prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)')
      .run(table, match.n, writeSnapshot(table, match.snapshot()!))
    store.close()
    await this.start()
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
