import type { Lang } from '@sennik/engine'
import { type JSX, Show } from 'solid-js'
import { CardFrame } from '../../art/card-frame.tsx'
import type { Face } from '../../table/board.ts'
import { Nine } from './back.tsx'
import { CatPicture, EmblemPath } from './cats.tsx'
import { CreaturePicture } from './creatures.tsx'
import { describe, printOf } from './faces.ts'
import './card.css'

/** A card of Koty, or the nine on its back. */
export function KotyCard(props: { readonly face: Face; readonly lang: Lang }): JSX.Element {
  return (
    <Show
      when={printOf(props.face, props.lang)}
      fallback={
        <CardFrame class="koty-card koty-nine" label={describe(props.face, props.lang).title}>
          <Nine />
        </CardFrame>
      }
    >
      {print => (
        <CardFrame
          class={`koty-card koty-${print().colour ?? props.face}`}
          label={`${describe(props.face, props.lang).title}. ${describe(props.face, props.lang).text}`}
          value={print().value}
          name={print().name}
          rule={print().rule}
          sign={
            <Show when={print().colour}>
              {colour => (
                <svg viewBox="-24 -24 48 48" aria-hidden="true">
                  <EmblemPath colour={colour()} />
                </svg>
              )}
            </Show>
          }
        >
          <Show when={props.face} keyed>
            {face => (
              <Show when={print().colour} fallback={<CreaturePicture face={face} />}>
                {colour => <CatPicture colour={colour()} value={Number(face)} />}
              </Show>
            )}
          </Show>
        </CardFrame>
      )}
    </Show>
  )
}
