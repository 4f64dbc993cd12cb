import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Config } from '../config.ts'

/** What home networks append to the name of a machine. Nobody can register a name below these. */
const HOME_DOMAINS = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain']

const HOST = /^(?:\[(?<ipv6>[^\]]*)\]|(?<name>[^:]*?)\.?)(?::\d*)?$/

/** The name in a `Host` header, without port, brackets and final dot. */
function nameIn(host: string): string {
  const { ipv6, name = '' } = HOST.exec(host)?.groups ?? {}
  return (ipv6 ?? name).toLowerCase()
}

const firstLabel = (name: string): string => name.split('.', 1)[0]!

/**
 * Tells by which names people may call this house. A page of a stranger can point a name of its own at an address in our network and then
 * speak to the house as if it were its own; so of names only those count that strangers cannot have: this machine's own, and the ones
 * that were configured. An address is no name: nobody can point it anywhere.
 */
export function knownNames(
  { host, origins }: Pick<Config, 'host' | 'origins'>,
  machine = hostname(),
): (hostHeader: string | undefined) => boolean {
  const own = firstLabel(machine.toLowerCase())
  const known = new Set([
    'localhost',
    machine.toLowerCase(),
    own,
    ...HOME_DOMAINS.map(domain => `${own}.${domain}`),
    host.toLowerCase(),
    ...origins.map(origin => nameIn(new URL(origin).host)),
  ])
  return hostHeader => {
    // No browser leaves it out.
    if (hostHeader === undefined) return true
    const name = nameIn(hostHeader)
    return isIP(name) > 0 || known.has(name)
  }
}
