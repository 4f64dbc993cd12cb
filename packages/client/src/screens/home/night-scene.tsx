import { starField, starPath } from '../../art/landscape.ts'
import { Hills } from '../../art/scenery.tsx'
import { MoonCat } from '../moon-cat.tsx'
import './night-scene.css'

const CANVAS = { width: 1440, height: 720 }
const SKY = { width: 1440, height: 520 }

/** A raven on a branch, facing right, feet at the origin. */
const PERCHED =
  'M-26 2C-40 6-52 12-62 20C-54 6-44-6-34-14C-26-30-8-42 10-42C14-52 24-58 34-56C41-55 46-50 48-45L66-41C60-38 52-37 47-36C45-26 38-16 28-9C20-3 8 0-4 0L-6 8L-9 8L-10 1C-16 2-22 2-26 2ZM8 0L9 8L12 8L13-2Z'

/** A raven in flight, seen from below, 100 across. */
const FLYING =
  'M-50-16C-34-30-15-22-6-7C-4-12 4-13 6-7C15-22 34-30 50-16C42-17 37-15 32-11C28-13 24-9 21-4C17-5 14 0 10 4L6 8L9 22L0 18L-9 22L-6 8L-10 4C-14 0-17-5-21-4C-24-9-28-13-32-11C-37-15-42-17-50-16Z'

/** The picture behind the first page: a cat asleep in the moon, ravens on a branch, a lit window far below. */
export function NightScene() {
  return (
    <svg class="night-scene" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="ns-sky" x2="0" y2="1">
          <stop class="night-scene__sky-high" />
          <stop class="night-scene__sky-mid" offset=".55" />
          <stop class="night-scene__sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="ns-mist" x2="0" y2="1">
          <stop class="night-scene__mist" stop-opacity="0" />
          <stop class="night-scene__mist" offset="1" stop-opacity=".5" />
        </linearGradient>
        <linearGradient id="ns-ground" x2="0" y2="1">
          <stop class="night-scene__ground-far" />
          <stop class="night-scene__ground-near" offset="1" />
        </linearGradient>
        <radialGradient id="ns-window">
          <stop class="night-scene__lamp" stop-opacity=".7" />
          <stop class="night-scene__lamp" offset="1" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="720" fill="url(#ns-sky)" />
      <path class="night-scene__stars" d={starPath(starField('first page', 150, SKY))} />
      <path class="night-scene__stars night-scene__stars--twinkle" d={starPath(starField('twinkle', 34, SKY))} />

      <g transform="translate(936 400) scale(.88)">
        <circle r="460" fill="url(#moon-cat-halo)" opacity=".7" />
        <MoonCat />
      </g>

      <path
        class="night-scene__cloud"
        d="M120 210C150 190 196 196 214 206C240 184 300 188 318 208C350 204 384 210 396 222C330 232 180 232 120 210Z"
      />
      <path
        class="night-scene__cloud night-scene__cloud--slow"
        d="M1120 500C1160 476 1216 484 1236 496C1270 472 1340 480 1356 500C1390 496 1420 504 1430 514C1350 524 1190 524 1120 500Z"
      />

      <g class="night-scene__birds">
        <path transform="translate(640 236) rotate(-8) scale(.62)" d={FLYING} />
        <path transform="translate(720 196) rotate(6) scale(.4)" d={FLYING} />
        <path transform="translate(584 188) rotate(-14) scale(.32)" d={FLYING} />
      </g>

      <g class="night-scene__hills">
        <Hills
          seed="far away"
          canvas={CANVAS}
          ranges={[
            [560, 70],
            [612, 60],
          ]}
        />
        <rect y="490" width="1440" height="234" fill="url(#ns-mist)" />
      </g>

      <Village />

      <path
        fill="url(#ns-ground)"
        d="M-4 724V668C150 628 330 640 520 660C720 682 900 690 1080 668C1230 650 1350 650 1444 664V724Z"
      />

      <g class="night-scene__tree" transform="translate(1440 0) scale(-1 1)">
        <path d="M-10 724C20 640 24 560 8 470C4 440-2 420-10 400V-20H20C20 140 24 300 34 400C36 424 46 448 60 462C96 452 132 452 168 436C134 458 100 466 68 478C84 500 120 508 150 508C190 504 226 494 256 482C230 502 196 516 160 520C124 522 92 516 74 506C72 580 84 660 104 724Z" />
        <path d="M0 430C30 420 66 392 84 360C92 346 96 330 96 316C104 338 98 362 88 380C76 402 52 428 24 444Z" />
        <path class="night-scene__raven" transform="translate(190 506) scale(.82)" d={PERCHED} />
        <path class="night-scene__raven" transform="translate(112 450) scale(-.66 .66)" d={PERCHED} />
      </g>
    </svg>
  )
}

function Village() {
  return (
    <g class="night-scene__village">
      <circle cx="612" cy="628" r="66" fill="url(#ns-window)" />
      <circle cx="718" cy="640" r="46" fill="url(#ns-window)" />
      <path d="M580 700V622L612 596L644 622V700ZM630 604V590H638V611Z" />
      <path d="M690 700V640L716 620L742 640V700Z" />
      <path d="M520 700V640L540 624L560 640V700Z" />
      <path class="night-scene__lit" d="M605 624H619V642H605ZM710 646H722V660H710Z" />
      <path d="M611.3 624H612.700V642H611.300ZM605 632.300H619V633.700H605Z" />
      <path
        class="night-scene__pine"
        d="M472 700L492 616L512 700ZM764 704L786 614L808 704ZM808 706L826 640L844 706ZM440 700L457 636L474 700Z"
      />
    </g>
  )
}
