import { asSeat, type Viewer } from '@sennik/engine'
import { decide, Match, openedBy } from '@sennik/match'
import type { Command, ServerMessage } from '@sennik/protocol'
import { describe, expect, test } from 'vitest'
import { hear, NOTHING_HEARD, type SessionState } from './session-state.ts'
import { Unanswered } from './unanswered.ts'

const ola = { id: 'ola', name: 'Ola', avatar: 'moon' } as const
const jan = { id: 'jan', name: 'Jan', avatar: 'star' } as const

/** A table for two in a house of its own, and what a client knows of it. */
class Visit {
  readonly match: Match
  readonly viewer: Viewer
  readonly person: typeof ola | typeof jan | undefined
  state: SessionState = NOTHING_HEARD
  online = true

  constructor(match: Match, viewer: Viewer, person?: typeof ola | typeof jan) {
    this.match = match
    this.viewer = viewer
    this.person = person
    this.enter(0)
  }

  enter(since: number): void {
    this.hear(this.match.welcome(this.viewer, this.person?.id, since))
  }

  hear(message: ServerMessage) {
    const heard = hear(this.state, message)
    this.state = heard.state
    return heard
  }
}

type Asked = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

function table(): { match: Match; visits: Visit[]; says: (who: number, command: Asked) => void } {
  const wanted = {
    game: 'sen',
    options: {},
    access: 'private',
    seats: [{ who: 'me' }, { who: 'anyone' }],
  } as const
  const opened = openedBy(ola, { ...wanted, seats: [...wanted.seats] }, 0)
  const match = Match.from('t', [opened])
  const visits = [new Visit(match, asSeat(0), ola), new Visit(match, asSeat(1), jan), new Visit(match, 'spectator')]
  let commands = 0
  const says = (who: number, command: Asked): void => {
    const visit = visits[who]!
    const full = { ...command, id: `command-${commands++}` } as Exclude<Command, { readonly t: 'again' }>
    const decision = decide(match, full, { person: visit.person, as: visit.viewer }, 1)
    if (!('entry' in decision)) throw new Error('a question, not a command')
    const updates = match.apply(
      decision.entry,
      visits.map(({ viewer }) => viewer),
    )
    for (const each of visits) if (each.online) each.hear(updates.get(each.viewer)!)
  }
  return { match, visits, says }
}

const begun = () => {
  const all = table()
  all.says(1, { t: 'sit' })
  all.says(0, { t: 'begin' })
  return all
}

/** Every viewer knows after its messages what a welcome would say now. */
function expectInStep({ match, visits }: ReturnType<typeof table>): void {
  for (const { viewer, person, state } of visits) {
    const { view, ask, second = [], undo, deciders, result } = match.welcome(viewer, person?.id, 0)
    expect({ ...state.now }).toEqual({ n: match.n, view, ask, second, undo, deciders, result })
  }
}

function playOn(all: ReturnType<typeof table>, moves: number): void {
  for (let count = 0; count < moves && all.match.phase === 'playing'; count++) {
    const who = all.visits.findIndex(({ match, viewer }) => viewer !== 'spectator' && match.isAsked(viewer))
    const ask = all.match.welcome(all.visits[who]!.viewer, undefined, 0).ask!
    all.says(who, { t: 'move', n: all.match.n, move: ask.moves[(count * 7) % ask.moves.length]! })
  }
}

