import owl from 'virtual:icon/barn-owl'
import dragon from 'virtual:icon/dragon-head'
import raven from 'virtual:icon/raven'
import { For, type JSX } from 'solid-js'
import { Silhouette } from '../../art/scenery.tsx'
import type { Face } from '../../table/board.ts'
import { EmblemPath, Ground } from './cats.tsx'

const RavenPicture = (): JSX.Element => (
  <>
    <Ground seed="koty raven" moon />
    <path
      class="koty-branch"
      d="M-6 318C50 296 120 306 176 284C206 272 226 276 258 262V274C224 288 206 284 182 298C120 322 60 316-6 334Z"
    />
    <path class="koty-branch" d="M176 288C190 268 188 250 204 236L208 240C196 256 200 272 188 292Z" />
    <Silhouette class="koty-raven-figure" icon={raven} x={112} y={306} size={190} />
  </>
)

const HAT_SIDES = ['blue', 'yellow', 'green', 'pink'] as const

/** A cat in the cap and the colours of all four. */
const JokerPicture = (): JSX.Element => (
  <>
    <Ground seed="koty joker" />
    <path
      class="koty-joker-ruff"
      d="M28 300L54 262L84 278L104 244L125 268L146 244L166 278L196 262L222 300L196 322L166 304L146 330L125 306L104 330L84 304L54 322Z"
    />
    <path class="koty-joker-left" d="M125 108C96 106 66 118 44 92C30 76 38 58 50 62C40 122 84 128 70 176H125Z" />
    <path
      class="koty-joker-right"
      d="M125 108C154 106 184 118 206 92C220 76 212 58 200 62C210 122 166 128 180 176H125Z"
    />
    <path class="koty-joker-top" d="M94 150C88 96 108 70 125 52C142 70 162 96 156 150Z" />
    <circle class="koty-bell" cx="46" cy="66" r="13" />
    <circle class="koty-bell" cx="204" cy="66" r="13" />
    <circle class="koty-bell" cx="125" cy="44" r="13" />
    <path
      class="koty-fur"
      d="M66 196L62 158C84 168 166 168 188 158L184 196C190 244 162 268 125 268C88 268 60 244 66 196Z"
    />
    <path class="koty-joker-band" d="M60 160C84 176 166 176 190 160L192 176C160 192 90 192 58 176Z" />
    <For each={HAT_SIDES}>
      {(colour, index) => <EmblemPath colour={colour} transform={`translate(${80 + index() * 30} 175) scale(.42)`} />}
    </For>
    <g transform="translate(125 218)">
      <ellipse class="koty-eye" cx="-28" cy="-4" rx="10.5" ry="12" />
      <path class="koty-pupil-line" d="M18-2q10-12 20 0" />
      <ellipse class="koty-pupil" cx="-28" cy="-4" rx="4.4" ry="10" />
      <path class="koty-nose" d="M-7 12H7L0 20Z" />
      <path class="koty-lid" d="M0 20q-2 10-18 8M0 20q4 12 24 2" />
      <path class="koty-whiskers" d="M-22 18L-54 12M-22 24L-52 28M22 18L54 12M22 24L52 28" />
    </g>
  </>
)

const MothPicture = (): JSX.Element => (
  <>
    <Ground seed="koty moth" />
    <circle class="koty-lantern-glow" cx="125" cy="196" r="108" />
    <g class="koty-moth">
      <path d="M121 176C96 110 44 84 22 112C8 132 28 184 62 200C40 214 40 250 62 264C92 278 116 240 122 214Z" />
      <path d="M129 176C154 110 206 84 228 112C242 132 222 184 188 200C210 214 210 250 188 264C158 278 134 240 128 214Z" />
      <path
        class="koty-moth-body"
        d="M125 158C136 158 138 190 134 222C132 244 128 254 125 258C122 254 118 244 116 222C112 190 114 158 125 158Z"
      />
      <path class="koty-moth-feelers" d="M122 162C116 138 104 128 92 124M128 162C134 138 146 128 158 124" />
      <path
        class="koty-moth-eyes"
        d="M58 136a16 18 0 1 0 32 0a16 18 0 1 0-32 0M160 136a16 18 0 1 0 32 0a16 18 0 1 0-32 0"
      />
      <path
        class="koty-moth-eyes koty-moth-eyes--in"
        d="M67 137a7 8 0 1 0 14 0a7 8 0 1 0-14 0M169 137a7 8 0 1 0 14 0a7 8 0 1 0-14 0M66 234a9 9 0 1 0 18 0a9 9 0 1 0-18 0M166 234a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
      />
    </g>
  </>
)

const BatPicture = (): JSX.Element => (
  <>
    <Ground seed="koty bat" moon />
    <path
      class="koty-bat"
      d="M125 150L108 128L110 156C96 150 84 138 78 120C52 124 24 144 8 186C22 176 38 176 48 190C54 176 70 176 78 190C86 178 100 180 108 196C112 206 118 214 125 220C132 214 138 206 142 196C150 180 164 178 172 190C180 176 196 176 202 190C212 176 228 176 242 186C226 144 198 124 172 120C166 138 154 150 140 156L142 128Z"
    />
    <path class="koty-bat-eyes" d="M112 166a5 5 0 1 0 10 0a5 5 0 1 0-10 0M128 166a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
    <path class="koty-bat-teeth" d="M119 182l3 8l3-8zM125 182l3 8l3-8z" />
    <path
      class="koty-floor"
      d="M30 350V300L50 282L70 300V310H92V274L112 252L132 274V310H160V292L182 270L204 292V350Z"
    />
    <path class="koty-window" d="M104 284h16v18h-16zM46 306h9v12h-9zM176 300h12v16h-12z" />
  </>
)

const OwlPicture = (): JSX.Element => (
  <>
    <Ground seed="koty owl" moon />
    <Silhouette class="koty-owl-figure" icon={owl} x={118} y={312} size={216} />
    <path class="koty-branch" d="M-6 306C60 296 170 318 258 296V316C170 336 60 318-6 328Z" />
  </>
)

const DragonPicture = (): JSX.Element => (
  <>
    <Ground seed="koty dragon" />
    <Silhouette class="koty-dragon-figure" icon={dragon} x={130} y={300} size={224} />
    <path
      class="koty-fire"
      d="M-4 350C10 300 34 312 40 282C58 304 64 312 74 300C88 322 104 300 108 276C128 300 132 318 148 304C160 320 178 310 184 288C204 310 236 306 254 350Z"
    />
    <path
      class="koty-fire koty-fire--in"
      d="M-4 350C20 322 34 336 46 316C60 336 76 334 86 322C100 340 116 326 122 312C136 334 152 336 164 326C180 338 196 328 204 318C222 338 240 334 254 350Z"
    />
  </>
)

const PICTURES: { readonly [face: Face]: (() => JSX.Element) | undefined } = {
  R: RavenPicture,
  J: JokerPicture,
  M: MothPicture,
  B: BatPicture,
  O: OwlPicture,
  D: DragonPicture,
}

/** Everybody in the box who is not a cat; the joker almost is. */
export function CreaturePicture(props: { readonly face: Face }): JSX.Element {
  return <>{PICTURES[props.face]?.()}</>
}
