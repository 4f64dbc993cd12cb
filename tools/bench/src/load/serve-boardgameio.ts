// boardgame.io's own server with Sen in its idiom. Where there was a choice it was made in its favour: matches are kept in memory unless a
// folder is given (then in its own FlatFile store, which does not wait for the disk either), nobody needs credentials, and
// nothing is hidden from anybody, which spares it a copy for each seat.
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { game } from '../boardgameio/game.ts'
import { serve } from './meter.ts'

type ServerModule = typeof import('boardgame.io/dist/types/packages/server.js')

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule
const [folder] = process.argv.slice(2)
const server = Server({ games: [game], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) })
const { appServer } = await server.run({ port: 0, callback() {} })
serve((appServer.address() as AddressInfo).port)
