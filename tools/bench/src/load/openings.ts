import { randomUUID } from 'node:crypto'
import { PROTOCOL_VERSION } from '@sennik/protocol'
import { BoardgameioSeat } from './boardgameio-seat.ts'
import { HouseSeat, newCommandId } from './house-seat.ts'
import type { OpenTable, SeatEars, SeatLine } from './played-table.ts'

/** How a table of two is opened at each server. One such function for each table: the same two people play all its games. */
export type NewTable = () => OpenTable

const LIVE = '/api/v1/live'
const SEATS = [0, 1]

const seatsAt = (open: (seat: number) => Promise<SeatLine>): Promise<readonly SeatLine[]> =>
  Promise.all(SEATS.map(open))

export const atBoardgameio =
  (port: number): NewTable =>
  () =>
  ears => {
    const match = randomUUID()
    return seatsAt(seat => BoardgameioSeat.open(port, match, seat, ears))
  }

export const atRelay =
  (port: number): NewTable =>
  () =>
  async ears => {
    const table = randomUUID()
    const seats = await Promise.all(SEATS.map(seat => HouseSeat.open(port, `/${table}/${seat}`, '', seat, ears)))
    await Promise.all(seats.map(({ dealt }) => dealt))
    return seats
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

  async function open([host, other]: readonly [string, string], ears: SeatEars): Promise<readonly SeatLine[]> {
    const wanted = { game: 'sen', options: {}, access: 'private', seats: [{ who: 'me' }, { who: 'anyone' }] }
    const answer = await post('/tables', { id: newCommandId(), ...wanted }, host)
    const { table } = (await answer.json()) as { readonly table: string }
    const seats = await Promise.all([
      HouseSeat.open(port, LIVE, host, 0, ears),
      HouseSeat.open(port, LIVE, other, 1, ears),
    ])
    for (const seat of seats) seat.say({ t: 'enter', version: PROTOCOL_VERSION, table })
    await Promise.all(seats.map(({ entered }) => entered))
    seats[1].say({ t: 'sit', id: newCommandId() })
    await Promise.all(seats.map(({ dealt }) => dealt))
    return seats
  }

  return () => {
    let people: readonly [string, string] | undefined
    return async ears => {
      people ??= [await newGuest('Ola'), await newGuest('Jan')]
      return open(people, ears)
    }
  }
}
