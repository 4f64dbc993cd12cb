import './moon-cat.css'

/** A cat asleep in the moon, around the origin: the moon is 312 across. */
export function MoonCat() {
  return (
    <g>
      <defs>
        <radialGradient id="moon-cat-halo">
          <stop class="moon-cat__halo" stop-opacity=".42" />
          <stop class="moon-cat__halo" offset=".45" stop-opacity=".2" />
          <stop class="moon-cat__halo" offset="1" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="moon-cat-moon" x1=".2" x2=".8" y2="1">
          <stop class="moon-cat__moon-light" />
          <stop class="moon-cat__moon-deep" offset="1" />
        </linearGradient>
      </defs>
      <circle r="230" fill="url(#moon-cat-halo)" opacity=".5" />
      <g class="moon-cat__cradle">
        <path fill="url(#moon-cat-moon)" d="M-65.8-141.4A156 156 0 1 0 146.8 52.8A144 144 0 0 1-65.8-141.4Z" />
        <g class="moon-cat__craters">
          <ellipse cx="-121" cy="6" rx="13" ry="20" transform="rotate(-6 -121 6)" />
          <ellipse cx="-86" cy="78" rx="20" ry="14" transform="rotate(45 -86 78)" />
          <ellipse cx="-112" cy="-48" rx="7" ry="11" transform="rotate(18 -112 -48)" />
          <ellipse cx="-30" cy="122" rx="15" ry="8" transform="rotate(12 -30 122)" />
        </g>
        <Cat />
      </g>
    </g>
  )
}

/** Asleep on the inner rim of the moon; the tail hangs over it and sways. */
function Cat() {
  return (
    <g class="moon-cat__cat" transform="translate(38 94) rotate(-5)">
      <path
        class="moon-cat__tail"
        d="M70-8C92-2 98 18 92 40C87 58 94 70 106 68"
        fill="none"
        stroke-width="13"
        stroke-linecap="round"
      />
      <g class="moon-cat__breath">
        <path d="M-40 8C-58 8-72-2-72-18C-72-26-69-33-65-38L-68-60C-67-63-64-64-61-62L-46-50C-41-51-35-51-30-50L-15-61C-12-63-9-61-9-58L-9-44C8-62 38-68 60-54C80-41 86-16 76 0C72 6 66 8 58 8Z" />
        <path
          class="moon-cat__rim"
          d="M-9-44C8-62 38-68 60-54C78-42 86-20 78-3"
          fill="none"
          stroke-width="3"
          stroke-linecap="round"
        />
        <path
          class="moon-cat__rim"
          d="M-68-60C-67-63-64-64-61-62L-46-50M-15-61C-12-63-9-61-9-58"
          fill="none"
          stroke-width="2.5"
          stroke-linecap="round"
        />
        <path
          class="moon-cat__face"
          d="M-58-24C-55-20-49-20-46-24M-32-24C-29-20-23-20-20-24M-41-14L-37-14L-39-11ZM-39-11C-39-7-44-6-46-8M-39-11C-39-7-34-6-32-8"
          fill="none"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        <path
          class="moon-cat__rim"
          d="M28 4C20-10 26-26 42-28"
          fill="none"
          stroke-width="2"
          stroke-linecap="round"
          opacity=".5"
        />
      </g>
    </g>
  )
}
