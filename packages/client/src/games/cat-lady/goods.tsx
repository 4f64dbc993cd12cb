import type { HandKind, Token } from '@sennik/games/cat-lady'
import { For, type JSX, Show } from 'solid-js'
import './goods.css'

/*
 * What is no cat, cut from paper in a box of 100 × 100: what is filled, and what is drawn over it in a finer line.
 */
interface Cut {
  readonly fill: string
  readonly line?: string
}

export type Good = Token | HandKind | 'vp'

const CUTS: { readonly [G in Good]: Cut } = {
  chicken: {
    fill: 'M62 12C84 10 97 30 90 51C84 68 67 74 52 68L35 83C38 92 28 98 21 92C18 96 10 95 9 88C2 86 2 77 9 75C5 68 12 61 20 65L35 49C29 32 42 14 62 12Z',
    line: 'M52 32C56 26 64 24 70 26',
  },
  tuna: {
    fill: 'M4 50C20 22 54 18 73 41L96 22C90 40 90 60 96 78L73 59C54 82 20 78 4 50Z',
    line: 'M44 34C52 44 52 56 44 66M24 44a3 3 0 1 0 .1 0Z',
  },
  milk: {
    fill: 'M37 4H63V12H60V26C62 34 76 40 76 54V86C76 92 72 96 66 96H34C28 96 24 92 24 86V54C24 40 38 34 40 26V12H37Z',
    line: 'M24 60C36 54 46 66 58 60C66 56 72 58 76 60',
  },
  wild: {
    fill: 'M50 3C55 24 60 32 68 33C78 32 88 30 97 36C80 48 74 54 75 63C77 74 80 84 76 95C62 84 56 79 50 79C44 79 38 84 24 95C20 84 23 74 25 63C26 54 20 48 3 36C12 30 22 32 32 33C40 32 45 24 50 3Z',
    line: 'M50 38V58M40 48H60',
  },
  mouse: {
    fill: 'M12 70C14 46 40 36 60 44C56 30 74 24 81 36C93 42 98 56 98 66C98 72 92 76 82 78C60 84 12 86 12 70Z',
    line: 'M12 70C0 62 4 34 24 34C36 34 38 24 34 16M80 56a2.5 2.5 0 1 0 .1 0ZM30 82L26 92M60 82L62 92',
  },
  tower: {
    fill: 'M6 90H94V98H6ZM20 60H30V90H20ZM64 34H74V90H64ZM8 50H48V60H8ZM46 24H92V34H46ZM52 4H86V24H52ZM40 72H94V80H40Z',
    line: 'M64 24V16C64 10 74 10 74 16V24M28 50V44',
  },
  wand: {
    fill: 'M78 44C62 52 58 76 70 96C88 84 94 58 78 44ZM90 50C98 60 98 74 92 84C96 70 94 60 90 50Z',
    line: 'M4 96L54 10C68 2 82 18 78 44M70 92C70 76 74 62 78 52',
  },
  yarn: {
    fill: 'M44 12A36 36 0 1 1 43.9 12ZM70 74C84 74 96 82 96 92H84C82 86 76 84 66 84Z',
    line: 'M18 32C38 34 60 54 66 76M30 18C50 24 70 44 76 60M12 54C28 56 44 68 50 82M66 20C50 24 24 42 16 64M76 38C60 42 34 60 28 78',
  },
  post: {
    fill: 'M10 86H90V98H10ZM34 20H66V86H34ZM22 4H78C82 4 82 20 78 20H22C18 20 18 4 22 4Z',
    line: 'M34 34L66 28M34 46L66 40M34 58L66 52M34 70L66 64M34 82L66 76',
  },
  costume: {
    fill: 'M32 8L42 4C46 14 54 14 58 4L68 8L97 36L80 56L72 49V96H28V49L20 56L3 36Z',
    line: 'M50 34L54 44L65 44L56 51L60 62L50 55L40 62L44 51L35 44L46 44ZM28 84H72',
  },
  catnip: {
    fill: 'M50 38C38 28 40 10 50 2C60 10 62 28 50 38ZM48 64C26 66 10 52 8 32C30 30 46 42 48 64ZM52 64C74 66 90 52 92 32C70 30 54 42 52 64ZM48 88C32 92 18 84 14 70C30 66 44 74 48 88ZM52 88C68 92 82 84 86 70C70 66 56 74 52 88Z',
    line: 'M50 30V98',
  },
  lost: {
    fill: 'M14 6L84 2L88 94L18 98ZM46 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
    line: 'M34 66L32 38L44 48H58L70 36L70 64C70 80 36 82 34 66ZM44 60L46 60M58 60L60 60M30 88L72 86',
  },
  spray: {
    fill: 'M40 40H66C74 46 78 56 78 68V92C78 96 75 98 72 98H34C30 98 28 96 28 92V68C28 56 32 46 40 40ZM44 26H62V40H44ZM30 10H64L78 18V26H30Z',
    line: 'M30 14L6 6M30 18H4M30 22L6 32M40 60H66V78H40Z',
  },
  vp: {
    fill: 'M50 3C55 24 60 32 68 33C78 32 88 30 97 36C80 48 74 54 75 63C77 74 80 84 76 95C62 84 56 79 50 79C44 79 38 84 24 95C20 84 23 74 25 63C26 54 20 48 3 36C12 30 22 32 32 33C40 32 45 24 50 3Z',
  },
}

