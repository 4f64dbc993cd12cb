import type { Face } from '../../table/board.ts'

/** `sits`: x and y are where its feet are. `flies`: its middle. */
export interface Raven {
  readonly pose: 'sits' | 'flies'
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
  readonly turn?: number
}

const sits = (x: number, y: number, size = 44, flip = false): Raven => ({ pose: 'sits', x, y, size, flip })
const flies = (x: number, y: number, size = 40, turn = 0): Raven => ({ pose: 'flies', x, y, size, turn })

/** The ravens in each land, by its symbol: as many as the card counts. */
export const FLOCKS: { readonly [face: Face]: readonly Raven[] } = {
  0: [],
  1: [sits(205, 136, 50, true)],
  2: [sits(112, 196, 46), flies(186, 140, 54, -10)],
  3: [sits(112, 122, 44), sits(44, 218, 42), flies(208, 164, 48, 12)],
  4: [sits(142, 166, 42), flies(196, 84, 48, -14), flies(52, 258, 42, 10), sits(206, 262, 44, true)],
  5: [
    flies(188, 96, 46, -6),
    flies(222, 138, 36, 12),
    flies(172, 150, 40, 8),
    sits(202, 270, 50, true),
    sits(36, 276, 46),
  ],
  6: [
    flies(70, 106, 44, -12),
    flies(196, 92, 48, 8),
    sits(128, 92, 40),
    sits(24, 292, 44),
    sits(228, 292, 44, true),
    flies(222, 172, 34, 16),
  ],
  7: [
    sits(128, 86, 40),
    flies(196, 94, 46, 10),
    flies(214, 146, 40, -8),
    flies(52, 108, 40, -14),
    sits(38, 274, 46),
    sits(212, 268, 46, true),
    flies(196, 204, 36, 14),
  ],
  8: [
    sits(60, 172, 40),
    sits(106, 134, 38),
    flies(178, 88, 46, -10),
    flies(216, 124, 38, 12),
    flies(150, 100, 32, 6),
    sits(28, 288, 48),
    sits(226, 286, 50, true),
    sits(194, 296, 40),
  ],
  9: [
    sits(62, 132, 46),
    sits(118, 98, 46),
    sits(176, 118, 48, true),
    sits(222, 168, 44, true),
    sits(34, 190, 42),
    sits(160, 180, 40),
    flies(206, 82, 42, 14),
    sits(52, 296, 52),
    sits(198, 296, 52, true),
  ],
  T: [
    flies(128, 88, 44, -8),
    flies(214, 234, 38, 10),
    sits(40, 270, 46),
    sits(206, 276, 42, true),
    flies(34, 168, 34, -12),
  ],
  P: [
    flies(46, 152, 42, -10),
    flies(92, 180, 36, 8),
    flies(214, 176, 38, 14),
    flies(176, 202, 32, -6),
    sits(212, 264, 46, true),
    sits(40, 272, 46),
  ],
  S: [
    flies(62, 136, 40, -8),
    flies(206, 112, 42, 10),
    flies(192, 154, 32, 14),
    sits(40, 192, 40),
    sits(212, 190, 40, true),
    flies(56, 252, 38, 172),
    flies(200, 248, 40, 190),
  ],
}
