import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { FrameReader, pongFrame, textFrame } from './frames.ts'

const HEAD_END = '\r\n\r\n'

/** An open WebSocket. */
export interface Line {
  say(text: string): void
  close(): void
}

export interface Hearer {
  /** `bytes`: as they came over the wire. */
  hear(text: string, bytes: number): void
  /** The server ended the line. */
  lost(): void
}

/** Opens a WebSocket to this machine. */
export function openLine(port: number, path: string, headers: Readonly<Record<string, string>>, hearer: Hearer) {
  return new Promise<Line>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const reader = new FrameReader({
      text: (text, bytes) => hearer.hear(text, bytes),
      ping: payload => void socket.write(pongFrame(payload)),
      close: () => void socket.end(),
    })
    let head: Buffer | undefined = Buffer.alloc(0)
    let isClosing = false

    const line: Line = {
      say: text => void socket.write(textFrame(text)),
      close() {
        isClosing = true
        socket.destroy()
      },
    }

    const shakeHands = (chunk: Buffer): void => {
      head = Buffer.concat([head!, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const rest = head.subarray(end + HEAD_END.length)
      const answer = head.toString('latin1', 0, end)
      head = undefined
      if (!answer.startsWith('HTTP/1.1 101')) {
        socket.destroy()
        reject(new Error(`the server did not open a WebSocket: ${answer.split('\r\n')[0]}`))
        return
      }
      resolve(line)
      if (rest.length > 0) reader.push(rest)
    }

    socket.on('data', (chunk: Buffer) => (head === undefined ? reader.push(chunk) : shakeHands(chunk)))
    socket.on('error', reject)
    socket.on('close', () => {
      reject(new Error('the server closed the connection'))
      if (!isClosing) hearer.lost()
    })
    socket.write(requestFor(port, path, headers))
  })
}

function requestFor(port: number, path: string, headers: Readonly<Record<string, string>>): string {
  const all = {
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`GET ${path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END
}
