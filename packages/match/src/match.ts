import {
  type AnyGame,
  type AnyMoveForm,
  type AnyReferee,
  asSeat,
  BadInput,
  type ClauseId,
  type GameEvent,
  includes,
  type Move,
  type Redacted,
  Referee,
  type Seat,
  type StreamRng,
  seatsOf,
  type Viewer,
} from '@sennik/engine'
import { type FairChance, fairRng } from '@sennik/fair'
import { type Ask, type Happening, PROTOCOL_VERSION, type Result, type Update, type Welcome } from '@sennik/protocol'
import { chairsAfter, isKeptFor } from './chairs.ts'
import { type Chair, commandOf, type Entry, type Opened } from './entries.ts'
import { gamePlayed } from './game.ts'
import { lineOf, type Presence, tableInfo } from './info.ts'
import { LastCommands } from './last-commands.ts'
import { resultOf } from './result.ts'
import { patchesBetween, Sight } from './sight.ts'
import { type MatchSnapshot, UnusableSnapshot } from './snapshot.ts'
import { Tempo } from './tempo.ts'

/** What is remembered of the past: enough for a reconnect, little enough for thousands of tables. */
const REMEMBERED_HAPPENINGS = 24

const NO_MOVES: readonly Move[] = []

const areSame = (one: readonly Move[], other: readonly Move[] | undefined): boolean =>
  one.length === other?.length && one.every((move, index) => move === other[index])

/** Tables with the same cards hold their text once. */
const withSharedText = (opened: Opened, { cards }: AnyGame): Opened =>
  opened.cards !== undefined && opened.cards === cards?.set.text ? { ...opened, cards: cards.set.text } : opened

/** Something that happened in the game, before it is told to anybody. */
interface Past {
  readonly n: number
  readonly seat: Seat | undefined
  readonly events: readonly GameEvent[]
}

/** A decision a bot owes. It gets the view of its seat, never the state. */
export interface BotTurn {
  readonly seat: Seat
  readonly bot: string
  readonly view: Redacted<unknown>
  readonly legal: readonly Move[]
  /** The part of a house's usual pause that comes before this move, whatever the bot thinks. */
  readonly pause: number
}

/**
 * One table, computed from its log. `apply` takes the next entry and says what every viewer hears of it; whether an entry may be
 * written at all is decided before (`decide.ts`). Knows no clock, no socket and no database, so it runs on a server and in a page alike.
 */
export class Match {
  readonly id: string
  readonly game: AnyGame
  readonly opened: Opened
  /** Entries applied so far. */
  n = 0
  chairs: readonly Chair[]
  next: string | null = null
  referee: AnyReferee | undefined
  private rng: StreamRng | undefined
  private readonly past: Past[] = []
  /** The newest happening that is no longer remembered. */
  private forgotten = 0
  private readonly commands = new LastCommands()
  private readonly tempo = new Tempo()
  private readonly sight: Sight
  /** Per seat: what it may answer to what is asked now, and since which entry that is asked. */
  private asked: (readonly Move[])[] = []
  private askedSince: number[] = []
  /** Per seat: its own last entry. What it saw before that moment is not shown again in a game of memory. */
  private lastOwn: number[] = []

  private constructor(id: string, opened: Opened) {
    this.id = id
    this.game = gamePlayed(opened)
    this.opened = withSharedText(opened, this.game)
    if (opened.rulesVersion !== this.game.rules.version)
      throw new BadInput({
        kind: 'recordRules',
        game: opened.game,
        given: opened.rulesVersion,
        known: this.game.rules.version,
      })
    this.chairs = opened.chairs
    this.sight = new Sight(this.game)
  }

  /** Computes a table from its log, or from a snapshot and what was written after it. */
  static from(id: string, entries: readonly Entry[], snapshot?: MatchSnapshot): Match {
    const [first] = entries
    const opened = snapshot?.opened ?? (first?.kind === 'opened' ? first : undefined)
    if (opened === undefined) throw new Error(`the log of a table begins with its opening, not with ${first?.kind}`)
    const match = new Match(id, opened)
    if (snapshot !== undefined) match.restore(snapshot)
    for (const entry of entries) match.apply(entry, [])
    return match
  }

