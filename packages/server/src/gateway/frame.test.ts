import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

test('frames of every kind of length read as they were written', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => 'x'.repeat(length))
  texts.push(JSON.stringify({ name: 'Zażółć gęślą jaźń 🌙'.repeat(20) }))
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (_socket, { socket: wire }) => {
    for (const text of texts) wire.write(textFrame(text))
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)))
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
  client.terminate()
  server.close()
})
