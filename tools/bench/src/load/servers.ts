import { join } from 'node:path'
import { atBoardgameio, atHouse, atRelay, type NewTable } from './openings.ts'
import { Served } from './served-process.ts'

export const CONTENDERS = ['relay', 'house', 'boardgameio', 'boardgameioOnDisk'] as const
export type ContenderName = (typeof CONTENDERS)[number]

/** A running server and how a table is opened there. */
export interface Server {
  readonly served: Served
  readonly newTable: NewTable
}

/** `data`: a folder on disk for what is durable. */
export async function startContender(name: ContenderName, data: string): Promise<Server> {
  switch (name) {
    case 'relay': {
      const served = await Served.start('./serve-relay.ts')
      return { served, newTable: atRelay(served.port) }
    }
    case 'house': {
      const served = await Served.start('./serve-house.ts', [data])
      return { served, newTable: atHouse(served.port) }
    }
    case 'boardgameio': {
      const served = await Served.start('./serve-boardgameio.ts')
      return { served, newTable: atBoardgameio(served.port) }
    }
    case 'boardgameioOnDisk': {
      const served = await Served.start('./serve-boardgameio.ts', [join(data, 'boardgameio')])
      return { served, newTable: atBoardgameio(served.port) }
    }
  }
}
