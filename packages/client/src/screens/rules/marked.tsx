import { For } from 'solid-js'
import { pieces } from './search.ts'

/** A text in which the words that were looked for are marked. */
export function Marked(props: { readonly text: string; readonly words: readonly string[] }) {
  return (
    <For each={pieces(props.text, props.words)}>
      {piece => (piece.isFound ? <mark>{piece.text}</mark> : piece.text)}
    </For>
  )
}
