import { firstArgument, leftOf, type Seat, shuffle, type Table } from '@sennik/engine'
import { TOKENS as TOKEN_FACES } from '../cards/tokens.ts'
import { ICONS, TOKEN_COLOURS } from '../cards/vocabulary.ts'
import { COUNT } from '../cells.ts'
import { NIGHTMARES_IN_PLAY, PIECES } from '../components.ts'
import type { Event } from '../events.ts'
import { ACTOR, actorOf, countDown, EXTRA, left, open } from '../frames.ts'
import { moves } from '../moves.ts'
import { CATHEDRAL, type State } from '../state.ts'
import { ask, type Decision, type Step, stepNumber } from '../steps.ts'
import { PIECES as PIECE_FACES } from '../tracks.ts'
import { bringStageTwo } from './piles.ts'
import { runEffect } from './run-effect.ts'

/* KK-9: the Cathedral rises; KK-12: the Forked Paths. */

const BUILD = stepNumber('pieces')
const ICON_STEP = stepNumber('icons')
const { piece: choose } = moves.make

/** By piece: its colour, the pieces before it, its icon. */
const COLOUR = PIECE_FACES.map(({ colour }) => TOKEN_COLOURS.indexOf(colour))
const NEEDS = PIECE_FACES.map(({ needs }) => needs.map(id => PIECE_FACES.findIndex(piece => piece.id === id)))
const ICON = PIECE_FACES.map(({ icon }) => (icon === undefined ? -1 : ICONS.indexOf(icon)))
const STAGE_TWO_ICON = ICONS.indexOf('stage2')
const FORKED_STAGE_TWO = PIECE_FACES.findIndex(({ forkedStage2 }) => forkedStage2)
const GREY = 0

/** The token numbers of a colour, and the pieces beside whose spaces they lie. */
const TOKENS_OF = TOKEN_COLOURS.map(colour =>
  TOKEN_FACES.flatMap((token, index) => (token.colour === colour ? [index + 1] : [])),
)
const PIECES_OF = TOKEN_COLOURS.map((_, colour) => COLOUR.flatMap((of, piece) => (of === colour ? [piece] : [])))

/** Adds pieces of the Cathedral, as many as are left. */
export function buildPieces(s: State, seat: Seat, count: number): void {
  if (count > 0) open(s, BUILD, seat, 0, count)
}

/** KK-12.2 */
function mayTake(s: State, piece: number): boolean {
  if (s.taken[piece] === 1) return false
  if (COLOUR[piece] === GREY) return true
  if (s.tokens[piece] === 0) return false
  const needs = NEEDS[piece]!
  for (let index = 0; index < needs.length; index++) if (s.taken[needs[index]!] === 0) return false
  return true
}

export const pieces: Decision = {
  resume(s, table) {
    if (left(s) === 0 || s.isStageTwo()) s.stack.end()
    else if (s.isForked()) ask(s, pieces, table)
    else pieces.play(s, actorOf(s), choose(s.counts[COUNT.pieces]!), table)
  },

  legal(s, _seat, out) {
    for (let piece = 0; piece < PIECES; piece++) if (mayTake(s, piece)) out.add(choose(piece))
  },

  play(s, seat, move, table) {
    const piece = firstArgument(move)
    countDown(s)
    placePiece(s, seat, piece, table)
    if (s.isForked()) return takeToken(s, seat, piece, table)
    const icon = ICON[piece]!
    if (icon === STAGE_TWO_ICON) return bringStageTwo(s, table)
    if (icon < 0 || s.book.icon[icon] === 0) return
    // KK-9.2: everybody in the Standard game, KK-9.3: the builder alone in the Variable one.
    if (s.isVariable()) return runEffect(s, seat, s.book.icon[icon]!)
    open(s, ICON_STEP, seat, 0, s.seats())
    s.stack.setRegister(EXTRA, icon)
  },
}

/** From the Active player clockwise, everybody resolves what is on the uncovered space. */
export const icons: Step = {
  resume(s) {
    if (left(s) === 0) return s.stack.end()
    const seat = actorOf(s)
    const icon = s.stack.register(EXTRA)
    countDown(s)
    s.stack.setRegister(ACTOR, leftOf(seat, s.seats()))
    runEffect(s, seat, s.book.icon[icon]!)
  },
}

function placePiece(s: State, seat: Seat, piece: number, table: Table<Event>): void {
  s.taken[piece] = 1
  const count = ++s.counts[COUNT.pieces]!
  table.story?.push({ type: 'pieceBuilt', seat, piece, count })
  if (count < PIECES) return
  // KK-9.6: complete; the Nightmares come.
  for (let index = 0; index < NIGHTMARES_IN_PLAY; index++) s.nightmares[NIGHTMARES_IN_PLAY + index] = CATHEDRAL + 1
  table.story?.push({ type: 'cathedralComplete' })
}

/** KK-12.3, KK-12.5 */
function takeToken(s: State, seat: Seat, piece: number, table: Table<Event>): void {
  const token = s.tokens[piece]!
  s.tokens[piece] = 0
  if (piece === FORKED_STAGE_TWO) bringStageTwo(s, table)
  table.story?.push({ type: 'tokenTaken', seat, token, piece })
  placeTokens(s, table)
  runEffect(s, seat, s.book.token[token]!)
}

const drawn = new Uint8Array(PIECES)

/** KK-12.4: when one token of a colour is left, those of the next colour are placed at once. */
function placeTokens(s: State, table: Table<Event>): void {
  const colours = s.counts[COUNT.colours]!
  if (colours >= TOKEN_COLOURS.length) return
  const last = PIECES_OF[colours - 1]!
  let tokens = 0
  for (let index = 0; index < last.length; index++) if (s.tokens[last[index]!] !== 0) tokens++
  if (tokens > 1) return
  placeColour(s, colours, table)
}

/** Lays out the tokens of a colour at random. */
export function placeColour(s: State, colour: number, table: Table<Event>): void {
  const tokens = TOKENS_OF[colour]!
  const spaces = PIECES_OF[colour]!
  for (let index = 0; index < tokens.length; index++) drawn[index] = tokens[index]!
  shuffle(drawn, tokens.length, table.rng)
  for (let index = 0; index < spaces.length; index++) s.tokens[spaces[index]!] = drawn[index]!
  s.counts[COUNT.colours] = colour + 1
  table.story?.push({ type: 'tokensPlaced', colour, tokens: spaces.map(piece => s.tokens[piece]!) })
}
