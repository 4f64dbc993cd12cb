import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import { type Refusal, Refused } from '@sennik/protocol'
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Guests } from '../edge/guests.ts'
import { addGateway, type Gateway } from '../gateway/gateway.ts'
import type { HouseContract } from '../house/contract.ts'
import type { KnownGuest } from '../house/visitor.ts'
import { tableInLog } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { addApi } from './api.ts'
import { addLimits } from './limits.ts'
import { addPages, showPage, wantsPage } from './pages.ts'
import { answerFor, refusalOf } from './refusals.ts'
import { addSecurityHeaders } from './security.ts'

declare module 'fastify' {
  interface FastifyRequest {
    guest: KnownGuest | undefined
  }
}

export interface Edge {
  readonly config: Config
  readonly store: Store
  readonly guests: Guests
  readonly house: HouseContract
  readonly log: Logger
  readonly metrics: Metrics
  /** The folder of the built page; undefined: only the API is served. */
  readonly pages: string | undefined
  readonly beatMs: number
  /** Whether the house is about to close. */
  isDraining(): boolean
}

const REQUEST_TIMEOUT_MS = 30_000
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** HTTP and sockets on one port. */
export async function createApp(edge: Edge): Promise<{ readonly app: FastifyInstance; readonly gateway: Gateway }> {
  const { config, log, metrics, pages } = edge
  const { maxMessageBytes: bodyLimit } = config

  function answer(reply: FastifyReply, error: unknown): FastifyReply {
    const answered = refusalOf(error, reply.request.routeOptions?.bodyLimit ?? bodyLimit)
    if (!answered) {
      metrics.failed()
      log.error({ err: error, request: reply.request.id }, 'a request failed')
    }
    return refuse(reply, answered?.refusal ?? { kind: 'broken' }, answered?.status ?? 500)
  }

  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    genReqId: () => randomBytes(6).toString('base64url'),
    clientErrorHandler: (_error, socket) => refuseRaw(socket),
    frameworkErrors: (error, _request, reply) => {
      void answer(reply as FastifyReply, error)
    },
  })
  app.decorateRequest('guest', undefined)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => answer(reply, error))

  addSecurityHeaders(app, config.origins)
  await app.register(cookie)
  await addLimits(app)
  addObservation(app, edge)
  app.addHook('onRequest', async ({ url }) => {
    if (edge.isDraining() && url !== '/healthz') throw new Refused({ kind: 'restarting' })
  })
  addWatching(app, edge)
  const gateway = await addGateway(app, edge)
  addApi(app, edge)
  if (pages !== undefined) await addPages(app, pages)
  app.setNotFoundHandler((request, reply) => {
    if (pages !== undefined && wantsPage(request)) return showPage(reply.status(404))
    return refuse(reply, { kind: 'noSuchPage' }, 404)
  })
  return { app, gateway }
}

function refuse(reply: FastifyReply, refusal: Refusal, status: number): FastifyReply {
  if (refusal.kind === 'tooFast') reply.header('retry-after', refusal.seconds)
  if (refusal.kind === 'restarting') reply.header('retry-after', 2)
  reply.header('cache-control', 'no-store')
  return reply.status(status).type('application/json; charset=utf-8').send(answerFor(refusal))
}

/** What cannot even be read as HTTP gets an answer of the same shape. */
function refuseRaw(socket: Socket): void {
  if (!socket.writable) return
  const body = JSON.stringify(answerFor({ kind: 'badMessage', where: '', expected: 'HTTP/1.1' }))
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', 'connection: close']
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

/** One line and one measurement for each request, by its route: the address itself would let a reader enter the table. */
function addObservation(app: FastifyInstance, { log, metrics }: Edge): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    const { method, id } = request
    const route = request.routeOptions.url ?? 'none'
    const { table } = (request.params ?? {}) as { readonly table?: string }
    metrics.request(method, route, reply.statusCode, reply.elapsedTime / 1000)
    log.info(
      {
        request: id,
        method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...(table === undefined ? {} : { table: tableInLog(table) }),
      },
      'request',
    )
  })
}

/** For whoever runs the house. */
function addWatching(app: FastifyInstance, { config, store, metrics, isDraining }: Edge): void {
  app.get('/healthz', async (_request, reply) => {
    if (isDraining()) return refuse(reply, { kind: 'restarting' }, 503)
    try {
      await store.ping()
    } catch {
      return refuse(reply, { kind: 'broken' }, 503)
    }
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  const isNear = ({ socket, headers }: FastifyRequest): boolean =>
    LOOPBACK.has(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
  app.get('/metrics', async (request, reply) => {
    const isAllowed = config.metrics === 'everyone' || (config.metrics === 'loopback' && isNear(request))
    if (!isAllowed) throw new Refused({ kind: 'noSuchPage' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
