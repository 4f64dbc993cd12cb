import { randomUUID } from 'node:crypto'
import { BoardgameioSeat } from './boardgameio-seat.ts'
import { HouseSeat, newCommandId } from './house-seat.ts'
import type { OpenTable } from './played-table.ts'

/** How a table of two is opened at each server. */
export type NewTable = () => OpenTable

const LIVE = '/api/v1/live'
const SEATS = [0, 1]

export const atBoardgameio =
  (port: number): NewTable =>
  () =>
  async ears => {
    const seats = await Promise.all(SEATS.map(seat => BoardgameioSeat.open(port, seat, ears)))
    const again = async (): Promise<void> => {
      const match = randomUUID()
      await Promise.all(seats.map(seat => seat.enter(match)))
    }
    await again()
    return { seats, again }
  }

const dealtTo = (seats: readonly HouseSeat[]): Promise<unknown> => Promise.all(seats.map(seat => seat.deal()))

export const atRelay =
  (port: number): NewTable =>
  () =>
  async ears => {
    const table = randomUUID()
    const seats = await Promise.all(SEATS.map(seat => HouseSeat.open(port, `/${table}/${seat}`, '', seat, ears)))
    const again = async (): Promise<void> => {
      seats[0]!.say({ t: 'again', id: newCommandId() })
      await dealtTo(seats)
    }
    await again()
    return { seats, again }
  }

export function atHouse(port: number): NewTable {
  const base = `http://127.0.0.1:${port}/api/v1`

  async function post(path: string, body: object, cookie = ''): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  async function newGuest(name: string): Promise<string> {
    const answer = await post('/guests', { name, avatar: 'cat' })
    await answer.arrayBuffer()
    return answer.headers.getSetCookie()[0]!.split(';')[0]!
  }

  /** Both enter the table of the first, and the other sits down there. */
  async function begin(seats: readonly [HouseSeat, HouseSeat], table: string): Promise<void> {
    await Promise.all(seats.map(seat => seat.enter(table)))
    seats[1].say({ t: 'sit', id: newCommandId() })
    await dealtTo(seats)
  }

  return () => async ears => {
    const people = [await newGuest('Ola'), await newGuest('Jan')] as const
    const wanted = { game: 'sen', options: {}, access: 'private', seats: [{ who: 'me' }, { who: 'anyone' }] }
    const answer = await post('/tables', { id: newCommandId(), ...wanted }, people[0])
    const { table } = (await answer.json()) as { readonly table: string }
    const seats = await Promise.all([
      HouseSeat.open(port, LIVE, people[0], 0, ears),
      HouseSeat.open(port, LIVE, people[1], 1, ears),
    ])
    await begin(seats, table)
    return { seats, again: async () => begin(seats, await seats[0].again()) }
  }
}