  get phase(): 'waiting' | 'playing' | 'over' {
    if (this.referee === undefined) return 'waiting'
    return this.referee.over ? 'over' : 'playing'
  }

  /** Whoever opened the table, as long as they sit there; then the first person who does. */
  get host(): string | undefined {
    const guests = this.chairs.flatMap(chair => (chair.who === 'person' ? [chair.guest] : []))
    return guests.includes(this.opened.host) ? this.opened.host : guests[0]
  }

  seatsOf(guest: string | undefined): Seat[] {
    return this.chairs.flatMap((_, seat) => (this.isSeatOf(asSeat(seat), guest) ? [asSeat(seat)] : []))
  }

  isSeatOf(seat: Seat, guest: string | undefined): boolean {
    const chair = this.chairs[seat]
    return chair?.who === 'person' && chair.guest === guest
  }

  /** Seats of a rematch that are kept for somebody. */
  keptFor(guest: string | undefined): Seat[] {
    return this.chairs.flatMap((chair, seat) => (isKeptFor(chair, guest) ? [asSeat(seat)] : []))
  }

  /** Whether the cards wait for what this seat adds to the shuffle. */
  isShuffling(seat: Seat): boolean {
    const chair = this.chairs[seat]
    return this.phase === 'waiting' && chair?.who === 'person' && chair.shuffles === true
  }

  /** The entry that this command made, if it arrived before. */
  doneBefore(command: string): number | undefined {
    return this.commands.entryOf(command)
  }

  isAsked(seat: Seat): boolean {
    return this.referee !== undefined && includes(this.game.rules.deciders(this.referee.state), seat)
  }

  /** Whether a seat may move: it is asked, or it may change its mind while others are. */
  mayMove(seat: Seat): boolean {
    return this.isAsked(seat) || this.secondThoughtsOf(seat).length > 0
  }

  /** A bot, or one that stands in for somebody. */
  isPlayedByBot(seat: Seat): boolean {
    const chair = this.chairs[seat]
    return chair?.who === 'bot' || (chair?.who === 'person' && chair.standIn)
  }

  /** Since which entry the seat's present question has been asked. */
  questionOf(seat: Seat): number {
    return this.askedSince[seat] ?? 0
  }

  why(seat: Seat, move: Move): ClauseId | undefined {
    return this.referee && this.game.rules.why(this.referee.state, seat, move)
  }

  /** Bots, and stand-ins for people who are away, that owe a decision now. */
  botTurns(standIn: string): BotTurn[] {
    const { referee } = this
    if (referee === undefined) return []
    return seatsOf(this.game.rules.deciders(referee.state)).flatMap(seat => {
      if (!this.isPlayedByBot(seat)) return []
      const chair = this.chairs[seat]!
      const bot = chair.who === 'bot' ? chair.bot : standIn
      const view = this.game.rules.view(referee.state, seat)
      return [{ seat, bot, view, legal: referee.legalMoves(seat), pause: this.tempo.pauseBefore(seat) }]
    })
  }

  /** Takes the next entry of the log and says what each of these viewers hears. */
  apply(entry: Entry, viewers: readonly Viewer[], presence?: Presence): Map<Viewer, Update> {
    const before = this.referee && viewers.map(viewer => this.shownTo(viewer)!)
    this.n++
    const command = commandOf(entry)
    if (command !== undefined) this.commands.remember(command, this.n)
    const events = this.happen(entry)
    this.tempo.note(entry, events)
    this.rememberQuestions(entry)
    const views = this.referee && this.sight.renew(this.referee.state, viewers)
    const patches = before && views && patchesBetween(before, views)
    const isTableChanged = entry.kind !== 'moved' && entry.kind !== 'undone'
    const table = isTableChanged || this.phase === 'over' ? tableInfo(this, presence) : undefined
    const deciders = this.deciders()
    const result = this.result()
    const updates = new Map<Viewer, Update>()
    for (let index = 0; index < viewers.length; index++) {
      const viewer = viewers[index]!
      // Always the same fields in the same order: such objects are made and written down several times as fast.
      updates.set(viewer, {
        t: 'update',
        n: this.n,
        table,
        view: patches === undefined ? views?.[index] : undefined,
        patch: patches?.[index],
        events: events.map(event => this.game.rules.tell(event, viewer)),
        undone: entry.kind === 'undone' ? true : undefined,
        deciders,
        ask: this.askOf(viewer),
        second: this.secondOf(viewer),
        undo: this.mayTakeBack(viewer),
        result,
      })
    }
    return updates
  }

