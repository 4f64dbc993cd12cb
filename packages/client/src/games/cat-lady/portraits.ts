/*
 * What makes each cat itself: the cut of its head and ears, how it looks at you, and what it wears. Everything is drawn around the middle
 * of the face, which is about 150 across.
 */

export const HEADS = {
  round: 'M-78 6C-78-48-44-66 0-66S78-48 78 6C78 48 44 70 0 70S-78 48-78 6Z',
  wide: 'M-90 14C-88-40-48-60 0-60S88-40 90 14C92 50 48 66 0 66S-92 50-90 14Z',
  slim: 'M-66 0C-66-52-38-70 0-70S66-52 66 0C66 46 34 76 0 76S-66 46-66 0Z',
  chubby: 'M-78-6C-78-50-44-64 0-64S78-50 78-6C78 8 96 18 92 36C86 62 44 72 0 72S-86 62-92 36C-96 18-78 8-78-6Z',
  fluffy:
    'M-76-10C-76-50-44-66 0-66S76-50 76-10L94 2L82 14L98 30L80 36L88 54L62 54C44 68 22 72 0 72S-44 68-62 54L-88 54L-80 36L-98 30L-82 14L-94 2Z',
} as const

/** The left ear, and what is seen inside it. */
export const EARS = {
  pointed: ['M-74-18L-72-106L-16-60Z', 'M-63-40L-63-84L-34-60Z'],
  wide: ['M-84-8L-98-86L-20-60Z', 'M-78-32L-85-68L-42-54Z'],
  round: ['M-76-14C-98-66-78-100-56-92C-38-86-26-70-20-58Z', 'M-66-40C-76-66-66-80-56-76C-48-72-42-64-38-58Z'],
  folded: ['M-74-16L-82-66C-62-86-36-78-20-58C-42-64-56-58-66-40Z', 'M-66-44C-58-56-46-62-30-60C-44-54-54-46-60-36Z'],
  tall: ['M-70-12L-92-124L-10-64Z', 'M-64-42L-79-98L-32-64Z'],
} as const

type Eyes = 'open' | 'wide' | 'sleepy' | 'closed' | 'happy' | 'narrow' | 'wink' | 'stare'

export const MOUTHS = {
  smile: 'M0 30C-2 42-22 42-24 32M0 30C2 42 22 42 24 32',
  small: 'M0 30C-1 37-10 38-12 34M0 30C1 37 10 38 12 34',
  flat: 'M0 30V36M-14 38H14',
  open: 'M0 30C-2 38-16 38-18 33M0 30C2 38 16 38 18 33M-9 37C-8 54 8 54 9 37',
  fang: 'M0 30C-2 40-20 40-22 32M0 30C2 40 20 40 22 32M-12 38L-9 47L-5 39',
} as const

/** Colours of paper for what is worn: red, blue, green, gold, white, ink; `line` is drawn, not filled. */
type Paper = 'red' | 'blue' | 'green' | 'gold' | 'white' | 'ink' | 'pink' | 'line' | 'gold-line'
type Worn = readonly (readonly [Paper, string])[]

export interface Look {
  readonly head: keyof typeof HEADS
  readonly ears: keyof typeof EARS
  readonly eyes: Eyes
  readonly mouth: keyof typeof MOUTHS
  readonly worn: Worn
}

const look = (
  head: Look['head'],
  ears: Look['ears'],
  eyes: Look['eyes'],
  mouth: Look['mouth'],
  worn: Worn = [],
): Look => ({ head, ears, eyes, mouth, worn })

