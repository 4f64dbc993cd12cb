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

/** One player's part of the table: a plate with the name, and four lands. */
export interface SeatSpot {
  readonly box: Box
  readonly cardWidth: number
  /** Between two lands. */
  readonly gap: number
}

/** A row of cards in a box: the two piles, the mat on which cards meet, or the hand. */
export interface RowSpot {
  readonly box: Box
  readonly cardWidth: number
}

/** `tall`: rivals above, middle, you below. `round`: rivals around the middle. */
type Mode = 'tall' | 'round'

export interface Arrangement {
  readonly mode: Mode
  /** By seat. */
  readonly seats: readonly SeatSpot[]
  readonly piles: RowSpot
  readonly mat: RowSpot
  readonly hand: RowSpot
  /** What lies under two rivals who play together. */
  readonly teams: readonly Box[]
}

export interface Question {
  readonly width: number
  readonly height: number
  readonly seats: number
  /** Who sits at the bottom. */
  readonly near: number
  /** Whether those who sit opposite play together. */
  readonly teams: boolean
}

const RATIO = 7 / 5
const LANDS = 4
const HAND = 4
export const MAX_NINES = 3
const PAD = 7
/** Between blocks of different people. */
const BREATH = 7
const PLATE = 26
/** The plate at the lower edge has a button beside the name. */
const NEAR_PLATE = 40
/** One or two lines of words in a scene. */
const CAPTION = 20
const LARGE = 64
const SMALLEST = 18
/** Cards that meet are a little smaller than those on the piles. */
export const ON_MAT = 0.94

/** How far each nine looks out from under the next card. Where it is large its mark is read there, else it is only seen. */
export const peekOf = (cardWidth: number): number => cardWidth * (cardWidth < LARGE ? 0.1 : 0.185)
const landHeight = (cardWidth: number): number => cardWidth * RATIO + MAX_NINES * peekOf(cardWidth)
const gapOf = (cardWidth: number): number => Math.max(4, cardWidth * 0.08)
const dreamWidth = (cardWidth: number): number => LANDS * cardWidth + (LANDS - 1) * gapOf(cardWidth)
const handWidth = (cardWidth: number): number => HAND * cardWidth + (HAND - 1) * gapOf(cardWidth)
/** Two cards, and room between them. */
const pilesWidth = (cardWidth: number): number => 2 * cardWidth + 8
/** Three cards with signs between them, under a line of words. */
const matWidth = (cardWidth: number): number => 3.5 * cardWidth + 22
const matHeight = (cardWidth: number): number => cardWidth * RATIO * ON_MAT + CAPTION
const middleWidth = (cardWidth: number): number => pilesWidth(cardWidth) + 2 * BREATH + matWidth(cardWidth)

interface Sizes {
  readonly rival: number
  readonly yours: number
  readonly hand: number
  readonly middle: number
}

/** Sizes in this proportion to each other, none larger than it needs to be. */
const scaled = (sizes: Sizes, scale: number, cap: Sizes): Sizes => ({
  rival: Math.min(cap.rival, sizes.rival * scale),
  yours: Math.min(cap.yours, sizes.yours * scale),
  hand: Math.min(cap.hand, sizes.hand * scale),
  middle: Math.min(cap.middle, sizes.middle * scale),
})

/** Rivals as they sit to the left of the near one; those who play together side by side, and one's own partner last. */
export function rivalsOf({ seats, near, teams }: Question): readonly number[] {
  const around = Array.from({ length: seats - 1 }, (_, index) => (near + 1 + index) % seats)
  if (!teams) return around
  const half = seats / 2
  const pairs = around.slice(0, half - 1).flatMap(seat => [seat, (seat + half) % seats])
  return [...pairs, (near + half) % seats]
}

const seatSpot = (box: Box, cardWidth: number): SeatSpot => ({ box, cardWidth, gap: gapOf(cardWidth) })

const rowIn = (x: number, y: number, width: number, height: number, cardWidth: number): RowSpot => ({
  box: { x, y, width, height },
  cardWidth,
})

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

