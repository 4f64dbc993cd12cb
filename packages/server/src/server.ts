import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { createBotPool } from './bots/bot-pool.ts'
import { localBus } from './bus/local-bus.ts'
import type { Config } from './config.ts'
import { openControl } from './control/control-server.ts'
import { Guests } from './edge/guests.ts'
import { BEAT_MS } from './gateway/gateway.ts'
import { House } from './house/house.ts'
import { createApp } from './http/app.ts'
import { precompress } from './http/precompress.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { CannotStart } from './start/problem.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'

/** A bot thinks for a part of its pace at most: then its move is made at the pace, however long it thought. */
const SHARE_OF_PACE = 0.5

export interface RunningServer {
  /** Where it answers on this machine, such as `http://127.0.0.1:8080`. */
  readonly url: string
  readonly port: number
  /** Takes no more commands, finishes those under way, says goodbye, and closes what it opened. */
  close(): Promise<void>
}

export interface ServerSettings {
  readonly config: Config
  /** The folder of the built page; without it only the API is served. */
  readonly pages?: string | undefined
  /** Names of settings that are none. */
  readonly unknown?: readonly string[]
  /** Where lines of the log go; else to standard output. */
  readonly logTo?: DestinationStream
  readonly beatMs?: number
  /** Another store than the file in `config.data`. */
  readonly openStore?: typeof openSqliteStore
}

/** Opens the store and the house and answers on one port. Throws `CannotStart`; nothing is then left open. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { config, pages, unknown = [], beatMs = BEAT_MS, openStore = openSqliteStore } = settings
  const log = createLog(config.logLevel, settings.logTo)
  if (unknown.length > 0) log.warn({ unknown }, 'there are no such settings; see docs/hosting.md')
  const metrics = createMetrics()
  const failed = (error: unknown, doing: string): void => {
    metrics.failed()
    log.error({ err: error, doing }, 'the house failed')
  }
  const store = await openStore(join(config.data, 'sennik.sqlite'), {
    stored: metrics.committed,
    failed: error => failed(error, 'filing entries'),
  }).catch(error => {
    metrics.close()
    throw error
  })
  const bots = createBotPool({ threads: config.botThreads, thinkMs: config.botPaceMs * SHARE_OF_PACE })
  const bus = localBus()()
  const house = new House({
    store,
    bus,
    askBot: bots.ask,
    liveTables: config.liveTables,
    liveBytes: config.liveMegabytes * 1024 * 1024,
    botPaceMs: config.botPaceMs,
    absenceMs: config.absenceSeconds * 1000,
    observer: {
      answered: metrics.command,
      committed: metrics.entry,
      refused: metrics.refused,
      failed,
    },
  })
  let isDraining = false
  let app: FastifyInstance | undefined
  // Without it the house cannot be asked for a backup, and is none the worse for its guests.
  const control = await openControl({ data: config.data, backUp: (to, gone) => store.copyInto(to, gone) }).catch(
    error => {
      failed(error, 'opening the way for orders')
      return undefined
    },
  )

  async function closeAll(): Promise<void> {
    await control?.close()
    await app?.close()
    await bots.close()
    await bus.close()
    await store.close()
    metrics.close()
  }

  try {
    if (pages !== undefined)
      await precompress(pages).catch(error => log.warn({ err: error }, 'pages are sent uncompressed'))
    const guests = new Guests(store)
    const edge = { config, store, guests, house, log, metrics, pages, beatMs, isDraining: () => isDraining }
    const { app: created, gateway } = await createApp(edge)
    app = created
    metrics.watch({ house, sockets: () => gateway.size, botsWaiting: () => bots.waiting })
    await app.listen({ host: config.host, port: config.port })
    const { port } = app.server.address() as AddressInfo
    log.info({ port }, 'open')

    let closing: Promise<void> | undefined
    const close = async (): Promise<void> => {
      isDraining = true
      await house.drain()
      await gateway.close()
      await closeAll()
      log.info('closed')
    }
    return {
      url: `http://${hostFor(config.host)}:${port}`,
      port,
      close: () => {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    await closeAll()
    throw startProblem(error, config)
  }
}

/** An address that listens to everything is reached on this machine by its own name. */
function hostFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function startProblem(error: unknown, { host, port }: Config): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new CannotStart({ kind: 'portTaken', port })
    case 'EACCES':
      return new CannotStart({ kind: 'portForbidden', port })
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart({ kind: 'hostUnknown', host })
    default:
      return error
  }
}
