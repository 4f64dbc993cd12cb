import castle from 'virtual:icon/castle'
import wolf from 'virtual:icon/wolf-head'
import type { JSX } from 'solid-js'
import { Hills, NightSky, Silhouette } from '../../art/scenery.tsx'
import './cover.css'

/** The cover of the book: an open book from which a fairy tale rises. */
export function ThreeChaptersCover(): JSX.Element {
  return (
    <svg class="art chapters-cover" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <NightSky seed="the cover of 3 Chapters" stars={70} moon={{ x: 176, y: 96, r: 40 }} />
      <Hills
        seed="behind the book"
        ranges={[
          [206, 46],
          [244, 34],
        ]}
      />
      <path class="chapters-cover__light" d="M125 300L26 70H224Z" />
      <Silhouette class="chapters-cover__castle" icon={castle} x={106} y={214} size={132} />
      <Silhouette class="art-figure" icon={wolf} x={190} y={256} size={82} flip />
      <g class="chapters-cover__book">
        <path d="M18 276C54 258 96 262 125 284C154 262 196 258 232 276V326C196 310 154 312 125 332C96 312 54 310 18 326Z" />
        <path
          class="chapters-cover__pages"
          d="M28 270C60 254 98 258 125 278C152 258 190 254 222 270V314C190 300 152 304 125 322C98 304 60 300 28 314Z"
        />
        <path
          class="chapters-cover__lines"
          d="M125 280V320M42 282Q80 270 112 286M42 294Q80 282 112 298M208 282Q170 270 138 286M208 294Q170 282 138 298"
        />
      </g>
      <path
        class="chapters-cover__ribbon"
        d="M64 308H76V344L70 336L64 344ZM119 326H131V350H119ZM174 308H186V344L180 336L174 344Z"
      />
    </svg>
  )
}
