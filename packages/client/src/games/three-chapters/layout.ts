/*
 * Where everything lies. Pure arithmetic: the board measures itself, asks here, and draws what it is told.
 */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How the cards of a hand lie: in one row or two, over each other when there are many. */
export interface Fan {
  readonly cardWidth: number
  readonly step: number
  readonly perRow: number
  readonly rowStep: number
  /** How far the outermost cards lean, in degrees. */
  readonly lean: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Cards of a round around the middle: by their place to the left of whoever looks, who is the first. */
export interface Ring {
  readonly cardWidth: number
  readonly centres: readonly Point[]
}

/** `tall`: one thing above the other. `low`: a phone on its side. `wide`: the page beside the card one reads. */
type Mode = 'tall' | 'low' | 'wide'

export interface Arrangement {
  readonly mode: Mode
  readonly ribbon: Box
  readonly others: Box
  readonly page: Box
  /** Absent where there is no room and nothing to show yet. */
  readonly mine: Box | undefined
  readonly reading: Box
  readonly hand: Box
  readonly fan: Fan
}

export interface Question {
  readonly width: number
  readonly height: number
  readonly chapter: 1 | 2 | 3
  /** Cards in the hand. */
  readonly cards: number
}

export const RATIO = 7 / 5
const GAP = 6
const PAD = 8
/** A finger hits what is this wide. */
const NARROWEST_STEP = 35

/** Room for a card that is lifted, and for the ends of a fan. */
const LIFT = 14

const heightOf = (cardWidth: number): number => cardWidth * RATIO

/** Lays a hand into a box, as large as can be. */
export function fan(count: number, width: number, height: number, largest: number, rows: number, lean = 0): Fan {
  const perRow = Math.max(1, Math.ceil(count / rows))
  const tallest = Math.min(largest, (height - (rows - 1) * GAP) / rows / RATIO)
  const side = (width - (perRow - 1) * GAP) / perRow
  // Cards may lie over each other, as long as each can be hit.
  const overlapping = width - (perRow - 1) * NARROWEST_STEP
  const cardWidth = Math.min(tallest, width, Math.max(side, overlapping))
  const step = perRow === 1 ? 0 : Math.min(cardWidth + GAP, (width - cardWidth) / (perRow - 1))
  return { cardWidth, step, perRow, rowStep: heightOf(cardWidth) + GAP, lean }
}

/** Whether a card that comes on top of the others leaves too little of the next one to be hit. */
export const isTight = ({ cardWidth, step }: Fan): boolean => 2 * step - cardWidth < NARROWEST_STEP

/** Where each card of a fan lies in its box, row by row, in the middle. */
export function fanned({ cardWidth, step, perRow, rowStep }: Fan, count: number, width: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const left = (width - cardWidth - (inRow - 1) * step) / 2
    return { x: left + (index % perRow) * step, y: row * rowStep }
  })
}

/** Ways to lie around the middle, clockwise from whoever looks (0): rows from above. */
const FORMATIONS: { readonly [places: number]: readonly (readonly number[])[] } = {
  3: [[1, 0, 2]],
  4: [[0, 1, 2, 3]],
  5: [
    [2, 3],
    [1, 0, 4],
  ],
  6: [
    [2, 3, 4],
    [1, 0, 5],
  ],
}

const RING_GAP = 14
/** Four around a table are a table; they lie in a row only where they could not be read otherwise. */
const LEGIBLE = 100
const MUCH_LARGER = 1.2

/** Lays as many cards into a page as there are places, as large as can be. */
export function ring(places: number, page: Pick<Box, 'width' | 'height'>, largest: number): Ring {
  const rows = inRows(FORMATIONS[places]!, page, largest)
  if (places !== 4) return rows
  const crossed = inCross(page, largest)
  const isLegible = crossed.cardWidth >= LEGIBLE || rows.cardWidth < MUCH_LARGER * crossed.cardWidth
  return isLegible ? crossed : rows
}

type Page = Pick<Box, 'width' | 'height'>

function widthFor({ width, height }: Page, columns: number, rows: number, largest: number): number {
  return Math.min(
    largest,
    (width - (columns + 1) * RING_GAP) / columns,
    (height - (rows + 1) * RING_GAP) / rows / RATIO,
  )
}

function inRows(rows: readonly (readonly number[])[], page: Page, largest: number): Ring {
  const cardWidth = widthFor(page, Math.max(...rows.map(row => row.length)), rows.length, largest)
  const centres: Point[] = []
  const rowHeight = Math.min((page.height - RING_GAP) / rows.length, heightOf(cardWidth) * 1.22)
  const top = (page.height - rowHeight * (rows.length - 1)) / 2
  rows.forEach((row, index) => {
    const step = Math.min((page.width - RING_GAP) / row.length, cardWidth * 1.7)
    row.forEach((place, column) => {
      centres[place] = { x: page.width / 2 + (column - (row.length - 1) / 2) * step, y: top + index * rowHeight }
    })
  })
  return { cardWidth, centres }
}