/** Figures as they are drawn on discs, 20 × 30 each: a picture has no letters that a button would have to be called by. */
const FIGURES: { readonly [figure: string]: string } = {
  '1': 'M5 8L12 2V28',
  '2': 'M3 8C4 1 17 0 17 9C17 15 8 19 3 28H18',
  '4': 'M13 28V2L2 20H18',
  '–': 'M4 16H16',
  '+': 'M10 9V23M3 16H17',
}
const FIGURE_WIDTH = 20

/** Written around the middle of a disc. */
function Figures(props: { readonly text: string }): JSX.Element {
  const figures = (): readonly string[] => [...props.text]
  const scale = (): number => [1.7, 1.7, 1.25, 0.95][figures().length] ?? 0.95
  return (
    <g
      transform={`translate(${50 - (figures().length * FIGURE_WIDTH * scale()) / 2} ${50 - 15 * scale()}) scale(${scale()})`}
    >
      <For each={figures()}>
        {(figure, at) => (
          <path class="cl-figure" d={FIGURES[figure]} transform={`translate(${at() * FIGURE_WIDTH} 0)`} />
        )}
      </For>
    </g>
  )
}

/** The shape alone, where it stands in another picture. */
export function GoodPaths(props: { readonly good: Good }): JSX.Element {
  return (
    <>
      <path class="cl-cut" fill-rule="evenodd" d={CUTS[props.good].fill} />
      <Show when={CUTS[props.good].line}>{line => <path class="cl-cut-line" d={line()} />}</Show>
    </>
  )
}

/** A thing as a small sign, as large as its box. */
export function GoodSign(props: { readonly good: Good }): JSX.Element {
  return (
    <svg class={`cl-good cl-good-${props.good}`} viewBox="0 0 100 100" aria-hidden="true">
      <GoodPaths good={props.good} />
    </svg>
  )
}

/** A round token: a disc, and on it what it stands for. */
export function TokenDisc(props: { readonly good: Good; readonly text?: string | undefined }): JSX.Element {
  return (
    <svg class={`cl-token cl-good-${props.good}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="cl-token__rim" cx="50" cy="50" r="48" />
      <circle class="cl-token__face" cx="50" cy="50" r="41" />
      <Show
        when={props.text}
        fallback={
          <g class="cl-token__sign" transform="translate(21 21) scale(.58)">
            <GoodPaths good={props.good} />
          </g>
        }
      >
        {text => <Figures text={text()} />}
      </Show>
    </svg>
  )
}

/** Of one food of whichever kind: the three in one disc. */
export function AnyFoodDisc(props: { readonly text: string }): JSX.Element {
  const slices = [
    'M50 50L50 2A48 48 0 0 1 91.6 74Z',
    'M50 50L91.6 74A48 48 0 0 1 8.4 74Z',
    'M50 50L8.4 74A48 48 0 0 1 50 2Z',
  ]
  return (
    <svg class="cl-token cl-token--any" viewBox="0 0 100 100" aria-hidden="true">
      <For each={slices}>{(d, index) => <path class={`cl-slice-${index()}`} d={d} />}</For>
      <circle class="cl-token__face" cx="50" cy="50" r="31" />
      <Figures text={props.text} />
    </svg>
  )
}
