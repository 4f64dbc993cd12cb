import { createUniqueId, type JSX } from 'solid-js'
import { CARD_CANVAS, starField, starPath } from '../../art/landscape.ts'

const STARS = starPath(starField('koty nine', 46, CARD_CANVAS))

/** The back of every card is a nine: its mark, ×2, stands on the upper edge, where it looks out from under other cards. */
export function Nine(): JSX.Element {
  const id = createUniqueId()
  return (
    <>
      <defs>
        <radialGradient id={id} cy=".56" r=".66">
          <stop class="koty-nine-heart" />
          <stop class="koty-nine-rim" offset="1" />
        </radialGradient>
      </defs>
      <rect width="250" height="350" fill={`url(#${id})`} />
      <path class="koty-stars" d={STARS} />
      <path
        class="koty-nine-cat"
        d="M54 322C40 262 62 226 84 206C72 178 74 138 78 104L108 128C119 124 131 124 142 128L172 104C176 138 178 178 166 206C188 226 210 262 196 322Z"
      />
      <circle class="koty-nine-ring" cx="125" cy="206" r="92" />
      <path class="koty-nine-value" d="M163 178a38 40 0 1 1-76 0a38 40 0 1 1 76 0C166 226 150 252 112 258" />
      <path class="koty-nine-band" d="M0 0H250V54C200 66 50 66 0 54Z" />
      <path
        class="koty-nine-twice"
        d="M94 16l22 22M116 16L94 38M130 22C132 10 156 10 154 22C153 29 138 34 130 40H156"
      />
    </>
  )
}
