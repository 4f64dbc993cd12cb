import { createUniqueId, type JSX } from 'solid-js'
import { CARD_CANVAS, starField, starPath } from '../../art/landscape.ts'
import './back.css'

const STARS = starPath(starField('three chapters back', 30, { ...CARD_CANVAS, height: 350 }))

/** The back: a closed story book with three ribbons. */
export function Back(): JSX.Element {
  const id = createUniqueId()
  return (
    <>
      <defs>
        <radialGradient id={id} r=".7">
          <stop class="book-back-heart" />
          <stop class="book-back-rim" offset="1" />
        </radialGradient>
      </defs>
      <rect width="250" height="350" fill={`url(#${id})`} />
      <path class="book-back-stars" d={STARS} />
      <path class="book-back-line" d="M22 22H228V328H22ZM34 34H216V316H34Z" />
      <path
        class="book-back-line"
        d="M34 74Q74 74 74 34M216 74Q176 74 176 34M34 276Q74 276 74 316M216 276Q176 276 176 316"
      />
      <circle class="book-back-line" cx="125" cy="175" r="66" />
      <path
        class="book-back-gold"
        d="M78 150C94 140 112 142 125 154C138 142 156 140 172 150V204C156 195 138 196 125 207C112 196 94 195 78 204Z"
      />
      <path
        class="book-back-fold"
        d="M125 156V205M90 160Q106 154 117 162M90 174Q106 168 117 176M90 188Q106 182 117 190M160 160Q144 154 133 162M160 174Q144 168 133 176M160 188Q144 182 133 190"
      />
      <path
        class="book-back-ribbon"
        d="M104 262H114V300L109 294L104 300ZM120 262H130V308L125 302L120 308ZM136 262H146V300L141 294L136 300Z"
      />
      <path class="book-back-gold" d="M125 76L130 90L145 91L133 100L138 114L125 105L112 114L117 100L105 91L120 90Z" />
    </>
  )
}
