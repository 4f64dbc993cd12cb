import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
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
import { knownNames } from '../edge/known-names.ts'
import { addGateway, asksForSocket, type Gateway } from '../gateway/gateway.ts'
import type { HouseContract } from '../house/contract.ts'
import type { KnownGuest } from '../house/visitor.ts'
import { tableInLog } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { addApi } from './api.ts'
import { Health } from './health.ts'
import { addLimits } from './limits.ts'
import { addPages, showPage, wantsPage } from './pages.ts'
import { answerFor, refusalOf, refusalPage } from './refusals.ts'
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
/** Then a connection is closed: whoever waits for answers hears of it in time, and opens another. */
const REQUESTS_PER_CONNECTION = 64
/** Of a request that has been answered before it was over. */
const STILL_READ_BYTES = 64 * 1024

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

  /** Connections on which an answer is owed: a socket opened there would be nobody's. */
  const answering = new WeakSet<Socket>()
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    forceCloseConnections: true,
    http: { shouldUpgradeCallback: request => asksForSocket(request) && !answering.has(request.socket) },
    genReqId: () => randomBytes(6).toString('base64url'),
    clientErrorHandler: (_error, socket) => refuseRaw(socket),
    frameworkErrors: (error, _request, reply) => {
      void answer(reply as FastifyReply, error)
    },
  })
  app.decorateRequest('guest', undefined)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => answer(reply, error))

  addPatience(app, answering)
  addSecurityHeaders(app, config.origins)
  await app.register(cookie)
  await addLimits(app)
  addObservation(app, edge)
  addWatching(app, edge)
  const gateway = await addGateway(app, edge)
  addGuards(app, edge)
  addApi(app, edge)
  if (pages !== undefined) await addPages(app, pages)
  app.setNotFoundHandler((request, reply) => {
    if (pages !== undefined && wantsPage(request)) return showPage(reply.status(404))
    return refuse(reply, { kind: 'noSuchPage' }, 404)
  })
  return { app, gateway }
}

/**
 * Hangs up on whoever asks on and on and waits for no answer: thousands of requests come at once on one connection, would be answered before anybody else is
 * heard, and the answers kept for somebody who may never read them. Whoever is gone gets none, and has no address any more by which to be limited.
 */
function addPatience(app: FastifyInstance, answering: WeakSet<Socket>): void {
  app.server.on('dropRequest', (_request, socket) => socket.destroy())
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw
    // The socket remembers its address from now on, also when it is gone.
    if (socket.remoteAddress === undefined) {
      reply.hijack()
      socket.destroy()
      return
    }
    answering.add(socket)
    reply.raw.once('close', () => {
      answering.delete(socket)
      if (!raw.complete) readLittleMore(raw)
    })
    done()
  })
}

/** Node would read on for ever, and throw it away. What was on its way already is borne: whoever is cut off while sending may never read the answer. */
function readLittleMore(request: IncomingMessage): void {
  const { socket } = request
  let left = STILL_READ_BYTES
  socket.on('data', function read(bytes: Buffer) {
    left -= bytes.length
    if (request.complete) socket.off('data', read)
    else if (left < 0) socket.destroy()
  })
}

/** Who is asked for by a whole address instead of a path. */
const hostAsked = (url: string): string | undefined =>
  !url.startsWith('/') && URL.canParse(url) ? new URL(url).host : undefined

/** What keeps every request out. After the gateway: it closes the connection of a socket that was refused, once it knows of it. */
function addGuards(app: FastifyInstance, { config, isDraining }: Edge): void {
  const isKnown = knownNames(config)
  app.addHook('onRequest', async ({ url, headers }) => {
    if (!isKnown(headers.host) || !isKnown(hostAsked(url))) throw new Refused({ kind: 'unknownHost' })
    if (isDraining() && url !== '/healthz') throw new Refused({ kind: 'restarting' })
  })
}

function refuse(reply: FastifyReply, refusal: Refusal, status: number): FastifyReply {
  if (refusal.kind === 'tooFast') reply.header('retry-after', refusal.seconds)
  if (refusal.kind === 'restarting') reply.header('retry-after', 2)
  reply.header('cache-control', 'no-store')
  if (refusal.kind === 'unknownHost' && wantsPage(reply.request))
    return reply.status(status).type('text/html; charset=utf-8').send(refusalPage(refusal))
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

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compared as hashes: how long it takes tells nothing about the key. */
const mayRead = (readers: Config['metrics'], authorization = ''): boolean =>
  typeof readers === 'string'
    ? readers === 'everyone'
    : timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${readers.key}`))

/** For whoever runs the house. */
function addWatching(app: FastifyInstance, { config, store, metrics, log, isDraining }: Edge): void {
  const health = new Health(
    () => store.ping(),
    error => log.error({ err: error }, 'the store does not write'),
  )
  app.get('/healthz', async (_request, reply) => {
    if (isDraining()) return refuse(reply, { kind: 'restarting' }, 503)
    if (!(await health.isWell())) return refuse(reply, { kind: 'broken' }, 503)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })

  app.get('/metrics', async ({ headers }, reply) => {
    if (!mayRead(config.metrics, headers.authorization)) throw new Refused({ kind: 'noSuchPage' })
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
