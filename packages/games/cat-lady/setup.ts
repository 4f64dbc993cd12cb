import { asSeat, only, type Seat, shuffle, type Table } from '@sennik/engine'
import { type Card, type Cat, deckFor, FIRST_STRAY, GRID, OPEN_STRAYS, removedFor } from './components.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { stepNumber } from './steps.ts'
import { STRAYS } from './strays.ts'

const MARKER = stepNumber('marker')

/** The strays while they are shuffled. */
const strays = new Uint8Array(STRAYS.length)

/** CAT-1 to CAT-4. */
export function setUp(seats: number, options: Options, table: Table<Event>, s: State): void {
  s.memory.fill(0)
  s.agree(seats, options)
  const starter = asSeat(table.rng.below(seats))
  for (let stray = 0; stray < strays.length; stray++) strays[stray] = FIRST_STRAY + stray
  shuffle(strays, strays.length, table.rng)
  for (let place = 0; place < OPEN_STRAYS; place++) s.strays[place] = strays[place]! + 1
  const deck = deckFor(seats)
  s.layDeck(deck, removedFor(seats))
  shuffle(s.deck, deck.length, table.rng)
  for (let place = 0; place < GRID; place++) s.grid[place] = s.drawCard() + 1
  if (table.story !== undefined) tellBeginning(s, starter, table.story)
  s.stack.call(MARKER, only(s.rightOf(starter)))
}

function tellBeginning(s: State, starter: Seat, story: Event[]): void {
  story.push({
    type: 'began',
    starter,
    grid: Array.from(s.grid, cell => (cell - 1) as Card),
    strays: Array.from(s.strays, cell => (cell - 1) as Cat),
    deck: s.deckSize(),
  })
}
