/*
 * Where everything lies. Pure arithmetic: the board measures itself, asks here, and draws what it is told.
 *
 * `tall`: rivals above, then the grid with the strays beside it, you below. `wide`: rivals on the left, the strays on the right of the
 * grid. `low`: the grid on the left as tall as the table, everybody beside it.
 */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Mode = 'tall' | 'wide' | 'low'

export interface Arrangement {
  readonly mode: Mode
  readonly rivals: readonly Box[]
  /** The handles of rows and columns are `handle` thick; cards are `card` wide. */
  readonly grid: Box
  readonly card: number
  readonly handle: number
  readonly strays: Box
  readonly near: Box
}

/** The supper: cats in rows, and beside or below them the food and the score. */
export interface SupperArrangement {
  readonly mode: Mode
  readonly rivals: readonly Box[]
  readonly cats: Box
  readonly columns: number
  readonly card: number
  readonly side: Box
}

interface Question {
  readonly width: number
  readonly height: number
  readonly rivals: number
}

const PAD = 6
const GAP = 8
const CELL_GAP = 5
const STRAY_GAP = 12
const HANDLE = 30
const RATIO = 7 / 5
const LARGEST_CARD = 150
/** Under a guide there is less room: households are as low as they can be. */
const SHORT = 500

const modeFor = ({ width, height }: Question): Mode => {
  if (height < 420 && width > height) return 'low'
  return width >= 860 ? 'wide' : 'tall'
}

const heightOf = (card: number): number => card * RATIO
const gridWidth = (card: number): number => HANDLE + 3 * card + 3 * CELL_GAP
const gridHeight = (card: number): number => HANDLE + 3 * heightOf(card) + 3 * CELL_GAP
const marketWidth = (card: number): number => gridWidth(card) + STRAY_GAP + card

/** The largest card whose grid, with the strays beside it, has room. */
const cardFor = (width: number, height: number): number =>
  Math.max(
    20,
    Math.min(
      LARGEST_CARD,
      (width - HANDLE - 3 * CELL_GAP - STRAY_GAP) / 4,
      (height - HANDLE - 3 * CELL_GAP) / 3 / RATIO,
    ),
  )

function market(x: number, y: number, card: number): Pick<Arrangement, 'grid' | 'card' | 'handle' | 'strays'> {
  const grid = { x, y, width: gridWidth(card), height: gridHeight(card) }
  return {
    grid,
    card,
    handle: HANDLE,
    strays: {
      x: x + grid.width + STRAY_GAP,
      y: y + HANDLE + CELL_GAP,
      width: card,
      height: 3 * heightOf(card) + 2 * CELL_GAP,
    },
  }
}

const inRow = (count: number, box: Box, gap = GAP): Box[] => {
  const width = (box.width - (count - 1) * gap) / Math.max(1, count)
  return Array.from({ length: count }, (_, index) => ({ ...box, x: box.x + index * (width + gap), width }))
}

const inColumn = (count: number, box: Box, tallest: number): Box[] => {
  const height = Math.min(tallest, (box.height - (count - 1) * GAP) / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => ({ ...box, y: box.y + index * (height + GAP), height }))
}

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

function tall({ width, height, rivals }: Question): Arrangement {
  const inner = width - 2 * PAD
  const isShort = height < SHORT
  const rivalHeight = isShort ? 52 : clamp(58, height * 0.11, 120)
  const nearHeight = isShort ? 126 : clamp(158, height * 0.29, 230)
  const room = height - 2 * PAD - rivalHeight - nearHeight - 2 * GAP
  const card = cardFor(inner, room)
  const top = PAD + rivalHeight + GAP
  return {
    mode: 'tall',
    rivals: inRow(rivals, { x: PAD, y: PAD, width: inner, height: rivalHeight }, 6),
    near: { x: PAD, y: height - PAD - nearHeight, width: inner, height: nearHeight },
    ...market((width - marketWidth(card)) / 2, top + Math.max(0, room - gridHeight(card)) / 2, card),
  }
}

