import { once } from 'node:events'
import { PROTOCOL_VERSION, serverMessage } from '@sennik/protocol'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Device, newFolder, newId, openServer, type TestLine } from '../testing/test-server.ts'

const NOWHERE = 'A'.repeat(22)
const BREACH = 1008

async function atTable(settings: Readonly<Record<string, string>> = {}, more: Parameters<typeof openServer>[1] = {}) {
  const server = await openServer(settings, more)
  const ola = await new Device(server).introduce('Ola')
  const table = await ola.openTable()
  return { server, ola, table }
}

async function atRest(line: TestLine): Promise<void> {
  // The house answers in order: what was said before this has been answered as well.
  line.say({ t: 'move' })
  for (;;) {
    const { refusal } = await line.next('refused')
    if (refusal.kind === 'badMessage' && refusal.where === 'id') return
  }
}

describe('a line to a table', () => {
  test('welcomes a player at their seat and a stranger beside the table', async () => {
    const { server, ola, table } = await atTable()
    const player = await (await ola.enter(table)).next('welcome')
    expect(player.you).toEqual({ as: 0, seats: [0], host: true })
    const stranger = await (await new Device(server).enter(table)).next('welcome')
    expect(stranger.you).toEqual({ as: 'spectator', seats: [], host: false })
    expect(stranger.table.seats[0]).toMatchObject({ name: 'Ola', present: true })
  })

  test('a crowd hears the same, all of it and in order', async () => {
    const crowd = 70
    const { server, ola, table } = await atTable({ SENNIK_SOCKETS_PER_ADDRESS: '100' })
    const lines = await Promise.all(Array.from({ length: crowd }, () => new Device(server).enter(table)))
    await Promise.all(lines.map(line => line.next('welcome')))
    const host = await ola.enter(table)
    const jan = await (await new Device(server).introduce('Jan')).enter(table)
    await jan.next('welcome')
    jan.say({ t: 'sit', id: newId() })
    const untilDealt = async (line: TestLine): Promise<string> => {
      for (;;) if ((await line.next('update')).view) break
      return JSON.stringify(line.heard.filter(({ t }) => t === 'update'))
    }
    await untilDealt(host)
    const heard = await Promise.all(lines.map(untilDealt))
    expect(new Set(heard).size).toBe(1)
    expect(JSON.parse(heard[0]!).map(({ n }: { n: number }) => n)).toEqual([2, 3])
  })

  test('a game begins, is played and told to both ends', async () => {
    const { server, ola, table } = await atTable()
    const jan = await new Device(server).introduce('Jan')
    const first = await ola.enter(table)
    const second = await jan.enter(table)
    await Promise.all([first.next('welcome'), second.next('welcome')])
    second.say({ t: 'sit', id: newId() })
    const dealt = await Promise.all(
      [first, second].map(async line => {
        for (;;) {
          const update = await line.next('update')
          if (update.view) return { line, update }
        }
      }),
    )
    const asked = dealt.find(({ update }) => update.ask)!
    const id = newId()
    asked.line.say({ t: 'move', id, n: asked.update.n, move: asked.update.ask!.moves[0]! })
    for (const { line } of dealt) {
      const update = await line.next('update')
      expect(update.n).toBe(asked.update.n + 1)
      expect(update.id).toBe(line === asked.line ? id : undefined)
      expect(line.heard.every(message => v.is(serverMessage, message))).toBe(true)
    }
    asked.line.say({ t: 'move', id, n: asked.update.n, move: asked.update.ask!.moves[0]! })
    expect(await asked.line.next('done')).toEqual({ t: 'done', id, n: asked.update.n + 1 })
    const { text } = await ola.ask('GET', '/metrics')
    expect(text).toContain('sennik_commands_total{command="move",outcome="carriedOut"}')
    expect(text).toContain('sennik_entries_total{kind="moved"} 1')
  })

  test('messages of one line are answered in their order', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '1000' })
    const line = await ola.enter(table)
    const ids = Array.from({ length: 100 }, newId)
    for (const id of ids) line.say({ t: 'undo', id, n: 1 })
    await atRest(line)
    const answered = line.heard.flatMap(message => (message.t === 'refused' && message.id ? [message.id] : []))
    expect(answered).toEqual(ids)
  })

  test('who is refused at another table stays at the one they were at', async () => {
    const { ola, table } = await atTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    line.say({ t: 'enter', version: PROTOCOL_VERSION, table: NOWHERE })
    expect((await line.next('refused')).refusal).toEqual({ kind: 'noSuchTable' })
    line.say({ t: 'leave', id: newId() })
    expect((await line.next('update')).table?.seats[0]).toEqual({ who: 'free' })
  })

  test('of two tables entered one after the other only the second is heard', async () => {
    const { ola, table } = await atTable()
    const other = await ola.openTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    line.say({ t: 'enter', version: PROTOCOL_VERSION, table: other })
    expect((await line.next('welcome')).table.id).toBe(other)
    const elsewhere = await ola.enter(table)
    await elsewhere.next('welcome')
    elsewhere.say({ t: 'leave', id: newId() })
    await elsewhere.next('update')
    await atRest(line)
    expect(line.heard.flatMap(message => (message.t === 'presence' ? [message.table.id] : []))).not.toContain(table)
    expect(line.heard.some(message => message.t === 'update')).toBe(false)
  })
})

