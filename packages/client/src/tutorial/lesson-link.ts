import type { ServerMessage } from '@sennik/protocol'
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { LineState, TableLink } from '../link/link.ts'
import type { Lesson } from './lesson.ts'

/** A lesson as the page sees it: a line for the table, and how far the learner is. */
export interface LessonLine {
  readonly link: TableLink
  readonly at: Accessor<number>
  /** Whether there is nothing to do, and all that happened has been shown. */
  readonly mayGoOn: Accessor<boolean>
  /** How often something else was tried in this step. */
  readonly strays: Accessor<number>
  goOn(): void
  /** The table has told the story up to this entry. */
  told(n: number): void
}

/** A rival's moves come as slowly as a bot's at a table. */
const PACE = 900

/** Needs a reactive owner: rivals stop playing when it is disposed. */
export function lessonLine(lesson: Lesson): LessonLine {
  const [state, setState] = createSignal<LineState>('open')
  const [at, setAt] = createSignal(lesson.at)
  const [mayGoOn, setMayGoOn] = createSignal(false)
  const [strays, setStrays] = createSignal(0)
  const listeners: ((message: ServerMessage) => void)[] = []
  let shown = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))

  function tell(message: ServerMessage): void {
    for (const hear of listeners) hear(message)
  }

  function follow(): void {
    if (at() !== lesson.at) setStrays(0)
    setAt(lesson.at)
    setMayGoOn(lesson.mayGoOn && shown >= lesson.n)
    clearTimeout(timer)
    timer = setTimeout(watch, PACE)
  }

  function watch(): void {
    const move = lesson.watch()
    if (move === undefined) return
    tell(move)
    follow()
  }

  follow()
  return {
    at,
    mayGoOn,
    strays,
    goOn() {
      if (!mayGoOn()) return
      tell(lesson.goOn())
      follow()
    },
    told(n) {
      shown = n
      follow()
    },
    link: {
      state,
      listen: hear => listeners.push(hear),
      send(message) {
        const answer = lesson.say(message)
        // The table passes over an answer that came too late in silence; the guide speaks instead.
        queueMicrotask(() => {
          if (answer !== 'elsewhere') tell(answer)
          else if (message.t !== 'enter') tell({ t: 'refused', id: message.id, refusal: { kind: 'stale' } })
        })
        if (answer === 'elsewhere') setStrays(count => count + 1)
        else follow()
        return true
      },
      cards: () => Promise.reject(new Error('lessons are played with the cards of the box')),
      close: () => setState('closed'),
    },
  }
}
