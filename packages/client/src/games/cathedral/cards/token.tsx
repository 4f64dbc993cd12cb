import bat from 'virtual:icon/bat'
import tower from 'virtual:icon/white-tower'
import { For, type JSX, Match, Switch } from 'solid-js'
import { SideSign } from '../side-sign.tsx'
import type { Shown } from './cards.ts'
import './token.css'

type Piece = Extract<Shown, { readonly is: 'unit' } | { readonly is: 'winged' } | { readonly is: 'fort' }>

/** A figure that travels over the table: the colour and the sign of its side. */
export function Token(props: { readonly shown: Piece; readonly label: string }): JSX.Element {
  const side = (): number => (props.shown.is === 'fort' ? -1 : props.shown.side)
  return (
    <div class="kk-token" role="img" aria-label={props.label}>
      <span class={`kk-token__disc kk-token__disc--${props.shown.is} kk-side-${side()}`} aria-hidden="true">
        <Switch fallback={<SideSign side={side()} />}>
          <Match when={props.shown.is === 'fort'}>
            <Figure paths={tower} />
          </Match>
          <Match when={props.shown.is === 'winged'}>
            <Figure paths={bat} />
          </Match>
        </Switch>
      </span>
    </div>
  )
}

const Figure = (props: { readonly paths: readonly string[] }): JSX.Element => (
  <svg viewBox="0 0 512 512" aria-hidden="true">
    <For each={props.paths}>{d => <path fill="currentColor" d={d} />}</For>
  </svg>
)
