import type { Colour } from '@sennik/games/koty'
import { For, type JSX, Match, Switch } from 'solid-js'
import { hillPath, starField, starPath } from '../../art/landscape.ts'
import { CRESCENT } from '../../art/scenery.tsx'

/*
 * Four characters, told apart without their colours: Stripes sits tall with pointed ears, Spots is a loaf with round ones, Patch walks
 * with the tail up and one ear bent, Shell sleeps curled up. Painted in a box of 250 × 350, feet at 322.
 */

/** The sign of a colour around the origin, 40 across. */
const EMBLEMS: { readonly [C in Colour]: string } = {
  blue: 'M6-19A20 20 0 1 0 19 9A16.4 16.4 0 1 1 6-19Z',
  yellow:
    'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11M-3-14L0-22L3-14ZM-3 14L0 22L3 14ZM-14-3L-22 0L-14 3ZM14-3L22 0L14 3ZM-12-8L-16-16L-8-12ZM12-8L16-16L8-12ZM-12 8L-16 16L-8 12ZM12 8L16 16L8 12Z',
  green: 'M-14 16C-24-4-8-20 18-18C20 8 4 22-11 13L-17 20L-20 17Z',
  pink: 'M-4 19C-20 17-21-9-3-16C15-21 25-1 16 11C9 20-6 15-6 2C-6-6 5-9 8-1C10 5 3 8 1 3',
}

/** The sign of a colour, drawn where its svg stands: filled, but for the shell, which is one winding line. */
export function EmblemPath(props: { readonly colour: Colour; readonly transform?: string }): JSX.Element {
  return (
    <path
      class="koty-emblem"
      classList={{ 'koty-emblem--line': props.colour === 'pink' }}
      d={EMBLEMS[props.colour]}
      transform={props.transform}
    />
  )
}

const Stripes = (): JSX.Element => (
  <>
    <path class="koty-tail" d="M166 306C226 310 232 252 206 232C190 218 202 194 220 206" />
    <path class="koty-tail-mark" d="M210 292l10 12M216 254l16-8M200 212l4 16" />
    <path class="koty-fur" d="M82 322C74 262 98 236 102 200H158C162 236 186 262 178 322C172 328 88 328 82 322Z" />
    <path
      class="koty-fur"
      d="M86 148L80 78L116 110C125 107 135 107 144 110L180 78L174 148C180 186 158 210 130 210C102 210 80 186 86 148Z"
    />
    <path class="koty-inner" d="M92 120L89 97L106 112ZM168 120L171 97L154 112Z" />
    <path
      class="koty-mark"
      d="M130 112V136M117 114L120 132M143 114L140 132M88 168l17 4M89 182l15-1M172 168l-17 4M171 182l-15-1"
    />
    <path
      class="koty-mark"
      d="M88 254C96 260 102 262 108 262M82 278C92 284 100 286 108 285M84 302C92 306 98 307 104 306M172 254C164 260 158 262 152 262M178 278C168 284 160 286 152 285M176 302C168 306 162 307 156 306"
    />
    <path class="koty-light" d="M116 216C114 250 118 300 130 322C142 300 146 250 144 216Z" />
    <path class="koty-line" d="M112 322C110 300 112 280 116 262M148 322C150 300 148 280 144 262" />
    <Face x={130} y={164} open />
  </>
)

const Spots = (): JSX.Element => (
  <>
    <path class="koty-fur" d="M30 322C18 244 66 208 125 208C184 208 232 244 220 322C214 330 36 330 30 322Z" />
    <path
      class="koty-mark-fill"
      d="M60 262a13 11 0 1 0 26 0a13 11 0 1 0-26 0M168 250a15 12 0 1 0 30 0a15 12 0 1 0-30 0M182 288a11 10 0 1 0 22 0a11 10 0 1 0-22 0M42 292a10 9 0 1 0 20 0a10 9 0 1 0-20 0"
    />
    <path
      class="koty-fur"
      d="M58 188C50 142 62 118 78 122C88 124 94 134 98 142C114 136 136 136 152 142C156 134 162 124 172 122C188 118 200 142 192 188C196 228 164 248 125 248C86 248 54 228 58 188Z"
    />
    <path
      class="koty-inner"
      d="M70 152C68 138 74 132 80 136C84 140 84 146 82 150ZM180 152C182 138 176 132 170 136C166 140 166 146 168 150Z"
    />
    <path
      class="koty-mark-fill"
      d="M112 152a9 8 0 1 0 18 0a9 8 0 1 0-18 0M136 164a6 6 0 1 0 12 0a6 6 0 1 0-12 0M64 186a7 8 0 1 0 14 0a7 8 0 1 0-14 0"
    />
    <path class="koty-tail" d="M204 310C160 330 96 332 70 312" />
    <path class="koty-tail-mark" d="M100 314l-2 14M130 318v14M160 316l2 14" />
    <Face x={125} y={200} open wide />
  </>
)

const Patch = (): JSX.Element => (
  <>
    <path class="koty-tail" d="M202 244C244 226 206 168 226 132C234 116 250 128 240 142" />
    <path
      class="koty-fur"
      d="M76 240C92 214 160 214 196 224C226 234 222 266 214 282V318C214 326 190 326 190 318L186 290C162 298 126 298 108 290L106 318C106 326 82 326 82 318L80 276C66 268 66 252 76 240Z"
    />
    <path
      class="koty-mark-fill"
      d="M146 218C166 216 186 220 198 226C216 234 216 250 210 258C190 268 150 258 146 218Z"
    />
    <path
      class="koty-fur"
      d="M32 186L26 122L60 148C72 144 88 144 100 148L122 138C140 130 146 150 132 160L130 186C136 222 112 244 80 244C48 244 26 222 32 186Z"
    />
    <path
      class="koty-mark-fill"
      d="M92 150L100 148L122 138C140 130 146 150 132 160L130 186C132 200 128 212 122 220C104 222 86 208 88 184C88 170 90 158 92 150Z"
    />
    <path class="koty-inner" d="M38 164L35 142L52 154Z" />
    <path class="koty-line" d="M118 142C128 150 130 158 128 166" />
    <Face x={80} y={196} open />
  </>
)

