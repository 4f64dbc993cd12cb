import { NO_SEATS, type SeatSet } from './ints.ts'

/**
 * Pending decisions are frames of bytes in the state: saved, copied, undone and searched like everything else.
 * A frame is `[step, who decides, registers…]`; the top one is what the table waits for, and an empty stack is a
 * finished game. Never closures, generators or promises.
 */
export class Stack {
  /** Byte 0 is the depth; frames follow, `FRAME` bytes each. */
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  static bytesFor(depth: number): number {
    return 1 + depth * FRAME
  }

  get depth(): number {
    return this.bytes[0]!
  }

  get step(): number {
    return this.bytes[this.top()]!
  }

  get deciders(): SeatSet {
    return (this.bytes[0] === 0 ? NO_SEATS : this.bytes[this.top() + 1]!) as SeatSet
  }

  register(index: number): number {
    return this.bytes[this.top() + 2 + index]!
  }

  /** Who still owes a decision, when several choose at once. */
  setDeciders(deciders: SeatSet): void {
    this.bytes[this.top() + 1] = deciders
  }

  /** Opens a decision above the present one, which resumes when it ends. */
  call(step: number, deciders: SeatSet, first = 0, second = 0): void {
    this.bytes[0]!++
    this.goto(step, deciders, first, second)
  }

  /** Replaces the present decision. */
  goto(step: number, deciders: SeatSet, first = 0, second = 0): void {
    const top = this.top()
    this.bytes[top] = step
    this.bytes[top + 1] = deciders
    this.bytes[top + 2] = first
    this.bytes[top + 3] = second
  }

  /** Closes the present decision. Its bytes are cleared, so that equal positions are equal byte for byte. */
  end(): void {
    this.goto(0, NO_SEATS)
    this.bytes[0]!--
  }

  private top(): number {
    return 1 + (this.bytes[0]! - 1) * FRAME
  }
}

const FRAME = 4
