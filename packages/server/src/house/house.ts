import { BadInput } from '@sennik/engine'
import {
  againFor,
  choreOf,
  closedBecause,
  dealt,
  isStillOpen,
  type Kept,
  keptSeats,
  Match,
  newTableId,
  openedBy,
  placeFor,
  readEntry,
  recordFrom,
  sittings,
  tableInfo,
  WAITING_LIMIT,
  writeEntry,
} from '@sennik/match'
import {
  type Command,
  type NewTable,
  type QuickPlay,
  type Refusal,
  Refused,
  type TableInfo,
  type TableLine,
} from '@sennik/protocol'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'
import { absentees, isInGoodHands, shufflingSince, watchAbsence } from './absence.ts'
import type { AskBot } from './bot-request.ts'
import { type AskedBot, BotTurns } from './bot-turns.ts'
import type { Enter, HouseContract } from './contract.ts'
import type { LiveTable, Presence } from './live-table.ts'
import type { Observer } from './observer.ts'
import { TableCache } from './table-cache.ts'
import { indexOf } from './table-index.ts'
import { TableLists } from './table-lists.ts'
import { fromKeptLog } from './table-log.ts'
import type { KnownGuest, Visit, Visitor } from './visitor.ts'
import { encode } from './wire.ts'
import { Writer } from './writer.ts'

export interface HouseSettings {
  readonly store: Store
  readonly bus: Bus
  readonly askBot: AskBot
  readonly observer: Observer
  /** Matches kept in memory. */
  readonly liveTables: number
  /** What they may take, nearly. */
  readonly liveBytes: number
  readonly botPaceMs: number
  /** When a bot plays for someone who is away while others wait. */
  readonly absenceMs: number
}

type Again = Extract<Command, { readonly t: 'again' }>

const TABLES_PER_GUEST = 50

/** The match service: every command goes through the one writer of its table and is acknowledged once it is durable. */
export class House implements HouseContract {
  private readonly settings: HouseSettings
  private readonly cache: TableCache
  private readonly lists: TableLists
  private readonly writer: Writer
  private readonly bots: BotTurns
  private isDraining = false

  constructor(settings: HouseSettings) {
    const { store, bus, observer, askBot } = settings
    this.settings = settings
    this.cache = new TableCache(store, { tables: settings.liveTables, bytes: settings.liveBytes }, observer)
    this.lists = new TableLists(store, this.cache)
    this.writer = new Writer(store, bus, this.cache, observer)
    this.bots = new BotTurns(askBot, settings.botPaceMs, (error, doing) => observer.failed(error, doing))
  }

  get size(): { readonly tables: number; readonly visitors: number } {
    let visitors = 0
    for (const table of this.cache) visitors += table.present.size
    return { tables: this.cache.size, visitors }
  }

  async open(guest: KnownGuest, wanted: NewTable, kept: readonly (Kept | undefined)[] = []): Promise<string> {
    this.refuseIfDraining()
    const { store } = this.settings
    const command = `${guest.id}:${wanted.id}`
    const existing = await store.openedBy(command)
    if (existing !== undefined) return existing
    await this.cache.takeTurn()
    const now = Date.now()
    const opened = openedBy(guest, wanted, now, kept)
    const unfinished = await store.unfinishedOf(guest.id, now - WAITING_LIMIT, TABLES_PER_GUEST)
    if (unfinished.length >= TABLES_PER_GUEST) throw new Refused({ kind: 'tooManyTables' })
    const table = this.cache.get(newTableId())
    return table.run(async () => {
      const match = Match.from(table.id, [opened])
      const written = await store.append(table.id, 1, writeEntry(opened), indexOf(match, now), command)
      if (written === 'taken') return (await store.openedBy(command)) ?? this.open(guest, wanted, kept)
      this.cache.keep(table, match)
      await this.doChores(table)
      return table.id
    })
  }

