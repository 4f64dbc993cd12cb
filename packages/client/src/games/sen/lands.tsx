import balloon from 'virtual:icon/air-balloon'
import carousel from 'virtual:icon/carousel'
import clockTower from 'virtual:icon/clock-tower'
import deadTree from 'virtual:icon/dead-wood'
import castle from 'virtual:icon/elven-castle'
import mushroomHouse from 'virtual:icon/mushroom-house'
import paperBoat from 'virtual:icon/paper-boat'
import sheep from 'virtual:icon/sheep'
import whale from 'virtual:icon/sperm-whale'
import spookyHouse from 'virtual:icon/spooky-house'
import teapot from 'virtual:icon/teapot'
import telescope from 'virtual:icon/telescope'
import type { JSX } from 'solid-js'
import { Hills, NightSky, Silhouette } from '../../art/scenery.tsx'
import type { Face } from '../../table/board.ts'
import { FLOCKS } from './flocks.ts'
import { Ravens } from './ravens.tsx'

/** Sheep doze on a hill at dawn: the one dream without ravens. */
const sheepMeadow = (): JSX.Element => (
  <>
    <NightSky seed="sheep" stars={8} moon={{ x: 168, y: 92, r: 34 }} />
    <path
      class="art-cloud"
      d="M20 150c6-16 26-18 34-6c10-14 34-10 36 6c14 0 16 14 2 14H24c-16 0-16-14-4-14ZM160 172c4-10 18-12 24-4c8-8 24-6 26 5c10 0 12 10 2 10h-50c-12 0-12-11-2-11Z"
    />
    <Hills
      seed="sheep"
      ranges={[
        [212, 40],
        [250, 46],
        [306, 30],
      ]}
    />
    <Silhouette class="art-pale" icon={sheep} x={160} y={252} size={62} />
    <Silhouette class="art-pale" icon={sheep} x={78} y={276} size={84} flip />
    <Silhouette class="art-pale" icon={sheep} x={190} y={318} size={104} />
    <path
      class="art-pale-line"
      d="M30 330v-26M30 304l-6-7M30 304l6-7M30 304v-9M104 344v-20M104 324l-5-6M104 324l5-6M104 324v-8M134 334v-14M134 320l-4-5M134 320l4-5"
    />
  </>
)

/** A lit mushroom house; one raven has found the chimney. */
const mushroomGlade = (): JSX.Element => (
  <>
    <NightSky seed="mushroom" stars={18} moon={{ x: 138, y: 72, r: 26, crescent: true }} />
    <Hills
      seed="glade"
      ranges={[
        [196, 46],
        [236, 36],
      ]}
    />
    <ellipse class="art-light" cx="128" cy="236" rx="58" ry="62" />
    <Silhouette icon={mushroomHouse} x={128} y={316} size={196} />
    <path class="art-hill-near" d="M-2 300C60 284 90 312 130 308S220 288 252 304V352H-2Z" />
    <path
      class="art-light"
      d="M30 306a3 3 0 1 0 6 0a3 3 0 1 0-6 0M214 318a3 3 0 1 0 6 0a3 3 0 1 0-6 0M62 328a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M176 330a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"
    />
    <path class="art-bough" d="M252 128c-30 6-60 4-84 12M222 133c-8-10-16-14-26-14" />
  </>
)

/** A boat folded from a letter, on a sea as quiet as a breath. */
const paperSea = (): JSX.Element => (
  <>
    <NightSky seed="paper" stars={24} moon={{ x: 128, y: 108, r: 46 }} />
    <path class="art-hill-far" d="M-2 222c40-6 60 4 100 0s90-8 154 0V352H-2Z" />
    <path class="art-gleam" d="M84 236h88M70 252h40M140 252h52M96 270h70M60 292h50M150 292h44M98 316h66M84 336h36" />
    <Silhouette class="art-pale" icon={paperBoat} x={124} y={314} size={156} />
    <path class="art-hill-mid" d="M-2 292c30-10 44 8 74 2s50-12 84-2s60-6 96 0V352H-2Z" opacity=".75" />
    <path class="art-hill-near" d="M-2 320c26-8 50 8 80 2s60-10 90-2s50-8 84 0V352H-2Z" opacity=".9" />
  </>
)

