/*
 * Where everything lies. Pure arithmetic: the board measures itself, asks here, and draws what it is told. Sizes are tried from the
 * largest down until nothing leaves the table and nothing lies on anything else.
 */

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a row of lands lies in its box: cards may overlap when there are many. */
export interface Spread {
  readonly cardWidth: number
  /** From one card to the next in a row, and from row to row. */
  readonly stepX: number
  readonly stepY: number
  readonly perRow: number
}

/** One player's part of the table: a plate with the name, and the dream under it. */
export interface SeatSpot {
  readonly box: Box
  readonly tilt: number
  readonly lands: Spread
}

/** The middle: pile, discard pile, and beside them the bell and the hand, each `cardWidth` wide at most. */
export interface MiddleSpot {
  readonly box: Box
  readonly cardWidth: number
}

/**
 * `tall`: rivals above, middle, you below. `low`: rivals above, you beside the middle. `round`: rivals around the middle.
 */
type Mode = 'tall' | 'low' | 'round'

export interface Arrangement {
  readonly mode: Mode
  /** By seat. */
  readonly seats: readonly SeatSpot[]
  readonly middle: MiddleSpot
}

export const PLATE = 32
const GAP = 8
/** Between rows of different people. */
const BREATH = 12
const PAD = 6
/** What may be taken glows: the piles keep so far from the edge of the screen. */
const GLOW = 16
const RATIO = 7 / 5
const LAND_GAP = 6
const USUAL_LANDS = 4
/** A land can be hit by a finger even when lands overlap. */
const NARROWEST_STEP = 24

const heightOf = (cardWidth: number): number => cardWidth * RATIO
const rowWidth = (cardWidth: number): number => USUAL_LANDS * cardWidth + (USUAL_LANDS - 1) * LAND_GAP

/** Lays `count` lands into a box so that they are as large as can be; when even that is small, they overlap. */
export function spread(count: number, width: number, height: number, largest: number): Spread {
  let best: Spread | undefined
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const perRow = Math.ceil(count / rows)
    const rowHeight = (height - (rows - 1) * LAND_GAP) / rows
    const tallest = Math.min(largest, rowHeight / RATIO)
    const side = (width - (perRow - 1) * LAND_GAP) / perRow
    const cardWidth = Math.min(tallest, Math.max(side, Math.min(tallest, NARROWEST_STEP * 1.5)))
    const stepX = perRow === 1 ? 0 : Math.min(cardWidth + LAND_GAP, (width - cardWidth) / (perRow - 1))
    const isBetter =
      best === undefined ||
      Math.min(cardWidth, stepX || cardWidth) > Math.min(best.cardWidth, best.stepX || best.cardWidth)
    if (isBetter) best = { cardWidth, stepX, stepY: heightOf(cardWidth) + LAND_GAP, perRow }
  }
  return best!
}

/** Cards of the middle side by side: pile, discard pile, two in the hand. */
const middleWidth = (cardWidth: number): number => 4 * cardWidth + 3 * GAP
/** In a round the pile and the discard pile are the very middle: as much room on the left as on the right. */
const roundMiddleWidth = (cardWidth: number): number => 6 * cardWidth + 5 * GAP

interface Sizes {
  readonly rival: number
  readonly yours: number
  readonly middle: number
}

const scaled = (sizes: Sizes, scale: number): Sizes => ({
  rival: sizes.rival * scale,
  yours: sizes.yours * scale,
  middle: sizes.middle * scale,
})

interface Question {
  readonly width: number
  readonly height: number
  /** Lands of each seat, in seat order. */
  readonly lands: readonly number[]
  /** Who sits at the bottom. */
  readonly near: number
}

const seatAt = (box: Box, cards: number, largest: number, tilt = 0): SeatSpot => ({
  box,
  tilt,
  lands: spread(cards, box.width, box.height - PLATE, largest),
})

/** Seats in the order in which they sit to the left of the near one. */
const rivalsOf = ({ lands, near }: Question): readonly number[] =>
  Array.from({ length: lands.length - 1 }, (_, index) => (near + 1 + index) % lands.length)

function inSeatOrder(question: Question, near: SeatSpot, rivals: readonly SeatSpot[]): readonly SeatSpot[] {
  const spots: SeatSpot[] = []
  spots[question.near] = near
  for (const [index, seat] of rivalsOf(question).entries()) spots[seat] = rivals[index]!
  return spots
}

