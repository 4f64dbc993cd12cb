import { once } from 'node:events'
import { expect, test } from 'vitest'
import { type ServerOptions, WebSocketServer } from 'ws'
import { FrameReader, textFrame } from './frames.ts'
import { openLine } from './line.ts'

/** A server's frame: not masked. */
function serverFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.from([0x81, length]), payload])
  const header = length < 0x10000 ? Buffer.from([0x81, 126, length >> 8, length & 255]) : Buffer.alloc(10)
  if (length >= 0x10000) {
    header[0] = 0x81
    header[1] = 127
    header.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([header, payload])
}

async function serve(options: ServerOptions) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options })
  await once(server, 'listening')
  return { server, port: (server.address() as { readonly port: number }).port }
}

test('frames are found wherever the stream is cut', () => {
  const texts = ['short', 'ż'.repeat(200), 'x'.repeat(70_000), '', 'last']
  const stream = Buffer.concat(texts.map(serverFrame))
  for (const size of [1, 7, 1000, stream.length]) {
    const heard: string[] = []
    let bytes = 0
    const reader = new FrameReader({
      text(text, count) {
        heard.push(text)
        bytes += count
      },
      ping() {},
      close() {},
    })
    for (let at = 0; at < stream.length; at += size) reader.push(stream.subarray(at, at + size))
    expect(heard).toEqual(texts)
    expect(bytes).toBe(stream.length)
  }
})

test('a real server understands the loader, and is understood', async () => {
  const { server, port } = await serve({})
  server.on('connection', socket => {
    socket.ping('are you there')
    socket.on('pong', () => socket.send('pong'))
    socket.on('message', data => socket.send(String(data)))
  })
  const heard: string[] = []
  const said = ['hello', 'zażółć', 'y'.repeat(5000)]
  await new Promise<void>((resolve, reject) => {
    const hearer = {
      hear(text: string) {
        heard.push(text)
        if (heard.length === said.length + 1) resolve()
      },
      lost: () => reject(new Error('lost')),
    }
    openLine(port, '/', {}, hearer).then(line => {
      for (const text of said) line.say(text)
    }, reject)
  })
  expect(heard.toSorted()).toEqual([...said, 'pong'].toSorted())
  for (const client of server.clients) client.terminate()
  await new Promise(resolve => server.close(resolve))
})

test('a refused handshake is said', async () => {
  const { server, port } = await serve({ verifyClient: () => false })
  await expect(openLine(port, '/', {}, { hear() {}, lost() {} })).rejects.toThrow('401')
  await new Promise(resolve => server.close(resolve))
})

test('the loader never sends more than a frame of 64 KB', () => {
  expect(() => textFrame('x'.repeat(70_000))).toThrow('64 KB')
})