function wide({ width, height, rivals }: Question): Arrangement {
  const nearHeight = clamp(168, height * 0.25, 220)
  const rivalWidth = clamp(250, width * 0.31, 380)
  const room = height - 2 * PAD - nearHeight - GAP
  const left = PAD + rivalWidth + 2 * GAP
  const card = cardFor(width - left - PAD, room)
  const spare = width - left - PAD - marketWidth(card)
  return {
    mode: 'wide',
    rivals: inColumn(rivals, { x: PAD, y: PAD, width: rivalWidth, height: room }, 232),
    near: { x: PAD, y: height - PAD - nearHeight, width: width - 2 * PAD, height: nearHeight },
    ...market(left + spare / 2, PAD + Math.max(0, room - gridHeight(card)) / 2, card),
  }
}

function low({ width, height, rivals }: Question): Arrangement {
  const card = cardFor(width * 0.56, height - 2 * PAD)
  const right = PAD + marketWidth(card) + GAP
  const column = { x: right, y: PAD, width: width - right - PAD, height: 0 }
  const rivalHeight = 46
  return {
    mode: 'low',
    rivals: inRow(rivals, { ...column, height: rivalHeight }, 4),
    near: { ...column, y: PAD + rivalHeight + GAP, height: height - 2 * PAD - rivalHeight - GAP },
    ...market(PAD, (height - gridHeight(card)) / 2, card),
  }
}

const WAYS: { readonly [M in Mode]: (question: Question) => Arrangement } = { tall, wide, low }

export const arrange = (question: Question): Arrangement => WAYS[modeFor(question)](question)

/** Cats in as many columns as make their cards largest; of two ways the one with fewer rows. */
function tiles(count: number, { width, height }: Box): { readonly columns: number; readonly card: number } {
  let best = { columns: 1, card: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns)
    const side = (width - (columns - 1) * GAP) / columns
    const card = Math.min(LARGEST_CARD, side, (height - (rows - 1) * GAP) / rows / RATIO)
    if (card >= best.card) best = { columns, card }
  }
  // Nine lie better as three rows of three than as four, four and one.
  const rows = Math.max(1, Math.ceil(count / best.columns))
  return { ...best, columns: Math.max(1, Math.ceil(count / rows)) }
}

/** Where the supper is laid: as the game was, with the cats in the place of the grid. */
export function arrangeSupper(question: Question & { readonly cats: number }): SupperArrangement {
  const { width, height, rivals, cats } = question
  const mode = modeFor(question)
  const inner = width - 2 * PAD
  const laid = (rivalBoxes: readonly Box[], box: Box, side: Box): SupperArrangement => ({
    mode,
    rivals: rivalBoxes,
    cats: box,
    side,
    ...tiles(cats, box),
  })
  if (mode === 'tall') {
    const rivalHeight = clamp(58, height * 0.08, 80)
    const sideHeight = clamp(204, height * 0.34, 230)
    const top = PAD + rivalHeight + GAP
    const box = { x: PAD, y: top, width: inner, height: height - top - sideHeight - GAP - PAD }
    return laid(inRow(rivals, { x: PAD, y: PAD, width: inner, height: rivalHeight }, 6), box, {
      x: PAD,
      y: height - PAD - sideHeight,
      width: inner,
      height: sideHeight,
    })
  }
  const sideWidth = mode === 'wide' ? clamp(300, width * 0.32, 380) : width * 0.42
  const rivalHeight = mode === 'wide' ? 64 : 44
  const main = inner - sideWidth - GAP
  return laid(
    inRow(rivals, { x: PAD, y: PAD, width: main, height: rivalHeight }, 6),
    { x: PAD, y: PAD + rivalHeight + GAP, width: main, height: height - 2 * PAD - rivalHeight - GAP },
    { x: PAD + main + GAP, y: PAD, width: sideWidth, height: height - 2 * PAD },
  )
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01

/** Everything on the table, nothing on anything else. */
export function fits(boxes: readonly Box[], width: number, height: number): boolean {
  const isInside = boxes.every(
    box => box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01,
  )
  return isInside && boxes.every((box, index) => boxes.slice(index + 1).every(other => apart(box, other)))
}
