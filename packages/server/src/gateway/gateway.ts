import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import { Refused } from '@sennik/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { networkOf } from '../edge/address.ts'
import type { Guests } from '../edge/guests.ts'
import { refuseOtherSites } from '../edge/origin.ts'
import type { HouseContract } from '../house/contract.ts'
import { keyFrom } from '../http/cookie.ts'
import { LIVE } from '../http/openapi.ts'
import { answerFor } from '../http/refusals.ts'
import type { Metrics } from '../metrics.ts'
import { Crowd } from './crowd.ts'
import { Line } from './line.ts'

/** How often a line is tried, and how long it may be open without a table. */
export const BEAT_MS = 10_000
/** Longer ones are refused with a sentence; far longer ones are not even received. */
const WALL = 4
/** Into so many pieces a message may be cut, by its sender or on its way. */
const MOST_PIECES = 256
const FULL_SECONDS = 10
const GOODBYE_MS = 1_000

const SOCKET_OPTIONS = {
  perMessageDeflate: false,
  // Pings are answered by the line, within its allowance.
  autoPong: false,
  maxFragments: MOST_PIECES,
  maxBufferedChunks: MOST_PIECES,
  closeTimeout: GOODBYE_MS,
} as const

export interface Gateway {
  readonly size: number
  /** Tells everybody that the house closes, and hangs up; whoever does not hang up as well is cut off. */
  close(): Promise<void>
}

interface GatewaySettings {
  readonly config: Config
  readonly guests: Guests
  readonly house: HouseContract
  readonly log: Logger
  readonly metrics: Metrics
  readonly beatMs: number
}

/**
 * Whether a request asks for a socket where there is one, and brings nothing else: one with a body is not over when its socket opens. Everywhere else it is a
 * request like any other: limited, answered, over.
 */
export const asksForSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  url.split('?', 1)[0] === LIVE &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

/** The sockets of the house. */
export async function addGateway(app: FastifyInstance, settings: GatewaySettings): Promise<Gateway> {
  const { config, guests, house, log, metrics, beatMs } = settings
  const lines = new Set<Line>()
  const addresses = new Crowd(config.socketsPerAddress)
  const visitors = new Crowd(config.socketsPerGuest)

  await app.register(websocket, {
    options: { ...SOCKET_OPTIONS, maxPayload: config.maxMessageBytes * WALL },
  })

  /** An open line is kept for hours; the request by which it came would be half of what it weighs. */
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  function forgetRequest(socket: WebSocket, request: FastifyRequest): void {
    const wire = request.raw.socket
    responses.get(request)?.detachSocket(wire)
    socket.removeAllListeners('error')
    let isBroken = false
    // Broken frames are the peer's affair. `ws` says goodbye and reads on, to throw it away: what comes now may stay in the network.
    socket.on('error', error => {
      isBroken = true
      log.debug({ reason: error.message }, 'a socket broke')
      process.nextTick(() => socket.pause())
    })
    // So it does when both have said goodbye, until the peer hangs up as well; but then nobody waits for anything.
    wire.once('finish', () => {
      if (!isBroken) wire.destroy()
    })
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    responses.set(request, reply.raw)
    refuseOtherSites(request.headers, config.origins)
    request.guest = await guests.byKey(keyFrom(request, config.origins))
    const { guest } = request
    const network = networkOf(request.ip)
    if (addresses.isFull(network) || (guest && visitors.isFull(guest.id)))
      throw new Refused({ kind: 'tooFast', seconds: FULL_SECONDS })
    // Counted before it is answered: of many that come at once, none slips in between.
    if (!request.ws || request.socket.destroyed) return
    addresses.add(network)
    if (guest) visitors.add(guest.id)
    request.socket.once('close', () => {
      addresses.remove(network)
      if (guest) visitors.remove(guest.id)
    })
  }

  app.route({
    method: 'GET',
    url: LIVE,
    config: { rateLimit: { max: config.requestsPerMinute } },
    preValidation: admit,
    handler: (_request, reply) =>
      reply
        .status(426)
        .header('upgrade', 'websocket')
        .send(answerFor({ kind: 'badMessage', where: 'upgrade', expected: 'websocket' })),
    wsHandler: (socket, request) => {
      const { guest, id } = request
      forgetRequest(socket, request)
      const line = new Line(socket, request.raw.socket, {
        house,
        metrics,
        guest,
        messagesPerSecond: config.messagesPerSecond,
        maxMessageBytes: config.maxMessageBytes,
        failed(error) {
          metrics.failed()
          log.error({ err: error, request: id }, 'a message failed')
        },
      })
      lines.add(line)
      socket.on('close', () => {
        lines.delete(line)
        line.end()
      })
    },
  })

  const timer = setInterval(() => {
    const latest = performance.now() - beatMs
    for (const line of lines)
      if (!line.hasEntered && line.openedAt < latest) line.giveUp()
      else line.beat()
  }, beatMs)
  app.addHook('onClose', async () => clearInterval(timer))

  return {
    get size() {
      return lines.size
    },
    async close() {
      for (const line of lines) line.bye()
      const cutOff = performance.now() + GOODBYE_MS
      while (lines.size > 0 && performance.now() < cutOff) await sleep(GOODBYE_MS / 100)
      for (const line of lines) line.cutOff()
    },
  }
}