const Shell = (): JSX.Element => (
  <>
    <path
      class="koty-cushion"
      d="M14 300C10 276 36 268 125 268C214 268 240 276 236 300C240 330 214 334 125 334C36 334 10 330 14 300Z"
    />
    <path class="koty-cushion-seam" d="M22 302C60 316 190 316 228 302" />
    <path
      class="koty-fur"
      d="M28 272C20 206 76 172 134 174C200 176 232 224 222 270C214 304 168 306 124 304C74 304 34 306 28 272Z"
    />
    <path class="koty-line" d="M196 214C170 188 128 190 112 204M214 262C204 288 160 290 130 286" />
    <path class="koty-tail" d="M214 268C204 306 132 304 96 290" />
    <path
      class="koty-fur"
      d="M24 246C20 224 22 206 34 194L54 210C66 204 82 204 94 210L114 194C126 206 128 224 124 246C132 262 108 288 74 288C40 288 16 262 24 246Z"
    />
    <path class="koty-inner" d="M33 220C32 210 34 206 37 204L47 213ZM115 220C116 210 114 206 111 204L101 213Z" />
    <path class="koty-zzz" d="M150 128h16l-16 18h16M176 96h22l-22 24h22" />
    <Face x={74} y={246} />
  </>
)

/** Eyes, nose and whiskers; asleep unless `open`. */
function Face(props: {
  readonly x: number
  readonly y: number
  readonly open?: boolean
  readonly wide?: boolean
}): JSX.Element {
  const apart = (): number => (props.wide ? 34 : 24)
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <Switch fallback={<path class="koty-lid" d={`M${-apart() - 9} -2q9 9 18 0M${apart() - 9} -2q9 9 18 0`} />}>
        <Match when={props.open}>
          <ellipse class="koty-eye" cx={-apart()} cy="-4" rx="9.5" ry="11" />
          <ellipse class="koty-eye" cx={apart()} cy="-4" rx="9.5" ry="11" />
          <ellipse class="koty-pupil" cx={-apart()} cy="-4" rx="4" ry="9.5" />
          <ellipse class="koty-pupil" cx={apart()} cy="-4" rx="4" ry="9.5" />
        </Match>
      </Switch>
      <path class="koty-nose" d="M-6 13H6L0 20Z" />
      <path class="koty-lid" d="M0 20q-1 9-10 9M0 20q1 9 10 9" />
      <path class="koty-whiskers" d="M-16 18L-44 12M-16 23L-43 26M16 18L44 12M16 23L43 26" />
    </g>
  )
}

/** How far each steps aside so that it stands in the middle, tail and all. */
const ASIDE: { readonly [C in Colour]: number } = { blue: -12, yellow: 0, green: -10, pink: 0 }

const CATS: { readonly [C in Colour]: () => JSX.Element } = { blue: Stripes, yellow: Spots, green: Patch, pink: Shell }

/** Where the signs stand in the sky that count a cat: as many as it is worth, after the corner with its value. */
const signsFor = (value: number): readonly (readonly [x: number, y: number])[] => {
  const rows = value > 4 ? [Math.ceil(value / 2), Math.floor(value / 2)] : [value]
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => [228 - index * 33 - row * 12, 30 + row * 34 + index * 4] as const),
  )
}

/** The small one of a colour is a kitten. */
const KITTEN = 0.74

export function CatPicture(props: { readonly colour: Colour; readonly value: number }): JSX.Element {
  const isKitten = (): boolean => props.value < 5
  const size = (): number => (isKitten() ? KITTEN : 1)
  const Cat = (): JSX.Element => CATS[props.colour]()
  return (
    <>
      <Ground seed={`koty ${props.value}`} />
      <g class="koty-signs">
        <For each={signsFor(props.value)}>
          {([x, y]) => <EmblemPath colour={props.colour} transform={`translate(${x} ${y}) scale(.62)`} />}
        </For>
      </g>
      <g
        class="koty-cat-figure"
        transform={`translate(${125 - 125 * size() + ASIDE[props.colour]} ${326 - 322 * size()}) scale(${size()})`}
      >
        <Cat />
      </g>
    </>
  )
}

/** The night behind a card: its colours are those of the card. */
export function Ground(props: { readonly seed: string; readonly moon?: boolean }): JSX.Element {
  return (
    <>
      <rect class="koty-sky" width="250" height="350" />
      <path class="koty-glow" d="M-20 350C20 190 230 190 270 350Z" />
      <path class="koty-stars" d={starPath(starField(props.seed, 22, { width: 250, height: 230 }))} />
      {props.moon && <path class="koty-moon" d={CRESCENT} transform="translate(186 84) scale(.72)" />}
      <path class="koty-hill" d={hillPath(`${props.seed} far`, 268, 40, { width: 250, height: 350 })} />
      <path class="koty-floor" d={hillPath(`${props.seed} near`, 306, 18, { width: 250, height: 350 })} />
    </>
  )
}
