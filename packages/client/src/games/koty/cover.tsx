import type { JSX } from 'solid-js'
import { NightSky } from '../../art/scenery.tsx'
import './cover.css'

/** The cover of the book: four cats on one roof, and the moon that counts them. */
export function KotyCover(): JSX.Element {
  return (
    <svg class="art koty-cover" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <NightSky seed="the cover of Koty" stars={60} moon={{ x: 150, y: 150, r: 62 }} />
      <path class="koty-cover__far" d="M0 350V268L44 234L88 268V284H128V250L176 212L224 250V276L250 262V350Z" />
      <path class="koty-cover__lit" d="M34 270h18v22h-18zM166 254h18v22h-18z" />
      <path class="koty-cover__roof" d="M-4 350V318L60 288L118 306L190 274L254 304V350Z" />
      <path
        class="koty-cover__tiles"
        d="M10 330q10 8 20 0q10 8 20 0q10 8 20 0M130 328q10 8 20 0q10 8 20 0q10 8 20 0q10 8 20 0M70 346q10 8 20 0q10 8 20 0q10 8 20 0"
      />
      <g transform="translate(-34 -66) scale(1.28 1.2)">
        <path
          class="koty-cover__green"
          d="M18 300C16 286 18 276 26 270L24 248L36 258H46L58 248L56 272C64 278 76 278 82 274C94 266 84 244 92 232C96 226 104 230 100 238C94 250 104 270 92 284L94 302H84L82 290H48L46 306H36L34 296H28V304Z"
        />
        <path
          class="koty-cover__blue"
          d="M104 306C98 276 112 262 114 248C106 238 106 222 106 204L120 216H132L146 204C146 222 146 238 138 248C140 262 150 272 150 284C164 280 164 262 158 252C154 244 164 240 168 248C178 268 170 294 148 300Z"
        />
        <path
          class="koty-cover__marks"
          d="M112 270l10 3M110 284l10 2M142 270l-8 3M146 284l-10 2M126 217v9M120 218l1 7M132 218l-1 7"
        />
        <path
          class="koty-cover__yellow"
          d="M166 292C160 262 178 250 178 250C174 236 178 226 184 228L190 234H206L212 228C218 226 222 236 218 250C230 258 236 276 232 296Z"
        />
        <path
          class="koty-cover__spots"
          d="M178 270a5 4 0 1 0 10 0a5 4 0 1 0-10 0M212 266a6 5 0 1 0 12 0a6 5 0 1 0-12 0M196 240a4 3.4 0 1 0 8 0a4 3.4 0 1 0-8 0M216 284a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        />
        <path
          class="koty-cover__pink"
          d="M62 338C56 322 74 312 98 314C124 312 134 326 128 338C122 350 70 352 62 338Z"
        />
        <path
          class="koty-cover__pink koty-cover__pink--head"
          d="M58 330L60 316L70 322H80L90 316L90 332C88 346 60 346 58 330Z"
        />
        <path
          class="koty-cover__eyes"
          d="M32 264a2.6 3 0 1 0 5 0a2.6 3 0 1 0-5 0M46 264a2.6 3 0 1 0 5 0a2.6 3 0 1 0-5 0M116 232a2.8 3.4 0 1 0 5.6 0a2.8 3.4 0 1 0-5.6 0M131 232a2.8 3.4 0 1 0 5.6 0a2.8 3.4 0 1 0-5.6 0M188 250a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0M204 250a3 3.6 0 1 0 6 0a3 3.6 0 1 0-6 0"
        />
        <path class="koty-cover__sleep" d="M65 330q4 4 8 0M78 330q4 4 8 0" />
      </g>
    </svg>
  )
}
