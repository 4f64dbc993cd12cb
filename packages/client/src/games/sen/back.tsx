import { createUniqueId, type JSX } from 'solid-js'
import { CARD_CANVAS, hillPath, starField, starPath } from '../../art/landscape.ts'
import { CRESCENT } from '../../art/scenery.tsx'

const STARS = starPath(starField('back', 40, { ...CARD_CANVAS, height: 175 }))
const FAR = hillPath('back far', 300, 34, CARD_CANVAS)
const NEAR = hillPath('back near', 322, 24, CARD_CANVAS)

/** Four-pointed stars where the corners are. */
const spark = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}`
const SPARKS = [
  [34, 66, 13],
  [216, 66, 13],
  [34, 284, 13],
  [216, 284, 13],
  [125, 48, 9],
  [125, 302, 9],
  [150, 130, 7],
  [168, 148, 5],
]
  .map(([x, y, r]) => spark(x!, y!, r!))
  .join('')

/** The back: a moon asleep, the same whichever way the card is turned. */
export function Back(): JSX.Element {
  const id = createUniqueId()
  return (
    <>
      <defs>
        <radialGradient id={id} r=".62">
          <stop class="sen-back-heart" />
          <stop class="sen-back-rim" offset="1" />
        </radialGradient>
        <g id={`${id}h`}>
          <path class="art-star" d={STARS} />
          <path class="art-hill-mid" d={FAR} />
          <path class="art-hill-near" d={NEAR} />
        </g>
      </defs>
      <rect width="250" height="350" fill={`url(#${id})`} />
      <use href={`#${id}h`} />
      <use href={`#${id}h`} transform="rotate(180 125 175)" />
      <circle class="sen-back-ring" cx="125" cy="175" r="93" />
      <circle class="sen-back-ring sen-back-ring--dots" cx="125" cy="175" r="103" />
      <path class="art-star" d={SPARKS} />
      <path class="art-moon" transform="translate(118 175) rotate(-18) scale(1.36)" d={CRESCENT} />
      <path class="sen-back-lid" d="M106 170C122 190 152 192 172 172" />
      <path class="sen-back-lid" d="M112 178l-9 11M125 184l-5 13M140 187v14M155 184l6 12M167 177l10 10" />
    </>
  )
}
