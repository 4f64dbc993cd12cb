import { createUniqueId, For, type JSX, Show } from 'solid-js'
import { CARD_CANVAS, type Canvas, hillPath, starField, starPath } from './landscape.ts'
import './scenery.css'

interface SkyProps {
  /** Which sky: the same name has the same stars. */
  readonly seed: string
  readonly canvas?: Canvas
  readonly stars?: number
  readonly moon?: { readonly x: number; readonly y: number; readonly r: number; readonly crescent?: boolean }
}

/** Sky, stars and a moon with its glow. Colours come from `--sky-high`, `--sky-low`, `--star` and `--moon`. */
export function NightSky(props: SkyProps): JSX.Element {
  const id = createUniqueId()
  const canvas = (): Canvas => props.canvas ?? CARD_CANVAS
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop class="art-sky-high" />
          <stop class="art-sky-mid" offset=".55" />
          <stop class="art-sky-low" offset="1" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop class="art-glow" />
          <stop class="art-glow-out" offset="1" />
        </radialGradient>
      </defs>
      <rect width={canvas().width} height={canvas().height} fill={`url(#${id}s)`} />
      <path
        class="art-star"
        d={starPath(starField(props.seed, props.stars ?? 26, { ...canvas(), height: canvas().height * 0.6 }))}
      />
      <Show when={props.moon}>
        {moon => (
          <>
            <circle cx={moon().x} cy={moon().y} r={moon().r * 2.6} fill={`url(#${id}g)`} />
            <Show
              when={moon().crescent}
              fallback={<circle class="art-moon" cx={moon().x} cy={moon().y} r={moon().r} />}
            >
              <path
                class="art-moon"
                transform={`translate(${moon().x} ${moon().y}) scale(${moon().r / 50})`}
                d={CRESCENT}
              />
            </Show>
          </>
        )}
      </Show>
    </>
  )
}

/** A crescent around the origin, 100 across. */
export const CRESCENT = 'M16-48A50 50 0 1 0 47 22A41 41 0 1 1 16-48Z'

interface HillsProps {
  readonly seed: string
  readonly canvas?: Canvas
  /** From far to near: where each range lies and how it swells. The nearest three have colours. */
  readonly ranges: readonly (readonly [base: number, swell: number])[]
}

/** Ranges of hills, the far ones hazier: `--hill-far`, `--hill-mid`, `--hill-near`. */
export function Hills(props: HillsProps): JSX.Element {
  const shades = (): readonly string[] => ['far', 'mid', 'near'].slice(-props.ranges.length)
  return (
    <For each={props.ranges}>
      {([base, swell], index) => (
        <path
          class={`art-hill-${shades()[index()]}`}
          d={hillPath(`${props.seed} ${index()}`, base, swell, props.canvas ?? CARD_CANVAS)}
        />
      )}
    </For>
  )
}

interface SilhouetteProps {
  /** Path data in a box of 512 × 512. */
  readonly icon: readonly string[]
  /** Where the middle of its foot stands. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
  readonly turn?: number
  readonly class?: string
}

/** A figure of cut paper: dark, with a rim of light on the side of the moon. */
export function Silhouette(props: SilhouetteProps): JSX.Element {
  const scale = (): number => props.size / 512
  const place = (dx: number, dy: number): string =>
    `translate(${props.x + dx} ${props.y + dy}) rotate(${props.turn ?? 0}) scale(${props.flip ? -scale() : scale()} ${scale()}) translate(-256 -512)`
  return (
    <g class={props.class ?? 'art-figure'}>
      <For each={props.icon}>{d => <path class="art-rim" d={d} transform={place(-1.4, -1.4)} />}</For>
      <For each={props.icon}>{d => <path d={d} transform={place(0, 0)} />}</For>
    </g>
  )
}
