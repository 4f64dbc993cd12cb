import { Show } from 'solid-js'
import type { SeatFace } from './board.ts'
import './seat-name.css'

/** A name, and what kind of player a bot is where there is room for all of it. */
export function SeatName(props: { readonly face: SeatFace | undefined }) {
  return (
    <span class="seat-name">
      <span class="seat-name__name">{props.face?.name}</span>
      <Show when={props.face?.level}>{level => <span class="seat-name__level">, {level()}</span>}</Show>
    </span>
  )
}