  /** Nobody plays here just now: what can be made again is let go of. */
  rest(): void {
    this.sight.forget()
  }

  /** What a viewer needs on entering, or on coming back after having seen entry `since`. */
  welcome(viewer: Viewer, guest: string | undefined, since: number, presence?: Presence): Welcome {
    return {
      t: 'welcome',
      version: PROTOCOL_VERSION,
      n: this.n,
      table: tableInfo(this, presence),
      you: this.youAre(viewer, guest),
      view: this.shownTo(viewer) ?? null,
      story: this.past.filter(({ n }) => n > since).map(past => this.retell(past, viewer)),
      gap: this.forgotten > since,
      deciders: this.deciders(),
      ask: this.askOf(viewer),
      second: this.secondOf(viewer),
      undo: this.mayTakeBack(viewer),
      result: this.result(),
    }
  }

  private youAre(viewer: Viewer, guest: string | undefined): Welcome['you'] {
    const seats = this.seatsOf(guest)
    const host = guest !== undefined && guest === this.host
    const kept = this.keptFor(guest)
    return {
      as: viewer,
      seats,
      host,
      ...(seats.some(seat => this.isShuffling(seat)) ? { shuffles: true } : {}),
      ...(kept.length > 0 ? { kept } : {}),
    }
  }

  line(presence?: Presence) {
    return lineOf(this, presence)
  }

  get chance(): FairChance {
    const entropy = this.chairs.flatMap(chair =>
      chair.who === 'person' && chair.entropy !== undefined ? [chair.entropy] : [],
    )
    return { kind: 'fair', commitment: this.opened.commitment, house: this.opened.house, entropy }
  }

  /** Present only between moves that cannot be taken back, so that nothing is lost by going on from here. */
  snapshot(): MatchSnapshot | undefined {
    if (this.referee !== undefined && this.referee.undoableBy !== undefined) return undefined
    return {
      n: this.n,
      opened: this.opened,
      chairs: this.chairs,
      next: this.next,
      state: this.referee && Array.from(this.referee.state.memory),
      used: this.rng?.used ?? 0,
      commands: this.commands.list(),
      askedSince: this.askedSince,
      lastOwn: this.lastOwn,
    }
  }

  private restore(snapshot: MatchSnapshot): void {
    this.n = snapshot.n
    this.forgotten = snapshot.n
    this.chairs = snapshot.chairs
    this.next = snapshot.next
    for (const [command, n] of snapshot.commands) this.commands.remember(command, n)
    this.askedSince = [...snapshot.askedSince]
    this.lastOwn = [...snapshot.lastOwn]
    if (snapshot.state === undefined) return
    const state = this.game.rules.newState()
    const { length } = state.memory
    if (snapshot.state.length !== length)
      throw new UnusableSnapshot(`its position has ${snapshot.state.length} bytes, those of the game have ${length}`)
    state.memory.set(snapshot.state)
    this.rng = fairRng(this.chance, snapshot.used)
    this.referee = Referee.resume(this.game.rules, state, this.rng)
    this.asked = this.chairs.map((_, seat) => this.answersOf(asSeat(seat)))
  }

  private happen(entry: Entry): readonly GameEvent[] {
    this.chairs = chairsAfter(this.chairs, entry, this.phase === 'playing')
    switch (entry.kind) {
      case 'began':
        return this.begin()
      case 'moved':
        return this.move(asSeat(entry.seat), entry.move)
      case 'undone':
        return this.takeBack()
      case 'again':
        this.next = entry.table
        return []
      default:
        return []
    }
  }

