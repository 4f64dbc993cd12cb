import take from 'virtual:icon/card-draw'
import swap from 'virtual:icon/card-exchange'
import peek from 'virtual:icon/semi-closed-eye'
import type { Lang } from '@sennik/engine'
import { For, type JSX, Show } from 'solid-js'
import { CardFrame } from '../../art/card-frame.tsx'
import type { Face } from '../../table/board.ts'
import { Back } from './back.tsx'
import { describe, printOf } from './faces.ts'
import { LandPicture } from './lands.tsx'
import './back.css'
import './lands.css'

const ACTION_SIGNS: { readonly [face: Face]: readonly string[] } = { T: take, P: peek, S: swap }

/** A land of Sen, or its back. */
export function SenCard(props: { readonly face: Face; readonly lang: Lang }): JSX.Element {
  return (
    <Show
      when={printOf(props.face, props.lang)}
      fallback={
        <CardFrame class="sen-back" label={describe(props.face, props.lang).title}>
          <Back />
        </CardFrame>
      }
    >
      {print => (
        <CardFrame
          class={`sen-land-${props.face}`}
          label={`${describe(props.face, props.lang).title}. ${describe(props.face, props.lang).text}`}
          value={String(print().ravens)}
          name={print().name}
          action={print().action}
          rule={print().rule}
          sign={
            <Show when={ACTION_SIGNS[props.face]}>
              {paths => (
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <For each={paths()}>{d => <path fill="currentColor" d={d} />}</For>
                </svg>
              )}
            </Show>
          }
        >
          <Show when={props.face} keyed>
            {face => <LandPicture face={face} />}
          </Show>
        </CardFrame>
      )}
    </Show>
  )
}
