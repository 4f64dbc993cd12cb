import { Show } from 'solid-js'
import type { SeatFace } from './board.ts'
import './seat-name.css'

/** A name, and what kind of player a bot is. */
export function SeatName(props: { readonly face: SeatFace | undefined }) {
  return (
    <>
      {props.face?.name}
      <Show when={props.face?.level}>{level => <span class="seat-name__level">, {level()}</span>}</Show>
    </>
  )
}