/** Someone left the tea on the hill, and it became a river. */
const teapotHills = (): JSX.Element => (
  <>
    <NightSky seed="teapot" stars={14} moon={{ x: 66, y: 92, r: 22, crescent: true }} />
    <path class="art-steam" d="M152 96c-12-14 10-22 0-38s8-20 2-34M170 92c-8-10 8-18 2-30" />
    <Hills
      seed="tea"
      ranges={[
        [206, 60],
        [250, 50],
      ]}
    />
    <Silhouette icon={teapot} x={130} y={246} size={168} flip />
    <path class="art-tea" d="M52 156C34 190 36 220 60 248S120 290 112 352H192C196 300 120 276 84 240S58 190 58 158Z" />
    <path class="art-hill-near" d="M-2 276c26-10 58 8 72 34s30 30 36 42H-2ZM252 262c-40 0-66 30-62 90h62Z" />
  </>
)

/** A whale swims over the roofs with an island on its back. */
const skyWhale = (): JSX.Element => (
  <>
    <NightSky seed="whale" stars={34} moon={{ x: 182, y: 92, r: 30 }} />
    <path
      class="art-cloud"
      d="M-6 244c10-18 38-20 48-4c14-16 46-10 48 8c20-2 24 18 4 18H-6ZM150 262c6-16 32-18 40-4c12-14 42-8 42 8h22v14h-98c-18 0-20-16-6-18Z"
    />
    <Silhouette icon={whale} x={124} y={256} size={208} flip turn={-5} />
    <Hills seed="roofs" ranges={[[292, 18]]} />
    <path
      class="art-figure"
      d="M10 352v-42l18-16l18 16v42ZM58 352v-30l14-12l14 12v30ZM164 352v-34l20-20l20 20v34ZM214 352v-44l14-12l14 12v44ZM104 352v-26h44v26Z"
    />
    <path class="art-light" d="M22 318h8v10h-8ZM180 324h8v10h-8ZM224 314h7v10h-7ZM118 334h7v9h-7ZM68 330h7v9h-7Z" />
  </>
)

/** The beam finds what would rather stay in the dark. */
const lighthousePoint = (): JSX.Element => (
  <>
    <NightSky seed="lighthouse" stars={20} />
    <path class="art-beam" d="M112 128L262 52V196ZM112 128L-12 96V160Z" />
    <Hills seed="point" ranges={[[262, 26]]} />
    <path class="art-pale" d="M100 152h24l14 152H86Z" />
    <path class="art-ember" d="M97 184h30l3 30H94ZM92 242h40l3 32H89Z" />
    <path class="art-figure" d="M124 152l14 152h-20l-6-152ZM92 142h40v10H92ZM96 116L112 94l16 22Z" opacity=".85" />
    <rect class="art-light" x="100" y="116" width="24" height="26" />
    <path class="art-ink-line" d="M108 116v26M116 116v26M112 94v-8" />
    <path class="art-figure" d="M-2 300c30-22 60-26 84-18s40-6 70 4s60-4 100 8V352H-2Z" />
    <path class="art-gleam" d="M10 322h36M70 332h60M160 320h50M30 342h44M180 340h60" />
  </>
)

/** The carousel turns by itself; nobody paid. */
const carouselNight = (): JSX.Element => (
  <>
    <NightSky seed="carousel" stars={16} moon={{ x: 128, y: 150, r: 66 }} />
    <Hills
      seed="fair"
      ranges={[
        [258, 34],
        [286, 20],
      ]}
    />
    <ellipse class="art-light" cx="127" cy="220" rx="70" ry="54" opacity=".85" />
    <Silhouette icon={carousel} x={127} y={316} size={210} />
    <path class="art-hill-near" d="M-2 306c60-10 190-10 254 0V352H-2Z" />
    <path
      class="art-light"
      d="M40 148a3 3 0 1 0 6 0a3 3 0 1 0-6 0M70 138a3 3 0 1 0 6 0a3 3 0 1 0-6 0M180 138a3 3 0 1 0 6 0a3 3 0 1 0-6 0M210 150a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    />
  </>
)

/** A quarter past always. */
const clockTowerHour = (): JSX.Element => (
  <>
    <NightSky seed="clock" stars={14} moon={{ x: 186, y: 132, r: 48 }} />
    <Hills
      seed="clock"
      ranges={[
        [250, 44],
        [290, 26],
      ]}
    />
    <rect class="art-light" x="106" y="126" width="44" height="44" rx="4" />
    <Silhouette icon={clockTower} x={128} y={316} size={246} />
    <path
      class="art-figure"
      d="M-2 352v-46l20-20l20 20h12v-18l14-14l14 14v18h10v-10h80v12h8v-26l16-16l16 16v20h10l12-12l32 22v40Z"
    />
    <path class="art-light" d="M14 314h7v10h-7ZM62 300h6v9h-6ZM190 302h7v10h-7ZM226 322h7v9h-7Z" />
  </>
)

