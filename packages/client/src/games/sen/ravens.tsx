import raven from 'virtual:icon/raven'
import { For, type JSX, Show } from 'solid-js'
import { Silhouette } from '../../art/scenery.tsx'
import type { Raven } from './flocks.ts'

/** Around the origin, 100 across, seen from below. */
const IN_FLIGHT =
  'M-50-16C-34-30-15-22-6-7C-4-12 4-13 6-7C15-22 34-30 50-16C42-17 37-15 32-11C28-13 24-9 21-4C17-5 14 0 10 4L6 8L9 22L0 18L-9 22L-6 8L-10 4C-14 0-17-5-21-4C-24-9-28-13-32-11C-37-15-42-17-50-16Z'

/** The ravens of a land: as many in the picture as the number says. */
export function Ravens(props: { readonly flock: readonly Raven[] }): JSX.Element {
  return (
    <For each={props.flock}>
      {bird => (
        <Show
          when={bird.pose === 'sits'}
          fallback={
            <path
              class="art-raven"
              d={IN_FLIGHT}
              transform={`translate(${bird.x} ${bird.y}) rotate(${bird.turn ?? 0}) scale(${bird.size / 100})`}
            />
          }
        >
          <Silhouette
            class="art-raven"
            icon={raven}
            x={bird.x}
            y={bird.y + bird.size * 0.1}
            size={bird.size}
            flip={bird.flip ?? false}
          />
        </Show>
      )}
    </For>
  )
}
