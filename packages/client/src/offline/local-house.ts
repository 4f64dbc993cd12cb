import { BadInput, type Move } from '@sennik/engine'
import {
  againFor,
  type BotTurn,
  choreOf,
  closedBecause,
  decide,
  type Entry,
  fromLog,
  isStillOpen,
  Match,
  newTableId,
  openedBy,
  type Person,
  placeFor,
  questionOf,
  readEntry,
  recordFrom,
  STAND_IN,
  writeEntry,
} from '@sennik/match'
import {
  type ClientMessage,
  type Command,
  EXPECTED,
  type NewTable,
  type Refusal,
  Refused,
  type TableLine,
} from '@sennik/protocol'
import { type Listener, LocalTable } from './local-table.ts'
import type { LogStore } from './log-store.ts'

export type LocalPlan = Pick<NewTable, 'game' | 'options' | 'cards' | 'hints' | 'seats' | 'shuffles'>

export interface LocalHouseSettings {
  readonly store: LogStore
  /** Picks a move from what a bot's seat may know; rejects when the signal says that nobody waits any more. */
  askBot(game: Match['game'], turn: BotTurn, signal: AbortSignal): Promise<Move>
  /** A bot's move comes this long after it was asked, however long it thought: a part of the usual pause. */
  botPace(part: number): Promise<void>
}

/** Everybody at this device's tables who is no bot. */
const DEVICE = 'device'

type Again = Extract<Command, { readonly t: 'again' }>
type Enter = Extract<ClientMessage, { readonly t: 'enter' }>

/** The house of one device: keeps tables as a server does, by the same matches, and speaks the same protocol. */
export class LocalHouse {
  private readonly settings: LocalHouseSettings
  private readonly tables = new Map<string, LocalTable>()
  /** At which table each listener is. */
  private readonly places = new Map<Listener, LocalTable>()

  constructor(settings: LocalHouseSettings) {
    this.settings = settings
  }

  /** Opens a table; whoever plays on this device is given by name. Throws `BadInput`. */
  async open(person: Omit<Person, 'id'>, wanted: LocalPlan): Promise<string> {
    const table = this.table(newTableId())
    const opened = openedBy({ ...person, id: DEVICE }, { ...wanted, access: 'private' }, Date.now())
    await table.run(async () => {
      await this.settings.store.append(table.id, 1, writeEntry(opened))
      table.match = Match.from(table.id, [opened])
      await this.doChores(table)
    })
    dropUnused(table)
    return table.id
  }

  /** Every table of this device, the newest first. One that today's rules cannot read is left out. */
  async list(): Promise<TableLine[]> {
    const lines: TableLine[] = []
    for await (const match of this.matches()) {
      if (closedBecause(match, Date.now())) continue
      const seats = match.seatsOf(DEVICE)
      lines.push({ ...match.line(), yours: { seats, asked: seats.some(seat => match.isAsked(seat)) } })
    }
    return lines.sort((a, b) => b.openedAt - a.openedAt)
  }

  /** One after the other, so that no more than one of those nobody looks at is in memory. */
  private async *matches(): AsyncGenerator<Match> {
    for (const id of await this.settings.store.tables()) {
      const table = this.table(id)
      const match = await table.run(() => this.load(table)).catch(() => undefined)
      if (match !== undefined) yield match
      dropUnused(table)
    }
  }

  async remove(id: string): Promise<void> {
    const table = this.table(id)
    table.withdraw()
    await table.run(() => this.settings.store.remove(id))
    for (const listener of table.looking.keys()) listener.hear({ t: 'refused', refusal: { kind: 'noSuchTable' } })
    this.tables.delete(id)
  }

  /** Lets go of the oldest finished games, and of tables that are closed: nobody sees those any more. */
  async tidy(kept: number): Promise<void> {
    for await (const match of this.matches()) if (closedBecause(match, Date.now())) await this.remove(match.id)
    const finished = (await this.list()).filter(({ phase }) => phase === 'over')
    for (const { id } of finished.slice(kept)) await this.remove(id)
  }

