import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One person's line to the house: it can be cut, and mended. */
export class Line {
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer(socket => this.#carry(socket))
  readonly #target: URL
  #isCut = false

  private constructor(house: string) {
    this.#target = new URL(house)
  }

  static async to(house: string): Promise<Line> {
    const line = new Line(house)
    line.#server.listen(0, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #carry(near: Socket): void {
    if (this.#isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(this.#target.port), this.#target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      // A line that breaks breaks at both ends; there is nobody to tell.
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}