  async quickPlay(guest: KnownGuest, wanted: QuickPlay): Promise<string> {
    const { id, game, shuffles } = wanted
    const before = await this.lists.ledBefore(guest, id)
    if (before !== undefined) return before
    for (const id of await this.lists.forQuickPlay(guest, game)) if (await this.sitDown(guest, id, wanted)) return id
    // Strangers measure themselves against each other: without hints.
    const plan = { id, game, options: {}, access: 'open', hints: false, ...(shuffles ? { shuffles } : {}) } as const
    return this.open(guest, { ...plan, seats: [{ who: 'me' }, { who: 'anyone' }] })
  }

  /** Takes a free seat at a table that waits, or all that are kept for the guest, unless somebody was faster. */
  private sitDown(guest: KnownGuest, tableId: string, { id, shuffles }: QuickPlay): Promise<boolean> {
    const table = this.cache.get(tableId)
    return table.run(async () => {
      const match = await this.lists.matchOf(table)
      if (match === undefined) return false
      if (match.seatsOf(guest.id).length > 0) return true
      try {
        for (const sit of sittings(match, guest.id, { t: 'sit', id, ...(shuffles ? { shuffles } : {}) }))
          await this.writer.carryOut(table, sit, { person: guest, as: 'spectator' })
      } catch (error) {
        if (error instanceof Refused) return false
        throw error
      }
      await this.showNewPlaces(table)
      await this.doChores(table)
      return true
    })
  }

  waiting(game: string | undefined): Promise<readonly TableLine[]> {
    return this.lists.waiting(game)
  }

  tablesOf(guest: KnownGuest): Promise<readonly TableLine[]> {
    return this.lists.of(guest)
  }

  async table(id: string): Promise<TableInfo> {
    const table = this.cache.get(id)
    return table.run(async () => tableInfo(await this.stillOpen(table), table.isPresent))
  }

  async cards(id: string): Promise<string> {
    const table = this.cache.get(id)
    const { cards } = await table.run(async () => (await this.stillOpen(table)).opened)
    if (cards === undefined) throw new Refused({ kind: 'noSuchPage' })
    return cards
  }

  async record(id: string): Promise<string> {
    const entries = await this.settings.store.read(id, 1)
    if (entries.length === 0) throw new Refused({ kind: 'noSuchTable' })
    await this.cache.takeTurn()
    const record = fromKeptLog(this.settings.observer, () => recordFrom(id, entries.map(readEntry)))
    if (record === undefined) throw new Refused({ kind: 'notOver' })
    return record
  }

  async enter(visitor: Visitor, message: Enter): Promise<Visit> {
    this.refuseIfDraining()
    const table = this.cache.get(message.table)
    const presence = await table.run(async () => {
      const match = await this.stillOpen(table)
      const entered: Presence = { visitor, as: placeFor(match, visitor.guest?.id, message.as) }
      table.stopNews ??= this.settings.bus.subscribe(table.id, news =>
        this.inBackground(table, 'taking over news', () => this.writer.take(table, news)),
      )
      if (visitor.guest !== undefined) table.awaySince.delete(visitor.guest.id)
      await this.giveBack(table, match, visitor.guest)
      const isNews = visitor.guest === undefined || !table.isPresent(visitor.guest.id)
      table.present.add(entered)
      this.welcome(table, match, entered, message.since ?? 0, message.id)
      if (isNews) this.tellPresence(table, match, entered)
      await this.doChores(table)
      return entered
    })
    return {
      command: command => table.run(() => this.obey(table, presence, command)),
      end: () => this.leave(table, presence),
    }
  }

  async drain(): Promise<void> {
    this.isDraining = true
    const tables = [...this.cache]
    for (const table of tables) clearTimeout(table.awayTimer)
    for (const table of tables) this.bots.withdrawAll(table)
    await Promise.all(
      tables.map(table => table.run(async () => (this.cache.isSaveDue(table, 1) ? this.cache.save(table) : undefined))),
    )
  }

  private refuseIfDraining(): void {
    if (this.isDraining) throw new Refused({ kind: 'restarting' })
  }

