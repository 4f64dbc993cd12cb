import type { JSX } from 'solid-js'
import { hillPath, starField, starPath } from '../../art/landscape.ts'
import { CRESCENT } from '../../art/scenery.tsx'
import './backdrop.css'

const SKY = { width: 1600, height: 900 }
const STARS = starPath(starField('koty table', 120, { width: 1600, height: 700 }))
const HILLS = hillPath('koty hills', 640, 150, SKY)

/** Roofs along the lower edge, a window lit here and there. */
const ROOFS =
  'M0 900V770L70 716L140 770V800H190V728L262 664L334 728V790H392V752L448 706L504 752V800H570V740H600V700H624V724L668 690L760 764V800H830V742L900 684L970 742V796H1030V760L1094 712L1158 760V720L1236 650L1314 720V790H1372V744L1440 690L1508 744V800L1600 772V900Z'
const WINDOWS =
  'M58 792h24v28h-24zM250 752h24v30h-24zM438 788h20v26h-20zM690 790h24v28h-24zM888 766h24v30h-24zM1224 742h24v32h-24zM1430 772h22v28h-22z'

/** The night over the roofs in which all dreams lie. */
export function Backdrop(): JSX.Element {
  return (
    <svg class="koty-backdrop" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="koty-backdrop__stars" d={STARS} />
      <path class="koty-backdrop__moon" d={CRESCENT} transform="translate(1330 150) scale(1.7)" />
      <path class="koty-backdrop__hills" d={HILLS} />
      <path class="koty-backdrop__roofs" d={ROOFS} />
      <path class="koty-backdrop__windows" d={WINDOWS} />
    </svg>
  )
}
