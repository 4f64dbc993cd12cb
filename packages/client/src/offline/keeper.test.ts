import { expect, test } from 'vitest'
import { botMove } from './bot-player.ts'
import { Desk, type ToHouse } from './desk.ts'
import { type FromKeeper, Keeper } from './keeper.ts'
import { LocalHouse } from './local-house.ts'
import { MemoryStore } from './log-store.ts'

const store = new MemoryStore()

/** A page with a keeper of its own; all pages of the device share the storage. */
class PageOfDevice {
  readonly heard: FromKeeper[] = []
  /** How often this page has opened the house. */
  desks = 0
  private readonly keeper: Keeper

  constructor() {
    const house = new LocalHouse({ store, askBot: botMove, botPace: () => Promise.resolve() })
    this.keeper = new Keeper(
      () => {
        this.desks++
        return new Desk(house)
      },
      message => this.heard.push(message),
    )
  }

  say(message: ToHouse): void {
    this.keeper.receive(message)
  }

  hasAnswer(errand: string): boolean {
    return this.heard.some(message => 'errand' in message && message.errand === errand)
  }

  hasHouse(): boolean {
    return this.heard.some(message => 'house' in message && message.house === 'here')
  }
}

const soon = (isSo: () => boolean): Promise<void> => expect.poll(isSo, { timeout: 8000 }).toBe(true)

test('one page keeps the house and the others pass on what theirs says; a keeper that falls silent is replaced', async () => {
  const first = new PageOfDevice()
  await soon(() => first.hasHouse())
  const second = new PageOfDevice()
  await soon(() => second.hasHouse())
  expect([first.desks, second.desks]).toEqual([1, 0])

  const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: 'greedy' }]
  const wanted = {
    do: 'open',
    person: { name: 'Ola', avatar: 'moon' },
    plan: { game: 'sen', options: {}, seats },
  } as const
  second.say({ errand: 'opening', wanted })
  await soon(() => second.hasAnswer('opening'))
  expect(first.hasAnswer('opening')).toBe(false)
  expect(await store.tables()).toHaveLength(1)

  // Somebody takes the lock and says nothing, as a page does that the browser has frozen.
  const isReplaced = new Promise<boolean>(resolve => {
    navigator.locks.request('sennik.house', { steal: true }, () => new Promise(() => {})).catch(() => resolve(true))
  })
  second.say({ errand: 'unheard', wanted: { do: 'list' } })
  expect(await isReplaced).toBe(true)
  await soon(() => first.desks + second.desks === 2)
  second.say({ errand: 'heard', wanted: { do: 'list' } })
  await soon(() => second.hasAnswer('heard'))
})