describe('refusals on a line', () => {
  test('everything that cannot be read is refused with a place and what is allowed there', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '1000' })
    const line = await ola.line()
    const enter = { t: 'enter', version: PROTOCOL_VERSION, table }
    const cases: [string | Buffer, object][] = [
      ['', { kind: 'badMessage', where: '', expected: 'JSON' }],
      ['{', { kind: 'badMessage', where: '', expected: 'JSON' }],
      ['null', { kind: 'badMessage', where: '' }],
      ['[]', { kind: 'badMessage' }],
      ['"enter"', { kind: 'badMessage', where: '' }],
      ['{}', { kind: 'badMessage', where: 't' }],
      ['{"t":"dance"}', { kind: 'badMessage', where: 't' }],
      [
        '{"t":"undo","id":"12345678","n":1}',
        { kind: 'badMessage', where: 't', expected: 'enter, before anything else' },
      ],
      [JSON.stringify({ ...enter, table: 'x' }), { kind: 'badMessage', where: 'table' }],
      [JSON.stringify({ ...enter, as: 9 }), { kind: 'badMessage', where: 'as' }],
      [JSON.stringify({ ...enter, since: -1 }), { kind: 'badMessage', where: 'since' }],
      [JSON.stringify({ ...enter, secret: 1 }), { kind: 'badMessage', where: 'secret', expected: 'no such field' }],
      [JSON.stringify({ ...enter, version: 99 }), { kind: 'wrongVersion', house: PROTOCOL_VERSION }],
      [JSON.stringify({ ...enter, table: NOWHERE }), { kind: 'noSuchTable' }],
      [JSON.stringify({ ...enter, as: 1 }), { kind: 'notYourSeat' }],
      [Buffer.from([1, 2, 3]), { kind: 'badMessage', expected: 'text, not bytes' }],
      [`{"t":"${'x'.repeat(17_000)}"}`, { kind: 'tooLarge', bytes: 16_384 }],
      ['['.repeat(10_000), { kind: 'badMessage' }],
      ['{"__proto__":{"t":"enter"}}', { kind: 'badMessage' }],
    ]
    for (const [said, refusal] of cases) {
      line.socket.send(said)
      expect(await line.refusal(), String(said).slice(0, 60)).toMatchObject(refusal)
    }
    line.say(enter)
    expect((await line.next('welcome')).you.as).toBe(0)
    expect(line.heard.every(message => v.is(serverMessage, message))).toBe(true)
  })

  test('a refusal names the message by its id, and repeats nothing else of it', async () => {
    const { ola, table } = await atTable()
    const line = await ola.enter(table)
    line.say({ t: 'move', id: 'command-9', n: 'my secret', move: { kind: 'my secret' } })
    const refused = await line.next('refused')
    expect(refused.id).toBe('command-9')
    expect(JSON.stringify(refused)).not.toContain('secret')
  })

  test('too many messages are refused, and whoever goes on is hung up on', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '5' })
    const line = await ola.enter(table)
    for (let n = 0; n < 100; n++) line.say({ t: 'undo', id: newId(), n: 1 })
    expect(await line.closed).toBe(BREACH)
    const kinds = line.heard.flatMap(message => (message.t === 'refused' ? [message.refusal.kind] : []))
    expect(kinds.filter(kind => kind === 'tooFast').length).toBe(50)
    expect(kinds.filter(kind => kind === 'nothingToUndo' || kind === 'notBegan').length).toBeLessThanOrEqual(10)
  })

  test('what is far too long is not even received', async () => {
    const { ola } = await atTable()
    const line = await ola.line()
    line.socket.send('x'.repeat(1_000_000))
    expect(await line.closed).toBe(1009)
  })

  test('pages of other sites cannot open a line, programs and our own page can', async () => {
    const { server, ola } = await atTable()
    await expect(ola.line({ origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(ola.line({ origin: 'null' })).rejects.toThrow('403')
    await ola.line({ origin: server.url })
    await ola.line()
  })

  test('one address and one guest have so many lines and no more', async () => {
    const { server, ola } = await atTable({ SENNIK_SOCKETS_PER_ADDRESS: '3', SENNIK_SOCKETS_PER_GUEST: '2' })
    const first = await ola.line()
    await ola.line()
    await expect(ola.line()).rejects.toThrow('429')
    await new Device(server).line()
    await expect(new Device(server).line()).rejects.toThrow('429')
    first.socket.close()
    await first.closed
    await expect.poll(() => ola.line().then(() => 'open', String), { timeout: 5000 }).toBe('open')
  })

  test('knocking too often is refused', async () => {
    const { ola } = await atTable({ SENNIK_REQUESTS_PER_MINUTE: '10' })
    for (let n = 0; n < 10; n++) (await ola.line()).socket.close()
    await expect(ola.line()).rejects.toThrow('429')
  })

  test('without an upgrade the address says what it is for', async () => {
    const { ola } = await atTable()
    expect(await ola.ask('GET', '/api/v1/live')).toMatchObject({ status: 426, json: { refusal: { where: 'upgrade' } } })
  })

  test('a forged key is a stranger', async () => {
    const { server, table } = await atTable()
    const forger = new Device(server)
    forger.cookie = `sennik_key=${'A'.repeat(43)}`
    const line = await forger.enter(table, { as: 0 })
    expect(await line.refusal()).toEqual({ kind: 'notYourSeat' })
  })

  test('a reader who does not read is let go, and can come back', async () => {
    const { ola, table } = await atTable({ SENNIK_MESSAGES_PER_SECOND: '1000000' })
    const line = await ola.enter(table)
    await line.next('welcome')
    line.socket.pause()
    const enter = JSON.stringify({ t: 'enter', version: PROTOCOL_VERSION, table })
    for (let n = 0; n < 40_000 && line.socket.readyState === line.socket.OPEN; n++) {
      line.socket.send(enter, () => {})
      if (n % 500 === 0) await new Promise(setImmediate)
    }
    await expect
      .poll(async () => (await ola.ask('GET', '/metrics')).text.match(/sennik_sockets (\d+)/)?.[1], { timeout: 60_000 })
      .toBe('0')
    await (await ola.enter(table)).next('welcome')
  })
})

describe('a line that is silent', () => {
  test('is tried every few seconds', async () => {
    const { ola, table } = await atTable({}, { beatMs: 50 })
    const line = await ola.enter(table)
    for (let beat = 0; beat < 5; beat++) await line.next('beat')
    expect(line.socket.readyState).toBe(line.socket.OPEN)
  })

  test('is given up when nobody answers', async () => {
    const { server, ola, table } = await atTable({}, { beatMs: 50 })
    const line = await ola.line({}, { autoPong: false })
    line.say({ t: 'enter', version: PROTOCOL_VERSION, table })
    await line.next('welcome')
    const watcher = await new Device(server).enter(table)
    expect((await watcher.next('presence')).table.seats[0]).toMatchObject({ present: false })
    await line.closed
  })

  test('is given up when it enters no table', async () => {
    const { ola } = await atTable({}, { beatMs: 50 })
    expect(await (await ola.line()).closed).toBe(BREACH)
  })
})

describe('closing the house', () => {
  test('says goodbye on every line, answers nobody new, and forgets nothing', async () => {
    const data = newFolder()
    const { server, ola, table } = await atTable({ SENNIK_DATA: data })
    const line = await ola.enter(table)
    await line.next('welcome')
    const closing = server.close()
    expect(await line.next('bye')).toEqual({ t: 'bye', refusal: { kind: 'restarting' } })
    expect(await line.closed).toBe(1012)
    await closing
    await expect(ola.ask('GET', '/healthz')).rejects.toThrow()

    const again = await openServer({ SENNIK_DATA: data })
    const back = new Device(again)
    back.cookie = ola.cookie
    const welcome = await (await back.enter(table)).next('welcome')
    expect(welcome.you).toEqual({ as: 0, seats: [0], host: true })
    await again.close()
    await again.close()
  })

  test('does not wait for somebody who never hangs up', async () => {
    const { server, ola, table } = await atTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    line.socket.pause()
    const begun = Date.now()
    await server.close()
    expect(Date.now() - begun).toBeLessThan(8000)
  })

  test('a vanished peer leaves the table', async () => {
    const { server, ola, table } = await atTable()
    const line = await ola.enter(table)
    await line.next('welcome')
    const watcher = await new Device(server).enter(table)
    await watcher.next('welcome')
    line.socket.terminate()
    await once(line.socket, 'close').catch(() => {})
    expect((await watcher.next('presence')).table.seats[0]).toMatchObject({ present: false })
  })
})
