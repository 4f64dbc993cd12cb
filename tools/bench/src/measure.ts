/** Something that plays games, and whose moves are counted. */
export interface Contender {
  /** Until the compiler is done with it. */
  readonly warmUpSeconds: number
  /** Plays for a few milliseconds, at least one game. Returns the number of moves. */
  play(): number
}

export interface Speed {
  readonly moves: number
  /** Processor time of this thread: work of others on the machine does not count. */
  readonly seconds: number
  /** The median of the slices. */
  readonly movesPerSecond: number
  readonly best: number
  /** Of each slice, in the order of time. */
  readonly slices: readonly number[]
}

export type Speeds<Name extends string> = Readonly<Record<Name, Speed>>

export const SLICES = 8
/** The slice that does not count. */
export const WARM_UP = 0

export interface Slice {
  readonly moves: number
  readonly seconds: number
}

/**
 * Measures contenders against each other in one run: a slice of time for each in turn, again and again, so that a machine
 * that is slower for a while is slower for all of them.
 */
export function measure<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  seconds: number,
  onSlice: (name: Name, slice: number, slices: number) => void,
): Speeds<Name> {
  const names = Object.keys(contenders) as Name[]
  const slices = new Map<Name, Slice[]>(names.map(name => [name, []]))
  for (const name of names) {
    onSlice(name, WARM_UP, SLICES)
    playFor(contenders[name], contenders[name].warmUpSeconds)
  }
  for (let slice = 1; slice <= SLICES; slice++)
    for (const name of names) {
      onSlice(name, slice, SLICES)
      slices.get(name)!.push(playFor(contenders[name], seconds / SLICES))
    }
  return Object.fromEntries(names.map(name => [name, speedOf(slices.get(name)!)])) as Speeds<Name>
}

/** Plays for so long, in time of the clock. */
export function playFor(contender: Contender, seconds: number): Slice {
  const before = process.threadCpuUsage()
  const end = performance.now() + seconds * 1000
  let moves = 0
  do moves += contender.play()
  while (performance.now() < end)
  const { user, system } = process.threadCpuUsage(before)
  return { moves, seconds: (user + system) / 1e6 }
}

export function speedOf(slices: readonly Slice[]): Speed {
  const speeds = slices.map(({ moves, seconds }) => moves / seconds)
  return {
    moves: slices.reduce((sum, { moves }) => sum + moves, 0),
    seconds: slices.reduce((sum, { seconds }) => sum + seconds, 0),
    movesPerSecond: median(speeds),
    best: Math.max(...speeds),
    slices: speeds,
  }
}

/** How many times as fast one is as the other: the median over the slices, each compared with its neighbour in time. */
export const ratio = (one: Speed, other: Speed): number =>
  median(one.slices.map((speed, index) => speed / other.slices[index]!))

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