const SPARK = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`
const DOT = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const FLOWER = (x: number, y: number, r: number): string =>
  [0, 72, 144, 216, 288]
    .map(turn => {
      const angle = (turn * Math.PI) / 180
      return DOT(Math.round(x + Math.sin(angle) * r), Math.round(y - Math.cos(angle) * r), Math.round(r * 0.62))
    })
    .join('')

/** By the ids of the cards. */
export const LOOKS: { readonly [cat: string]: Look } = {
  shadow: look('slim', 'tall', 'stare', 'flat', [['line', 'M-96 66C-70 78-60 60-44 72M96 66C70 78 60 60 44 72']]),
  jazz: look('round', 'pointed', 'narrow', 'smile', [
    ['ink', 'M-62-18H-8L-12 8C-18 22-50 22-56 8ZM8-18H62L56 8C50 22 18 22 12 8Z'],
    ['line', 'M-8-14H8M-62-16L-82-24M62-16L82-24'],
    ['white', 'M-50-12L-38-12L-48 6ZM22-12L34-12L24 6Z'],
  ]),
  lily: look('round', 'round', 'closed', 'small', [
    ['white', 'M44-66C36-96 58-112 66-84C80-108 104-94 86-70C112-66 104-40 78-50C76-26 50-34 56-56C40-50 32-62 44-66Z'],
    ['gold', DOT(68, -66, 9)],
  ]),
  blackberry: look('chubby', 'folded', 'wide', 'smile', [
    [
      'pink',
      [
        [-14, -70],
        [6, -78],
        [24, -68],
        [-4, -60],
        [14, -58],
      ]
        .map(([x, y]) => DOT(x!, y!, 12))
        .join(''),
    ],
    ['green', 'M4-86C-6-104 16-112 22-96C36-106 44-88 24-84Z'],
  ]),
  keaton: look('slim', 'wide', 'sleepy', 'flat', [
    ['ink', 'M-58-62C-40-72 40-72 58-62L60-54C30-60-30-60-60-54ZM-36-66C-38-92-30-98 0-98S38-92 36-66Z'],
    ['red', 'M-37-72C-20-78 20-78 37-72L37-64C20-70-20-70-37-64Z'],
  ]),
  'pablo-picatso': look('wide', 'pointed', 'wink', 'smile', [
    ['red', 'M-66-48C-84-92-10-118 50-96C86-82 84-54 62-46C30-66-30-66-66-48Z'],
    ['red', 'M10-104L16-120L24-104Z'],
    ['gold-line', 'M58 44L104 2'],
    ['blue', 'M100 8C100-4 108-10 116-12C116-2 112 8 104 12Z'],
  ]),
  chester: look('round', 'wide', 'happy', 'fang', [
    ['blue', 'M-66 54C-30 78 30 78 66 54L58 74C30 92-30 92-58 74ZM-10 78L10 78L18 104L0 96L-18 104Z'],
  ]),
  bell: look('chubby', 'round', 'open', 'small', [
    ['red', 'M-68 52C-30 76 30 76 68 52L64 70C30 90-30 90-64 70Z'],
    ['gold', DOT(0, 88, 17)],
    ['line', 'M-12 92H12M0 92V102'],
  ]),
  bronte: look('fluffy', 'tall', 'wide', 'fang', [
    ['green', 'M-20-62C-30-90-8-104 0-116C8-104 30-90 20-62C8-72-8-72-20-62Z'],
    ['line', 'M0-110V-70M0-90L-10-98M0-84L10-92'],
  ]),
  zeus: look('fluffy', 'pointed', 'narrow', 'flat', [
    ['gold', 'M-6-104L24-104L8-76L26-76L-14-34L-2-66L-20-66Z'],
    ['gold-line', 'M-86-58L-104-68M86-58L104-68'],
  ]),
  pumpkin: look('wide', 'round', 'happy', 'open', [
    ['green', 'M-8-66C-12-84-4-100 14-104C8-94 8-80 12-66Z'],
    ['green', 'M14-76C34-98 62-86 60-66C44-58 24-60 14-76Z'],
    ['gold-line', 'M-14-84C-30-96-44-88-42-78'],
  ]),
  'chairman-meow': look('chubby', 'folded', 'sleepy', 'flat', [
    ['green', 'M-60-44C-62-84-34-96 0-96S62-84 60-44C30-60-30-60-60-44Z'],
    ['ink', 'M-62-48C-30-64 30-64 62-48C66-40 58-34 48-38C20-48-20-48-48-38C-58-34-66-40-62-48Z'],
    ['red', 'M0-88L4-78L15-78L6-71L10-60L0-67L-10-60L-6-71L-15-78L-4-78Z'],
  ]),
  cooper: look('round', 'folded', 'stare', 'smile', [
    ['line', 'M-72-18H-54M54-18H72M-10-6H10'],
    ['gold-line', `${DOT(-32, -4, 24)}${DOT(32, -4, 24)}`],
  ]),
  gershon: look('slim', 'pointed', 'happy', 'small', [
    [
      'red',
      'M-60 56C-30 76 30 76 60 56C70 62 70 76 60 82C30 96-30 96-60 82C-70 76-70 62-60 56ZM34 84L58 82L66 120L40 122Z',
    ],
    ['line', 'M-40 72L-34 86M-10 76V92M18 75L22 90'],
  ]),
  snowflake: look('fluffy', 'round', 'wide', 'small', [
    ['blue', SPARK(0, -58, 20)],
    ['line', 'M0-86V-30M-24-72L24-44M24-72L-24-44'],
  ]),
  sparkle: look('round', 'tall', 'happy', 'smile', [
    ['gold', `${SPARK(-70, -82, 15)}${SPARK(72, -88, 20)}${SPARK(92, -40, 11)}${SPARK(-96, -34, 10)}`],
  ]),
  'sir-cuddleface': look('chubby', 'pointed', 'sleepy', 'flat', [
    ['gold-line', `${DOT(32, -4, 27)}M54 12C66 40 60 62 52 76`],
    ['ink', 'M-4 26C-24 18-44 30-52 24C-44 42-16 42-4 32ZM4 26C24 18 44 30 52 24C44 42 16 42 4 32Z'],
  ]),
  sox: look('wide', 'wide', 'open', 'small', [
    ['blue', 'M-62-46C-58-92-20-112 16-108C50-104 84-118 96-92C84-94 72-84 64-46C30-64-30-64-62-46Z'],
    ['white', 'M-66-50C-30-70 30-70 66-50C72-42 68-32 58-34C24-50-24-50-58-34C-68-32-72-42-66-50Z'],
    ['white', DOT(96, -88, 12)],
  ]),
  alvin: look('round', 'wide', 'closed', 'smile', [
    ['line', 'M-84-4C-92-108 92-108 84-4'],
    ['red', 'M-98-10H-76V34H-98C-106 26-106 0-98-10ZM98-10H76V34H98C106 26 106 0 98-10Z'],
  ]),
  dinah: look('slim', 'pointed', 'open', 'smile', [
    ['blue', 'M0-66C-24-92-52-90-54-68C-56-46-26-46 0-62C26-46 56-46 54-68C52-90 24-92 0-66Z'],
    ['white', DOT(0, -65, 9)],
  ]),
  luna: look('slim', 'tall', 'narrow', 'small', [['gold', 'M8-62A22 22 0 1 0 14-22A18 18 0 1 1 8-62Z']]),
  henriette: look('chubby', 'round', 'happy', 'small', [
    [
      'white',
      [-52, -34, -14, 8, 28, 48]
        .map((x, at) => DOT(x + 2, 70 + (at === 0 || at === 5 ? -8 : at === 1 || at === 4 ? 3 : 8), 10))
        .join(''),
    ],
    ['gold', 'M-34-60L-40-94L-18-76L0-100L18-76L40-94L34-60C14-68-14-68-34-60Z'],
    ['red', `${DOT(0, -76, 5)}${DOT(-22, -72, 4)}${DOT(22, -72, 4)}`],
  ]),

  florence: look('wide', 'folded', 'wide', 'small', [
    ['pink', `${FLOWER(-44, -62, 12)}${FLOWER(44, -62, 12)}`],
    ['white', FLOWER(0, -74, 13)],
    ['gold', `${DOT(-44, -62, 7)}${DOT(44, -62, 7)}${DOT(0, -74, 8)}`],
    ['green', 'M-28-66C-24-74-18-74-14-70C-18-62-24-60-28-66ZM28-66C24-74 18-74 14-70C18-62 24-60 28-66Z'],
  ]),
  antoinette: look('slim', 'round', 'sleepy', 'small', [
    [
      'white',
      `${DOT(-36, -70, 24)}${DOT(0, -88, 28)}${DOT(36, -70, 24)}${DOT(-70, -34, 17)}${DOT(70, -34, 17)}${DOT(-78, 0, 13)}${DOT(78, 0, 13)}`,
    ],
    ['line', 'M-46-70a10 10 0 1 1 12 8M-10-88a11 11 0 1 1 14 8M26-70a10 10 0 1 1 12 8'],
    ['pink', 'M0-112L5-102L16-101L8-94L10-83L0-89L-10-83L-8-94L-16-101L-5-102Z'],
  ]),
  eliot: look('round', 'pointed', 'open', 'flat', [
    ['line', 'M-56-26H-10V14H-56ZM10-26H56V14H10ZM-10-12H10M-56-16L-80-24M56-16L80-24'],
  ]),
  levar: look('wide', 'pointed', 'happy', 'open', [
    ['gold-line', 'M-72-22C-30-40 30-40 72-22V2C30-14-30-14-72 2Z'],
    ['gold', 'M-70-20C-30-38 30-38 70-20V-12C30-30-30-30-70-12Z'],
  ]),
  zoroaster: look('slim', 'tall', 'stare', 'fang', [
    ['red', 'M0-126C26-100 34-84 22-64C10-52-10-52-22-64C-34-82-12-92 0-126Z'],
    ['gold', 'M0-98C12-84 14-74 8-66C2-60-8-62-10-68C-14-80-4-86 0-98Z'],
  ]),
  macak: look('chubby', 'wide', 'narrow', 'open', [
    ['green', 'M8 48C30 30 62 34 78 52C60 68 28 68 8 48ZM20 50C40 70 52 84 50 100C30 96 18 74 20 50Z'],
    ['line', 'M14 50C36 48 56 48 70 52'],
  ]),
  waffle: look('fluffy', 'folded', 'happy', 'open', [
    ['white', 'M-56 60C-30 78 30 78 56 60L48 126C20 138-20 138-48 126Z'],
    ['line', 'M-26 84L-18 128M0 88V132M26 84L18 128M-50 92C-20 104 20 104 50 92M-48 112C-20 122 20 122 48 112'],
  ]),
  hemingway: look('wide', 'round', 'narrow', 'small', [
    ['white', 'M-62 18C-56 74-28 96 0 98S56 74 62 18C48 40 30 44 18 38C8 34-8 34-18 38C-30 44-48 40-62 18Z'],
    ['line', 'M-34 56L-30 74M-12 62L-10 84M12 62L10 84M34 56L30 74'],
  ]),
  sweetheart: look('round', 'round', 'wink', 'smile', [
    ['red', 'M52 30C44 18 28 22 30 34C32 46 46 52 52 60C58 52 72 46 74 34C76 22 60 18 52 30Z'],
    ['red', 'M0-70C-8-84-26-80-24-66C-22-54-8-48 0-38C8-48 22-54 24-66C26-80 8-84 0-70Z'],
  ]),
  penny: look('chubby', 'wide', 'wide', 'smile', [
    ['gold', DOT(0, -60, 22)],
    ['line', 'M0-72V-48M-7-68H4C12-68 12-58 4-58H-4C-12-58-12-50-4-50H7'],
  ]),
  moonbeam: look('fluffy', 'tall', 'closed', 'small', [
    ['gold-line', 'M-52-92C-30-112 30-112 52-92C30-80-30-80-52-92Z'],
    ['gold', `${SPARK(-88, -60, 12)}${SPARK(88, -66, 12)}`],
  ]),
  cow: look('chubby', 'folded', 'open', 'open', [
    [
      'ink',
      'M-70-30C-60-62-22-64-20-38C-18-14-40-2-60-4C-74-6-74-20-70-30ZM40 34C56 22 84 30 78 46C70 62 44 64 38 52C34 44 36 38 40 34ZM18-62C32-70 48-58 40-48C32-40 16-44 14-52Z',
    ],
  ]),
  truffle: look('round', 'folded', 'sleepy', 'small', [
    ['red', 'M-52-58C-54-98-24-112 0-112S54-98 52-58C24-70-24-70-52-58Z'],
    ['white', `${DOT(-24, -84, 9)}${DOT(10, -92, 11)}${DOT(30, -72, 7)}`],
  ]),
}