function tall(columns: number, question: Question, sizes: Sizes): Arrangement | undefined {
  const { width, height, lands, near } = question
  const rivals = rivalsOf(question)
  const rows = Math.ceil(rivals.length / columns)
  const cell = (width - 2 * PAD - (columns - 1) * GAP * 2) / columns
  const rivalWidth = Math.min(sizes.rival, (cell - (USUAL_LANDS - 1) * LAND_GAP) / USUAL_LANDS)
  const nearWidth = Math.min(sizes.yours, (width - 2 * PAD - (USUAL_LANDS - 1) * LAND_GAP) / USUAL_LANDS)
  const middleCard = Math.min(sizes.middle, (width - 2 * GLOW - 3 * GAP) / 4)
  const rivalHeight = PLATE + heightOf(rivalWidth)
  const nearHeight = PLATE + heightOf(nearWidth)
  const used = rows * rivalHeight + heightOf(middleCard) + nearHeight
  const gap = Math.max(BREATH, Math.min(28, (height - 2 * PAD - used) / (rows + 1)))
  const spots = rivals.map((seat, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, rivals.length - row * columns)
    const left = (width - inRow * cell - (inRow - 1) * GAP * 2) / 2
    const box = {
      x: left + (index % columns) * (cell + GAP * 2),
      y: PAD + row * (rivalHeight + gap),
      width: cell,
      height: rivalHeight,
    }
    return seatAt(box, lands[seat]!, rivalWidth)
  })
  if (used + (rows + 1) * BREATH + 2 * PAD > height) return undefined
  const nearBox = { x: PAD, y: height - PAD - nearHeight, width: width - 2 * PAD, height: nearHeight }
  const above = PAD + rows * (rivalHeight + gap) - gap
  return {
    mode: 'tall',
    seats: inSeatOrder(question, seatAt(nearBox, lands[near]!, nearWidth), spots),
    middle: centred(width / 2, (above + nearBox.y) / 2, middleWidth(middleCard), middleCard),
  }
}

function low(question: Question, sizes: Sizes): Arrangement | undefined {
  const { width, height, lands, near } = question
  const rivals = rivalsOf(question)
  const cell = Math.min((width - 2 * PAD - (rivals.length - 1) * GAP * 2) / rivals.length, rowWidth(sizes.rival) * 1.4)
  const rivalHeight = PLATE + heightOf(sizes.rival)
  const left = (width - rivals.length * cell - (rivals.length - 1) * GAP * 2) / 2
  const spots = rivals.map((seat, index) =>
    seatAt({ x: left + index * (cell + GAP * 2), y: PAD, width: cell, height: rivalHeight }, lands[seat]!, sizes.rival),
  )
  const nearHeight = PLATE + heightOf(sizes.yours)
  const middle = middleWidth(sizes.middle)
  const nearWidth = Math.min(width - 2 * PAD - GAP * 2 - middle, rowWidth(sizes.yours) * 1.3)
  if (cell < rowWidth(sizes.rival) || nearWidth < rowWidth(sizes.yours)) return undefined
  const start = (width - nearWidth - GAP * 3 - middle) / 2
  const nearBox = { x: start, y: height - PAD - nearHeight, width: nearWidth, height: nearHeight }
  return {
    mode: 'low',
    seats: inSeatOrder(question, seatAt(nearBox, lands[near]!, sizes.yours), spots),
    middle: centred(start + nearWidth + GAP * 3 + middle / 2, nearBox.y + nearHeight / 2, middle, sizes.middle),
  }
}

/** Ways for rivals to sit around the table, by their number: in degrees from the right hand. */
const CIRCLES: readonly (readonly (readonly number[])[])[] = [
  [],
  [[90]],
  [
    [142, 38],
    [160, 20],
  ],
  [
    [170, 90, 10],
    [150, 90, 30],
    [135, 90, 45],
  ],
  [
    [176, 121, 59, 4],
    [165, 117, 63, 15],
    [150, 112, 68, 30],
  ],
]
const STEEPEST = 7

