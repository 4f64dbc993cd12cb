import type { ClientMessage, Guest, Refusal, ServerMessage, TableLine } from '@sennik/protocol'
import { type LocalHouse, type LocalPlan, refusalFor } from './local-house.ts'
import type { Listener } from './local-table.ts'

/** What is asked of the device's house besides the talk at a table. */
export type Errand =
  | { readonly do: 'open'; readonly person: Guest; readonly plan: LocalPlan }
  | { readonly do: 'list' }
  | { readonly do: 'remove'; readonly table: string }
  | { readonly do: 'record'; readonly table: string }
  | { readonly do: 'cards'; readonly table: string }

/** What each errand brings back. */
export interface Brought {
  readonly open: string
  readonly list: readonly TableLine[]
  readonly remove: null
  readonly record: string | null
  readonly cards: string
}

/** From a page to the house. A page may have several lines, each at one table. */
export type ToHouse =
  | { readonly line: string; readonly say: ClientMessage }
  | { readonly line: string; readonly end: true }
  | { readonly errand: string; readonly wanted: Errand }

/** From the house to a page. */
export type FromHouse =
  | { readonly line: string; readonly hear: ServerMessage }
  | { readonly errand: string; readonly brought: Brought[Errand['do']] }
  | { readonly errand: string; readonly refusal: Refusal }
  /** Nothing is saved any more. */
  | { readonly forgetful: true }

/** Where pages speak to the house. */
export class Desk {
  private readonly house: LocalHouse
  private readonly lines = new Map<string, Listener>()

  constructor(house: LocalHouse) {
    this.house = house
  }

  async receive(message: ToHouse, reply: (message: FromHouse) => void): Promise<void> {
    if ('errand' in message) {
      reply(await this.run(message.errand, message.wanted))
      return
    }
    const { line } = message
    if ('end' in message) {
      const gone = this.lines.get(line)
      this.lines.delete(line)
      if (gone !== undefined) this.house.end(gone)
      return
    }
    const listener = this.lines.get(line) ?? { hear: hear => reply({ line, hear }) }
    this.lines.set(line, listener)
    await this.house.say(listener, message.say)
  }

  /** Somebody else keeps the house from now on. */
  close(): void {
    for (const listener of this.lines.values()) this.house.end(listener)
    this.lines.clear()
  }

  private async run(errand: string, wanted: Errand): Promise<FromHouse> {
    try {
      return { errand, brought: await this.brought(wanted) }
    } catch (error) {
      return { errand, refusal: refusalFor(error) }
    }
  }

  private async brought(wanted: Errand): Promise<Brought[Errand['do']]> {
    switch (wanted.do) {
      case 'open':
        return this.house.open(wanted.person, wanted.plan)
      case 'list':
        return this.house.list()
      case 'remove':
        await this.house.remove(wanted.table)
        return null
      case 'cards':
        return this.house.cards(wanted.table)
      case 'record':
        return (await this.house.record(wanted.table)) ?? null
    }
  }
}
