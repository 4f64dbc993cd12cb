import type { Lang } from '@sennik/engine'
import { type Component, type JSX, onCleanup, onMount } from 'solid-js'
import { render } from 'solid-js/web'
import type { Face, Place } from './board.ts'
import type { Stage } from './story-player.ts'
import './stage.css'

interface StageProps {
  readonly children: JSX.Element
  readonly lang: Lang
  readonly Card: Component<{ readonly face: Face; readonly lang: Lang }>
  /** Nothing travels: things fade in where they arrive. */
  readonly isCalm: boolean
  ready(stage: Stage | undefined): void
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The board with a sheet of glass over it, on which the story moves. */
export function StageFrame(props: StageProps) {
  let root!: HTMLDivElement
  let glass!: HTMLDivElement
  const ghosts = new Set<() => void>()

  const elementAt = (place: Place): HTMLElement | null => root.querySelector(`[data-place="${CSS.escape(place)}"]`)

  function boxOf(element: HTMLElement): Box {
    const base = glass.getBoundingClientRect()
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - base.left, y: top - base.top, width, height }
  }

  function put(className: string, { x, y, width, height }: Box): HTMLDivElement {
    const ghost = document.createElement('div')
    ghost.className = className
    Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    glass.append(ghost)
    ghosts.add(() => ghost.remove())
    return ghost
  }

  function putCard(face: Face, box: Box): HTMLDivElement {
    const ghost = put('stage__ghost', box)
    const { Card } = props
    ghosts.add(render(() => <Card face={face} lang={props.lang} />, ghost))
    return ghost
  }

  /** What came to a place on the glass travels on: it does not stay behind. */
  function pickUp(place: Place): void {
    for (const ghost of glass.querySelectorAll(`[data-lies="${CSS.escape(place)}"]`)) ghost.remove()
  }

  function leave(element: HTMLElement): void {
    element.dataset.leaving = ''
    ghosts.add(() => delete element.dataset.leaving)
  }

  const stage: Stage = {
    async travel(face, from, to, milliseconds, signal) {
      const [source, target] = [elementAt(from), elementAt(to)]
      if (target === null) return
      const end = boxOf(target)
      pickUp(from)
      const ghost = putCard(face, end)
      if (source === null || props.isCalm) {
        await played(ghost, [{ opacity: 0 }, { opacity: 1 }], milliseconds, signal)
        ghost.dataset.lies = to
        return
      }
      leave(source)
      const start = boxOf(source)
      const [x, y] = [start.x - end.x, start.y - end.y]
      const scale = start.width / end.width
      const lift = Math.min(40, Math.hypot(x, y) / 6)
      await played(
        ghost,
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})` },
          {
            transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(1 + scale) * 0.53}) rotate(${x > 0 ? -3 : 3}deg)`,
            offset: 0.5,
          },
          { transform: 'none' },
        ],
        milliseconds,
        signal,
      )
      ghost.dataset.lies = to
    },
    async turn(place, face, milliseconds, signal) {
      const element = elementAt(place)
      if (element === null) return
      const ghost = putCard(face, boxOf(element))
      ghost.dataset.lies = place
      if (props.isCalm) return played(ghost, [{ opacity: 0 }, { opacity: 1 }], milliseconds, signal)
      ghost.style.visibility = 'hidden'
      const half = milliseconds / 2
      await played(element, [{ transform: 'none' }, { transform: 'perspective(600px) rotateY(90deg)' }], half, signal)
      ghost.style.visibility = 'visible'
      await played(ghost, [{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'none' }], half, signal)
    },
    async glow(place, milliseconds, signal) {
      const element = elementAt(place)
      if (element === null) return
      const ghost = put('stage__glow', boxOf(element))
      await played(ghost, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], milliseconds, signal)
    },
    carry(face, from) {
      const source = elementAt(from)
      if (source === null) return { moveTo: () => undefined, end: () => undefined }
      const box = boxOf(source)
      const ghost = document.createElement('div')
      ghost.className = 'stage__ghost stage__carried'
      const { Card } = props
      const dispose = render(() => <Card face={face} lang={props.lang} />, ghost)
      Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` })
      glass.append(ghost)
      source.dataset.leaving = ''
      return {
        moveTo(x, y) {
          const base = glass.getBoundingClientRect()
          ghost.style.transform = `translate(${x - base.left - box.width / 2}px, ${y - base.top - box.height / 2}px) scale(1.06)`
        },
        end() {
          dispose()
          ghost.remove()
          delete source.dataset.leaving
        },
      }
    },
    clear() {
      for (const end of ghosts) end()
      ghosts.clear()
    },
  }

  onMount(() => props.ready(stage))
  onCleanup(() => {
    stage.clear()
    props.ready(undefined)
  })

  return (
    <div class="stage" ref={root}>
      {props.children}
      <div class="stage__glass" ref={glass} aria-hidden="true" />
    </div>
  )
}

/** Plays an animation to its end, or to the abort. */
async function played(element: HTMLElement, frames: Keyframe[], duration: number, signal: AbortSignal): Promise<void> {
  const animation = element.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'backwards' })
  const finish = (): void => animation.finish()
  if (signal.aborted) finish()
  else signal.addEventListener('abort', finish, { once: true })
  try {
    await animation.finished
  } catch {
    // Cancelled with its element: there is nothing left to show.
  }
  signal.removeEventListener('abort', finish)
}
