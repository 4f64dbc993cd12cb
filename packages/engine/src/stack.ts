import { NO_SEATS, type SeatSet } from './ints.ts'

/**
 * Pending decisions are frames of bytes in the state: saved, copied, undone and searched like everything else.
 * A frame is `[step, who decides, registers…]`; the top one is what the table waits for, and an empty stack is a
 * finished game. Never closures, generators or promises.
 */
export class Stack {
  /** The depth, then the top frame, always in the same place so that it is quick to read, then the frames below it. */
  private readonly bytes: Uint8Array
  /** Bytes of a frame. */
  private readonly frame: number

  constructor(bytes: Uint8Array, registers = FEWEST_REGISTERS) {
    this.bytes = bytes
    this.frame = HEAD + registers
  }

  static bytesFor(depth: number, registers = FEWEST_REGISTERS): number {
    return 1 + depth * (HEAD + registers)
  }

  get depth(): number {
    return this.bytes[0]!
  }

  get step(): number {
    return this.bytes[STEP]!
  }

  get deciders(): SeatSet {
    return this.bytes[DECIDERS]! as SeatSet
  }

  register(index: number): number {
    return this.bytes[REGISTERS + index]!
  }

  setRegister(index: number, value: number): void {
    this.bytes[REGISTERS + index] = value
  }

  /** Who still owes a decision, when several choose at once. */
  setDeciders(deciders: SeatSet): void {
    this.bytes[DECIDERS] = deciders
  }

  /** Opens a decision above the present one, which resumes when it ends. */
  call(step: number, deciders: SeatSet, first = 0, second = 0): void {
    const depth = this.bytes[0]!++
    if (depth > 0) this.bytes.copyWithin(1 + depth * this.frame, 1, 1 + this.frame)
    this.goto(step, deciders, first, second)
  }

  /** Replaces the present decision; registers that are not given are 0. */
  goto(step: number, deciders: SeatSet, first = 0, second = 0): void {
    this.bytes[STEP] = step
    this.bytes[DECIDERS] = deciders
    this.bytes[REGISTERS] = first
    this.bytes[REGISTERS + 1] = second
    for (let cell = REGISTERS + FEWEST_REGISTERS; cell <= this.frame; cell++) this.bytes[cell] = 0
  }

  /** Closes the present decision. What it leaves is cleared, so that equal positions are equal byte for byte. */
  end(): void {
    const depth = --this.bytes[0]!
    if (depth > 0) {
      const saved = 1 + depth * this.frame
      this.bytes.copyWithin(1, saved, saved + this.frame)
      this.bytes.fill(0, saved, saved + this.frame)
    } else this.goto(0, NO_SEATS)
  }
}

const HEAD = 2
const FEWEST_REGISTERS = 2
const STEP = 1
const DECIDERS = 2
const REGISTERS = 3