  private begin(): readonly GameEvent[] {
    this.rng = fairRng(this.chance)
    const { rules, options } = this.game
    this.referee = Referee.begin(rules, this.chairs.length, options.read(this.opened.options), this.rng)
    this.remember({ n: this.n, seat: undefined, events: this.referee.opening })
    return this.referee.opening
  }

  private move(seat: Seat, text: string): readonly GameEvent[] {
    const verdict = this.referee?.play(seat, this.written(text))
    if (!verdict?.ok) throw new Error(`entry ${this.n} of the log is no legal move: ${text}`)
    // A copy is as long as it need be; the list that grew has room for more.
    this.remember({ n: this.n, seat, events: verdict.story.slice() })
    return verdict.story
  }

  /** Nobody is to blame for what a log says but whoever keeps it. */
  private written(text: string): Move {
    try {
      return this.game.moves.read(text)
    } catch (cause) {
      throw new Error(`entry ${this.n} of the log is no move: ${text}`, { cause })
    }
  }

  private takeBack(): readonly GameEvent[] {
    if (!this.referee?.undo()) throw new Error(`entry ${this.n} of the log takes back what cannot be taken back`)
    this.past.pop()
    return []
  }

  private remember(past: Past): void {
    this.past.push(past)
    if (past.seat !== undefined) this.lastOwn[past.seat] = past.n
    if (this.past.length > REMEMBERED_HAPPENINGS) this.forgotten = this.past.shift()!.n
  }

  /** A question is new when it was not asked before, when the seat has just answered one, or when the choices changed. */
  private rememberQuestions(entry: Entry): void {
    if (this.referee === undefined) return
    const actor = 'seat' in entry ? entry.seat : undefined
    for (let seat = 0; seat < this.chairs.length; seat++) {
      const asked = this.answersOf(asSeat(seat))
      if (actor === seat || !areSame(asked, this.asked[seat])) this.askedSince[seat] = this.n
      this.asked[seat] = asked
    }
  }

  private answersOf(seat: Seat): readonly Move[] {
    return this.isAsked(seat) ? this.referee!.legalMoves(seat) : NO_MOVES
  }

  private shownTo(viewer: Viewer): Redacted<unknown> | undefined {
    return this.referee && this.sight.of(this.referee.state, viewer)
  }

  private get isMemoryAsked(): boolean {
    if (this.referee === undefined || this.game.forget === undefined) return false
    const view = this.game.rules.view(this.referee.state, 'spectator')
    return this.game.forget(view) !== view
  }

  /** A seat that comes back hears of its last move in full; what it saw before is left to its memory. */
  private retell({ n, events }: Past, viewer: Viewer): Happening {
    const isOver = viewer !== 'spectator' && n < (this.lastOwn[viewer] ?? 0) && this.isMemoryAsked
    return { n, events: events.map(event => this.game.rules.tell(event, isOver ? 'spectator' : viewer)) }
  }

  private deciders(): Seat[] {
    return this.referee === undefined ? [] : seatsOf(this.game.rules.deciders(this.referee.state))
  }

  private askOf(viewer: Viewer): Ask | null {
    if (viewer === 'spectator' || !this.isAsked(viewer)) return null
    return { since: this.questionOf(viewer), moves: this.asked[viewer]!.map(move => this.game.moves.decode(move)) }
  }

  private secondThoughtsOf(seat: Seat): readonly Move[] {
    return this.game.rules.secondThoughts === undefined || this.referee === undefined
      ? NO_MOVES
      : this.referee.secondThoughts(seat)
  }

  private secondOf(viewer: Viewer): AnyMoveForm[] | undefined {
    if (viewer === 'spectator') return undefined
    const moves = this.secondThoughtsOf(viewer)
    return moves.length === 0 ? undefined : moves.map(move => this.game.moves.decode(move))
  }

  private mayTakeBack(viewer: Viewer): boolean {
    return this.referee !== undefined && this.referee.undoableBy === viewer
  }

  private result(): Result | null {
    return this.referee?.over ? resultOf(this.game, this.referee.state) : null
  }
}
