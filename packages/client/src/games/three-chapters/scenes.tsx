import pine from 'virtual:icon/pine-tree'
import { For, type JSX } from 'solid-js'
import { CARD_CANVAS, starField, starPath } from '../../art/landscape.ts'
import { Hills, NightSky, Silhouette } from '../../art/scenery.tsx'
import { seeded } from '../../art/seeded.ts'
import './scenes.css'

/** Where a figure is met. */
export type SceneName =
  | 'night'
  | 'meadow'
  | 'forest'
  | 'room'
  | 'cave'
  | 'snow'
  | 'wonder'
  | 'court'
  | 'stage'
  | 'ember'

type Painter = (seed: string) => JSX.Element

/** The moon hangs somewhere else over every card. */
function moonOver(seed: string) {
  const chance = seeded(`${seed} moon`)
  return { x: 70 + chance() * 120, y: 70 + chance() * 40, r: 22 + chance() * 16, crescent: chance() < 0.5 }
}

const outdoors =
  (stars: number): Painter =>
  seed => (
    <>
      <NightSky seed={seed} stars={stars} moon={moonOver(seed)} />
      <Hills
        seed={seed}
        ranges={[
          [190, 44],
          [232, 40],
          [288, 30],
        ]}
      />
    </>
  )

const forest: Painter = seed => {
  const chance = seeded(`${seed} trees`)
  const trees = Array.from({ length: 9 }, (_, index) => ({
    x: index * 31 + chance() * 18 - 4,
    y: 236 + chance() * 22,
    size: 90 + chance() * 70,
  }))
  return (
    <>
      <NightSky seed={seed} stars={16} moon={moonOver(seed)} />
      <Hills seed={seed} ranges={[[186, 50]]} />
      <For each={trees}>
        {({ x, y, size }) => <Silhouette class="scene-tree" icon={pine} x={x} y={y} size={size} />}
      </For>
      <Hills
        seed={`${seed} ground`}
        ranges={[
          [246, 26],
          [292, 24],
        ]}
      />
    </>
  )
}

const room: Painter = seed => (
  <>
    <rect class="scene-wall" width="250" height="350" />
    <path class="scene-wall-stripe" d="M25-2V270M75-2V270M125-2V270M175-2V270M225-2V270" />
    <g>
      <path class="scene-frame" d="M150 50H226V150H150Z" />
      <path class="scene-pane" d="M156 56H220V144H156Z" />
      <path
        class="art-star"
        d={starPath(starField(seed, 12, { width: 60, height: 80 }))}
        transform="translate(158 58)"
      />
      <path class="scene-frame" d="M185 56H191V144H185ZM156 97H220V103H156Z" />
    </g>
    <path class="scene-floor" d="M-2 268H252V352H-2Z" />
    <path class="scene-floor-line" d="M-2 290H252M-2 318H252M60 268L30 352M125 268V352M190 268L220 352" />
  </>
)

const cave: Painter = seed => {
  const chance = seeded(`${seed} rock`)
  const teeth = (base: number, way: 1 | -1): string =>
    Array.from({ length: 9 }, (_, index) => {
      const x = index * 32 - 10
      return `L${x + 16} ${base + way * (24 + chance() * 52)}L${x + 32} ${base + way * chance() * 12}`
    }).join('')
  return (
    <>
      <rect class="scene-rock" width="250" height="350" />
      <circle class="scene-glow" cx="125" cy="180" r="120" />
      <path class="scene-rock-dark" d={`M-12-2V40${teeth(36, 1)}V-2Z`} />
      <path class="scene-rock-dark" d={`M-12 352V292${teeth(300, -1)}V352Z`} />
      <path class="art-light" d={starPath(starField(seed, 14, { ...CARD_CANVAS, height: 300 }))} opacity=".8" />
    </>
  )
}

const snow: Painter = seed => (
  <>
    {outdoors(10)(seed)}
    <path class="scene-flakes" d={starPath(starField(`${seed} snow`, 70, { width: 250, height: 350 }))} />
  </>
)

const wonder: Painter = seed => (
  <>
    <NightSky seed={seed} stars={30} moon={moonOver(seed)} />
    <path
      class="scene-swirl"
      d="M-10 150C60 90 110 190 170 130S260 120 270 90M-10 190C50 150 120 230 190 170S260 170 270 150"
    />
    <path class="scene-board" d="M-2 252H252V352H-2Z" />
    <path
      class="scene-board-dark"
      d="M52 252H92L76 282H24ZM132 252H170L180 282H128ZM212 252H252V282H232ZM-2 252H12L-2 268ZM76 282H128L126 318H52ZM180 282H232L250 318H196ZM-2 282H24L-2 316ZM-2 352V340L20 318H52L24 352ZM126 318H196L206 352H124Z"
    />
  </>
)

const court: Painter = seed => (
  <>
    <rect class="scene-wall" width="250" height="350" />
    <path
      class="scene-pane"
      d="M30 230V110C30 70 78 70 78 110V230ZM101 230V96C101 52 149 52 149 96V230ZM172 230V110C172 70 220 70 220 110V230Z"
    />
    <path
      class="art-star"
      d={starPath(starField(seed, 26, { width: 190, height: 120 }))}
      transform="translate(32 84)"
    />
    <path class="scene-frame" d="M86 40H94V268H86ZM156 40H164V268H156Z" />
    <path class="scene-floor" d="M-2 262H252V352H-2Z" />
    <path class="scene-carpet" d="M98 262H152L196 352H54Z" />
  </>
)

const stage: Painter = seed => (
  <>
    <rect class="scene-wall" width="250" height="350" />
    <circle class="scene-glow" cx="125" cy="170" r="130" />
    <path class="art-star" d={starPath(starField(seed, 18, { width: 250, height: 160 }))} opacity=".6" />
    <path
      class="scene-curtain"
      d="M-2-2H64C70 90 52 180 22 262C14 286 10 310-2 330ZM252-2H186C180 90 198 180 228 262C236 286 240 310 252 330Z"
    />
    <path
      class="scene-curtain-fold"
      d="M20-2C26 90 18 180 2 250M44-2C52 90 36 170 14 240M230-2C224 90 232 180 248 250M206-2C198 90 214 170 236 240"
    />
    <path class="scene-curtain" d="M-2-2H252V34C220 62 190 30 157 52C136 66 114 66 93 52C60 30 30 62-2 34Z" />
    <path class="scene-floor" d="M-2 286H252V352H-2Z" />
  </>
)

const SCENES: { readonly [N in SceneName]: Painter } = {
  night: outdoors(34),
  meadow: outdoors(6),
  ember: outdoors(14),
  forest,
  room,
  cave,
  snow,
  wonder,
  court,
  stage,
}

/** The ground of a picture: the same seed always paints the same one. */
export function Scene(props: { readonly name: SceneName; readonly seed: string }): JSX.Element {
  return <>{SCENES[props.name](props.seed)}</>
}
