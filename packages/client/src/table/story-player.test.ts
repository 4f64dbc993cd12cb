import { asSeat, type GameEvent, type Redacted } from '@sennik/engine'
import { describe, expect, test, vi } from 'vitest'
import type { Page, Standing } from '../link/session-state.ts'
import type { Beat } from './board.ts'
import { type Stage, storyPlayer, type Telling } from './story-player.ts'

const standing = (n: number): Standing => ({
  n,
  view: null,
  deciders: [],
  ask: null,
  second: [],
  undo: false,
  result: null,
})

const happened = (type: string): Redacted<GameEvent> => ({ type }) as Redacted<GameEvent>

const page = (n: number, ...events: string[]): Page => ({
  viewer: asSeat(0),
  events: events.map(happened),
  after: standing(n),
  mode: 'told',
  undone: false,
  isCatchingUp: true,
})

const first: Page = { ...page(1), mode: 'shown' }

const BEATS: { readonly [event: string]: readonly Beat[] } = {
  moved: [{ beat: 'travel', face: 'back', from: 'pile', to: 'hand' }],
  looked: [{ beat: 'glimpse', place: 'land', face: '7' }],
  counted: [{ beat: 'scene', scene: () => 'count' }],
  paused: [{ beat: 'pause', milliseconds: 60_000 }],
  called: [{ beat: 'banner', text: 'Pobudka!', tone: 'quiet' }],
  explained: [{ beat: 'banner', text: 'Ola wykonuje akcję Manewr i rusza w stronę Katedry.', tone: 'quiet' }],
}

/** A stage that notes what it is asked to show; a move takes until `arrive` or an abort. */
function theatre(options: Partial<Telling> = {}) {
  const seen: string[] = []
  let letGo: (() => void) | undefined
  const until = (signal: AbortSignal): Promise<void> =>
    new Promise(resolve => {
      letGo = resolve
      if (signal.aborted) resolve()
      signal.addEventListener('abort', () => resolve())
    })
  const stage: Stage = {
    travel(face, from, to, _milliseconds, signal) {
      seen.push(`${face} ${from} → ${to}`)
      return until(signal)
    },
    turn: async () => undefined,
    glow: async () => undefined,
    carry: () => ({ moveTo: () => undefined, end: () => undefined }),
    clear: () => seen.push('clear'),
  }
  const player = storyPlayer({
    beats: event => BEATS[event.type] ?? [],
    stage: () => stage,
    announce: (_page, events) => seen.push(...events.map(({ type }) => `said ${type}`)),
    sound: () => undefined,
    pace: () => 1,
    isHidden: () => false,
    look: until,
    ...options,
  })
  player.add(first)
  seen.length = 0
  return { player, seen, arrive: () => letGo?.() }
}

/** Everything that was waiting for a promise has run. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

describe('the story player', () => {
  test('tells a page, then shows how things stand after it', async () => {
    const { player, seen, arrive } = theatre()
    player.add(page(2, 'moved'))
    await settled()
    expect(player.shown()?.n).toBe(1)
    expect(player.isTelling()).toBe(true)
    arrive()
    await settled()
    expect(player.shown()?.n).toBe(2)
    expect(player.isTelling()).toBe(false)
    expect(seen).toEqual(['said moved', 'back pile → hand', 'clear'])
  })

  test('skipping shows the end at once and still says everything', async () => {
    const { player, seen } = theatre()
    player.add(page(2, 'paused', 'moved'))
    player.add(page(3, 'moved'))
    await settled()
    player.skip()
    await settled()
    expect(player.shown()?.n).toBe(3)
    expect(seen.filter(line => line.startsWith('said'))).toEqual(['said paused', 'said moved', 'said moved'])
  })

  test('a long sentence stays as long as it takes to read it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const [event, milliseconds] of [
      ['called', 900],
      ['explained', 1494],
    ] as const) {
      const { player } = theatre()
      player.add(page(2, event))
      await settled()
      await vi.advanceTimersByTimeAsync(milliseconds - 1)
      expect(player.banner(), event).toBeDefined()
      await vi.advanceTimersByTimeAsync(1)
      await settled()
      expect(player.banner(), event).toBeUndefined()
    }
    vi.useRealTimers()
  })

  test('a card that was not seen yet is not skipped', async () => {
    const { player, arrive } = theatre()
    player.add(page(2, 'paused', 'looked'))
    await settled()
    player.skip()
    await settled()
    expect(player.glimpses().get('land')).toBe('7')
    expect(player.shown()?.n).toBe(1)
    arrive()
    await settled()
    expect(player.glimpses().size).toBe(0)
    expect(player.shown()?.n).toBe(2)
  })

  test('a scene stays until the player goes on', async () => {
    const { player } = theatre()
    player.add(page(2, 'counted'))
    await settled()
    player.skip()
    await settled()
    expect(player.scene()).toBeDefined()
    player.goOn()
    await settled()
    expect(player.scene()).toBeUndefined()
    expect(player.shown()?.n).toBe(2)
  })

  test('nothing moves while nobody looks', async () => {
    const { player, seen } = theatre({ isHidden: () => true })
    player.add(page(2, 'moved', 'paused'))
    await settled()
    expect(player.shown()?.n).toBe(2)
    expect(seen).not.toContain('back pile → hand')
  })

  test('another viewer sees nothing of the story that was being told', async () => {
    const { player } = theatre()
    player.add(page(2, 'looked'))
    player.add(page(3, 'moved'))
    await settled()
    player.add({ ...first, after: standing(9), viewer: asSeat(1) })
    expect(player.shown()?.n).toBe(9)
    expect(player.glimpses().size).toBe(0)
    await settled()
    expect(player.shown()?.n).toBe(9)
  })

  test('a long queue is left behind', async () => {
    const { player } = theatre()
    for (let n = 2; n < 40; n++) player.add(page(n, 'paused'))
    await settled()
    expect(player.shown()!.n).toBeGreaterThan(25)
    player.skip()
    await settled()
    expect(player.shown()?.n).toBe(39)
  })

  test('a scene stays, however long the queue behind it; it is left behind afterwards', async () => {
    const { player } = theatre()
    player.add(page(2, 'counted'))
    await settled()
    for (let n = 3; n < 40; n++) player.add(page(n, 'paused'))
    await settled()
    expect(player.scene()).toBeDefined()
    player.goOn()
    await settled()
    expect(player.scene()).toBeUndefined()
    expect(player.shown()?.n).toBe(37)
    player.skip()
    await settled()
    expect(player.shown()?.n).toBe(39)
  })

  test('a page too long to be watched is only shown', async () => {
    const { player, seen } = theatre()
    player.add(page(2, ...Array.from({ length: 40 }, () => 'paused')))
    await settled()
    expect(player.shown()?.n).toBe(2)
    expect(seen).toEqual(['said paused', 'clear'])
  })
})
