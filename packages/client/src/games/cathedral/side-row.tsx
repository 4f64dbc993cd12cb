import wing from 'virtual:icon/feathered-wing'
import tower from 'virtual:icon/stone-tower'
import { type JSX, Show } from 'solid-js'
import { SHADOWS } from './cards/cards.ts'
import type { Presence } from './presence.ts'
import { SideSign } from './side-sign.tsx'

/** A gate between two towers: a Stronghold. */
const GATE = 'M1 23V4H4V7H6V4H9V10H15V4H18V7H20V4H23V23H16V17A4 4 0 0 0 8 17V23Z'

/** All of one side in an area, in one row: its sign, how many units, its Fort with the level, its Winged. */
export function SideRow(props: { readonly here: Presence }): JSX.Element {
  return (
    <span class={`side-row side-${props.here.side}`} classList={{ 'side-row--shadow': props.here.side === SHADOWS }}>
      <span class="side-row__units">
        <SideSign side={props.here.side} />
        <Show when={props.here.units > 0}>
          <b data-print={props.here.units} />
        </Show>
      </span>
      <Show when={props.here.fort > 0 || props.here.hasStronghold}>
        <span class="side-row__fort">
          {props.here.hasStronghold ? <Figure path={GATE} box={24} /> : <Figure path={tower[0]!} box={512} />}
          <Show when={props.here.fort > 0}>
            <b data-print={props.here.fort} />
          </Show>
        </span>
      </Show>
      <Show when={props.here.hasWinged}>
        <span class="side-row__wing" data-place={`wing-${props.here.side}`}>
          <Figure path={wing[0]!} box={512} />
        </span>
      </Show>
    </span>
  )
}

const Figure = (props: { readonly path: string; readonly box: number }): JSX.Element => (
  <svg viewBox={`0 0 ${props.box} ${props.box}`} aria-hidden="true">
    <path fill="currentColor" d={props.path} />
  </svg>
)
