import { For, type JSX, Show } from 'solid-js'
import './cathedral-picture.css'

interface Part {
  /** The stone. */
  readonly stone: string
  /** Windows and doors, lit once it stands. */
  readonly glass: string
}

/** A pointed window around its foot. */
const lancet = (x: number, y: number, width: number, height: number): string =>
  `M${x - width} ${y}V${y - height}Q${x - width} ${y - height - width} ${x} ${y - height - width * 1.8}Q${x + width} ${y - height - width} ${x + width} ${y - height}V${y}Z`

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`

/** The parts in the order of building: 1A 1B 2A 2B 1C 1D 3A 3B 4A 4B 5A 6A 6B, in a box of 200 × 180. */
const PARTS: readonly Part[] = [
  { stone: 'M60 176V136H100V176Z', glass: 'M86 176V160Q88 150 100 144V176Z' },
  { stone: 'M100 176V136H140V176Z', glass: 'M114 176V160Q112 150 100 144V176Z' },
  { stone: 'M60 136V100H100V136Z', glass: lancet(72, 131, 4, 14) + lancet(88, 131, 4, 14) },
  { stone: 'M100 136V100H140V136Z', glass: lancet(112, 131, 4, 14) + lancet(128, 131, 4, 14) },
  { stone: 'M16 176L22 130H60V176Z', glass: lancet(42, 168, 5, 16) },
  { stone: 'M184 176L178 130H140V176Z', glass: lancet(158, 168, 5, 16) },
  { stone: 'M24 130V84H58V130Z', glass: lancet(34, 122, 3.4, 16) + lancet(48, 122, 3.4, 16) },
  { stone: 'M176 130V84H142V130Z', glass: lancet(166, 122, 3.4, 16) + lancet(152, 122, 3.4, 16) },
  { stone: 'M62 100V86L100 70V100Z', glass: round(84, 90, 4.5) },
  { stone: 'M138 100V86L100 70V100Z', glass: round(116, 90, 4.5) },
  { stone: 'M78 79.4L100 16L122 79.4L100 70Z', glass: round(100, 58, 6) + lancet(100, 48, 1.6, 6) },
  { stone: 'M21 84L41 20L61 84Z', glass: lancet(41, 76, 3.2, 12) },
  { stone: 'M179 84L159 20L139 84Z', glass: lancet(159, 76, 3.2, 12) },
]

/** The Cathedral as far as it stands; what is missing is a line of chalk. What it shows is said beside it. */
export function CathedralPicture(props: { readonly built: readonly boolean[] }): JSX.Element {
  return (
    <g class="kk-cathedral">
      <path class="kk-cathedral__ground" d="M4 176H196" />
      <For each={PARTS}>
        {(part, index) => (
          <g class="kk-cathedral__part" classList={{ 'is-built': props.built[index()] === true }}>
            <path class="kk-cathedral__stone" d={part.stone} />
            <Show when={props.built[index()]}>
              <path class="kk-cathedral__glass" d={part.glass} />
            </Show>
          </g>
        )}
      </For>
    </g>
  )
}
