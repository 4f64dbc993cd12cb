import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A network that lets everything in and nothing out; counts who knocked. */
export async function silentHouse(): Promise<{ readonly address: string; readonly knocks: () => number }> {
  const sockets: Socket[] = []
  const server = createServer(socket => sockets.push(socket.on('error', () => {})))
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { address: `127.0.0.1:${typeof address === 'object' && address?.port}`, knocks: () => sockets.length }
}
