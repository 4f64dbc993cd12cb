import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'sennik_key'
/** Browsers let nobody but this very host, over https, set a cookie of such a name. */
const SECURE_NAME = `__Host-${NAME}`
/** Browsers keep no cookie for longer. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** Over https, at our own end or at the end of a proxy that we were told of. */
function isSecure(request: FastifyRequest, origins: readonly string[]): boolean {
  if (request.protocol === 'https') return true
  return origins.some(origin => origin.startsWith('https:') && new URL(origin).host === request.headers.host)
}

export function keyFrom(request: FastifyRequest, origins: readonly string[]): string | undefined {
  return request.cookies[isSecure(request, origins) ? SECURE_NAME : NAME]
}

export function giveKey(request: FastifyRequest, reply: FastifyReply, key: string, origins: readonly string[]): void {
  const secure = isSecure(request, origins)
  reply.setCookie(secure ? SECURE_NAME : NAME, key, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: KEPT_SECONDS,
  })
}
