import type { JSX } from 'solid-js'
import './sign.css'

/** The signs of buttons, all drawn with one pen. */
const SIGNS = {
  close: 'M6 6l12 12M18 6L6 18',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  undo: 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  skip: 'M5 6l7 6-7 6M13 6l7 6-7 6',
  choices: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  lantern:
    'M9.5 5.5a2.5 2.5 0 0 1 5 0M7.5 5.5h9M8.5 5.5L7 18h10L15.5 5.5M5.5 20.5h13M12 9.2c1.7 1.9 2.2 2.8 2.2 3.8a2.2 2.2 0 0 1-4.4 0c0-1 .5-1.9 2.2-3.8',
  back: 'M15 5l-7 7 7 7',
  log: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings:
    'M4 7h9.4M18.6 7h1.4M4 17h1.4M10.6 17h9.4M13.4 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M5.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
} as const

/** A picture without a name: the button around it has one. */
export function Sign(props: { readonly of: keyof typeof SIGNS }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[props.of]} />
    </svg>
  )
}