interface Laid {
  readonly near: SeatSpot
  /** In the order of `rivalsOf`. */
  readonly rivals: readonly SeatSpot[]
  readonly piles: RowSpot
  readonly mat: RowSpot
  readonly hand: RowSpot
}

/** The piles, and the mat beside them, in the middle of a box. */
function middleIn(box: Box, cardWidth: number): Pick<Laid, 'piles' | 'mat'> {
  const x = box.x + (box.width - middleWidth(cardWidth)) / 2
  const piles = pilesWidth(cardWidth)
  return {
    piles: rowIn(x, box.y, piles, box.height, cardWidth),
    mat: rowIn(x + piles + 2 * BREATH, box.y, matWidth(cardWidth), box.height, cardWidth),
  }
}

function arranged(mode: Mode, question: Question, { near, rivals, ...laid }: Laid): Arrangement {
  const seats: SeatSpot[] = []
  seats[question.near] = near
  for (const [index, seat] of rivalsOf(question).entries()) seats[seat] = rivals[index]!
  const pairs = question.teams ? Math.floor(rivals.length / 2) : 0
  const teams = Array.from({ length: pairs }, (_, pair) => around([rivals[2 * pair]!.box, rivals[2 * pair + 1]!.box]))
  return { mode, seats, ...laid, teams }
}

type Way = (question: Question, sizes: Sizes) => Arrangement | undefined

/** How a block of rivals in columns lies: every cell, also one that is left over in the last row. */
interface Grid {
  readonly cells: readonly Box[]
  readonly height: number
}

function gridOf(
  count: number,
  columns: number,
  top: number,
  breath: number,
  question: Question,
  cardWidth: number,
): Grid {
  const cell = dreamWidth(cardWidth)
  const height = PLATE + landHeight(cardWidth)
  const space = Math.min((question.width - columns * cell) / (columns + 1), 40)
  const cells = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = (question.width - inRow * cell - (inRow - 1) * space) / 2
    return { x: left + (index % columns) * (cell + space), y: top + row * (height + breath), width: cell, height }
  })
  const rows = Math.ceil(count / columns)
  return { cells, height: rows * height + (rows - 1) * breath }
}

/** Rivals in a few columns above, the middle, your dream, your hand. */
const tall =
  (columns: number): Way =>
  (question, sizes) => {
    const { width, height, seats } = question
    const rows = Math.ceil((seats - 1) / columns)
    const nearHeight = landHeight(sizes.yours) + NEAR_PLATE
    const handHeight = sizes.hand * RATIO
    const bandHeight = Math.max(matHeight(sizes.middle), sizes.middle * RATIO)
    const used = rows * (PLATE + landHeight(sizes.rival)) + bandHeight + nearHeight + handHeight
    const gap = (height - 2 * PAD - used) / (rows + 2)
    if (gap < BREATH || columns * dreamWidth(sizes.rival) + (columns + 1) * PAD > width) return undefined
    if (middleWidth(sizes.middle) + 2 * PAD > width) return undefined
    const breath = Math.min(gap, 22)
    const top = PAD + ((gap - breath) * (rows + 2)) / 2
    const grid = gridOf(seats - 1, columns, top, breath, question, sizes.rival)
    const middleY = top + grid.height + breath
    const nearY = middleY + bandHeight + breath
    const nearWidth = dreamWidth(sizes.yours)
    return arranged('tall', question, {
      near: seatSpot({ x: (width - nearWidth) / 2, y: nearY, width: nearWidth, height: nearHeight }, sizes.yours),
      rivals: grid.cells.map(box => seatSpot(box, sizes.rival)),
      ...middleIn({ x: PAD, y: middleY, width: width - 2 * PAD, height: bandHeight }, sizes.middle),
      hand: rowIn(
        (width - handWidth(sizes.hand)) / 2,
        nearY + nearHeight + breath,
        handWidth(sizes.hand),
        handHeight,
        sizes.hand,
      ),
    })
  }

const BESIDE_PILES = 0.8