  private async stillOpen(table: LiveTable): Promise<Match> {
    const match = await this.cache.load(table)
    const closed = closedBecause(match, Date.now())
    if (closed !== undefined) throw new Refused(closed)
    return match
  }

  /** Waits only where there is something to wait for: nearly every command is a move at a table in memory, and waits for the store. */
  private async obey(table: LiveTable, presence: Presence, command: Command): Promise<void> {
    const { visitor } = presence
    const { observer } = this.settings
    try {
      this.refuseIfDraining()
      const match = this.cache.loadedAt(table) ?? (await this.cache.load(table))
      const before = match.doneBefore(command.id)
      if (before !== undefined) visitor.hear(encode({ t: 'done', id: command.id, n: before }))
      else {
        if (command.t === 'again') await this.playAgain(table, match, command, presence)
        else await this.writer.carryOut(table, command, { person: visitor.guest, as: presence.as }, presence)
        if (command.t === 'sit' || command.t === 'leave') await this.showNewPlaces(table)
        if (match.phase === 'waiting') await this.doChores(table)
        else this.lookAfter(table, match)
      }
      observer.answered(command.t, 'carriedOut')
    } catch (error) {
      const refusal = await this.refusalFor(error, table)
      visitor.hear(encode({ t: 'refused', id: command.id, refusal }))
      observer.refused(refusal.kind)
      observer.answered(command.t, 'refused')
    }
  }

  private async refusalFor(error: unknown, table: LiveTable): Promise<Refusal> {
    if (error instanceof Refused) return error.refusal
    if (error instanceof BadInput) return { kind: 'input', problem: error.problem }
    this.settings.observer.failed(error, 'carrying out a command')
    await this.startOver(table)
    return { kind: 'broken' }
  }

  /** What is in memory may be wrong; the log is not. Everybody is shown the table as the log has it. */
  private async startOver(table: LiveTable): Promise<void> {
    this.cache.drop(table)
    try {
      const match = await this.cache.load(table)
      for (const presence of table.present) this.welcome(table, match, presence, match.n)
    } catch (error) {
      this.settings.observer.failed(error, 'computing a table from its log')
    }
  }

  private welcome(table: LiveTable, match: Match, { visitor, as }: Presence, since: number, id?: string): void {
    visitor.hear(encode({ ...match.welcome(as, visitor.guest?.id, since, table.isPresent), id }))
  }

  /** What the house does by itself: deals when all sit, lets bots play, notices who is away. */
  private async doChores(table: LiveTable): Promise<void> {
    const match = await this.cache.load(table)
    const chore = choreOf(match, Date.now())
    if (chore !== undefined) await this.writer.commit(table, match, chore)
    this.lookAfter(table, match)
  }

  private lookAfter(table: LiveTable, match: Match): void {
    if (this.isDraining || isInGoodHands(table, match) || closedBecause(match, Date.now())) return
    for (const asked of this.bots.asked(table, match)) void this.letBotPlay(table, asked)
    watchAbsence(table, match, this.settings.absenceMs, () =>
      this.inBackground(table, 'standing in for an absentee', () => this.standIn(table)),
    )
  }

  private async letBotPlay(table: LiveTable, asked: AskedBot): Promise<void> {
    const { seat } = asked.turn
    const move = await asked.move.catch((error: unknown) => {
      this.settings.observer.failed(error, 'asking a bot')
      return asked.turn.legal[0]!
    })
    if (move === 'withdrawn') return
    table.thinking.delete(asked.question)
    this.inBackground(table, 'letting a bot play', async () => {
      const match = await this.cache.load(table)
      if (!isStillOpen(match, seat, asked.question)) return
      await this.writer.commit(table, match, { kind: 'moved', seat, move: match.game.moves.write(move), by: 'bot' })
      await this.doChores(table)
    })
  }

