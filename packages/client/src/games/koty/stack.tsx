import type { Lang } from '@sennik/engine'
import type { Land } from '@sennik/games/koty'
import { Index, type JSX, Show } from 'solid-js'
import type { Place } from '../../table/board.ts'
import { KotyCard } from './card.tsx'
import { BACK, faceOf } from './faces.ts'
import { MAX_NINES, peekOf } from './layout.ts'
import { doublings } from './situation.ts'
import './stack.css'

interface StackProps {
  readonly land: Land
  readonly lang: Lang
  readonly cardWidth: number
  /** Where cards come to and go from: the front of the stack. */
  readonly place?: Place
  /** No taller than its cards; lands beside each other leave room for the nines they may still get. */
  readonly isTight?: boolean
}

/** A land as it lies: nines that look out from under each other, what is on them, how often that counts, and what it comes to. */
export function Stack(props: StackProps): JSX.Element {
  const peek = (): number => peekOf(props.cardWidth)
  const cards = (): number => props.land.nines.length + (props.land.top === null ? 0 : 1)
  const room = (): number => (props.isTight ? Math.max(0, cards() - 1) : MAX_NINES)
  const above = (index: number): number => (room() - (cards() - 1 - index)) * peek()
  const times = (): number => 2 ** doublings(props.land)
  return (
    <span
      class="koty-stack"
      style={{ '--card': `${props.cardWidth}px`, '--front': `${room() * peek()}px` }}
      aria-hidden="true"
    >
      <Index each={props.land.nines}>
        {(_nine, index) => (
          <span
            class="koty-stack__card"
            classList={{ 'is-covered': index < cards() - 1 }}
            style={{ top: `${above(index)}px` }}
          >
            <KotyCard face={BACK} lang={props.lang} />
          </span>
        )}
      </Index>
      <span class="koty-stack__front" classList={{ 'is-empty': cards() === 0 }} data-place={props.place}>
        <Show when={props.land.top !== null}>
          <span class="koty-stack__card koty-stack__top">
            <KotyCard face={faceOf(props.land.top)} lang={props.lang} />
          </span>
        </Show>
      </span>
      <Show when={times() > 1}>
        <span class="koty-stack__times" style={{ top: `${above(0)}px` }} data-print={`×${times()}`} />
      </Show>
      <Show when={cards() > 0}>
        <span
          class="koty-stack__points"
          classList={{ 'is-nothing': props.land.points === 0 }}
          data-print={String(props.land.points)}
        />
      </Show>
    </span>
  )
}
