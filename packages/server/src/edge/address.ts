import { BlockList, isIP, isIPv4 } from 'node:net'

/** Addresses that we cannot read share one name, and with it one limit. */
const UNREADABLE = 'unreadable'
const GROUPS = 8
const GROUPS_OF_A_NETWORK = 4

const LOOPBACK = ['127.0.0.0/8', '::1/128']
const PRIVATE = [
  ...LOOPBACK,
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]

/** Networks that may be called by a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = { loopback: LOOPBACK, private: PRIVATE }

/** The address alone: some proxies add a port, some systems the name of a network card, and IPv4 may be dressed as IPv6. */
function plain(address: string): string {
  const alone = /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  const unscoped = alone.replace(/%.*$/, '')
  return /^::ffff:([\d.]+)$/i.exec(unscoped)?.[1] ?? unscoped
}

function groupsOf(address: string): readonly string[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::').map(part => part.split(':').filter(group => group !== ''))
  if (tail === undefined) return [...head]
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail]
}

/** By which name an address is limited. A household has a whole /64 of IPv6 and could take a new address for every request. */
export function networkOf(address: string): string {
  const alone = plain(address)
  if (isIPv4(alone)) return alone
  if (isIP(alone) === 0) return UNREADABLE
  return `${groupsOf(alone).slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`
}

/** Whether the proxy at this address is believed: `hop` 0 is whoever is connected to us, 1 whoever was connected to that one… */
export type Trust = (address: string, hop: number) => boolean

function among(networks: readonly string[]): Trust {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(prefix), family)
  }
  return address => {
    const alone = plain(address)
    return isIP(alone) > 0 && list.check(alone, isIPv4(alone) ? 'ipv4' : 'ipv6')
  }
}

const isPrivate = among(PRIVATE)

/** An address is the network of that address alone. Undefined: neither address nor network. */
function networkIn(text: string): string | undefined {
  const [address = '', given, ...more] = text.split('/')
  const longest = isIPv4(address) ? 32 : 128
  const prefix = given ?? String(longest)
  const isGood = isIP(address) > 0 && more.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest
  return isGood ? `${address}/${prefix}` : undefined
}

/**
 * A number of proxies, one behind the other: the nearest must be on this machine or in its private network, since nobody else can be
 * told from a stranger who invents a proxy. Or their addresses, networks and names of networks. Undefined: neither.
 */
export function readTrust(text: string): Trust | undefined {
  if (/^[1-9]$/.test(text)) return (address, hop) => hop < Number(text) && (hop > 0 || isPrivate(address, hop))
  const networks: string[] = []
  for (const each of text.split(',').map(part => part.trim())) {
    const read = NAMED[each] ?? [networkIn(each)]
    for (const network of read) {
      if (network === undefined) return undefined
      networks.push(network)
    }
  }
  return among(networks)
}
