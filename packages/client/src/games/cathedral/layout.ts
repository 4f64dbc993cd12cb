/*
 * How the board is laid out. Pure arithmetic: the board measures itself, asks here, and draws what it is told.
 */

/** `tall`: the map, and the rest in drawers. `low`: a phone on its side. `wide`: all in view. */
type Mode = 'tall' | 'low' | 'wide'

interface Arrangement {
  readonly mode: Mode
  /** The side of the map. */
  readonly map: number
  /** How wide a card in a row is. */
  readonly card: number
}

const RIBBON = 34
const PLATES = 52
const TABS = 54
const GAP = 6
const PAD = 4
/** The row of cards below a wide table. */
const CARDS = 178

export function arrange(width: number, height: number): Arrangement {
  if (width >= 940 && height >= 560) {
    const map = Math.min(height - RIBBON - CARDS - 4 * GAP, width * 0.52)
    return { mode: 'wide', map, card: 110 }
  }
  if (width > height) return { mode: 'low', map: Math.min(height - 2 * PAD, width * 0.55), card: 107 }
  return { mode: 'tall', map: Math.min(width - 2 * PAD, height - RIBBON - PLATES - TABS - 3 * GAP), card: 107 }
}
