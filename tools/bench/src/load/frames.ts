/*
 * The little of WebSocket (RFC 6455) a loader needs: text frames in one piece and pings. A full client would cost more than some of the
 * servers it is meant to measure.
 */

const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa
const FINAL = 0x80
const MASKED = 0x80
const MASK_BYTES = 4

/** The first frame of what has arrived, if all of it is there. */
interface Frame {
  readonly opcode: number
  readonly from: number
  readonly end: number
}

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (bytes.length < at + 2) return undefined
  const short = bytes[at + 1]! & 0x7f
  const header = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < at + header) return undefined
  const length =
    short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short
  const end = at + header + length
  return bytes.length < end ? undefined : { opcode: bytes[at]!, from: at + header, end }
}

export interface Listener {
  /** `bytes`: the whole frame with its header. */
  text(text: string, bytes: number): void
  /** Answer with `pongFrame`. */
  ping(payload: Buffer): void
  close(): void
}

/** Cuts a stream of bytes into frames. */
export class FrameReader {
  private rest: Buffer | undefined
  private readonly listener: Listener

  constructor(listener: Listener) {
    this.listener = listener
  }

  push(chunk: Buffer): void {
    const bytes = this.rest === undefined ? chunk : Buffer.concat([this.rest, chunk])
    let at = 0
    for (let frame = frameAt(bytes, at); frame !== undefined; frame = frameAt(bytes, at)) {
      this.pass(frame, bytes, frame.end - at)
      at = frame.end
    }
    this.rest = at === bytes.length ? undefined : bytes.subarray(at)
  }

  private pass({ opcode, from, end }: Frame, bytes: Buffer, size: number): void {
    if (opcode === (FINAL | TEXT)) this.listener.text(bytes.toString('utf8', from, end), size)
    else if (opcode === (FINAL | PING)) this.listener.ping(bytes.subarray(from, end))
    else if (opcode === (FINAL | CLOSE)) this.listener.close()
    else if (opcode !== (FINAL | PONG)) throw new Error(`a frame the loader does not know: ${opcode.toString(16)}`)
  }
}

/** A client must mask; the mask of zeros leaves the bytes as they are. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  if (length > 0xffff) throw new Error('a frame of the loader is at most 64 KB long')
  const isShort = length < 126
  const start = (isShort ? 2 : 4) + MASK_BYTES
  const frame = Buffer.alloc(start + length)
  frame[0] = FINAL | opcode
  frame[1] = MASKED | (isShort ? length : 126)
  if (!isShort) frame.writeUInt16BE(length, 2)
  payload.copy(frame, start)
  return frame
}

export const textFrame = (text: string): Buffer => frameOf(TEXT, Buffer.from(text))

export const pongFrame = (payload: Buffer): Buffer => frameOf(PONG, payload)
