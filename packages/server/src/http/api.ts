import { LANGS, type Lang } from '@sennik/engine'
import { Refused } from '@sennik/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Guests } from '../edge/guests.ts'
import { refuseOtherSites } from '../edge/origin.ts'
import { read } from '../edge/read.ts'
import type { HouseContract } from '../house/contract.ts'
import { API_STYLE, apiPage } from './api-page.ts'
import { giveKey, keyFrom } from './cookie.ts'
import { MINUTE, tooFast } from './limits.ts'
import { BASE, openApi } from './openapi.ts'
import { answerFor } from './refusals.ts'
import { ROUTES, type Route } from './routes.ts'

/** Of as many cheap requests, this many may be costly. */
const COSTLY_SHARE = 5

const FOR_EVER = 'private, max-age=31536000, immutable'

interface Api {
  readonly config: Config
  readonly guests: Guests
  readonly house: HouseContract
}

const langOf = (request: FastifyRequest): Lang => {
  const { lang } = request.query as { readonly lang?: unknown }
  return LANGS.find(each => each === lang) ?? (request.headers['accept-language']?.startsWith('pl') ? 'pl' : 'en')
}

/** Everything below `/api` but the socket. */
export function addApi(app: FastifyInstance, { config, guests, house }: Api): void {
  const max = config.requestsPerMinute
  const costlyMax = Math.max(1, Math.floor(max / COSTLY_SHARE))
  const guestLimit = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: request => request.guest?.id ?? '' })
  const limited = { config: { rateLimit: { max } } }

  app.get('/api', limited, (request, reply) => reply.type('text/html; charset=utf-8').send(apiPage(langOf(request))))
  app.get('/api/page.css', limited, (_request, reply) => reply.type('text/css; charset=utf-8').send(API_STYLE))
  app.get('/api/openapi.json', limited, (request, reply) => reply.send(openApi(langOf(request))))

  async function recognize(request: FastifyRequest): Promise<void> {
    request.guest = await guests.byKey(keyFrom(request, config.origins))
    if (!request.guest) return
    const limit = await guestLimit(request)
    if (!limit.isAllowed && limit.isExceeded) throw tooFast(limit.ttl)
  }

  const serve = (route: Route) => async (request: FastifyRequest, reply: FastifyReply) => {
    const path = route.path && read(route.path, request.params)
    const query = route.query && read(route.query, request.query)
    const body = route.body && read(route.body, request.body)
    if (route.forGuests && !request.guest) throw new Refused({ kind: 'needGuest' })
    const answer = await route.handle({
      guest: request.guest,
      path,
      query,
      body,
      house,
      guests,
      giveKey: key => giveKey(request, reply, key, config.origins),
    })
    reply.status(route.status).header('cache-control', route.isForEver ? FOR_EVER : 'no-store')
    return route.answer ? answer : reply.type('text/plain; charset=utf-8').send(answer)
  }

  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: BASE + route.url,
      bodyLimit: Math.max(route.longestBody ?? 0, config.maxMessageBytes),
      config: { rateLimit: { max: route.cost === 'costly' ? costlyMax : max } },
      onRequest: async ({ method, headers }) => {
        if (method !== 'GET' && method !== 'HEAD') refuseOtherSites(headers, config.origins)
      },
      preValidation: recognize,
      handler: serve(route),
    })
  refuseOtherMethods(app)
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Known addresses answer 405, and say which methods they know. */
function refuseOtherMethods(app: FastifyInstance): void {
  for (const url of new Set(ROUTES.map(route => route.url))) {
    const known = ROUTES.filter(route => route.url === url).map(route => String(route.method))
    const expected = known.join(', ')
    app.route({
      method: METHODS.filter(method => !known.includes(method)),
      url: BASE + url,
      handler: (_request, reply) =>
        reply
          .status(405)
          .header('allow', expected)
          .send(answerFor({ kind: 'badMessage', where: 'method', expected })),
    })
  }
}