describe('what a client knows of a table', () => {
  test('views made of patches are the views the house would send, to the end of the game', () => {
    const all = begun()
    for (let step = 0; step < 400 && all.match.phase === 'playing'; step++) {
      playOn(all, 1)
      expectInStep(all)
    }
    playOn(all, 4000)
    expectInStep(all)
    expect(all.visits[2]!.state.now!.result?.winners.length).toBeGreaterThan(0)
    expect(all.visits[2]!.state.table?.phase).toBe('over')
  })

  test('whoever was away catches up: the missed story is one page, and the log has it once', () => {
    const all = begun()
    const [here, away] = [all.visits[0]!, all.visits[1]!]
    playOn(all, 4)
    away.online = false
    playOn(all, 6)
    const heard = away.hear(all.match.welcome(away.viewer, 'jan', away.state.now!.n))
    away.online = true
    expect(heard.page?.mode).toBe('told')
    expect(away.state.log.map(({ n }) => n)).toEqual(here.state.log.map(({ n }) => n))
    playOn(all, 3)
    expectInStep(all)
  })

  test('a first welcome is shown, not told', () => {
    const all = begun()
    playOn(all, 3)
    const late = hear(NOTHING_HEARD, all.match.welcome('spectator', undefined, 0))
    expect(late.page).toMatchObject({ mode: 'shown', events: [] })
    expect(late.state.log.length).toBe(4)
  })

  test('another seat of the device gets its own log, not a mixture', () => {
    const all = begun()
    playOn(all, 5)
    const mine = all.visits[0]!.state
    const theirs = hear(mine, all.match.welcome(asSeat(1), 'jan', 0)).state
    expect(theirs.log).toEqual(hear(NOTHING_HEARD, all.match.welcome(asSeat(1), 'jan', 0)).state.log)
  })

  test('a move that was taken back leaves the log', () => {
    const all = begun()
    for (let tries = 0; tries < 60; tries++) {
      playOn(all, 1)
      const who = all.visits.findIndex(({ state }) => state.now?.undo)
      if (who < 0) continue
      const before = all.visits[who]!.state.log.filter(({ undone }) => !undone).length
      all.says(who, { t: 'undo', n: all.match.n })
      expect(all.visits[who]!.state.log.filter(({ undone }) => !undone).length).toBe(before - 1)
      expect(all.visits[who]!.state.log.at(-1)?.undone).toBe(true)
      expectInStep(all)
      return
    }
    expect.unreachable('no move could be taken back')
  })

  test('an update that was heard before changes nothing; one without a welcome asks for it', () => {
    const all = begun()
    const { state } = all.visits[0]!
    const update = { t: 'update', n: 1, events: [], deciders: [], ask: null, undo: false, result: null } as const
    expect(hear(state, { ...update, events: [], deciders: [] }).state).toBe(state)
    expect(hear(NOTHING_HEARD, { ...update, events: [], deciders: [] }).resync).toBe(true)
  })

  test('an update after a gap is not guessed at: the view is asked for again', () => {
    const { state } = begun().visits[0]!
    const late = { t: 'update', n: state.now!.n + 2, ask: null, undo: false, result: null } as const
    expect(hear(state, { ...late, events: [], deciders: [] })).toEqual({ state, resync: true })
  })

  test('who was too fast on coming comes again when it is time; other refusals answer other things', () => {
    const tooFast = { kind: 'tooFast', seconds: 3 } as const
    expect(hear(NOTHING_HEARD, { t: 'refused', id: 'entering', refusal: tooFast }, 'entering').enterIn).toBe(3)
    expect(hear(NOTHING_HEARD, { t: 'refused', refusal: tooFast }, 'entering').enterIn).toBe(3)
    expect(hear(NOTHING_HEARD, { t: 'refused', id: 'entering', refusal: { kind: 'stale' } }, 'entering').enterIn).toBe(
      1,
    )
    expect(hear(NOTHING_HEARD, { t: 'refused', id: 'a-move', refusal: tooFast }, 'entering')).toEqual({
      state: NOTHING_HEARD,
    })
    const gone = { t: 'refused', id: 'entering', refusal: { kind: 'noSuchTable' } } as const
    expect(hear(NOTHING_HEARD, gone, 'entering').state.closed?.kind).toBe('noSuchTable')
    expect(hear(NOTHING_HEARD, gone, 'entered-anew').state.closed).toBeUndefined()
  })

  test('what cannot get better closes the table; a restart does not', () => {
    expect(hear(NOTHING_HEARD, { t: 'refused', refusal: { kind: 'noSuchTable' } }, 'entering').state.closed?.kind).toBe(
      'noSuchTable',
    )
    expect(hear(NOTHING_HEARD, { t: 'bye', refusal: { kind: 'restarting' } }).state).toMatchObject({
      closed: undefined,
      bye: { kind: 'restarting' },
    })
    const answer = {
      t: 'refused',
      id: 'some-command',
      refusal: { kind: 'badMessage', where: '', expected: '' },
    } as const
    expect(hear(NOTHING_HEARD, answer).state.closed).toBeUndefined()
  })
})

describe('commands without an answer', () => {
  const move = { t: 'move', id: 'move-0001', n: 3, move: { kind: 'draw' } } as const

  test('are said again as they were until they are answered', async () => {
    const unanswered = new Unanswered()
    const answer = unanswered.add(move)
    expect(unanswered.commands).toEqual([move])
    unanswered.hear({ t: 'done', id: move.id, n: 4 })
    expect(await answer).toEqual({ ok: true })
    expect(unanswered.commands).toEqual([])
  })

  test('a refusal is an answer, and so is a clause', async () => {
    const unanswered = new Unanswered()
    const refused = unanswered.add(move)
    unanswered.hear({ t: 'refused', id: move.id, refusal: { kind: 'stale' } })
    expect(await refused).toEqual({ ok: false, refusal: { kind: 'stale' } })
    const why = unanswered.add({ t: 'why', id: 'why-00001', move: move.move })
    unanswered.hear({ t: 'because', id: 'why-00001', clause: 'SEN-6' })
    expect(await why).toEqual({ ok: true, clause: 'SEN-6' })
  })
})
