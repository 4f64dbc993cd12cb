/*
 * How the board is laid out. Pure arithmetic: the board measures itself, asks here, and draws what it is told.
 */

/** `tall`: the map, and the rest in drawers. `low`: a phone on its side. `roomy`: a small laptop, one drawer always open. `wide`: all in view. */
type Mode = 'tall' | 'low' | 'roomy' | 'wide'

/** How large the map is. */
interface Size {
  readonly width: number
  readonly height: number
}

interface Arrangement {
  readonly mode: Mode
  readonly map: Size
  /** How many cards of a hand lie beside each other; with more of them each shows less of its picture. */
  readonly fits: number
}

const RIBBON = 34
const PLATES = 52
const TABS = 54
const GAP = 6
const PAD = 4
/** The row of cards below a wide table. */
const CARDS = 170
/** The least of a card on which its name can be read, with the gap beside it. */
const NARROWEST = 92
/** Beside the hand: what one reads, and one's Dreams. */
const READING = 0.23
const DREAMS = 122
/** A map that is taller than wide gives islands room for more rows; beyond this they look drawn out. */
const TALLEST = 1.3

/** `tallest`: how high the table is while little is asked; so that it is not laid out anew for every question. */
export function arrange(width: number, height: number, tallest = height): Arrangement {
  if (width >= 940 && tallest >= 720) {
    const map = height - RIBBON - CARDS - 5 * GAP
    const hand = width * (1 - READING) - DREAMS - 40
    return {
      mode: 'wide',
      map: { width: Math.min(map * 1.1, width * 0.5), height: map },
      fits: Math.floor(hand / NARROWEST),
    }
  }
  if (width > tallest) {
    const map = height - 2 * PAD
    const side = Math.min(map, width * 0.55)
    const rest = width - side - 30
    return {
      mode: rest >= 360 && tallest >= 420 ? 'roomy' : 'low',
      map: { width: side, height: map },
      fits: Math.floor(rest / NARROWEST),
    }
  }
  const map = width - 2 * PAD
  return {
    mode: 'tall',
    map: { width: map, height: Math.min(map * TALLEST, height - RIBBON - PLATES - TABS - 4 * GAP) },
    fits: Math.floor((width - 16) / NARROWEST),
  }
}
