import type { Action, AreaSymbol, Effect, Icon, TokenColour } from './cards/vocabulary.ts'
import { climb, produce, shadow, wing } from './cards/write.ts'

/*
 * The action board, the tracks of turns and time, the Cathedral board and the Forked Paths: reconstructions, except where a clause says otherwise.
 */

/** KK-D24: the Night spaces, by the Day spaces beside them. */
export const NIGHTS = ['A', 'B', 'C'] as const
export type Night = (typeof NIGHTS)[number]

export const DAYS_BESIDE: { readonly [N in Night]: readonly Action[] } = {
  A: ['summon', 'ritual', 'fortify'],
  B: ['ritual', 'maneuver', 'develop'],
  C: ['fortify', 'develop'],
}

/** KK-4.7: the Night space to which the arrow of a Day space leads. */
export const ARROWS: { readonly [A in Action]: Night } = {
  develop: 'C',
  fortify: 'C',
  summon: 'A',
  ritual: 'B',
  maneuver: 'B',
}

/** KK-D1: the turn track, in a circle. */
export const TURN_TRACK: readonly AreaSymbol[] = [
  'eye',
  'flame',
  'eye',
  'root',
  'hand',
  'root',
  'flame',
  'eye',
  'flame',
  'hand',
  'root',
  'hand',
]

/** KK-D1: laps of the turn track, then the game is over. */
export const LAPS = 3

export interface Piece {
  readonly id: string
  /** KK-9.4: what its space of the Cathedral track shows. */
  readonly icon: Icon | undefined
  /** The Forked Paths: its colour, and the pieces that must be gone before (KK-12.2). */
  readonly colour: TokenColour
  readonly needs: readonly string[]
  /** The Forked Paths: the space with the symbol of Stage 2 (KK-12.5). */
  readonly forkedStage2: boolean
}

const piece =
  (colour: TokenColour) =>
  (id: string, icon?: Icon, ...needs: readonly string[]): Piece => ({
    id,
    icon,
    colour,
    needs,
    forkedStage2: id === FORKED_STAGE2,
  })

const FORKED_STAGE2 = '5A'
const grey = piece('grey')
const yellow = piece('yellow')
const red = piece('red')

/** KK-9.5: in the order of building. */
export const PIECES: readonly Piece[] = [
  grey('1A'),
  grey('1B', 'before23'),
  grey('2A', 'before2'),
  grey('2B', 'produce'),
  grey('1C', 'winged'),
  grey('1D', 'shadow'),
  yellow('3A', 'climb', '1C'),
  yellow('3B', 'produce', '1D'),
  yellow('4A', 'winged', '1A', '2A'),
  yellow('4B', 'stage2', '1B', '2B'),
  red('5A', 'shadow', '4A', '4B'),
  red('6A', 'climb', '5A', '3A'),
  red('6B', undefined, '5A', '3B'),
]

/** KK-9.4: what each icon does; the marks for 2 and 3 players and that of Stage 2 are the rules' own. */
export const ICON_EFFECTS: { readonly [I in Icon]: Effect } = {
  before23: [],
  before2: [],
  produce: [produce(1, 'mine')],
  winged: [wing(1)],
  climb: [climb(1, 'path')],
  shadow: [shadow(1, 'any')],
  stage2: [],
}
