/** Who drew the icons that our pictures are composed of: by their names in the set of game-icons.net. */
interface IconCredit {
  /** As the set credits them; undefined where we could not find out who it was. */
  readonly author: string | undefined
  readonly icons: readonly string[]
}

export const ICON_LICENCE = {
  set: 'game-icons.net',
  address: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',
} as const

export const ICON_CREDITS: readonly IconCredit[] = [
  {
    author: 'Lorc',
    icons: [
      'candle-light',
      'cat',
      'dead-wood',
      'dragon-head',
      'feather',
      'magnifying-glass',
      'raven',
      'rose',
      'semi-closed-eye',
      'skeleton-key',
      'teapot',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'air-balloon',
      'card-exchange',
      'carousel',
      'mushroom-house',
      'paper-boat',
      'rabbit-head',
      'round-star',
      'sheep',
      'sperm-whale',
      'spooky-house',
      'telescope',
    ],
  },
  { author: 'Caro Asercion', icons: ['barn-owl', 'clock-tower', 'fox', 'hedgehog'] },
  { author: 'Faithtoken', icons: ['card-draw'] },
  { author: undefined, icons: ['elven-castle', 'vintage-robot'] },
]
