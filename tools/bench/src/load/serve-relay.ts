// The limit: a socket server that knows no rules, checks nothing and keeps nothing. A message of one seat makes it say to every seat of the
// table what the house would have said, word for word from games that were played before it opened.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { serve } from './meter.ts'
import { type Transcript, transcriptOfGame } from './transcript.ts'

const GAMES = 20
const SEATS = 2

const transcripts = Array.from({ length: GAMES }, transcriptOfGame)

interface Table {
  readonly seats: WebSocket[]
  transcript: Transcript
  at: number
}
const tables = new Map<string, Table>()
let begun = 0
const nextTranscript = (): Transcript => transcripts[begun++ % GAMES]!

/** `/<table>/<seat>` */
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket, request) => {
  const [, id = '', seat] = (request.url ?? '').split('/')
  const table = tables.get(id) ?? { seats: [], transcript: nextTranscript(), at: 0 }
  tables.set(id, table)
  table.seats[Number(seat)] = socket
  const isComplete = Object.keys(table.seats).length === SEATS
  const tell = (): void => {
    if (table.at === table.transcript.length) {
      table.transcript = nextTranscript()
      table.at = 0
    }
    const texts = table.transcript[table.at++]!
    for (let each = 0; each < SEATS; each++) table.seats[each]!.send(texts[each]!)
  }
  if (isComplete) for (const each of table.seats) each.on('message', tell)
  socket.on('close', () => tables.delete(id))
})
await once(server, 'listening')
serve((server.address() as AddressInfo).port)
