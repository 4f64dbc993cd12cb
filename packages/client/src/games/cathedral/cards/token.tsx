import bat from 'virtual:icon/bat'
import ghost from 'virtual:icon/floating-ghost'
import hood from 'virtual:icon/hood'
import tower from 'virtual:icon/white-tower'
import { For, type JSX } from 'solid-js'
import type { Shown } from './cards.ts'
import './token.css'

type Piece = Extract<Shown, { readonly is: 'unit' } | { readonly is: 'winged' } | { readonly is: 'fort' }>

const SHADOWS = 4

/** Each seat has a shape as well as a colour: a disc, a square on its tip, a shield, a six-sided stone; Shadows are ragged. */
export const SIDE_SHAPES: readonly string[] = [
  'M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1Z',
  'M12 0L24 12L12 24L0 12Z',
  'M2 2H22V13C22 19 17 22 12 24C7 22 2 19 2 13Z',
  'M6 1.6H18L24 12L18 22.4H6L0 12Z',
  'M12 0L15 5L21 3L20 9L24 12L20 15L21 21L15 19L12 24L9 19L3 21L4 15L0 12L4 9L3 3L9 5Z',
]

/** A figure of wood that travels over the table: square, as large as its box. */
export function Token(props: { readonly shown: Piece; readonly label: string }): JSX.Element {
  const side = (): number => (props.shown.is === 'fort' ? -1 : props.shown.side)
  const paths = (): readonly string[] => {
    if (props.shown.is === 'fort') return tower
    if (props.shown.is === 'winged') return bat
    return side() === SHADOWS ? ghost : hood
  }
  return (
    <div class={`kk-token kk-side-${side()}`} role="img" aria-label={props.label}>
      <svg viewBox="-1 -1 26 26" aria-hidden="true">
        <path class="kk-token__shape" d={SIDE_SHAPES[side()] ?? 'M1 4H23V22H1Z'} />
        <For each={paths()}>
          {d => <path class="kk-token__figure" transform="translate(4.5 4.5) scale(.0293)" d={d} />}
        </For>
      </svg>
    </div>
  )
}
