import type { AnyMoveForm, Move, Rng, Seat, Viewer } from '@sennik/engine'
import { type Command, PROTOCOL_VERSION, type TableLine, type Update } from '@sennik/protocol'
import type { Door } from './door.ts'
import type { Line, Wish } from './line.ts'
import { personOf, type Somebody } from './table-plan.ts'
import type { Step, Twins } from './twin-worlds.ts'

/** What the viewer does besides watching the story: the same in both worlds. */
interface Manner {
  /** How many well-formed moves are asked about, and tried, at every moment; the whole space of moves if it is smaller. */
  readonly questions: number
  /** Chooses questions and moments; has to be made anew for each world. */
  newRng(): Rng
}

/** Everything that one viewer hears at one of the two tables, while the story is played there. */
export class Conversation {
  readonly heard: string[] = []
  private readonly door: Door
  private readonly twins: Twins
  private readonly manner: Manner
  private readonly rng: Rng
  private readonly everyMove: readonly Move[]
  private readonly others = new Map<Seat, Line>()
  private own!: Line
  private commands = 0
  /** The entry that everybody has heard of. */
  private n: number

  constructor(door: Door, twins: Twins, manner: Manner) {
    this.door = door
    this.twins = twins
    this.manner = manner
    this.rng = manner.newRng()
    this.everyMove = [...twins.table.game.moves.everyMove()]
    this.n = twins.table.snapshot.n
  }

  private get id(): string {
    return this.twins.table.id
  }

  private get person(): Somebody | undefined {
    return personOf(this.twins.table, this.twins.viewer)
  }

  private commandId(): string {
    return `command-${++this.commands}`
  }

  async run(): Promise<readonly string[]> {
    const { table, viewer, script, difference } = this.twins
    try {
      await this.comeBack(undefined)
      for (const seat of table.people) if (seat !== viewer) await this.seatOther(seat)
      if (difference === 'shownOnce') await this.playQuietly(script)
      else await this.playAndAsk(script)
      await this.lookAround()
      await this.leaveAndComeBack()
      await this.ask()
      this.heard.push(await this.ownLine())
      this.collect()
      return this.heard
    } finally {
      await Promise.all([this.own, ...this.others.values()].map(line => line.close()))
    }
  }

  /** This table in the list of one's own. Others there may still be noticing that somebody has just left them. */
  private async ownLine(): Promise<string> {
    const [status, , body] = JSON.parse(await this.door.get('/me/tables', this.person)) as [number, unknown, string]
    const { tables = [] } = JSON.parse(body) as { readonly tables?: readonly TableLine[] }
    return JSON.stringify([status, tables.find(({ id }) => id === this.id)])
  }

  private async playAndAsk(script: readonly Step[]): Promise<void> {
    await this.lookAround()
    for (const step of script) {
      await this.play(step)
      if (this.rng.below(3) === 0) await this.lookAround()
      if (this.rng.below(3) === 0) await this.leaveAndComeBack()
      if (this.rng.below(4) === 0) await this.otherComesBack()
    }
  }

  /** What was shown in the meantime was for a moment, and is not compared; then the viewer tries to be shown it again. */
  private async playQuietly(script: readonly Step[]): Promise<void> {
    for (const step of script) await this.play(step)
    await this.own.close()
    for (let since = this.n; since >= this.twins.table.snapshot.n - 1; since--) {
      await this.comeBack(since)
      this.collect()
      await this.own.close()
    }
    await this.comeBack(0)
  }

  private async seatOther(seat: Seat): Promise<void> {
    const line = await this.door.connect(personOf(this.twins.table, seat))
    await line.enter(this.id, { as: seat })
    this.others.set(seat, line)
    await this.settle()
  }

  private async play({ seat, move, n }: Step): Promise<void> {
    const line = seat === this.twins.viewer ? this.own : this.others.get(seat)!
    const id = this.commandId()
    const wish: Wish = move === 'undo' ? { t: 'undo', n: this.n } : { t: 'move', n: this.n, move: this.form(move) }
    await line.command(id, wish)
    this.n = n
    const lines = [this.own, ...this.others.values()]
    await Promise.all(lines.map(each => each.until(() => each.n >= n)))
    // A retry, as a client makes one after a lost line.
    if (this.rng.below(4) === 0) await line.command(id, wish)
    await this.settle()
  }

  private form(move: Move): AnyMoveForm {
    return this.twins.table.game.moves.decode(move)
  }

  /** Whatever was said to the viewer before this has been heard after it: a socket keeps its order. */
  private settle(): Promise<void> {
    return this.own.command(this.commandId(), { t: 'undo', n: 0 })
  }

  private async comeBack(since: number | undefined): Promise<void> {
    const { viewer } = this.twins
    this.own = await this.door.connect(this.person)
    await this.own.enter(this.id, { as: viewer, ...(since === undefined ? {} : { since }) })
  }

