import owl from 'virtual:icon/barn-owl'
import candle from 'virtual:icon/candle-light'
import cat from 'virtual:icon/cat'
import feather from 'virtual:icon/feather'
import fox from 'virtual:icon/fox'
import hedgehog from 'virtual:icon/hedgehog'
import hare from 'virtual:icon/rabbit-head'
import raven from 'virtual:icon/raven'
import rose from 'virtual:icon/rose'
import star from 'virtual:icon/round-star'
import key from 'virtual:icon/skeleton-key'
import bot from 'virtual:icon/vintage-robot'
import type { Avatar as AvatarName } from '@sennik/protocol'
import { For, type JSX } from 'solid-js'
import './signs.css'

/** A crescent in the box of the other signs. */
const moon: readonly string[] = ['M300 40A216 216 0 1 0 468 330A178 178 0 1 1 300 40Z']

const SIGNS: { readonly [A in AvatarName | 'bot']: readonly string[] } = {
  moon,
  star,
  candle,
  key,
  feather,
  rose,
  cat,
  raven,
  owl,
  fox,
  hare,
  hedgehog,
  bot,
}

/** The sign that goes with each player colour, so that colour never says anything alone. */
const EMBLEMS = ['moon', 'star', 'candle', 'key', 'feather', 'rose'] as const

function Sign(props: { readonly name: AvatarName | 'bot' }): JSX.Element {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <For each={SIGNS[props.name]}>{d => <path fill="currentColor" d={d} />}</For>
    </svg>
  )
}

/** Who a player chose to be, in a round frame; the colour is the seat's where there is one. Fills its box. */
export function Avatar(props: { readonly avatar: AvatarName | 'bot'; readonly seat?: number }): JSX.Element {
  return (
    <span class="avatar" classList={{ [`seat-colour-${props.seat}`]: props.seat !== undefined }}>
      <Sign name={props.avatar} />
    </span>
  )
}

/** The sign and colour of a seat. Fills its box. */
export function Emblem(props: { readonly seat: number }): JSX.Element {
  return (
    <span class={`emblem seat-colour-${props.seat}`}>
      <Sign name={EMBLEMS[props.seat % EMBLEMS.length]!} />
    </span>
  )
}
