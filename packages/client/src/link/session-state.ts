import type { AnyMoveForm, GameEvent, Redacted, Viewer } from '@sennik/engine'
import type { Ask, Refusal, Result, ServerMessage, TableInfo, Update, Welcome } from '@sennik/protocol'
import { patched } from '@sennik/protocol/patch'

/** How the game stands for the one who looks, after some entry of the table's log. */
export interface Standing {
  readonly n: number
  /** `null` until the cards are dealt. */
  readonly view: Redacted<unknown> | null
  readonly deciders: readonly number[]
  readonly ask: Ask | null
  /** What was chosen may still be chosen otherwise: by these moves. */
  readonly second: readonly AnyMoveForm[]
  readonly undo: boolean
  readonly result: Result | null
}

/** A page of the story: what happened, and how things stand afterwards. */
export interface Page {
  readonly viewer: Viewer
  readonly events: readonly Redacted<GameEvent>[]
  readonly after: Standing
  /** `told`: play it. `shown`: there is nothing to tell, or too little is known of it; just show how things stand. */
  readonly mode: 'told' | 'shown'
  readonly undone: boolean
  /** Several things that happened while nobody looked. */
  readonly isCatchingUp: boolean
}

export interface LogEntry {
  readonly n: number
  readonly events: readonly Redacted<GameEvent>[]
  /** Here somebody took a move back; its own entry is gone. */
  readonly undone: boolean
}

export type You = Welcome['you']

/** All a client knows of a table. */
export interface SessionState {
  readonly table: TableInfo | undefined
  readonly you: You | undefined
  readonly now: Standing | undefined
  readonly log: readonly LogEntry[]
  /** Whether the log begins in the middle. */
  readonly gap: boolean
  /** Why this table cannot be shown at all. */
  readonly closed: Refusal | undefined
  /** Why the house hung up; it expects us back. */
  readonly bye: Refusal | undefined
}

export const NOTHING_HEARD: SessionState = {
  table: undefined,
  you: undefined,
  now: undefined,
  log: [],
  gap: false,
  closed: undefined,
  bye: undefined,
}

export interface Heard {
  readonly state: SessionState
  readonly page?: Page
  /** The view cannot be told from what we have: ask for it again. */
  readonly resync?: true
  /** We were not let in, but may be if we ask again in so many seconds. */
  readonly enterIn?: number
}

/** What is known after one more message. `entering`: how we last asked to be let in. Answers to commands are not looked at here. */
export function hear(state: SessionState, message: ServerMessage, entering?: string): Heard {
  switch (message.t) {
    case 'welcome':
      return hearWelcome(state, message)
    case 'update':
      return hearUpdate(state, message)
    case 'presence':
      return { state: { ...state, table: message.table } }
    case 'refused':
      return message.id === entering || message.id === undefined ? notLetIn(state, message.refusal) : { state }
    case 'bye':
      return {
        state: isFinal(message.refusal) ? { ...state, closed: message.refusal } : { ...state, bye: message.refusal },
      }
    case 'done':
    case 'because':
    case 'beat':
      return { state }
  }
}

const FINAL: ReadonlySet<Refusal['kind']> = new Set<Refusal['kind']>([
  'noSuchTable',
  'expired',
  'endless',
  'wrongVersion',
  'needGuest',
  'wrongOrigin',
  'badMessage',
  'input',
  'broken',
])

const USUAL_WAIT_SECONDS = 1

/** Refused was what we said on coming, or something of which the house could not even read by which name we said it. */
function notLetIn(state: SessionState, refusal: Refusal): Heard {
  if (isFinal(refusal)) return { state: { ...state, closed: refusal } }
  return { state, enterIn: refusal.kind === 'tooFast' ? refusal.seconds : USUAL_WAIT_SECONDS }
}

/** Whether coming back would only be answered the same way. */
const isFinal = (refusal: Refusal): boolean => FINAL.has(refusal.kind)

function hearWelcome(state: SessionState, welcome: Welcome): Heard {
  const viewer = welcome.you.as as Viewer
  const after = standingOf(welcome, welcome.view)
  const told: LogEntry[] = welcome.story.map(({ n, events }) => ({ n, events, undone: false }))
  const goesOn = state.you?.as === viewer && state.now !== undefined && !welcome.gap
  const log = goesOn ? [...state.log, ...told.filter(({ n }) => n > state.now!.n)] : told
  return {
    state: {
      table: welcome.table,
      you: welcome.you,
      now: after,
      log,
      gap: goesOn ? state.gap : welcome.gap,
      closed: undefined,
      bye: undefined,
    },
    page: {
      viewer,
      events: goesOn ? log.slice(state.log.length).flatMap(({ events }) => events) : [],
      after,
      mode: goesOn && state.now?.view != null ? 'told' : 'shown',
      undone: false,
      isCatchingUp: true,
    },
  }
}

function hearUpdate(state: SessionState, update: Update): Heard {
  const { you, now } = state
  if (you === undefined || now === undefined) return { state, resync: true }
  if (update.n <= now.n) return { state }
  if (update.n !== now.n + 1) return { state, resync: true }
  const base = update.view ?? now.view
  const view = update.patch === undefined || base === null ? base : patched(base, update.patch)
  const after = standingOf(update, view)
  const undone = update.undone === true
  const earlier = undone ? withoutLastMove(state.log) : state.log
  const log =
    undone || update.events.length > 0 ? [...earlier, { n: update.n, events: update.events, undone }] : earlier
  return {
    state: { ...state, table: update.table ?? state.table, now: after, log },
    page: { viewer: you.as as Viewer, events: update.events, after, mode: 'told', undone, isCatchingUp: false },
  }
}

const standingOf = (message: Welcome | Update, view: Redacted<unknown> | null): Standing => ({
  n: message.n,
  view,
  deciders: message.deciders,
  ask: message.ask,
  second: message.second ?? [],
  undo: message.undo,
  result: message.result,
})

function withoutLastMove(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.findLastIndex(entry => !entry.undone)
  return log.filter((_entry, index) => index !== last)
}