  /** For people who are away: a bot plays, and the cards wait no longer for what they were to add to the shuffle. */
  private async standIn(table: LiveTable): Promise<void> {
    const match = await this.cache.load(table)
    const now = performance.now()
    for (const { seat, since } of absentees(table, match, now))
      if (now - since >= this.settings.absenceMs) await this.writer.commit(table, match, { kind: 'stoodIn', seat })
    const shuffling = shufflingSince(table, match, now)
    if (shuffling !== undefined && now - shuffling >= this.settings.absenceMs)
      await this.writer.commit(table, match, dealt(Date.now()))
    await this.doChores(table)
  }

  private async giveBack(table: LiveTable, match: Match, guest: KnownGuest | undefined): Promise<void> {
    const seats = match.seatsOf(guest?.id).filter(seat => match.isPlayedByBot(seat))
    if (seats.length > 0 && match.phase === 'playing')
      await this.writer.commit(table, match, { kind: 'returned', seats })
  }

  /** Somebody sat down or stood up: everybody looks from where they belong now. */
  private async showNewPlaces(table: LiveTable): Promise<void> {
    const match = await this.cache.load(table)
    for (const presence of table.present) {
      const { guest } = presence.visitor
      const isTheirs = presence.as !== 'spectator' && match.isSeatOf(presence.as, guest?.id)
      if (!isTheirs) presence.as = placeFor(match, guest?.id, undefined)
      this.welcome(table, match, presence, match.n)
    }
  }

  /** Several may ask to play again; all come to the same table. Whoever asks first opens it, the others sit down there. */
  private async playAgain(table: LiveTable, match: Match, { id, shuffles }: Again, presence: Presence): Promise<void> {
    const { guest } = presence.visitor
    if (guest === undefined || match.seatsOf(guest.id).length === 0) throw new Refused({ kind: 'notYourSeat' })
    if (match.phase !== 'over') throw new Refused({ kind: 'notOver' })
    const { game } = match.opened
    const wanted = { id, game, ...(shuffles ? { shuffles } : {}) }
    if (match.next !== null) {
      if (!(await this.sitDown(guest, match.next, wanted))) throw new Refused({ kind: 'tableFull' })
      presence.visitor.hear(encode({ t: 'done', id, n: match.n }))
      return
    }
    const next = await this.open(guest, { ...wanted, ...againFor(match, guest.id) }, keptSeats(match, guest.id))
    if (!(await this.writer.commit(table, match, { kind: 'again', id, table: next }, presence)))
      throw new Refused({ kind: 'stale' })
  }

  private leave(table: LiveTable, presence: Presence): void {
    table.present.delete(presence)
    const { guest } = presence.visitor
    const isStillThere = guest !== undefined && table.isPresent(guest.id)
    const isMissed = guest !== undefined && !isStillThere && table.match?.seatsOf(guest.id).length !== 0
    if (isMissed) table.awaySince.set(guest.id, performance.now())
    if (table.present.size === 0) {
      this.bots.withdrawAll(table)
      table.stopNews?.()
      table.stopNews = undefined
      if (table.match === undefined) this.cache.drop(table)
    }
    if (table.match === undefined || this.isDraining || isStillThere) return
    this.tellPresence(table, table.match, presence)
    watchAbsence(table, table.match, this.settings.absenceMs, () =>
      this.inBackground(table, 'standing in for an absentee', () => this.standIn(table)),
    )
  }

  private tellPresence(table: LiveTable, match: Match, { visitor: { guest } }: Presence): void {
    if (match.seatsOf(guest?.id).length === 0) return
    const text = encode({ t: 'presence', table: tableInfo(match, table.isPresent) })
    for (const { visitor } of table.present) if (visitor.guest?.id !== guest?.id) visitor.hear(text)
  }

  /** A house that closes begins nothing any more: its store may be gone by then. */
  private inBackground(table: LiveTable, doing: string, job: () => Promise<void>): void {
    table
      .run(async () => (this.isDraining ? undefined : job()))
      .catch((error: unknown) => this.settings.observer.failed(error, doing))
  }
}
