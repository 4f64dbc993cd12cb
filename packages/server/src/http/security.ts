import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Features of a browser that a table game has no use for. */
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture']
const PERMISSIONS = UNUSED_FEATURES.map(feature => `${feature}=()`).join(', ')

const HOST = /^[\w.:[\]-]+$/

/** Some browsers do not count a socket to the same host as `'self'`. */
function socketsOf({ headers: { host } }: IncomingMessage): string {
  return host !== undefined && HOST.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** Headers that tell a browser to distrust whatever is not ours. */
export function addSecurityHeaders(app: FastifyInstance, origins: readonly string[]): void {
  const onlyHttps = origins.length > 0 && origins.every(origin => origin.startsWith('https:'))
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", request => socketsOf(request)],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Browsers heed these over https alone, and complain about them in a household's plain network.
    hsts: onlyHttps,
    crossOriginOpenerPolicy: onlyHttps,
    originAgentCluster: onlyHttps,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS)
    addHeaders(request.raw, reply.raw, error => done(error as Error | undefined))
  })
}