/** Many rivals on little room: two columns, the mat where the last row has a free cell, the piles beside the hand. */
const packed: Way = (question, proposed) => {
  const { width, height, seats } = question
  const sizes = { ...proposed, hand: proposed.hand * BESIDE_PILES }
  const rows = seats / 2
  const nearHeight = landHeight(sizes.yours) + NEAR_PLATE
  const handHeight = sizes.hand * RATIO
  const used = rows * (PLATE + landHeight(sizes.rival)) + nearHeight + handHeight
  const gap = (height - 2 * PAD - used) / (rows + 1)
  const free = width - 2 * PAD - handWidth(sizes.hand)
  const pile = Math.min((free - 3 * BREATH) / 2.2, sizes.hand * 0.8)
  if (gap < BREATH || 2 * dreamWidth(sizes.rival) + 3 * PAD > width || pile < SMALLEST) return undefined
  const breath = Math.min(gap, 18)
  const top = PAD + ((gap - breath) * (rows + 1)) / 2
  const grid = gridOf(seats, 2, top, breath, question, sizes.rival)
  const cell = grid.cells.at(-1)!
  const mat = Math.min((cell.height - CAPTION) / RATIO / ON_MAT, (cell.width - 22) / 3.5)
  const nearY = top + grid.height + breath
  const nearWidth = dreamWidth(sizes.yours)
  const handY = nearY + nearHeight + breath
  const bottom = handWidth(sizes.hand) + 2 * BREATH + pilesWidth(pile)
  const handX = (width - bottom) / 2
  return arranged('tall', question, {
    near: seatSpot({ x: (width - nearWidth) / 2, y: nearY, width: nearWidth, height: nearHeight }, sizes.yours),
    rivals: grid.cells.slice(0, -1).map(box => seatSpot(box, sizes.rival)),
    mat: rowIn(cell.x, cell.y, cell.width, cell.height, mat),
    hand: rowIn(handX, handY, handWidth(sizes.hand), handHeight, sizes.hand),
    piles: rowIn(handX + handWidth(sizes.hand) + 2 * BREATH, handY, pilesWidth(pile), handHeight, pile),
  })
}

/** Some rivals in a row above; two more beside the middle, or none; your hand beside your dream, or under it. */
const round =
  (sides: 0 | 2, handBeside: boolean): Way =>
  (question, sizes) => {
    const { width, height, seats } = question
    const rivals = seats - 1
    const above = rivals - sides
    const cell = dreamWidth(sizes.rival)
    const rivalHeight = PLATE + landHeight(sizes.rival)
    const nearWidth = dreamWidth(sizes.yours)
    const nearHeight = landHeight(sizes.yours) + NEAR_PLATE
    const handHeight = sizes.hand * RATIO
    const bottomHeight = handBeside ? Math.max(nearHeight, handHeight) : nearHeight + BREATH + handHeight
    const bandHeight = Math.max(matHeight(sizes.middle) + CAPTION, sizes.middle * RATIO)
    const middleRow = sides === 0 ? bandHeight : Math.max(rivalHeight, bandHeight)
    const aboveHeight = above === 0 ? 0 : rivalHeight
    const rows = above === 0 ? 2 : 3
    const gap = (height - 2 * PAD - aboveHeight - middleRow - bottomHeight) / (rows - 1)
    if (gap < BREATH) return undefined
    const space = (width - above * cell) / (above + 1)
    const centre = width - 2 * PAD - (sides === 0 ? 0 : 2 * (cell + 3 * BREATH))
    const bottomWidth = handBeside ? nearWidth + 6 * BREATH + handWidth(sizes.hand) : nearWidth
    if (space < PAD || centre < middleWidth(sizes.middle) || bottomWidth + 2 * PAD > width) return undefined
    const middleY = PAD + (above === 0 ? 0 : aboveHeight + gap)
    const bottomY = height - PAD - bottomHeight
    const at = (x: number, y: number): SeatSpot => seatSpot({ x, y, width: cell, height: rivalHeight }, sizes.rival)
    const edge = Math.max(PAD, Math.min(space, (width - 2 * cell - middleWidth(sizes.middle)) / 4))
    const top = Array.from({ length: above }, (_, index) => {
      if (above > 1 && sides > 0) return at(edge + (index * (width - 2 * edge - cell)) / (above - 1), PAD)
      return at(space + index * (cell + space), PAD)
    })
    const sideY = middleY + (middleRow - rivalHeight) / 2
    const left = sides === 0 ? [] : [at(edge, sideY)]
    const right = sides === 0 ? [] : [at(width - edge - cell, sideY)]
    const nearX = (width - bottomWidth) / 2
    const beside = nearX + nearWidth + 6 * BREATH
    return arranged('round', question, {
      near: seatSpot({ x: nearX, y: bottomY, width: nearWidth, height: nearHeight }, sizes.yours),
      rivals: seated(question, left, top, right),
      ...middleIn({ x: (width - centre) / 2, y: middleY, width: centre, height: middleRow }, sizes.middle),
      hand: handBeside
        ? rowIn(beside, bottomY + (bottomHeight - handHeight) / 2, handWidth(sizes.hand), handHeight, sizes.hand)
        : rowIn(
            (width - handWidth(sizes.hand)) / 2,
            bottomY + nearHeight + BREATH,
            handWidth(sizes.hand),
            handHeight,
            sizes.hand,
          ),
    })
  }

