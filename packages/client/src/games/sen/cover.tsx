import raven from 'virtual:icon/raven'
import type { JSX } from 'solid-js'
import { Hills, NightSky, Silhouette } from '../../art/scenery.tsx'
import './cover.css'

/** The cover of the book: somebody sleeps, and the ravens have found the bed. */
export function SenCover(): JSX.Element {
  return (
    <svg class="art sen-cover" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <NightSky seed="the cover of Sen" stars={60} moon={{ x: 148, y: 150, r: 62 }} />
      <g class="sen-cover__clouds">
        <path d="M-10 236C10 214 44 216 56 228C74 206 112 210 122 230C146 216 178 222 184 238C206 226 240 232 262 248V360H-10Z" />
      </g>
      <Hills
        seed="under the bed"
        ranges={[
          [292, 26],
          [318, 22],
        ]}
      />
      <g class="sen-cover__bed">
        <path d="M34 196C34 184 46 178 54 186L58 300H46Z" />
        <path d="M206 236C206 228 218 226 222 234L220 302H208Z" />
        <path d="M50 262H214V286H50Z" />
        <path
          class="sen-cover__pillow"
          d="M56 244C56 232 66 228 82 229C100 228 108 236 106 248C104 260 62 262 56 244Z"
        />
        <path
          class="sen-cover__blanket"
          d="M88 254C98 226 130 222 154 232C176 224 204 236 212 256L214 282C180 290 122 290 84 280Z"
        />
        <path
          class="sen-cover__stitches"
          d="M118 229C114 248 116 268 122 285M160 231C164 250 162 270 158 287M92 262C130 254 176 254 212 264"
        />
      </g>
      <Silhouette class="art-raven" icon={raven} x={45} y={190} size={52} />
      <Silhouette class="art-raven" icon={raven} x={214} y={236} size={40} flip />
      <Silhouette class="art-raven" icon={raven} x={152} y={238} size={34} flip />
    </svg>
  )
}
