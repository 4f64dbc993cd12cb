import ghost from 'virtual:icon/ghost'
import { For, type JSX, Show } from 'solid-js'
import { Emblem } from '../../art/signs.tsx'
import { SHADOWS } from './cards/cards.ts'

/** The sign of a side: the emblem of a seat, or the Shadows. Fills its box, in the colour of what it stands on. */
export function SideSign(props: { readonly side: number }): JSX.Element {
  return (
    <Show when={props.side === SHADOWS} fallback={<Emblem seat={props.side} />}>
      <svg class="emblem" viewBox="0 0 512 512" aria-hidden="true">
        <For each={ghost}>{d => <path fill="currentColor" d={d} />}</For>
      </svg>
    </Show>
  )
}
