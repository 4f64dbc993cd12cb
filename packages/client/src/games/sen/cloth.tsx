import type { JSX } from 'solid-js'
import { hillPath, starField, starPath } from '../../art/landscape.ts'
import { CRESCENT } from '../../art/scenery.tsx'
import type { MiddleSpot } from './layout.ts'
import './cloth.css'

const STARS = starPath(starField('cloth', 60, { width: 1000, height: 1000 }))
const PHASES = Array.from({ length: 12 }, (_, phase) => phase)

const HORIZON = { width: 1600, height: 600 }
const RANGES = ['far', 'mid', 'near'].map((range, index) => ({
  range,
  path: hillPath(`horizon ${range}`, 190 + index * 120, 130 - index * 20, HORIZON),
}))

/** The night around the table. */
export function Horizon(): JSX.Element {
  return (
    <svg class="horizon" viewBox="0 0 1600 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {RANGES.map(({ range, path }) => (
        <path class={`horizon__${range}`} d={path} />
      ))}
    </svg>
  )
}

/** What lies under everything: a round cloth with the moons of a night, and candlelight on it. */
export function Cloth(props: { readonly spot: MiddleSpot }): JSX.Element {
  const radius = (): number => props.spot.cardWidth * 3.6
  return (
    <svg
      class="cloth"
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
      style={{
        left: `${props.spot.box.x + props.spot.box.width / 2 - radius()}px`,
        top: `${props.spot.box.y + props.spot.box.height / 2 - radius()}px`,
        width: `${radius() * 2}px`,
        height: `${radius() * 2}px`,
      }}
    >
      <circle class="cloth__ground" r="490" />
      <circle class="cloth__hem" r="474" />
      <circle class="cloth__hem cloth__hem--stitch" r="456" />
      <circle class="cloth__hem" r="352" />
      <path class="cloth__stars" transform="translate(-500 -500)" d={STARS} />
      {PHASES.map(phase => (
        <g transform={`rotate(${phase * 30 + 15}) translate(0 -404)`}>
          {phase % 3 === 0 ? (
            <circle class="cloth__moon" r="24" />
          ) : (
            <path class="cloth__moon" transform={`scale(${phase % 3 === 1 ? -0.5 : 0.5} .5)`} d={CRESCENT} />
          )}
        </g>
      ))}
    </svg>
  )
}