  private collect(): void {
    this.heard.push(...this.own.heard.filter(text => !text.startsWith('closed: ')))
  }

  private async leaveAndComeBack(): Promise<void> {
    this.collect()
    await this.own.close()
    const { n } = this.twins.table.snapshot
    const moments = [undefined, 0, 1, n, n + this.rng.below(this.n - n + 1), this.n, this.n + 1, 999_999]
    await this.comeBack(moments[this.rng.below(moments.length)])
    await this.settle()
  }

  /** Somebody else's line breaks: the viewer hears that they are gone and back, and no more. */
  private async otherComesBack(): Promise<void> {
    const [seat, line] = [...this.others].at(this.rng.below(Math.max(this.others.size, 1))) ?? []
    if (seat === undefined || line === undefined || this.isStillThere(seat)) return
    const before = this.own.heard.length
    await line.close()
    await this.own.until(() => this.own.heard.length > before)
    await this.seatOther(seat)
  }

  /** Everything that changes nothing: questions, forbidden moves, stale and foreign ones, other places to look from. */
  private async lookAround(): Promise<void> {
    const { viewer } = this.twins
    this.enter({ as: viewer, since: Math.max(0, this.n - this.rng.below(5)) })
    for (const move of this.someMoves()) {
      this.tell({ t: 'why', move: this.form(move) })
      if (!this.isOffered(move)) this.tell({ t: 'move', n: this.n, move: this.form(move) })
      this.tell({ t: 'move', n: 0, move: this.form(move) })
    }
    for (const wish of this.nonsense()) this.tell(wish)
    // Once the game is over this opens a table, whose id is nobody's secret but random.
    if (this.standing.result === null) this.tell({ t: 'again' })
    this.enter({ as: 'spectator', since: 0 })
    for (const seat of this.others.keys()) if (!this.isOnOneDevice(seat)) this.enter({ as: seat })
    this.enter({ as: 7 })
    this.enter({ as: viewer })
    await this.settle()
    await this.changeSeats()
    if (this.rng.below(2) === 0) await this.ask()
  }

  /** Whether whoever plays this seat is connected for another one too: then nobody hears that one line broke. */
  private isStillThere(seat: Seat): boolean {
    const { table } = this.twins
    return table.people.some(each => each !== seat && personOf(table, each) === personOf(table, seat))
  }

  /** Whether the viewer's device also holds this seat. */
  private isOnOneDevice(seat: Seat): boolean {
    const { table } = this.twins
    return this.person !== undefined && personOf(table, seat) === this.person
  }

  /** At a device with two seats: looks from the other one, whose secrets are its own, and back. Of those nothing may be left. */
  private async changeSeats(): Promise<void> {
    const { viewer } = this.twins
    const seat = [...this.others.keys()].find(each => this.isOnOneDevice(each))
    if (seat === undefined) return
    const line = await this.door.connect(this.person)
    await line.enter(this.id, { as: seat, since: 0 })
    const from = line.heard.length
    await line.enter(this.id, { as: viewer, since: 0 })
    this.heard.push(...line.heard.slice(from))
    await line.close()
  }

  private nonsense(): Wish[] {
    return [
      { t: 'undo', n: this.n - 1 },
      { t: 'undo', n: 0 },
      { t: 'sit' },
      { t: 'begin' },
      { t: 'move', n: this.n, move: { kind: 'fly' } },
      { t: 'move', n: this.n, move: { kind: 'place', slot: -1 } },
      { t: 'why', move: { kind: 'place', slot: 999 } },
      { t: 'why', move: { kind: 'place' } },
    ]
  }

  private tell(wish: Wish): void {
    this.own.say({ ...wish, id: this.commandId() } as Command)
  }

  private enter(where: { readonly as: Viewer | number; readonly since?: number }): void {
    this.own.say({ t: 'enter', version: PROTOCOL_VERSION, table: this.id, ...where })
  }

  private someMoves(): Move[] {
    const { questions } = this.manner
    if (questions >= this.everyMove.length) return [...this.everyMove]
    return Array.from({ length: questions }, () => this.everyMove[this.rng.below(this.everyMove.length)]!)
  }

  /** Whether the viewer was offered this move: it would be played. */
  private isOffered(move: Move): boolean {
    const form = JSON.stringify(this.form(move))
    const { ask, second = [] } = this.standing
    return [...(ask?.moves ?? []), ...second].some(each => JSON.stringify(each) === form)
  }

  private get standing(): Pick<Update, 'ask' | 'second' | 'result'> {
    return JSON.parse(this.own.heard.findLast(text => text.includes('"ask":'))!)
  }

  private async ask(): Promise<void> {
    const paths = [`/tables/${this.id}`, `/tables/${this.id}/record`, '/tables', '/me']
    const answers = await Promise.all(paths.map(path => this.door.get(path, this.person)))
    this.heard.push(...answers)
  }
}
