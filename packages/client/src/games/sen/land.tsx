import type { Seat } from '@sennik/engine'
import type { View } from '@sennik/games/sen'
import { createEffect, For, type JSX, on, Show } from 'solid-js'
import { seeded } from '../../art/seeded.ts'
import { Emblem } from '../../art/signs.tsx'
import type { BoardProps, Face } from '../../table/board.ts'
import { SenCard } from './card.tsx'
import { BACK, spoken } from './faces.ts'
import { isLook, meantByLand } from './intent.ts'
import { isPointedAt, knownTo, moveWords, nameOf, remembered, stepOf, wordsFor } from './situation.ts'
import './land.css'

interface LandProps {
  readonly board: BoardProps<View>
  readonly owner: Seat
  readonly slot: number
}

/** After a press that already looked, or let go of what was looked at, the click that follows means nothing more. */
let hasLooked = false
for (const end of ['pointerup', 'pointercancel'] as const)
  globalThis.document?.addEventListener(end, () => setTimeout(() => (hasLooked = false)), true)

/** A touch or key this soon after a land was turned down again is the one that turned it down. */
const SAME_TOUCH = 50
const SAME_KEY = 500

/** One face-down land: a button that means whatever the step asks of lands. */
export function Land(props: LandProps): JSX.Element {
  const place = (): string => `land-${props.owner}-${props.slot}`
  const meant = () => meantByLand(stepOf(props.board.view), props.board.you, props.owner, props.slot)
  const isOffered = (): boolean => props.board.choices.has(meant())
  const glimpse = (): Face | undefined => props.board.glimpses.get(place())
  const memory = (): Face | undefined => remembered(props.board.view, props.owner, props.slot)
  const watchers = () => knownTo(props.board.view, props.board.seats, props.owner, props.slot)
  const isChosen = (): boolean => isPointedAt(props.board.view, props.owner, props.slot)
  const titleOf = (face: Face): string => spoken(face, props.board.lang)
  const label = (): string => {
    const words = wordsFor(props.board)
    const land =
      props.owner === props.board.you
        ? words.land(props.slot)
        : words.landOf(nameOf(props.board, props.owner), props.slot)
    const seen = glimpse()
    const known = memory()
    const parts = [isOffered() ? moveWords(props.board, meant()) : land]
    if (seen !== undefined) parts.push(titleOf(seen))
    else if (known !== undefined) parts.push(words.remembered(titleOf(known)))
    if (isChosen()) parts.push(words.chosen)
    if (watchers().length > 0)
      parts.push(
        words.knownTo(
          watchers()
            .map(face => face.name)
            .join(', '),
        ),
      )
    return parts.join(', ')
  }
  let turnedDown = Number.NEGATIVE_INFINITY
  createEffect(
    on(glimpse, (face, before) => {
      if (face === undefined && before !== undefined) turnedDown = performance.now()
    }),
  )
  const wasJustSeen = (within: number): boolean => performance.now() - turnedDown < within
  /** Laid by hand, not by a machine. */
  const lean = seeded(place())() * 3 - 1.5

  return (
    <button
      type="button"
      class="land"
      classList={{ 'is-offered': isOffered(), 'is-chosen': isChosen(), 'is-seen': glimpse() !== undefined }}
      style={{ '--lean': `${lean}deg` }}
      data-place={place()}
      aria-label={label()}
      aria-disabled={!isOffered()}
      onPointerDown={event => {
        if (event.button !== 0) return
        const letsGo = wasJustSeen(SAME_TOUCH)
        const looks = !letsGo && isOffered() && isLook(meant())
        hasLooked = letsGo || looks
        if (looks) props.board.choose(meant())
      }}
      onClick={event => {
        const isKey = event.detail === 0
        if (isKey ? !wasJustSeen(SAME_KEY) : !hasLooked) props.board.choose(meant())
      }}
    >
      <span class="land__card" aria-hidden="true">
        <SenCard face={glimpse() ?? BACK} lang={props.board.lang} />
        <Show when={glimpse() === undefined && memory()}>
          {face => (
            <span class="land__memory">
              <SenCard face={face()} lang={props.board.lang} />
            </span>
          )}
        </Show>
        <Show when={watchers().length > 0}>
          <span class="land__watchers" aria-hidden="true">
            <For each={watchers()}>{face => <Emblem seat={face.seat} />}</For>
          </span>
        </Show>
      </span>
    </button>
  )
}
