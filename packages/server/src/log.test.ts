import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { tableInLog } from './log.ts'
import { Device, newId, openServer } from './testing/test-server.ts'

test('the log tells what happened without a key, a cookie, a name or the id of a table', async () => {
  let log = ''
  const logTo = new Writable({
    write(text, _encoding, done) {
      log += text
      done()
    },
  })
  const server = await openServer({ SENNIK_LOG_LEVEL: 'debug' }, { logTo })
  const ola = await new Device(server).introduce('Aleksandra')
  const table = await ola.openTable({ access: 'private' })
  await ola.ask('GET', `/api/v1/tables/${table}`)
  await ola.ask('GET', `/t/${table}`)
  await ola.ask('GET', `/api/v1/tables/${table}/nowhere`)
  await ola.ask('POST', '/api/v1/tables', '{"broken')
  const line = await ola.enter(table)
  await line.next('welcome')
  line.say({ t: 'undo', id: newId(), n: 1 })
  await line.next('refused')
  line.socket.send('x'.repeat(1_000_000))
  await line.closed
  await server.close()

  const key = ola.cookie.split('=')[1]!
  for (const secret of [table, key, 'sennik_key', 'Aleksandra']) expect(log).not.toContain(secret)
  const lines = log
    .trim()
    .split('\n')
    .map(text => JSON.parse(text))
  expect(lines).toContainEqual(
    expect.objectContaining({ route: '/api/v1/tables/:table', status: 200, table: tableInLog(table) }),
  )
  expect(lines.every(({ time }) => !Number.isNaN(Date.parse(time)))).toBe(true)
})
