import type { SheetLine } from '@sennik/engine'
import { type Appraisal, appraise, type CatCount } from './appraisal.ts'
import { PER_CARD, PER_COLOUR, PER_SET, PER_TOY, POINTS, WORTH } from './cat-tables.ts'
import type { CatLadyClause } from './clauses.ts'
import { COSTUME_PRIZE, catSymbol, LOST_FOR_ONE, NO_COSTUME, TOKEN_POINTS, TOY_SET_POINTS } from './components.ts'
import type { Tokens } from './events.ts'
import type { Laid } from './household.ts'
import { Kitchen } from './kitchen.ts'
import { TOKENS, TOYS } from './vocabulary.ts'

/** The kinds of lines of the score sheet; cats have one each, by their ids. */
export type SheetItem =
  | `fed:${string}`
  | `unfed:${string}`
  | 'leftovers'
  | 'costumes'
  | 'noCostume'
  | 'catnip'
  | 'loneCatnip'
  | 'toys'
  | 'tokens'
  | 'lostPairs'

export interface CatLadyLine extends SheetLine {
  readonly clause: CatLadyClause
  readonly item: SheetItem
}

export interface SeatCount {
  readonly lines: readonly CatLadyLine[]
  readonly total: number
  readonly fed: number
  readonly left: number
  readonly appraisal: Appraisal
}

/** Tokens as they are written: a letter each. */
export const TOKEN_LETTERS: readonly string[] = TOKENS.map(token => token[0]!.toUpperCase())
export const tokensText = (tokens: Tokens): string =>
  tokens.map((count, token) => TOKEN_LETTERS[token]!.repeat(count)).join('')

/** Counts everything that lies before everybody, with the bowls as they stand (CAT-11 to CAT-19). */
export function countTable(table: readonly Laid[]): SeatCount[] {
  const kitchens = table.map(({ household, bowls }) => Kitchen.of(household, bowls))
  const fed = kitchens.map(kitchen => kitchen.fedCount())
  const left = kitchens.map(kitchen => kitchen.leftOver())
  const mostCostumes = Math.max(...table.map(({ household }) => household.costumes))
  const sharers = table.filter(({ household }) => household.costumes === mostCostumes).length
  return table.map((laid, seat) => {
    const kitchen = kitchens[seat]!
    kitchen.face({ mostFed: mostOfOthers(fed, seat), mostLeft: mostOfOthers(left, seat) })
    const appraisal = appraise(kitchen)
    const prize = laid.household.costumes === mostCostumes ? Math.floor(COSTUME_PRIZE / sharers) : 0
    const lines = [
      ...feedingLines(laid, appraisal),
      ...costumeLines(laid.household.costumes, prize),
      ...handLines(laid),
    ]
    const total = lines.reduce((sum, line) => sum + line.points, 0)
    return { lines, total, fed: appraisal.fed, left: appraisal.left, appraisal }
  })
}

export const mostOfOthers = (counts: readonly number[], seat: number): number =>
  Math.max(...counts.filter((_, other) => other !== seat))

function feedingLines(laid: Laid, appraisal: Appraisal): CatLadyLine[] {
  const cats = appraisal.cats.map((count, index): CatLadyLine => {
    const id = catSymbol(count.cat)
    if (!count.fed) return { clause: 'CAT-11', item: `unfed:${id}`, points: count.points }
    return {
      clause: clauseOf(count),
      item: `fed:${id}`,
      points: count.points,
      cards: reasonOf(count, laid.bowls[index]!),
    }
  })
  const { left, leftPoints, catnip, catnipPoints } = appraisal
  return [
    ...cats,
    ...(leftPoints === 0 ? [] : [line('CAT-12', 'leftovers', leftPoints, String(left))]),
    ...(catnip === 0 ? [] : [line('CAT-15', catnip === 1 ? 'loneCatnip' : 'catnip', catnipPoints, String(catnip))]),
  ]
}

const line = (clause: CatLadyClause, item: SheetItem, points: number, cards: string): CatLadyLine => ({
  clause,
  item,
  points,
  cards,
})

function clauseOf({ cat }: CatCount): CatLadyClause {
  const worth = WORTH[cat]!
  if (worth === PER_CARD || worth === PER_TOY) return 'CAT-11'
  return worth >= PER_COLOUR && worth <= PER_SET ? 'CAT-21' : 'CAT-22'
}

/** What it ate; for a cat that counts something, how much there is of it: `CM 2×3`. */
function reasonOf({ cat, times, named }: CatCount, bowl: Tokens): string {
  const eaten = tokensText(bowl)
  const kind = named === undefined || eaten === TOKEN_LETTERS[named] ? '' : ` → ${TOKEN_LETTERS[named]}`
  return times === undefined ? eaten : `${eaten}${kind} ${POINTS[cat]}×${times}`
}

function costumeLines(costumes: number, prize: number): CatLadyLine[] {
  if (costumes === 0) return [line('CAT-14', 'noCostume', NO_COSTUME, '0')]
  return prize === 0 ? [] : [line('CAT-14', 'costumes', prize, String(costumes))]
}

function handLines({ toys, lost, tokens }: Laid): CatLadyLine[] {
  const pairs = Math.floor(lost / LOST_FOR_ONE)
  return [
    ...(toys.every(count => count === 0) ? [] : [line('CAT-16', 'toys', toyPoints(toys), toysText(toys))]),
    ...(tokens === 0 ? [] : [line('CAT-17', 'tokens', tokens * TOKEN_POINTS, String(tokens))]),
    ...(pairs === 0 ? [] : [line('CAT-19', 'lostPairs', pairs * TOKEN_POINTS, String(pairs * LOST_FOR_ONE))]),
  ]
}

/** CAT-16: the first of each kind make one set, the second ones the next. */
export function toyPoints(toys: readonly number[]): number {
  let points = 0
  for (let layer = 1; layer <= Math.max(...toys); layer++)
    points += TOY_SET_POINTS[toys.filter(count => count >= layer).length]!
  return points
}

/** `mouse:3 tower`. */
const toysText = (toys: readonly number[]): string =>
  toys
    .map((count, kind) => (count === 0 ? '' : count === 1 ? TOYS[kind]! : `${TOYS[kind]}:${count}`))
    .filter(text => text !== '')
    .join(' ')
