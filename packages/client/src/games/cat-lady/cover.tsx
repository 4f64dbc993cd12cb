import type { JSX } from 'solid-js'
import { Hills, NightSky } from '../../art/scenery.tsx'
import './cover.css'

/** A cat sitting with its back to us, around the middle of its foot, 60 across. */
const SITTING =
  'M-26 0C-36-34-24-52-14-62C-22-78-20-92-19-104L-6-94C-2-95 2-95 6-94L19-104C20-92 22-78 14-62C24-52 36-34 26 0Z'
const TAIL = 'M24-6C44-8 46-30 38-40'

/** The cover of the book: one lit window, and every cat of the town under it, waiting for supper. */
export function CatLadyCover(): JSX.Element {
  return (
    <svg class="art cl-cover" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <NightSky seed="the cover of Cat Lady" stars={50} moon={{ x: 52, y: 60, r: 22, crescent: true }} />
      <Hills seed="behind the house" ranges={[[230, 40]]} />
      <path class="cl-cover__wall" d="M58 350V128L126 74L194 128V350Z" />
      <path class="cl-cover__roof" d="M44 138L126 66L208 138L200 150L126 86L52 150Z" />
      <path class="cl-cover__glow" d="M20 350L88 170H164L232 350Z" />
      <rect class="cl-cover__window" x="88" y="150" width="76" height="72" rx="6" />
      <path
        class="cl-cover__lady"
        d="M104 222C102 196 112 190 120 188C108 176 114 160 126 160S144 176 132 188C142 190 150 196 148 222Z"
      />
      <circle class="cl-cover__bun" cx="126" cy="158" r="7" />
      <path class="cl-cover__bar" d="M126 150V160M88 186H106M146 186H164" />
      <path class="cl-cover__ground" d="M-4 306C60 292 190 292 254 306V354H-4Z" />
      <g class="cl-cover__cat cl-cover__cat--white" transform="translate(52 322) scale(.9)">
        <path d={TAIL} />
        <path d={SITTING} />
      </g>
      <g class="cl-cover__cat cl-cover__cat--orange" transform="translate(128 334) scale(1.12)">
        <path d={TAIL} />
        <path d={SITTING} />
        <path class="cl-cover__stripe" d="M-14-40L-4-38M14-40L4-38M-18-24L-6-22M18-24L6-22" />
      </g>
      <g class="cl-cover__cat cl-cover__cat--black" transform="translate(204 326) scale(-.96 .96)">
        <path d={TAIL} />
        <path d={SITTING} />
      </g>
      <g class="cl-cover__cat cl-cover__cat--black" transform="translate(170 104) scale(.34)">
        <path d={TAIL} />
        <path d={SITTING} />
      </g>
    </svg>
  )
}