/** From the left around the table; pairs that play together share a side of it. */
function seated(
  question: Question,
  left: readonly SeatSpot[],
  top: readonly SeatSpot[],
  right: readonly SeatSpot[],
): readonly SeatSpot[] {
  if (!question.teams || left.length === 0 || top.length < 3) return [...left, ...top, ...right]
  return [...left, top[0]!, top[2]!, ...right, top[1]!]
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01

/** Everything on the table, nothing on anything else. */
export function fits({ seats, piles, mat, hand }: Arrangement, width: number, height: number): boolean {
  const boxes = [...seats, piles, mat, hand].map(({ box }) => box)
  const isInside = boxes.every(
    box => box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 0.01 && box.y + box.height <= height + 0.01,
  )
  return isInside && boxes.every((box, index) => boxes.slice(index + 1).every(other => apart(box, other)))
}

const SMALL: Sizes = { rival: 78, yours: 84, hand: 86, middle: 70 }
const WIDE: Sizes = { rival: 112, yours: 124, hand: 134, middle: 108 }

/** What may be how large beside the others. */
const PROPORTIONS: readonly Sizes[] = [1, 0.8, 0.65, 0.5].flatMap(rival =>
  [0.9, 0.74, 0.6].map(middle => ({ rival, yours: 1, hand: 1.06, middle })),
)

function waysFor({ seats }: Question): readonly Way[] {
  const rivals = seats - 1
  const columns = [1, 2, 3].filter(count => count <= rivals)
  const rounds = ([0, 2] as const)
    .filter(sides => rivals >= sides && rivals - sides <= 4)
    .flatMap(sides => [round(sides, true), round(sides, false)])
  return [...columns.map(tall), ...(rivals % 2 === 1 && rivals > 1 ? [packed] : []), ...rounds]
}

const STEP = 2

function largest(way: Way, sizes: Sizes, question: Question): Arrangement | undefined {
  const cap = question.width < 700 ? SMALL : WIDE
  for (let scale = cap.yours / PROPORTIONS.at(-1)!.rival; scale > SMALLEST; scale -= STEP) {
    const found = way(question, scaled(sizes, scale, cap))
    if (found !== undefined && fits(found, question.width, question.height)) return found
  }
  return undefined
}

/** How well it can be read and hit: a little more counts most where there is least, and most of all for rivals. */
const legibility = ({ seats, piles, mat, hand }: Arrangement, near: number): number =>
  1.3 * Math.log(seats[near]!.cardWidth) +
  1.2 * Math.log(hand.cardWidth) +
  0.3 * Math.log(piles.cardWidth) +
  1.2 * Math.log(mat.cardWidth) +
  4 * Math.log(Math.min(...seats.map(({ cardWidth }) => cardWidth)))

/** The most legible of all ways; undefined where there is no room for a table. */
export function arrange(question: Question): Arrangement | undefined {
  return waysFor(question)
    .flatMap(way => PROPORTIONS.map(sizes => largest(way, sizes, question)))
    .filter(each => each !== undefined)
    .reduce<Arrangement | undefined>(
      (best, next) =>
        best === undefined || legibility(next, question.near) > legibility(best, question.near) ? next : best,
      undefined,
    )
}
