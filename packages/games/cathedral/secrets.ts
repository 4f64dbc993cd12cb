import { asSeat, listOf, type Viewer } from '@sennik/engine'
import { COUNT } from './cells.ts'
import { DEVELOPMENT_CARDS, DREAM_CARDS } from './components.ts'
import { bitOf, type Hands } from './hands.ts'
import { ORIGIN } from './rules/piles.ts'
import {
  asideCell,
  conflictAsideCell,
  conflictCell,
  deckCell,
  dreamAsideCell,
  dreamDeckCell,
  LAID_ROW,
  laidCell,
  type State,
} from './state.ts'

/** Cells by where their cards come from: within one origin anything may be anywhere. */
type ByOrigin = number[][]

const add = (groups: ByOrigin, origin: number, cell: number): void => {
  while (groups.length <= origin) groups.push([])
  groups[origin]!.push(cell)
}

/** The referee asks for every seat after every move, and whole piles are most of what is secret: their cells are listed once. */
const DECK_CELLS: readonly number[] = listOf(DEVELOPMENT_CARDS, deckCell)
const ASIDE_CELLS: readonly number[] = listOf(DEVELOPMENT_CARDS, asideCell)
const DREAM_ASIDE_CELLS: readonly number[] = listOf(DREAM_CARDS, dreamAsideCell)

function addPile(groups: ByOrigin, origin: number, cells: readonly number[], size: number): void {
  if (size === 0) return
  while (groups.length <= origin) groups.push([])
  const group = groups[origin]!
  groups[origin] = group.length === 0 ? cells.slice(0, size) : [...group, ...cells.slice(0, size)]
}

function addHands(groups: ByOrigin, hands: Hands, s: State, viewer: Viewer): void {
  const bit = bitOf(viewer)
  for (let seat = 0; seat < s.seats(); seat++) {
    if (seat === viewer) continue
    const start = seat * hands.width
    for (let cell = start; cell < start + hands.sizes[seat]!; cell++)
      if ((hands.notes[cell]! & bit) === 0) add(groups, hands.origins[cell]!, hands.at + cell)
  }
}

/**
 * A card that is alone with its origin may still be exchanged: a card of a pool lies where only that pool went, or where several were mixed. A card that is the last
 * unseen one can be named by elimination, and is no secret.
 */
function paired(groups: ByOrigin, pools: Uint8Array, memory: Uint8Array): ByOrigin {
  const mixed = groups[ORIGIN.mixed] ?? []
  const poolAt = (cell: number): number => pools[memory[cell]!]!
  for (let origin = 0; origin < groups.length; origin++) {
    const group = groups[origin]!
    if (origin === ORIGIN.mixed || group.length !== 1) continue
    const partner = mixed.findIndex(cell => poolAt(cell) === origin)
    if (partner >= 0) group.push(...mixed.splice(partner, 1))
  }
  if (mixed.length === 1) {
    const pool = poolAt(mixed[0]!)
    const group = pool === ORIGIN.mixed ? undefined : groups[pool]
    if (group !== undefined && group.length > 0) group.push(...mixed.splice(0, 1))
  }
  const unseen = groups.reduce((sum, group) => sum + group.length, 0)
  return unseen > 1 ? groups.filter(group => group.length > 0) : []
}

/** The cells of all cards the viewer cannot name: other hands, decks and what lies apart. */
export function secrets(s: State, viewer: Viewer): readonly (readonly number[])[] {
  const { counts } = s
  const development: ByOrigin = []
  addPile(development, counts[COUNT.shuffling]!, DECK_CELLS, counts[COUNT.deck]!)
  addPile(development, ORIGIN.stage2, ASIDE_CELLS, counts[COUNT.aside]!)
  addHands(development, s.hands, s, viewer)

  const dreams: ByOrigin = []
  const bit = bitOf(viewer)
  for (let index = 0; index < counts[COUNT.dreamDeck]!; index++)
    if ((s.dreamNotes[index]! & bit) === 0) add(dreams, s.dreamOrigins[index]!, dreamDeckCell(index))
  addPile(dreams, ORIGIN.stage2, DREAM_ASIDE_CELLS, counts[COUNT.dreamAside]!)
  addHands(dreams, s.dreams, s, viewer)

  const groups = [...paired(development, s.pools, s.memory), ...paired(dreams, s.dreamPools, s.memory)]
  const unseen = counts[COUNT.conflictDeck]! - counts[COUNT.conflictSeen]!
  if (unseen > 1) groups.push(listOf(unseen, index => conflictCell(counts[COUNT.conflictSeen]! + index)))
  if (counts[COUNT.mixed] === 0) groups.push(listOf(s.conflictsAside.length, conflictAsideCell))
  if (s.laid.includes(1)) addLaid(groups, s, viewer)
  return groups
}

/** KK-8.2: which of another's cards lie face down, unless all do. */
function addLaid(groups: number[][], s: State, viewer: Viewer): void {
  for (let seat = 0; seat < s.seats(); seat++) {
    if (seat === viewer) continue
    const cells = listOf(s.hands.size(asSeat(seat)), slot => laidCell(seat, slot))
    if (s.basics[seat] === 0) cells.push(laidCell(seat, LAID_ROW - 1))
    const laid = cells.filter(cell => s.memory[cell] === 1).length
    if (laid > 0 && laid < cells.length) groups.push(cells)
  }
}
