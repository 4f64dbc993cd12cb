import raven from 'virtual:icon/raven'
import type { JSX } from 'solid-js'
import { Hills, NightSky, Silhouette } from '../../art/scenery.tsx'
import './cover.css'

/** The cover of the book: the Cathedral on its hill, one window lit, ravens around the spires. */
export function CathedralCover(): JSX.Element {
  return (
    <svg class="art cathedral-cover" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <NightSky seed="the cover of the Cathedral" stars={60} moon={{ x: 74, y: 84, r: 34 }} />
      <Hills
        seed="behind the Cathedral"
        ranges={[
          [236, 40],
          [268, 30],
        ]}
      />
      <g class="cathedral-cover__stone">
        <path d="M62 318V176L78 96L94 176V318ZM156 318V176L172 96L188 176V318Z" />
        <path d="M90 318V196L125 132L160 196V318Z" />
        <path d="M118 140L125 66L132 140Z" />
        <path d="M34 318V236L48 204L62 236V318ZM188 318V236L202 204L216 236V318Z" />
      </g>
      <circle class="cathedral-cover__rose" cx={125} cy={204} r={17} />
      <path class="cathedral-cover__tracery" d="M125 187V221M108 204H142M113 192L137 216M137 192L113 216" />
      <path class="cathedral-cover__door" d="M113 318V276Q113 258 125 250Q137 258 137 276V318Z" />
      <path
        class="cathedral-cover__windows"
        d="M73 232V206Q78 196 83 206V232ZM167 232V206Q172 196 177 206V232ZM44 282V262Q48 254 52 262V282ZM198 282V262Q202 254 206 262V282Z"
      />
      <Silhouette class="art-figure" icon={raven} x={196} y={66} size={42} />
      <Silhouette class="art-figure" icon={raven} x={150} y={44} size={24} flip />
      <path class="cathedral-cover__ground" d="M0 350V306Q125 288 250 306V350Z" />
    </svg>
  )
}
