import type { Face, Place } from './board.ts'
import type { Carried } from './story-player.ts'

/** How far a finger may tremble before a press becomes a drag. */
const THRESHOLD = 8

export interface DragPlan {
  /** What is seen of the thing at a place while it is carried; undefined if it is not to be moved. */
  lift(from: Place): Face | undefined
  /** Whether it means something to drop it there. */
  accepts(from: Place, to: Place): boolean
  drop(from: Place, to: Place): void
  carry(face: Face, from: Place): Carried | undefined
}

interface Press {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly from: Place
  carried?: Carried | undefined
  over?: HTMLElement | undefined
}

/**
 * Lets things be dragged from place to place with mouse, pen or finger. A press that does not move stays a click, so the keyboard and
 * a tap use the same buttons. Returns how to end it.
 */
export function makeDraggable(root: HTMLElement, plan: DragPlan): () => void {
  let press: Press | undefined
  const listening = new AbortController()
  const { signal } = listening

  function down(event: PointerEvent): void {
    const { target } = event
    const from = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
    if (event.button !== 0 || !event.isPrimary || from === undefined) return
    press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from }
  }

  function move(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return
    if (press.carried === undefined) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return
      const face = targetsOf(press.from).length > 0 ? plan.lift(press.from) : undefined
      press.carried = face === undefined ? undefined : plan.carry(face, press.from)
      if (press.carried === undefined) {
        press = undefined
        return
      }
    }
    press.carried.moveTo(event.clientX, event.clientY)
    const over = targetAt(press.from, event.clientX, event.clientY)
    if (over === press.over) return
    delete press.over?.dataset.over
    if (over !== undefined) over.dataset.over = ''
    press.over = over
  }

  const targetsOf = (from: Place): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('[data-place]')].filter(({ dataset }) => plan.accepts(from, dataset.place!))

  /** By where things lie, not by what takes a touch: an empty place takes none. */
  const targetAt = (from: Place, x: number, y: number): HTMLElement | undefined =>
    targetsOf(from).find(target => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })

  function up(event: PointerEvent): void {
    if (press?.pointer !== event.pointerId) return
    const { carried, over, from } = press
    press = undefined
    if (carried === undefined) return
    carried.end()
    delete over?.dataset.over
    // The click that follows belongs to the drag.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (event.type === 'pointerup' && over?.dataset.place !== undefined) plan.drop(from, over.dataset.place)
  }

  root.addEventListener('pointerdown', down, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', up, { signal })
  document.addEventListener('pointercancel', up, { signal })
  return () => {
    press?.carried?.end()
    listening.abort()
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
