import {
  guest,
  guestChange,
  MAX_CARDS,
  newTable,
  openedTable,
  quickPlay,
  Refused,
  tableAnswer,
  tableList,
  tablePath,
  tableQuery,
} from '@sennik/protocol'
import type * as v from 'valibot'
import type { Guests } from '../edge/guests.ts'
import type { HouseContract } from '../house/contract.ts'
import type { KnownGuest } from '../house/visitor.ts'
import type { RouteWords } from './words.ts'

type Schema = v.GenericSchema

interface Asking<Body, Query, Path> {
  readonly guest: KnownGuest | undefined
  readonly body: Body
  readonly query: Query
  readonly path: Path
  readonly house: HouseContract
  readonly guests: Guests
  /** Gives the device the key by which it is known from now on. */
  giveKey(key: string): void
}

interface RouteShape<Body extends Schema, Query extends Schema, Path extends Schema> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below `/api/v1`. */
  readonly url: string
  readonly name: keyof RouteWords
  readonly body?: Body
  readonly query?: Query
  readonly path?: Path
  readonly status: 200 | 201
  /** In bytes, where a body may be longer than others. */
  readonly longestBody?: number
  /** Undefined: plain text. */
  readonly answer: Schema | undefined
  /** `costly` ones may be asked less often. */
  readonly cost: 'cheap' | 'costly'
  /** Needs a device key. */
  readonly forGuests: boolean
  /** The answer never changes: whoever has it need not ask again. */
  readonly isForEver?: boolean
  handle(
    asking: Asking<v.InferOutput<Body>, v.InferOutput<Query>, v.InferOutput<Path>>,
  ): Promise<string | Readonly<Record<string, unknown>>>
}

export type Route = RouteShape<Schema, Schema, Schema>

const route = <Body extends Schema, Query extends Schema, Path extends Schema>(
  shape: RouteShape<Body, Query, Path>,
): Route => shape as unknown as Route

function known(who: KnownGuest | undefined): KnownGuest {
  if (who === undefined) throw new Refused({ kind: 'needGuest' })
  return who
}

const shown = ({ name, avatar }: KnownGuest) => ({ name, avatar })

/** The HTTP side of the house: what is served, checked, limited and documented comes from this list. */
export const ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    url: '/guests',
    name: 'introduce',
    body: guest,
    status: 201,
    answer: guest,
    cost: 'costly',
    forGuests: false,
    async handle({ guest: who, body, guests, giveKey }) {
      if (who) return shown(await guests.change(who, body))
      const { guest: added, key } = await guests.welcome(body)
      giveKey(key)
      return shown(added)
    },
  }),
  route({
    method: 'GET',
    url: '/me',
    name: 'me',
    status: 200,
    answer: guest,
    cost: 'cheap',
    forGuests: true,
    handle: async ({ guest: who }) => shown(known(who)),
  }),
  route({
    method: 'PATCH',
    url: '/me',
    name: 'changeMe',
    body: guestChange,
    status: 200,
    answer: guest,
    cost: 'cheap',
    forGuests: true,
    handle: async ({ guest: who, body, guests }) => shown(await guests.change(known(who), body)),
  }),
  route({
    method: 'GET',
    url: '/me/tables',
    name: 'myTables',
    status: 200,
    answer: tableList,
    cost: 'cheap',
    forGuests: true,
    handle: async ({ guest: who, house }) => ({ tables: await house.tablesOf(known(who)) }),
  }),
  route({
    method: 'POST',
    url: '/tables',
    name: 'openTable',
    body: newTable,
    // A card set may be in it.
    longestBody: 2 * MAX_CARDS,
    status: 201,
    answer: openedTable,
    cost: 'costly',
    forGuests: true,
    handle: async ({ guest: who, body, house }) => ({ table: await house.open(known(who), body) }),
  }),
  route({
    method: 'POST',
    url: '/quick',
    name: 'quickPlay',
    body: quickPlay,
    status: 201,
    answer: openedTable,
    cost: 'costly',
    forGuests: true,
    handle: async ({ guest: who, body, house }) => ({ table: await house.quickPlay(known(who), body) }),
  }),
  route({
    method: 'GET',
    url: '/tables',
    name: 'waiting',
    query: tableQuery,
    status: 200,
    answer: tableList,
    cost: 'cheap',
    forGuests: false,
    handle: async ({ query, house }) => ({ tables: await house.waiting(query.game) }),
  }),
  route({
    method: 'GET',
    url: '/tables/:table',
    name: 'table',
    path: tablePath,
    status: 200,
    answer: tableAnswer,
    cost: 'cheap',
    forGuests: false,
    handle: async ({ path, house }) => ({ table: await house.table(path.table) }),
  }),
  route({
    method: 'GET',
    url: '/tables/:table/cards',
    name: 'cards',
    path: tablePath,
    status: 200,
    answer: undefined,
    cost: 'cheap',
    forGuests: false,
    isForEver: true,
    handle: ({ path, house }) => house.cards(path.table),
  }),
  route({
    method: 'GET',
    url: '/tables/:table/record',
    name: 'record',
    path: tablePath,
    status: 200,
    answer: undefined,
    cost: 'costly',
    forGuests: false,
    handle: ({ path, house }) => house.record(path.table),
  }),
]