function round(angles: readonly number[], question: Question, sizes: Sizes): Arrangement {
  const { width, height, lands, near } = question
  const rivals = rivalsOf(question)
  const cell = rowWidth(sizes.rival)
  const rivalHeight = PLATE + heightOf(sizes.rival)
  const nearHeight = PLATE + heightOf(sizes.yours)
  const nearWidth = Math.min(width - 2 * PAD, rowWidth(sizes.yours) * 1.5)
  const nearBox = { x: (width - nearWidth) / 2, y: height - PAD - nearHeight, width: nearWidth, height: nearHeight }
  const middleY = (PAD + rivalHeight + nearBox.y) / 2
  const across = Math.min(width / 2 - cell / 2 - PAD * 3, roundMiddleWidth(sizes.middle) / 2 + cell * 0.8)
  const up = middleY - rivalHeight / 2 - PAD * 2
  const spots = rivals.map((seat, index) => {
    const angle = (angles[index]! * Math.PI) / 180
    const box = {
      x: width / 2 + across * Math.cos(angle) - cell / 2,
      y: middleY - up * Math.sin(angle) - rivalHeight / 2,
      width: cell,
      height: rivalHeight,
    }
    return seatAt(box, lands[seat]!, sizes.rival, STEEPEST * Math.cos(angle))
  })
  return {
    mode: 'round',
    seats: inSeatOrder(question, seatAt(nearBox, lands[near]!, sizes.yours), spots),
    middle: centred(width / 2, middleY, roundMiddleWidth(sizes.middle), sizes.middle),
  }
}

const centred = (x: number, y: number, width: number, cardWidth: number): MiddleSpot => ({
  box: { x: x - width / 2, y: y - heightOf(cardWidth) / 2, width, height: heightOf(cardWidth) },
  cardWidth,
})

/** What a tilted block covers. */
function covered({ box, tilt }: SeatSpot): Box {
  const lean = Math.abs(Math.sin((tilt * Math.PI) / 180))
  const [dx, dy] = [(box.height * lean) / 2, (box.width * lean) / 2]
  return { x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy }
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Everything on the table, nothing on anything else. */
export function fits({ seats, middle }: Arrangement, width: number, height: number): boolean {
  const boxes = [...seats.map(covered), middle.box]
  const isInside = boxes.every(
    box => box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01,
  )
  return isInside && boxes.every((box, index) => boxes.slice(index + 1).every(other => apart(box, other)))
}

type Way = (question: Question, sizes: Sizes) => Arrangement | undefined

interface Plan {
  readonly way: Way
  readonly sizes: Sizes
}

/** Large screens have room for a round table; small ones for one thing above or beside the other. */
function plansFor({ width, height, lands }: Question): readonly Plan[] {
  const rivals = lands.length - 1
  if (width < 900 || height < 460)
    return [
      ...[1, 2, 3, 4]
        .filter(columns => columns <= rivals)
        .map(
          (columns): Plan => ({
            way: (question, sizes) => tall(columns, question, sizes),
            sizes: { rival: 76, yours: 128, middle: 110 },
          }),
        ),
      { way: low, sizes: { rival: 60, yours: 116, middle: 104 } },
      { way: low, sizes: { rival: 60, yours: 88, middle: 88 } },
    ]
  return CIRCLES[rivals]!.flatMap(angles =>
    [118, 100, 84].map(rival => ({
      way: (question, sizes) => round(angles, question, sizes),
      sizes: { rival, yours: 156, middle: 140 },
    })),
  )
}

const SMALLEST = 0.15

function largest({ way, sizes }: Plan, question: Question): Arrangement | undefined {
  for (let scale = 1; scale > SMALLEST; scale -= 0.02) {
    const found = way(question, scaled(sizes, scale))
    if (found !== undefined && fits(found, question.width, question.height)) return found
  }
  return undefined
}

/** How well it can be read and hit. The smallest cards decide most. */
const legibility = ({ seats, middle }: Arrangement, near: number): number =>
  2 * seats[near]!.lands.cardWidth + 2 * middle.cardWidth + 5 * Math.min(...seats.map(({ lands }) => lands.cardWidth))

/** The most legible of all ways; undefined where there is no room for a table. */
export function arrange(question: Question): Arrangement | undefined {
  return plansFor(question)
    .map(plan => largest(plan, question))
    .filter(each => each !== undefined)
    .reduce<Arrangement | undefined>(
      (best, next) =>
        best === undefined || legibility(next, question.near) > legibility(best, question.near) ? next : best,
      undefined,
    )
}
