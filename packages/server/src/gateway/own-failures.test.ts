import { PROTOCOL_VERSION } from '@sennik/protocol'
import { expect, test } from 'vitest'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Device, newId, openServer } from '../testing/test-server.ts'

test('what goes wrong in the house is never told as a message of the guest that could not be read', async () => {
  let isBroken = false
  const server = await openServer(
    { SENNIK_LIVE_TABLES: '1' },
    {
      async openStore(...args) {
        const store = await openSqliteStore(...args)
        return {
          ...store,
          async read(match, from) {
            if (isBroken) JSON.parse('{"kind":"mov')
            return store.read(match, from)
          },
        }
      },
    },
  )
  const ola = await new Device(server).introduce('Ola')
  const table = await ola.openTable()
  // Another one takes the only place in memory.
  await ola.openTable()
  isBroken = true
  const line = await ola.enter(table)
  expect(await line.refusal()).toEqual({ kind: 'broken' })
  expect((await ola.ask('GET', `/api/v1/tables/${table}`)).json.refusal).toEqual({ kind: 'broken' })
  isBroken = false
  line.socket.send('{"t":')
  expect(await line.refusal()).toEqual({ kind: 'badMessage', where: '', expected: 'JSON' })
  line.say({ t: 'enter', version: PROTOCOL_VERSION, table })
  await line.next('welcome')
  line.say({ t: 'leave', id: newId() })
  await line.next('update')
})