/** Two players and their ghosts, or four players: one at each side. */
function inCross(page: Page, largest: number): Ring {
  const cardWidth = widthFor(page, 3, 2, largest)
  const [middle, half] = [{ x: page.width / 2, y: page.height / 2 }, heightOf(cardWidth) / 2 + RING_GAP / 2]
  const aside = Math.min(cardWidth * 1.8, (page.width - cardWidth) / 2 - RING_GAP)
  return {
    cardWidth,
    centres: [
      { x: middle.x, y: middle.y + half },
      { x: middle.x - aside, y: middle.y },
      { x: middle.x, y: middle.y - half },
      { x: middle.x + aside, y: middle.y },
    ],
  }
}

// --- The whole board ---

function tall({ width, height, chapter, cards }: Question): Arrangement {
  const isShort = height < 500
  const inner = width - 2 * PAD
  const ribbon = { x: PAD, y: 4, width: inner, height: 30 }
  const others = { x: PAD, y: ribbon.y + ribbon.height + 2, width: inner, height: isShort ? 52 : 58 }
  const top = others.y + others.height + 4
  const free = height - top - PAD
  const mineHeight = chapter === 1 ? 0 : 40
  const readingHeight = isShort ? 56 : Math.min(92, Math.max(74, free * 0.15))
  const rows = chapter === 1 && !isShort && width < 620 && cards > 5 ? 2 : 1
  const largest = rows === 2 ? Math.min(104, (inner - 3 * GAP) / 4) : Math.min(150, width * 0.27)
  const wanted = rows * heightOf(largest) + (rows - 1) * GAP + LIFT
  const handHeight = Math.min(wanted, (free - mineHeight - readingHeight) * (chapter === 1 ? 0.66 : 0.42))
  const hand = { x: PAD, y: height - PAD - handHeight, width: inner, height: handHeight }
  const reading = { x: PAD, y: hand.y - 2 - readingHeight, width: inner, height: readingHeight }
  const mine = { x: PAD, y: reading.y - 2 - mineHeight, width: inner, height: mineHeight }
  return {
    mode: 'tall',
    ribbon,
    others,
    page: { x: PAD, y: top, width: inner, height: (chapter === 1 ? reading.y - 4 : mine.y) - top - 2 },
    mine: chapter === 1 ? undefined : mine,
    reading,
    hand,
    fan: fan(cards, inner - (rows === 1 ? 12 : 0), handHeight - LIFT, largest, rows, rows === 1 ? 2 : 0),
  }
}

function low({ width, height, cards }: Question): Arrangement {
  const inner = width - 2 * PAD
  const aside = Math.min(190, inner * 0.38)
  const ribbon = { x: PAD, y: 2, width: aside, height: 28 }
  const others = { x: PAD + aside + GAP, y: 2, width: inner - aside - GAP, height: 46 }
  const handHeight = Math.min(108, height * 0.36)
  const hand = { x: PAD, y: height - 4 - handHeight, width: inner, height: handHeight }
  const top = others.y + others.height + 4
  const mine = { x: PAD, y: ribbon.y + ribbon.height + 2, width: aside, height: 38 }
  const readingTop = mine.y + mine.height + 2
  return {
    mode: 'low',
    ribbon,
    others,
    page: { x: others.x, y: top, width: others.width, height: hand.y - top - 4 },
    mine,
    reading: { x: PAD, y: readingTop, width: aside, height: hand.y - readingTop - 4 },
    hand,
    fan: fan(cards, inner, handHeight - 6, 96, 1, 3),
  }
}

const ASIDE = 236

function wide({ width, height, cards }: Question): Arrangement {
  const pad = 14
  const inner = width - 2 * pad
  const ribbon = { x: pad, y: 8, width: inner, height: 36 }
  const others = { x: pad, y: 50, width: inner, height: height < 640 ? 66 : 92 }
  const cardWidth = Math.min(142, (height * 0.26) / RATIO)
  const handHeight = heightOf(cardWidth) + 26
  const hand = { x: pad + ASIDE + GAP, y: height - 8 - handHeight, width: inner - ASIDE - GAP, height: handHeight }
  const top = others.y + others.height + 10
  const mineHeight = 104
  const reading = { x: pad, y: top, width: ASIDE, height: height - 8 - top - mineHeight - 10 }
  return {
    mode: 'wide',
    ribbon,
    others,
    page: { x: hand.x, y: top, width: hand.width, height: hand.y - top - 8 },
    mine: { x: pad, y: reading.y + reading.height + 10, width: ASIDE, height: mineHeight },
    reading,
    hand,
    fan: fan(cards, hand.width - 56, handHeight - 26, cardWidth, 1, 6),
  }
}

export function arrange(question: Question): Arrangement {
  if (question.width >= 900 && question.height >= 460) return wide(question)
  return question.height < 380 && question.width > question.height ? low(question) : tall(question)
}

export const boxesOf = ({ ribbon, others, page, mine, reading, hand }: Arrangement): readonly Box[] => [
  ribbon,
  others,
  page,
  ...(mine === undefined ? [] : [mine]),
  reading,
  hand,
]
