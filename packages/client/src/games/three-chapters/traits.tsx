import beard from 'virtual:icon/beard'
import crown from 'virtual:icon/crown'
import mask from 'virtual:icon/domino-mask'
import fangs from 'virtual:icon/fangs'
import windmill from 'virtual:icon/paper-windmill'
import paw from 'virtual:icon/paw-print'
import star from 'virtual:icon/round-star'
import sparkles from 'virtual:icon/sparkles'
import hat from 'virtual:icon/top-hat'
import type { Token, Trait } from '@sennik/games/three-chapters'
import { For, type JSX } from 'solid-js'
import './traits.css'

/** A sign for each trait: a shape of its own, so that no colour is needed to tell them apart. */
export const TRAIT_ICONS: { readonly [T in Trait]: readonly string[] } = {
  monster: fangs,
  magical: sparkles,
  villain: mask,
  animal: paw,
  child: windmill,
  dwarf: beard,
  wonderland: hat,
  royal: crown,
}

const TOKEN_PATHS: { readonly [T in Token]: readonly string[] } = {
  hearts: [
    'M256 456C90 330 36 246 36 172C36 100 92 52 152 52C198 52 236 78 256 116C276 78 314 52 360 52C420 52 476 100 476 172C476 246 422 330 256 456Z',
  ],
  gems: ['M140 76H372L476 200L256 456L36 200ZM84 190H428L356 108H156Z'],
  stars: star,
}

function Sign(props: { readonly paths: readonly string[] }): JSX.Element {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <For each={props.paths}>{d => <path fill="currentColor" fill-rule="evenodd" d={d} />}</For>
    </svg>
  )
}

export function TraitSign(props: { readonly trait: Trait }): JSX.Element {
  return (
    <span class={`trait trait-${props.trait}`}>
      <Sign paths={TRAIT_ICONS[props.trait]} />
    </span>
  )
}

/** A heart, a gem or a star: its shape and its colour. */
export function TokenSign(props: { readonly token: Token }): JSX.Element {
  return (
    <span class={`token token-${props.token}`}>
      <Sign paths={TOKEN_PATHS[props.token]} />
    </span>
  )
}
