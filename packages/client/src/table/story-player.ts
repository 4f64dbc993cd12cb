import type { GameEvent, Redacted } from '@sennik/engine'
import { type Accessor, batch, createSignal, type JSX } from 'solid-js'
import type { Page, Standing } from '../link/session-state.ts'
import type { Beat, Face, Place, Sound } from './board.ts'

/** Something that somebody has in their fingers. */
export interface Carried {
  moveTo(x: number, y: number): void
  end(): void
}

/** Who carries out what moves on the table. Every promise ends early when its signal is aborted. */
export interface Stage {
  travel(face: Face, from: Place, to: Place, milliseconds: number, signal: AbortSignal): Promise<void>
  turn(place: Place, face: Face, milliseconds: number, signal: AbortSignal): Promise<void>
  glow(place: Place, milliseconds: number, signal: AbortSignal): Promise<void>
  /** A thing leaves its place and follows the pointer. */
  carry(face: Face, from: Place): Carried
  /** Takes away what the telling left lying on top of the board. */
  clear(): void
}

interface Banner {
  readonly text: string
  readonly tone: 'call' | 'quiet'
}

export interface Telling {
  beats(event: Redacted<GameEvent>, page: Page): readonly Beat[]
  stage(): Stage | undefined
  /** Says in words what happened. */
  announce(page: Page, events: readonly Redacted<GameEvent>[]): void
  sound(sound: Sound): void
  /** How much longer than usual things take: 1 is usual, 0.5 twice as fast. */
  pace(): number
  /** Nobody is looking: nothing needs to move. */
  isHidden(): boolean
  /** Waits while a card is looked at. */
  look(signal: AbortSignal): Promise<void>
}

export interface StoryPlayer {
  /** How things stand as far as the story has been told. */
  readonly shown: Accessor<Standing | undefined>
  readonly isTelling: Accessor<boolean>
  readonly glimpses: Accessor<ReadonlyMap<Place, Face>>
  readonly banner: Accessor<Banner | undefined>
  readonly scene: Accessor<(() => JSX.Element) | undefined>
  add(page: Page): void
  /** Tells the rest at once. A card or a scene the player has not seen yet still stops it. */
  skip(): void
  /** Leaves the scene. */
  goOn(): void
}

const TRAVEL = 300
const TURN = 340
const GLOW = 420
const BANNER = { call: 1500, quiet: 900 } as const
/** A short word is read at once; of a longer sentence every letter takes its time. */
const SHORT_BANNER = 24
const LETTER = 22
const LONGEST_BANNER = 2200

const bannerTime = ({ text, tone }: Banner): number =>
  Math.min(BANNER[tone] + Math.max(0, text.length - SHORT_BANNER) * LETTER, LONGEST_BANNER)

const NO_GLIMPSES: ReadonlyMap<Place, Face> = new Map()

/** More pages than this are not told any more, only the last of them. */
const LONGEST_QUEUE = 12
const TOLD_OF_LONG_QUEUE = 2
/** So many events at once come from a long absence: their moving pictures would only delay the game. */
const LONGEST_PAGE = 16

/** Plays the story page by page, then settles on what the house said: if they disagree, the house is right. */
export function storyPlayer(telling: Telling): StoryPlayer {
  const [shown, setShown] = createSignal<Standing>()
  const [isTelling, setTelling] = createSignal(false)
  const [glimpses, setGlimpses] = createSignal(NO_GLIMPSES)
  const [banner, setBanner] = createSignal<Banner>()
  const [scene, setScene] = createSignal<() => JSX.Element>()
  const queue: Page[] = []
  let running = false
  /** Counts jumps: a page that was being told before one is not settled on after it. */
  let chapters = 0
  let hurry = false
  let moving = new AbortController()
  let leaveScene: (() => void) | undefined

  const isInstant = (): boolean => hurry || telling.isHidden()

  function settle(page: Page): void {
    batch(() => {
      setShown(page.after)
      setGlimpses(NO_GLIMPSES)
    })
    telling.stage()?.clear()
  }

  async function perform(beat: Beat): Promise<void> {
    const stage = telling.stage()
    const { signal } = moving
    const scaled = (milliseconds: number): number => milliseconds * telling.pace()
    switch (beat.beat) {
      case 'glimpse':
        setGlimpses(all => new Map(all).set(beat.place, beat.face))
        await telling.look(signal)
        setGlimpses(all => new Map([...all].filter(([place]) => place !== beat.place)))
        return
      case 'scene':
        return showScene(beat.scene)
      case 'together':
        await Promise.all(beat.beats.map(perform))
        return
      case 'sound':
        if (!isInstant()) telling.sound(beat.sound)
        return
      case 'banner':
        if (isInstant()) return
        setBanner({ text: beat.text, tone: beat.tone })
        await rest(scaled(bannerTime(beat)), signal)
        setBanner(undefined)
        return
      case 'pause':
        return isInstant() ? undefined : rest(scaled(beat.milliseconds), signal)
      case 'travel':
        return isInstant() ? undefined : stage?.travel(beat.face, beat.from, beat.to, scaled(TRAVEL), signal)
      case 'turn':
        return isInstant() ? undefined : stage?.turn(beat.place, beat.face, scaled(TURN), signal)
      case 'glow':
        return isInstant() ? undefined : stage?.glow(beat.place, scaled(GLOW), signal)
    }
  }

  async function showScene(picture: () => JSX.Element): Promise<void> {
    setScene(() => picture)
    await new Promise<void>(resolve => {
      leaveScene = resolve
    })
    leaveScene = undefined
    setScene(undefined)
    catchUp()
  }

  async function tell(page: Page, chapter: number): Promise<void> {
    if (page.undone) telling.announce(page, [])
    for (const event of page.events) {
      telling.announce(page, [event])
      for (const beat of telling.beats(event, page)) {
        if (moving.signal.aborted) moving = new AbortController()
        await perform(beat)
        if (chapter !== chapters) return
      }
    }
  }

  async function run(): Promise<void> {
    running = true
    setTelling(true)
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      const chapter = chapters
      if (!page.isCatchingUp || page.events.length <= LONGEST_PAGE) await tell(page, chapter)
      else telling.announce(page, page.events.slice(-1))
      if (chapter === chapters) settle(page)
    }
    hurry = false
    running = false
    setTelling(false)
  }

  /** Leaves out everything up to this page. */
  function jumpTo(page: Page): void {
    chapters++
    moving.abort()
    leaveScene?.()
    settle(page)
  }

  /** Leaves a long queue behind, but takes nothing out of anybody's hands that they read. */
  function catchUp(): void {
    if (queue.length > LONGEST_QUEUE && leaveScene === undefined)
      jumpTo(queue.splice(0, queue.length - TOLD_OF_LONG_QUEUE).at(-1)!)
  }

  return {
    shown,
    isTelling,
    glimpses,
    banner,
    scene,
    add(page) {
      // Another viewer must not see a moment longer what the last one saw; and what has no story needs no waiting.
      if (page.mode === 'shown') {
        queue.length = 0
        jumpTo(page)
        return
      }
      queue.push(page)
      catchUp()
      if (!running) void run()
    },
    skip() {
      if (!running) return
      hurry = true
      moving.abort()
    },
    goOn: () => leaveScene?.(),
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}
