import { Tally } from './tally.ts'

/** A seat of a table at one end of a line; speaks the language of one server. */
export interface SeatLine {
  readonly isAsked: boolean
  readonly isOver: boolean
  /** Says one of the moves it may make. */
  play(): void
  close(): void
}

/** What a seat tells the table it belongs to. */
export interface SeatEars {
  /** The seat has heard of a move, in so many bytes. */
  heard(seat: number, bytes: number): void
  failed(problem: string): void
}

/** Two people who play game after game, on the lines they came by. */
export interface Sitting {
  readonly seats: readonly SeatLine[]
  /** Begins another game. Resolves when the cards are dealt and both seats know it. */
  again(): Promise<void>
}

/** Opens a table of two. Resolves when the cards are dealt and both seats know it. */
export type OpenTable = (ears: SeatEars) => Promise<Sitting>

/**
 * A table that is played without a pause: as soon as all seats have heard of a move, the first seat that is asked makes the next one. When
 * a game is over, the same two play again.
 */
export class PlayedTable implements SeatEars {
  private readonly open: OpenTable
  private sitting: Sitting | undefined
  private mover = 0
  private sentAt = 0
  private missing = 0
  private left = 0
  private settle: { readonly done: () => void; readonly failed: (error: Error) => void } | undefined

  /** Who counts: may be changed between two rests. */
  tally = new Tally()

  constructor(open: OpenTable) {
    this.open = open
  }

  async begin(): Promise<void> {
    this.sitting = await this.open(this)
  }

  private get seats(): readonly SeatLine[] {
    return this.sitting?.seats ?? []
  }

  /** Plays so many moves, or until `rest` is called; then waits for the last one. */
  async play(moves = Number.POSITIVE_INFINITY): Promise<void> {
    this.left = moves
    await new Promise<void>((done, failed) => {
      this.settle = { done, failed }
      this.next()
    })
  }

  rest(): void {
    this.left = 0
  }

  close(): void {
    for (const seat of this.seats) seat.close()
  }

  heard(seat: number, bytes: number): void {
    this.tally.bytes.push(bytes)
    if (seat !== this.mover) this.tally.latencies.push(performance.now() - this.sentAt)
    if (--this.missing > 0) return
    this.tally.moves++
    this.next()
  }

  failed(problem: string): void {
    this.settle?.failed(new Error(problem))
  }

  private next(): void {
    if (this.left-- <= 0) this.settle?.done()
    else if (this.seats[0]!.isOver) this.playAnother()
    else this.move()
  }

  private move(): void {
    this.mover = this.seats.findIndex(({ isAsked }) => isAsked)
    this.missing = this.seats.length
    this.sentAt = performance.now()
    this.seats[this.mover]!.play()
  }

  private playAnother(): void {
    this.sitting!.again().then(
      () => this.next(),
      error => this.failed(String(error)),
    )
  }
}
