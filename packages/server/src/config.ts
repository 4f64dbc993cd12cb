import type { Text } from '@sennik/engine'
import * as v from 'valibot'
import { readTrust, type Trust } from './edge/address.ts'
import { CannotStart } from './start/problem.ts'

/** One setting of the house: read from an environment variable, described in docs/hosting.md. */
interface Setting<T> {
  readonly variable: string
  /** As it would stand in the environment. */
  readonly fallback: string
  readonly allowed: Text
  readonly what: string
  readonly schema: v.GenericSchema<string, T>
}

const setting = <T>(
  variable: string,
  fallback: string,
  { schema, allowed }: Pick<Setting<T>, 'schema' | 'allowed'>,
  what: string,
): Setting<T> => ({ variable, fallback, allowed, what, schema })

function wholeNumber(min: number, max: number): Pick<Setting<number>, 'schema' | 'allowed'> {
  const schema = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(min), v.maxValue(max))
  return {
    schema,
    allowed: { pl: `liczby całkowite od ${min} do ${max}`, en: `whole numbers from ${min} to ${max}` },
  }
}

function oneOf<const T extends string>(...values: readonly T[]): Pick<Setting<T>, 'schema' | 'allowed'> {
  const listed = values.join(', ')
  return { schema: v.pipe(v.string(), v.picklist(values)), allowed: { pl: listed, en: listed } }
}

const proxies: Pick<Setting<Trust | false>, 'schema' | 'allowed'> = {
  schema: v.pipe(
    v.string(),
    v.transform(given => (given === 'no' ? false : readTrust(given))),
    v.custom<Trust | false>(trust => trust !== undefined),
  ),
  allowed: {
    pl: 'no; ile ich stoi jeden za drugim, od 1 do 9; albo ich adresy, sieci takie jak 10.0.0.0/8, loopback lub private, rozdzielone przecinkami',
    en: 'no; how many stand one behind the other, from 1 to 9; or their addresses, networks such as 10.0.0.0/8, loopback or private, separated by commas',
  },
}

/** Who may read something: nobody, everybody, or whoever knows a key. */
const readers: Pick<Setting<'off' | 'everyone' | { readonly key: string }>, 'schema' | 'allowed'> = {
  schema: v.union([
    v.picklist(['off', 'everyone']),
    v.pipe(
      v.string(),
      v.regex(/^[\w.~+/=-]{16,100}$/),
      v.transform(key => ({ key })),
    ),
  ]),
  allowed: {
    pl: 'off, everyone albo klucz: od 16 do 100 liter, cyfr i znaków -._~+/=',
    en: 'off, everyone, or a key of 16 to 100 letters, digits and -._~+/=',
  },
}

const text = (allowed: Text): Pick<Setting<string>, 'schema' | 'allowed'> => ({
  schema: v.pipe(v.string(), v.nonEmpty()),
  allowed,
})

const isOrigin = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin && /^https?:/.test(origin)

const origins: Pick<Setting<readonly string[]>, 'schema' | 'allowed'> = {
  schema: v.pipe(
    v.string(),
    v.transform(list => list.split(',').map(each => each.trim())),
    v.transform(list => list.filter(each => each !== '')),
    v.check(list => list.every(isOrigin)),
  ),
  allowed: {
    pl: 'adresy takie jak https://sennik.example, bez ścieżki, rozdzielone przecinkami',
    en: 'origins such as https://sennik.example, separated by commas',
  },
}

