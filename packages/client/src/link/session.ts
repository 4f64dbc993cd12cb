import { type AnyMoveForm, asSeat, type Seat, type Viewer } from '@sennik/engine'
import type { Avatar, Command, Refusal, ServerMessage, TableInfo } from '@sennik/protocol'
import { PROTOCOL_VERSION } from '@sennik/protocol/version'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { LineState, TableLink } from './link.ts'
import { pin, pinTaken } from './pin.ts'
import {
  hear,
  type LogEntry,
  NOTHING_HEARD,
  type Page,
  type SessionState,
  type Standing,
  type You,
} from './session-state.ts'
import { type Answer, Unanswered } from './unanswered.ts'

/** A conversation with the house about one table: what is known, and what can be said. */
export interface TableSession {
  readonly table: Accessor<TableInfo | undefined>
  readonly you: Accessor<You | undefined>
  /** How things stand by what we were told last; the screen may still be telling how it came to that. */
  readonly now: Accessor<Standing | undefined>
  readonly log: Accessor<readonly LogEntry[]>
  readonly gap: Accessor<boolean>
  readonly line: Accessor<LineState>
  readonly closed: Accessor<Refusal | undefined>
  readonly bye: Accessor<Refusal | undefined>
  /** The move that is on its way to the house. */
  readonly sending: Accessor<AnyMoveForm | undefined>
  /** Our part of the shuffle is on its way, or there: the cards may come at any moment. */
  readonly isShuffling: Accessor<boolean>
  /** Hears every page of the story from now on. */
  onPage(read: (page: Page) => void): void
  move(form: AnyMoveForm): Promise<Answer>
  undo(): Promise<Answer>
  why(form: AnyMoveForm): Promise<Answer>
  sit(as: { readonly seat?: number; readonly name?: string; readonly avatar?: Avatar }): Promise<Answer>
  leave(): Promise<Answer>
  begin(): Promise<Answer>
  again(): Promise<Answer>
  /** Looks from another of this device's seats. */
  lookFrom(viewer: Viewer): void
}

/** Random hexadecimal digits. (`randomUUID` is not there on an unencrypted address in one's own network.) */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('')

const newId = (): string => randomHex(16)

/** Needs a reactive owner: it enters anew whenever the line opens. */
export function tableSession(link: TableLink, table: string): TableSession {
  const [state, setState] = createSignal<SessionState>(NOTHING_HEARD)
  const [sending, setSending] = createSignal<AnyMoveForm>()
  const [isShuffling, setShuffling] = createSignal(false)
  let isPartSaid = false
  const unanswered = new Unanswered()
  const readers: ((page: Page) => void)[] = []
  /** From where this device wants to look; undefined leaves it to the house. */
  let wanted: Viewer | undefined
  /** What each of the device's seats has been shown. */
  const seen = new Map<Viewer, number>()
  let resend = false
  /** How we last asked to be let in. */
  let entering: string | undefined

  function enter(): void {
    const { you } = state()
    const viewer = wanted ?? you?.as
    const since = viewer === undefined ? undefined : seen.get(viewer as Viewer)
    entering = newId()
    link.send({
      t: 'enter',
      id: entering,
      version: PROTOCOL_VERSION,
      table,
      ...(wanted === undefined ? {} : { as: wanted }),
      ...(since === undefined ? {} : { since }),
    })
  }

  function enterLater(seconds: number): void {
    const asked = entering
    setTimeout(() => {
      if (entering === asked) enter()
    }, seconds * 1000)
  }

  function receive(message: ServerMessage): void {
    unanswered.hear(message)
    if (message.t === 'refused' && message.id === entering && message.refusal.kind === 'notYourSeat') {
      wanted = undefined
      enter()
      return
    }
    const heard = hear(state(), message, entering)
    setState(heard.state)
    if (heard.resync) enter()
    if (heard.enterIn !== undefined) enterLater(heard.enterIn)
    if (heard.page) {
      seen.set(heard.page.viewer, heard.page.after.n)
      for (const read of readers) read(heard.page)
    }
    if (message.t === 'welcome' && resend) {
      resend = false
      for (const command of unanswered.commands) link.send(command)
    }
    if (message.t === 'welcome' && message.you.shuffles && !isPartSaid) void shuffle(message.table.commitment)
  }

  function say(command: Command): Promise<Answer> {
    const answer = unanswered.add(command)
    if (!link.send(command)) resend = true
    return answer
  }

  /** Only now that the house has shown what it committed to, and pinned together with that. */
  async function shuffle(seal: string): Promise<void> {
    isPartSaid = true
    setShuffling(true)
    const { part } = pin(table, seal, () => randomHex(32))
    const answer = await say({ t: 'shuffle', id: newId(), entropy: part })
    isPartSaid = false
    if (answer.ok) pinTaken(table)
    else setShuffling(false)
  }

  link.listen(receive)
  createEffect(
    on(link.state, line => {
      if (line === 'open') enter()
      else resend = true
    }),
  )

  const n = (): number => state().now?.n ?? 0
  return {
    table: createMemo(() => state().table),
    you: createMemo(() => state().you),
    now: createMemo(() => state().now),
    log: createMemo(() => state().log),
    gap: createMemo(() => state().gap),
    line: link.state,
    closed: createMemo(() => state().closed),
    bye: createMemo(() => state().bye),
    sending,
    isShuffling,
    onPage: read => readers.push(read),
    async move(form) {
      setSending(form)
      const answer = await say({ t: 'move', id: newId(), n: n(), move: form })
      setSending(undefined)
      return answer
    },
    undo: () => say({ t: 'undo', id: newId(), n: n() }),
    why: form => say({ t: 'why', id: newId(), move: form }),
    sit: as => say({ t: 'sit', id: newId(), ...as, shuffles: true }),
    leave: () => say({ t: 'leave', id: newId() }),
    begin: () => say({ t: 'begin', id: newId() }),
    again: () => say({ t: 'again', id: newId(), shuffles: true }),
    lookFrom(viewer) {
      wanted = viewer
      enter()
    },
  }
}

/** The seat someone looks from; undefined for a spectator. */
export const seatOf = (viewer: Viewer | number | undefined): Seat | undefined =>
  typeof viewer === 'number' ? asSeat(viewer) : undefined
