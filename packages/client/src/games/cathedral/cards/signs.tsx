import owl from 'virtual:icon/barn-owl'
import axe from 'virtual:icon/battle-axe'
import candle from 'virtual:icon/candle-light'
import mask from 'virtual:icon/duality-mask'
import fangs from 'virtual:icon/fangs'
import steps from 'virtual:icon/footsteps'
import giant from 'virtual:icon/giant'
import smile from 'virtual:icon/gluttonous-smile'
import hood from 'virtual:icon/hood'
import book from 'virtual:icon/open-book'
import panFlute from 'virtual:icon/pan-flute'
import star from 'virtual:icon/round-star'
import eye from 'virtual:icon/semi-closed-eye'
import key from 'virtual:icon/skeleton-key'
import sparkles from 'virtual:icon/sparkles'
import pick from 'virtual:icon/war-pick'
import tower from 'virtual:icon/white-tower'
import wolf from 'virtual:icon/wolf-head'
import type { StepKind } from '@sennik/games/cathedral'
import { For, type JSX } from 'solid-js'
import './signs.css'

/** The symbols of areas, turns and steps, in a box of 24: eye, hand, flame, root. Filled by even and odd. */
const SYMBOL_PATHS: readonly string[] = [
  'M1.5 12C5.5 5 18.5 5 22.5 12C18.5 19 5.5 19 1.5 12ZM12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6ZM12 9.8A2.2 2.2 0 1 1 12 14.2A2.2 2.2 0 1 1 12 9.8Z',
  'M7.5 22.5V16L3.7 11.4A1.55 1.55 0 0 1 6.1 9.4L8 11.5V4.4A1.4 1.4 0 0 1 10.8 4.4V10H11.3V2.9A1.4 1.4 0 0 1 14.1 2.9V10H14.6V4.2A1.4 1.4 0 0 1 17.4 4.2V11H17.9V7A1.35 1.35 0 0 1 20.6 7V15.2C20.6 18.4 18.6 19.6 17.8 22.5Z',
  'M12.4 1C13 6 19.2 8.6 19.2 15.2A7.2 7.2 0 0 1 4.8 15.2C4.8 11.2 8 9.8 8.4 5.8C10.6 7.2 11.2 8.8 11 10.6C12.8 8.2 13 4 12.4 1ZM12 13C10.4 15 9.3 16 9.3 18A2.7 2.7 0 0 0 14.7 18C14.7 16 13.6 15 12 13Z',
  'M10.4 1H13.6V7.8C16.6 8.6 19.2 10.6 20.2 14L22.4 20.5H19.4L17.6 15.4C16.8 13.2 15.4 12.1 13.6 11.6V23H10.4V11.6C8.6 12.1 7.2 13.2 6.4 15.4L4.6 20.5H1.6L3.8 14C4.8 10.6 7.4 8.6 10.4 7.8Z',
]

/** The actions, in a box of 512: develop, fortify, summon, ritual, maneuver. */
export const ACTION_PATHS: readonly (readonly string[])[] = [book, tower, hood, candle, steps]

/** In a box of 512, by number. */
const NIGHTMARE_PATHS: readonly (readonly string[])[] = [panFlute, wolf, mask, owl, giant, key, pick, smile]

export const nightmarePaths = (number: number): readonly string[] => NIGHTMARE_PATHS[number - 1] ?? fangs

const STEP_PATHS: { readonly [K in StepKind]: string } = {
  path: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 6.4A5.6 5.6 0 1 1 12 17.6A5.6 5.6 0 1 1 12 6.4Z',
  vision: 'M12 1L23 12L12 23L1 12ZM12 6L18 12L12 18L6 12Z',
  seal: 'M3 3H21V21H3Z',
}

/** A lancet window: a piece of the Cathedral. */
const WINDOW =
  'M3 23V11C3 6 8 2 12 .6C16 2 21 6 21 11V23ZM6 20H10.6V9L8 10.4C6.6 11.4 6 12 6 13ZM13.4 9V20H18V13C18 12 17.4 11.4 16 10.4Z'
const SHIELD = 'M12 1L21.5 4.5V11C21.5 17 17 21.5 12 23.4C7 21.5 2.5 17 2.5 11V4.5Z'

/** A sign as tall as the text around it; what it means is said beside it. */
function Sign(props: {
  readonly paths: readonly string[]
  readonly box: 24 | 512
  readonly class?: string
}): JSX.Element {
  return (
    <svg class={`kk-sign ${props.class ?? ''}`} viewBox={`0 0 ${props.box} ${props.box}`} aria-hidden="true">
      <For each={props.paths}>{d => <path d={d} />}</For>
    </svg>
  )
}

export const SymbolSign = (props: { readonly symbol: number }): JSX.Element => (
  <Sign class={`kk-symbol-${props.symbol}`} paths={[SYMBOL_PATHS[props.symbol] ?? '']} box={24} />
)
export const ActionSign = (props: { readonly action: number }): JSX.Element => (
  <Sign paths={ACTION_PATHS[props.action] ?? []} box={512} />
)
export const StepSign = (props: { readonly kind: StepKind }): JSX.Element => (
  <Sign paths={[STEP_PATHS[props.kind]]} box={24} />
)
export const NightmareSign = (props: { readonly number: number }): JSX.Element => (
  <Sign paths={nightmarePaths(props.number)} box={512} />
)
export const PieceSign = (): JSX.Element => <Sign paths={[WINDOW]} box={24} />
export const AttackSign = (): JSX.Element => <Sign class="kk-attack" paths={axe} box={512} />
export const DefenceSign = (): JSX.Element => <Sign class="kk-defence" paths={[SHIELD]} box={24} />
export const PointSign = (): JSX.Element => <Sign class="kk-point" paths={star} box={512} />
export const EventSign = (): JSX.Element => <Sign paths={sparkles} box={512} />
export const DreamSign = (): JSX.Element => <Sign paths={eye} box={512} />
