import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** https://www.rfc-editor.org/rfc/rfc6455#section-5.2 */
const FINAL = 0x80
const MASKED = 0x80
const SHORT = 125
const TWO_BYTES = 126
const MASK = [0, 0, 0, 0]

export const OPCODES = { continuation: 0x0, text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const

/** A frame as a client sends it, of at most 64 kB, masked by zeros: the bytes stay as they are. */
export function clientFrame(opcode: number, payload: Buffer | string = '', isLast = true): Buffer {
  const bytes = Buffer.from(payload)
  const length = bytes.length <= SHORT ? [bytes.length] : [TWO_BYTES, bytes.length >> 8, bytes.length & 0xff]
  const [first = 0, ...more] = length
  return Buffer.concat([Buffer.from([opcode | (isLast ? FINAL : 0), MASKED | first, ...more, ...MASK]), bytes])
}

const END_OF_HEAD = '\r\n\r\n'

/** A socket spoken by hand: it sends what no library would send, and reads nothing but the answer to its handshake. */
export class BareSocket {
  readonly status: number
  readonly closed: Promise<void>
  private readonly socket: Socket

  private constructor(socket: Socket, status: number) {
    this.socket = socket
    this.status = status
    this.closed = new Promise(resolve => socket.once('close', () => resolve()))
  }

  /** Asks for a socket at this address of the house; `status` says what was answered. */
  static open(url: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<BareSocket> {
    const { hostname, port, host } = new URL(url)
    const wanted = {
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }
    const lines = Object.entries(wanted).map(([name, value]) => `${name}: ${value}`)
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}`),
      )
      let head = ''
      socket.on('data', bytes => {
        head += bytes.toString('latin1')
        if (!head.includes(END_OF_HEAD)) return
        socket.removeAllListeners('data').pause()
        resolve(new BareSocket(socket, Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])))
      })
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('hung up before an answer')))
    })
  }

  get isOpen(): boolean {
    return !this.socket.destroyed
  }

  /** Sends as fast as the other end reads, until it hangs up. */
  async flood(bytes: Buffer): Promise<void> {
    while (this.isOpen) await this.send(bytes)
  }

  /** Resolves when the bytes have been handed to the system, or the socket is gone. */
  async send(bytes: Buffer): Promise<void> {
    await Promise.race([new Promise<void>(resolve => this.socket.write(bytes, () => resolve())), this.closed])
  }

  /** Reads again, and drops what it reads: only so does it notice that the other end is gone. */
  read(): void {
    this.socket.resume()
  }

  close(): void {
    this.socket.destroy()
  }
}
