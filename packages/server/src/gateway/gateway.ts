import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import { Refused } from '@sennik/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
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
const FULL_SECONDS = 10
const GOODBYE_MS = 1_000

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

/** The sockets of the house. */
export async function addGateway(app: FastifyInstance, settings: GatewaySettings): Promise<Gateway> {
  const { config, guests, house, log, metrics, beatMs } = settings
  const lines = new Set<Line>()
  const addresses = new Crowd(config.socketsPerAddress)
  const visitors = new Crowd(config.socketsPerGuest)

  await app.register(websocket, {
    options: { perMessageDeflate: false, maxPayload: config.maxMessageBytes * WALL },
  })

  /** An open line is kept for hours; the request by which it came would be half of what it weighs. */
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  function forgetRequest(socket: WebSocket, request: FastifyRequest): void {
    responses.get(request)?.detachSocket(request.raw.socket)
    socket.removeAllListeners('error')
    // Broken frames and vanished peers are the peer's affair.
    socket.on('error', error => {
      log.debug({ reason: error.message }, 'a socket broke')
      socket.terminate()
    })
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    responses.set(request, reply.raw)
    refuseOtherSites(request.headers, config.origins)
    request.guest = await guests.byKey(keyFrom(request, config.origins))
    const isFull = addresses.isFull(request.ip) || (request.guest && visitors.isFull(request.guest.id))
    if (isFull) throw new Refused({ kind: 'tooFast', seconds: FULL_SECONDS })
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
      const { guest, ip, id } = request
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
      addresses.add(ip)
      if (guest) visitors.add(guest.id)
      socket.on('close', () => {
        lines.delete(line)
        addresses.remove(ip)
        if (guest) visitors.remove(guest.id)
        line.end()
      })
    },
  })

  const timer = setInterval(() => {
    const latest = Date.now() - beatMs
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
      const cutOff = Date.now() + GOODBYE_MS
      while (lines.size > 0 && Date.now() < cutOff) await sleep(GOODBYE_MS / 100)
      for (const line of lines) line.cutOff()
    },
  }
}