  /** The cards of a table that is not played with those of the box. */
  async cards(id: string): Promise<string> {
    const table = this.table(id)
    const { cards } = await table.run(async () => (await this.load(table)).opened)
    if (cards === undefined) throw new Refused({ kind: 'noSuchPage' })
    return cards
  }

  /** The record of a finished game. */
  async record(id: string): Promise<string | undefined> {
    const entries = await this.settings.store.read(id)
    return entries.length === 0 ? undefined : fromLog(() => recordFrom(id, entries.map(readEntry)))
  }

  /** Takes what a listener says; the answers come through `hear`. */
  async say(listener: Listener, message: ClientMessage): Promise<void> {
    const table = message.t === 'enter' ? this.table(message.table) : this.places.get(listener)
    try {
      if (table === undefined) throw new Refused({ kind: 'badMessage', where: 't', expected: EXPECTED.enterFirst.en })
      if (message.t === 'enter') await table.run(() => this.enter(table, listener, message))
      else await table.run(() => this.command(table, listener, message))
    } catch (error) {
      listener.hear({ t: 'refused', id: message.id, refusal: refusalFor(error) })
    }
  }

  /** The listener is gone. */
  end(listener: Listener): void {
    const table = this.places.get(listener)
    this.places.delete(listener)
    table?.looking.delete(listener)
    if (table !== undefined) dropUnused(table)
  }

  private async enter(table: LocalTable, listener: Listener, { id, as, since }: Enter): Promise<void> {
    const match = await this.load(table)
    const closed = closedBecause(match, Date.now())
    if (closed !== undefined) throw new Refused(closed)
    const place = placeFor(match, DEVICE, as)
    const isNew = this.places.get(listener) !== table
    if (isNew) this.end(listener)
    this.places.set(listener, table)
    // Whoever left comes back by entering; looking from another seat is no return.
    const away = isNew ? match.seatsOf(DEVICE).filter(seat => match.isPlayedByBot(seat)) : []
    if (away.length > 0 && match.phase === 'playing') await this.commit(table, match, { kind: 'returned', seats: away })
    table.looking.set(listener, place)
    listener.hear({ ...match.welcome(place, DEVICE, since ?? 0), id })
    await this.doChores(table)
  }

  private async command(table: LocalTable, listener: Listener, command: Command): Promise<void> {
    const match = await this.load(table)
    const before = match.doneBefore(command.id)
    if (before !== undefined) {
      listener.hear({ t: 'done', id: command.id, n: before })
      return
    }
    if (command.t === 'again') await this.playAgain(table, match, command, listener)
    else await this.carryOut(table, match, command, listener)
    await this.doChores(table)
  }

  private async carryOut(
    table: LocalTable,
    match: Match,
    command: Exclude<Command, Again>,
    listener: Listener,
  ): Promise<void> {
    const person: Person = { id: DEVICE, ...deviceFace(match) }
    const as = table.looking.get(listener) ?? 'spectator'
    const decision = decide(match, command, { person, as }, Date.now())
    if ('clause' in decision) {
      listener.hear({ t: 'because', id: command.id, clause: decision.clause })
      return
    }
    await this.commit(table, match, decision.entry, listener)
    if (command.t !== 'sit' && command.t !== 'leave') return
    for (const [each, place] of table.looking) {
      const isTheirs = place !== 'spectator' && match.seatsOf(DEVICE).includes(place)
      const now = isTheirs ? place : placeFor(match, DEVICE, undefined)
      table.looking.set(each, now)
      each.hear(match.welcome(now, DEVICE, match.n))
    }
  }

  private async playAgain(table: LocalTable, match: Match, { id, shuffles }: Again, listener: Listener): Promise<void> {
    if (match.phase !== 'over') throw new Refused({ kind: 'notOver' })
    if (match.next !== null) {
      listener.hear({ t: 'done', id, n: match.n })
      return
    }
    const next = await this.open(deviceFace(match), { ...againFor(match, DEVICE), ...(shuffles ? { shuffles } : {}) })
    await this.commit(table, match, { kind: 'again', id, table: next }, listener)
  }

