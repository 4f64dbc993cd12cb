import { PROTOCOL_VERSION } from '@sennik/protocol'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Device, newId, openServer } from '../testing/test-server.ts'

/** A house keeps the time of day; somebody sets it. Timers and the clock that nobody can set go on. */
function setClock(bySeconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + bySeconds * 1000 })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

async function atTable(settings: Readonly<Record<string, string>> = {}) {
  const server = await openServer(settings)
  const ola = await new Device(server).introduce('Ola')
  const table = await ola.openTable()
  return { server, ola, table }
}

describe('a clock that is set back', () => {
  test('makes nobody too fast: what is said on a line is answered as before', async () => {
    const { ola, table } = await atTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    setClock(-3)
    const id = newId()
    line.say({ t: 'undo', id, n: 1 })
    expect(await line.next('refused')).toEqual({ t: 'refused', id, refusal: { kind: 'notBegan' } })
  })

  test.each([-3600, 3600])('nor forward lets nobody wait longer, or ask more, over HTTP: %i s', async seconds => {
    const device = new Device(await openServer({ SENNIK_REQUESTS_PER_MINUTE: '3' }))
    for (let n = 0; n < 3; n++) await device.ask('GET', '/api/v1/tables')
    setClock(seconds)
    const refused = await device.ask('GET', '/api/v1/tables')
    expect(refused.status).toBe(429)
    expect(refused.json.refusal.seconds).toBeLessThanOrEqual(60)
  })

  test('keeps nobody waiting for who is away: a bot plays for them when it is time', async () => {
    const { server, ola, table } = await atTable({ SENNIK_ABSENCE_SECONDS: '1' })
    const jan = await new Device(server).introduce('Jan')
    const lines = [await ola.enter(table), await jan.enter(table)] as const
    await lines[1].next('welcome')
    lines[1].say({ t: 'sit', id: newId() })
    for (;;) if ((await lines[0].next('update')).view) break
    setClock(0)
    lines[1].socket.terminate()
    await lines[0].next('presence')
    setClock(-3600)
    // Who is asked first the cards say; Ola goes on until Jan is asked, and then his bot plays.
    for (;;) {
      const { n, ask, table: shown } = await lines[0].next('update')
      if (shown?.seats[1]?.who === 'person' && shown.seats[1].standIn) break
      if (ask) lines[0].say({ t: 'move', id: newId(), n, move: ask.moves[0]! })
    }
  })
})

describe('every answer names what it answers', () => {
  test('too much at once is a refusal of the very message that was too much', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '5' })
    const line = await ola.enter(table)
    await line.next('welcome')
    const ids = Array.from({ length: 20 }, newId)
    for (const id of ids) line.say({ t: 'undo', id, n: 1 })
    const answered: unknown[] = []
    while (answered.length < ids.length) answered.push((await line.next('refused')).id)
    expect(answered).toEqual(expect.arrayContaining(ids))
  })

  test('so is what was too long, or could not be understood', async () => {
    const { ola, table } = await atTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    line.say({ t: 'move', id: 'too-long-1', n: 1, move: { kind: 'x'.repeat(17_000) } })
    expect(await line.next('refused')).toMatchObject({ id: 'too-long-1', refusal: { kind: 'tooLarge' } })
    line.say({ t: 'dance', id: 'dancing-1' })
    expect(await line.next('refused')).toMatchObject({ id: 'dancing-1', refusal: { kind: 'badMessage' } })
  })

  test('whoever enters by an id is welcomed or refused by it; what the house shows of its own accord has none', async () => {
    const { server, ola, table } = await atTable()
    const line = await ola.enter(table, { id: 'entering-1' })
    expect((await line.next('welcome')).id).toBe('entering-1')
    line.say({ t: 'enter', id: 'entering-2', version: PROTOCOL_VERSION, table: 'A'.repeat(22) })
    expect(await line.next('refused')).toMatchObject({ id: 'entering-2', refusal: { kind: 'noSuchTable' } })
    const jan = await new Device(server).introduce('Jan')
    const sitting = await jan.enter(table, { id: 'entering-3' })
    expect((await sitting.next('welcome')).id).toBe('entering-3')
    const id = newId()
    sitting.say({ t: 'sit', id })
    expect((await sitting.next('update')).id).toBe(id)
    expect(await sitting.next('welcome')).not.toHaveProperty('id')
  })

  test('entering too often is refused by its id, so that a page knows to come again', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '1' })
    const line = await ola.line()
    const ids = Array.from({ length: 5 }, newId)
    for (const id of ids) line.say({ t: 'enter', id, version: PROTOCOL_VERSION, table })
    expect(await line.next('refused')).toMatchObject({ id: ids[2], refusal: { kind: 'tooFast', seconds: 1 } })
  })
})