/** The house you grew up in, only more of it. */
const crookedHouse = (): JSX.Element => (
  <>
    <NightSky seed="house" stars={10} moon={{ x: 176, y: 106, r: 42 }} />
    <Hills
      seed="house"
      ranges={[
        [226, 54],
        [268, 30],
      ]}
    />
    <path class="art-light" d="M52 292V222L78 196V152H136V196L186 232V292Z" opacity=".9" />
    <Silhouette icon={spookyHouse} x={122} y={314} size={214} />
    <path class="art-hill-near" d="M-2 280c50-14 90 4 130 0s80-12 124 2V352H-2Z" />
  </>
)

/** Nine of them, and they know your name. */
const ravenTree = (): JSX.Element => (
  <>
    <NightSky seed="tree" stars={6} moon={{ x: 128, y: 158, r: 82 }} />
    <Hills
      seed="tree"
      ranges={[
        [274, 36],
        [300, 20],
      ]}
    />
    <Silhouette icon={deadTree} x={126} y={322} size={252} />
    <path class="art-hill-near" d="M-2 314c50-12 90 2 130-4s80-6 124 4V352H-2Z" />
  </>
)

/** Take 2: two balloons came for you, and you may board only one. */
const twoBalloons = (): JSX.Element => (
  <>
    <NightSky seed="balloons" stars={24} moon={{ x: 212, y: 118, r: 18, crescent: true }} />
    <path class="art-cloud" d="M130 286c6-14 30-16 38-2c12-12 38-8 40 8c14 0 16 14 0 14h-76c-16 0-18-16-2-20Z" />
    <Hills
      seed="balloons"
      ranges={[
        [264, 44],
        [302, 28],
      ]}
    />
    <circle class="art-light" cx="92" cy="140" r="34" opacity=".85" />
    <circle class="art-light" cx="172" cy="186" r="26" opacity=".85" />
    <Silhouette icon={balloon} x={92} y={228} size={144} />
    <Silhouette icon={balloon} x={172} y={252} size={110} />
  </>
)

/** Peek 1: whoever looks into a dream is looked at. */
const starGazer = (): JSX.Element => (
  <>
    <NightSky seed="peek" stars={30} />
    <path class="art-pale" d="M84 98C112 58 184 54 222 96C188 136 116 138 84 98Z" />
    <circle class="art-hill-far" cx="153" cy="96" r="28" />
    <circle class="art-raven" cx="153" cy="96" r="13" />
    <circle class="art-pale" cx="162" cy="87" r="5" />
    <path class="art-pale-line" d="M84 84L70 70M112 66l-8-18M146 58l-2-18M180 62l8-18M208 78l14-14" />
    <Hills
      seed="peek"
      ranges={[
        [246, 50],
        [288, 34],
      ]}
    />
    <Silhouette icon={telescope} x={120} y={312} size={148} />
    <path class="art-hill-near" d="M-2 316c50-18 90-2 130-8s80-8 124 4V352H-2Z" />
  </>
)

/** Swap 2: the castle above is not the one in the water. */
const mirrorLake = (): JSX.Element => (
  <>
    <NightSky seed="mirror" stars={20} moon={{ x: 128, y: 86, r: 34 }} />
    <Hills seed="mirror" ranges={[[176, 26]]} />
    <ellipse class="art-light" cx="126" cy="154" rx="44" ry="34" opacity=".6" />
    <Silhouette icon={castle} x={126} y={200} size={136} />
    <path class="art-hill-near" d="M-2 186c40-8 70 6 128 4s90-10 126-2V206H-2Z" />
    <path class="art-hill-far" d="M-2 204H252V352H-2Z" />
    <g transform="translate(0 404) scale(1 -1)" opacity=".85">
      <ellipse class="art-light" cx="126" cy="152" rx="46" ry="30" opacity=".6" />
      <Silhouette icon={spookyHouse} x={126} y={204} size={118} />
    </g>
    <path class="art-gleam" d="M8 216h60M180 216h64M30 234h30M190 240h40M14 296h40M200 300h40" />
  </>
)

const PICTURES: { readonly [face: Face]: () => JSX.Element } = {
  0: sheepMeadow,
  1: mushroomGlade,
  2: paperSea,
  3: teapotHills,
  4: skyWhale,
  5: lighthousePoint,
  6: carouselNight,
  7: clockTowerHour,
  8: crookedHouse,
  9: ravenTree,
  T: twoBalloons,
  P: starGazer,
  S: mirrorLake,
}

/** A land with its ravens. */
export function LandPicture(props: { readonly face: Face }): JSX.Element {
  return (
    <>
      {PICTURES[props.face]?.()}
      <Ravens flock={FLOCKS[props.face] ?? []} />
    </>
  )
}
