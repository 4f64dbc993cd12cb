import { createEffect, createSignal, onCleanup, Show } from 'solid-js'
import type { Place } from '../table/board.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const isSameBox = (one: Box | undefined, other: Box | undefined): boolean =>
  one?.left === other?.left && one?.top === other?.top && one?.width === other?.width && one?.height === other?.height

const elementAt = (place: Place): Element | null => document.querySelector(`[data-place="${CSS.escape(place)}"]`)

/** Whether something lies over its middle, or it is out of sight. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, top + height / 2)
  return met === null || !(element.contains(met) || met.contains(element))
}

/**
 * Of places that are touched one after the other, the first that is there and not chosen yet. A thing that is covered by the text one
 * reads of it is used from there.
 */
const next = (places: readonly Place[]): Element | null | undefined => {
  const elements = places.map(elementAt)
  const meant = elements.find(element => element?.closest('[aria-pressed="true"]') === null) ?? elements.at(-1)
  return meant && isCovered(meant) ? (elementAt('act') ?? meant) : meant
}

/** A ring around a place of the board, wherever it moves. Only for the eye: the guide says the same in words. */
export function Pointer(props: { readonly place: Place | readonly Place[] | undefined }) {
  const [box, setBox] = createSignal<Box | undefined>(undefined, { equals: isSameBox })
  createEffect(() => {
    const { place } = props
    if (place === undefined) {
      setBox(undefined)
      return
    }
    let frame = 0
    const follow = (): void => {
      const rect = next([place].flat())?.getBoundingClientRect()
      setBox(rect?.width ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : undefined)
      frame = requestAnimationFrame(follow)
    }
    follow()
    onCleanup(() => cancelAnimationFrame(frame))
  })
  return (
    <Show when={box()}>
      {at => (
        <div
          class="pointer"
          aria-hidden="true"
          style={{
            left: `${at().left}px`,
            top: `${at().top}px`,
            width: `${at().width}px`,
            height: `${at().height}px`,
          }}
        />
      )}
    </Show>
  )
}
