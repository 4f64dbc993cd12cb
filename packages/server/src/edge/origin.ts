import type { IncomingHttpHeaders } from 'node:http'
import { Refused } from '@sennik/protocol'

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Throws `Refused` for what another site's page asks a browser to send: the browser would add our cookie to it. Programs that are no
 * browsers say no origin, and have no cookie that is not their own.
 */
export function refuseOtherSites(headers: IncomingHttpHeaders, configured: readonly string[]): void {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : configured.includes(origin) || (host !== undefined && hostOf(origin) === host)
  if (!isOwn) throw new Refused({ kind: 'wrongOrigin' })
}