  /** Makes an entry durable, then tells everybody who looks. */
  private async commit(table: LocalTable, match: Match, entry: Entry, origin?: Listener): Promise<void> {
    const written = await this.settings.store.append(table.id, match.n + 1, writeEntry(entry))
    if (written === 'taken') {
      await this.follow(table, match.n)
      throw new Refused({ kind: 'stale' })
    }
    const updates = match.apply(entry, table.viewers)
    const command = 'id' in entry ? entry.id : undefined
    for (const [listener, viewer] of table.looking) {
      const update = updates.get(viewer)!
      listener.hear(listener === origin && command !== undefined ? { ...update, id: command } : update)
    }
  }

  /** Another page of this device wrote to this table: what it wrote is the truth. */
  private async follow(table: LocalTable, since: number): Promise<void> {
    table.match = undefined
    const match = await this.load(table)
    for (const [listener, viewer] of table.looking) listener.hear(match.welcome(viewer, DEVICE, since))
  }

  /** What the house does by itself: deals when all sit, and lets bots play while somebody looks. */
  private async doChores(table: LocalTable): Promise<void> {
    const match = await this.load(table)
    const chore = choreOf(match, Date.now())
    if (chore !== undefined) await this.commit(table, match, chore)
    if (table.looking.size === 0 || closedBecause(match, Date.now())) return
    const turns = match.botTurns(STAND_IN).map(turn => ({ turn, question: questionOf(match, turn.seat) }))
    table.withdraw(question => !turns.some(each => each.question === question))
    for (const { turn, question } of turns) {
      if (table.thinking.has(question)) continue
      const thought = new AbortController()
      table.thinking.set(question, thought)
      this.letBotPlay(table, match, turn, question, thought.signal).catch((error: unknown) =>
        thought.signal.aborted ? undefined : this.botFailed(table, error),
      )
    }
  }

  private async letBotPlay(
    table: LocalTable,
    asked: Match,
    turn: BotTurn,
    question: string,
    signal: AbortSignal,
  ): Promise<void> {
    const [move] = await Promise.all([
      this.settings.askBot(asked.game, turn, signal),
      this.settings.botPace(turn.pause),
    ])
    await table.run(async () => {
      if (signal.aborted) return
      table.thinking.delete(question)
      const { seat } = turn
      const match = await this.load(table)
      if (!isStillOpen(match, seat, question)) return
      await this.commit(table, match, { kind: 'moved', seat, move: match.game.moves.write(move), by: 'bot' })
      await this.doChores(table)
    })
  }

  /** Another page wrote first: the bots are asked again about what it wrote. Anything else is said aloud. */
  private async botFailed(table: LocalTable, error: unknown): Promise<void> {
    const refusal = refusalFor(error)
    if (refusal.kind === 'stale')
      await table.run(() => this.doChores(table)).catch(again => this.botFailed(table, again))
    else for (const listener of table.looking.keys()) listener.hear({ t: 'bye', refusal })
  }

  private table(id: string): LocalTable {
    const table = this.tables.get(id) ?? new LocalTable(id)
    this.tables.set(id, table)
    return table
  }

  private async load(table: LocalTable): Promise<Match> {
    if (table.match !== undefined) return table.match
    const entries = await this.settings.store.read(table.id)
    if (entries.length === 0) throw new Refused({ kind: 'noSuchTable' })
    table.match = fromLog(() => Match.from(table.id, entries.map(readEntry)))
    return table.match
  }
}

/** The log has it. */
function dropUnused(table: LocalTable): void {
  if (table.looking.size > 0) return
  table.withdraw()
  table.match = undefined
}

/** The name this device goes by at a table. */
function deviceFace(match: Match): Omit<Person, 'id'> {
  const own = match.chairs.find(chair => chair.who === 'person' && chair.guest === DEVICE)
  return own?.who === 'person' ? { name: own.name, avatar: own.avatar } : { name: DEVICE, avatar: 'moon' }
}

/** What is said of something that was thrown. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error instanceof BadInput) return { kind: 'input', problem: error.problem }
  return { kind: 'broken' }
}
