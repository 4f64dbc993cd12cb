import { Match, openedBy } from '@sennik/match'
import type { ClientMessage, ServerMessage } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { pinned } from './pin.ts'
import { tableSession } from './session.ts'

const OLA = { id: 'ola', name: 'Ola', avatar: 'moon' } as const

/** A page at a table for Ola and a bot, whose cards wait for Ola's part of the shuffle. */
function visit(id: string) {
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: 'casual' }]
  const wanted = { game: 'sen', options: {}, access: 'private' as const, seats, shuffles: true as const }
  const match = Match.from(id, [openedBy(OLA, wanted, 0)])
  const said: ClientMessage[] = []
  const ears: ((message: ServerMessage) => void)[] = []
  const link = {
    state: () => 'open' as const,
    listen: (hear: (message: ServerMessage) => void) => ears.push(hear),
    send(message: ClientMessage) {
      if (message.t === 'shuffle') said.push(message)
      return true
    },
    close() {},
  }
  const session = tableSession(link, id)
  const hears = async (message: ServerMessage): Promise<void> => {
    for (const hear of ears) hear(message)
    await Promise.resolve()
  }
  return { match, session, hears, said, welcome: match.welcome('spectator', OLA.id, 0) }
}

test('a page adds its part when it has been shown the commitment, and keeps both before it says it', async () => {
  const { session, hears, said, welcome } = visit('kept')
  expect(said).toEqual([])
  await hears(welcome)
  const pin = pinned('kept')!
  expect(pin.seal).toBe(welcome.table.commitment)
  expect(pin.part).toMatch(/^[0-9a-f]{64}$/)
  expect(said).toMatchObject([{ t: 'shuffle', entropy: pin.part }])
  expect(session.isShuffling()).toBe(true)
})

test('a page that is welcomed again meanwhile says nothing else', async () => {
  const { hears, said, welcome } = visit('twice')
  await hears(welcome)
  await hears({ ...welcome, table: { ...welcome.table, commitment: '0'.repeat(64) } })
  expect(new Set(said.map(message => JSON.stringify(message))).size).toBe(1)
  expect(pinned('twice')?.seal).toBe(welcome.table.commitment)
})

test('that the house has the part is remembered once it has said so, and not before', async () => {
  const { hears, said, welcome } = visit('taken')
  await hears(welcome)
  expect(pinned('taken')?.isTaken).toBeUndefined()
  const [shuffle] = said as readonly Extract<ClientMessage, { readonly t: 'shuffle' }>[]
  await hears({ t: 'done', id: shuffle!.id, n: 2 })
  await expect.poll(() => pinned('taken')?.isTaken).toBe(true)
})

test('a part that the house did not take, since the cards were dealt before, is not counted on', async () => {
  const { session, hears, said, welcome } = visit('late')
  await hears(welcome)
  const [shuffle] = said as readonly Extract<ClientMessage, { readonly t: 'shuffle' }>[]
  await hears({ t: 'refused', id: shuffle!.id, refusal: { kind: 'alreadyBegan' } })
  await expect.poll(() => session.isShuffling()).toBe(false)
  expect(pinned('late')?.isTaken).toBeUndefined()
})

test('a page that is not asked for a part adds none', async () => {
  const { hears, said, welcome } = visit('unasked')
  const { shuffles: _, ...you } = welcome.you
  await hears({ ...welcome, you })
  expect(said).toEqual([])
  expect(pinned('unasked')).toBeUndefined()
})
