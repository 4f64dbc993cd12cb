import { onMount } from 'solid-js'
import { Avatar } from '../art/signs.tsx'
import type { SeatFace } from './board.ts'
import './curtain.css'
import { tableWords } from './words.ts'

/** Hides the table while the device goes from hand to hand. */
export function Curtain(props: { readonly face: SeatFace; here(): void }) {
  let button!: HTMLButtonElement
  onMount(() => button.focus())
  return (
    <section class="curtain">
      <span class="curtain__avatar">
        <Avatar avatar={props.face.avatar} seat={props.face.seat} />
      </span>
      <h2>{tableWords().curtain.title(props.face.name)}</h2>
      <p>{tableWords().curtain.sentence}</p>
      <button ref={button} type="button" class="button button--candle button--large" onClick={() => props.here()}>
        {tableWords().curtain.ready(props.face.name)}
      </button>
    </section>
  )
}