const SETTINGS = {
  host: setting(
    'SENNIK_HOST',
    '0.0.0.0',
    text({
      pl: 'adres tego komputera; 0.0.0.0: wszystkie jego adresy; 127.0.0.1: tylko z tego komputera',
      en: 'an address of this machine; 0.0.0.0: all of them; 127.0.0.1: only from this machine',
    }),
    'Where to listen.',
  ),
  port: setting('SENNIK_PORT', '8080', wholeNumber(0, 65_535), 'The one port for everything; 0 takes a free one.'),
  data: setting(
    'SENNIK_DATA',
    './data',
    text({ pl: 'katalog', en: 'a folder' }),
    'Where tables and guests are kept (`sennik.sqlite`).',
  ),
  origins: setting(
    'SENNIK_ORIGIN',
    '',
    origins,
    'Addresses under which people reach the house by a name: behind a proxy, or by a name in your network that is not the name of the machine. With https, cookies are marked for it.',
  ),
  trustProxy: setting(
    'SENNIK_TRUST_PROXY',
    'no',
    proxies,
    'Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: behind them, limits count visitors instead of the proxy. See below.',
  ),
  logLevel: setting(
    'SENNIK_LOG_LEVEL',
    'warn',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
    'How much is written to standard output, as lines of JSON.',
  ),
  metrics: setting(
    'SENNIK_METRICS',
    'off',
    readers,
    'Who may read `/metrics`: nobody, everybody, or who shows the key as `Authorization: Bearer …`. (Whoever comes from this machine may be a proxy, so that alone opens nothing.)',
  ),
  botThreads: setting('SENNIK_BOT_THREADS', '1', wholeNumber(1, 64), 'Threads in which bots think.'),
  botPaceMs: setting(
    'SENNIK_BOT_PACE_MS',
    '900',
    wholeNumber(1, 10_000),
    'Milliseconds from the question to the move of a bot; half of it within a long row of its moves, a sixth where nothing was seen. How long it thinks, which is half of that at most, tells nothing.',
  ),
  absenceSeconds: setting(
    'SENNIK_ABSENCE_SECONDS',
    '60',
    wholeNumber(1, 86_400),
    'How long a player may be gone before a bot plays for them.',
  ),
  liveTables: setting(
    'SENNIK_LIVE_TABLES',
    '5000',
    wholeNumber(1, 1_000_000),
    'Tables kept in memory; others are read from the store when somebody comes.',
  ),
  liveMegabytes: setting(
    'SENNIK_LIVE_MEGABYTES',
    '128',
    wholeNumber(1, 1_000_000),
    'Megabytes that these tables may take, by estimate. One with cards of its own takes up to half a megabyte, others twenty to eighty kilobytes.',
  ),
  maxMessageBytes: setting(
    'SENNIK_MAX_MESSAGE_BYTES',
    '16384',
    wholeNumber(1024, 1_048_576),
    'The longest message or request body that is read.',
  ),
  requestsPerMinute: setting(
    'SENNIK_REQUESTS_PER_MINUTE',
    '300',
    wholeNumber(1, 1_000_000),
    'Requests to `/api` from one address, and from one guest. Of IPv6, the 2⁶⁴ addresses of one network are one address.',
  ),
  messagesPerSecond: setting(
    'SENNIK_MESSAGES_PER_SECOND',
    '20',
    wholeNumber(1, 1_000_000),
    'Messages on one socket; twice as many at once are borne.',
  ),
  socketsPerAddress: setting(
    'SENNIK_SOCKETS_PER_ADDRESS',
    '100',
    wholeNumber(1, 1_000_000),
    'Open sockets from one address. A household or a school shares one.',
  ),
  socketsPerGuest: setting('SENNIK_SOCKETS_PER_GUEST', '20', wholeNumber(1, 1_000_000), 'Open sockets of one guest.'),
} as const satisfies Readonly<Record<string, Setting<unknown>>>

export type Config = { readonly [K in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[K]['schema']> }

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. An empty variable counts as not set. Throws `CannotStart`. */
export function readConfig(env: Environment): Config {
  const values = Object.entries(SETTINGS).map(([key, { variable, fallback, allowed, schema }]) => {
    const given = env[variable] || fallback
    const read = v.safeParse(schema as v.GenericSchema<string, unknown>, given)
    if (!read.success) throw new CannotStart({ kind: 'setting', name: variable, given, allowed })
    return [key, read.output]
  })
  return Object.fromEntries(values) as Config
}

/** Where a house keeps its things, for commands that need no other setting. */
export const dataFolder = (env: Environment): string => env[SETTINGS.data.variable] || SETTINGS.data.fallback

/** Variables that look like ours and are none: most likely misspelt. */
export function unknownVariables(env: Environment): string[] {
  const known = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable))
  return Object.keys(env).filter(name => name.startsWith('SENNIK_') && !known.has(name))
}

/** The table of docs/hosting.md. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ variable, fallback, allowed, what }) =>
      `| \`${variable}\` | ${fallback && `\`${fallback}\``} | ${allowed.en} | ${what} |`,
  )
  return ['| variable | default | allowed | what it does |', '|---|---|---|---|', ...rows].join('\n')
}
