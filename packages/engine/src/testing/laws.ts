import type { AnyGame } from '../game.ts'
import { asSeat, type Move, type Seat, seatsOf } from '../ints.ts'
import { readRecord, verify, writeRecord } from '../record.ts'
import type { PlayedMove } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import { checkMove, checkMoveFor } from './move-laws.ts'
import { type GamePlan, randomPlan } from './plan.ts'
import { checkBeside, checkCensus, checkMoves, checkPosition, checkWhy } from './position-laws.ts'
import { LawBroken, Trial } from './trial.ts'

/** What a game under the laws has gone through: for coverage. */
export interface LawReport {
  readonly moves: number
  readonly kinds: ReadonlySet<string>
  readonly events: ReadonlySet<string>
  /** Moves that could be taken back. */
  readonly undoable: number
}

/** One position in this many is put to the costly laws, from the place of one viewer. */
const COSTLY_EVERY = 4
/** One in this many is put to the dearest: from everyone's place, and over the whole space of moves. */
const DEAREST_EVERY = 24
/** One move in this many is a second thought, if the seat that happens to come up may have one. */
const SECOND_THOUGHT_EVERY = 4

/**
 * Plays one random game and holds it to every law: no dead end · it ends · legal moves unique and in stable order · `copy` exact ·
 * save → load → same · components conserved · a view changes nothing · an imagined world looks the same and offers the same moves ·
 * non-interference · `why` ⇔ not legal · undo ⇔ nobody learned anything and chance was not drawn · the record replays to the same
 * hash · untold it is the same game. Throws `LawBroken`. `thinning`: where games are long, one in so many of the positions that would be
 * put to the costly laws is.
 */
export function checkLaws(game: AnyGame, plan: GamePlan, thinning = 1): LawReport {
  const trial = new Trial(game, plan)
  try {
    return play(trial, plan, thinning)
  } catch (error) {
    if (error instanceof LawBroken) throw error
    return trial.broken('nothing crashes', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

function play(trial: Trial, plan: GamePlan, thinning: number): LawReport {
  const { game, referee, rng } = trial
  const kinds = new Set<string>()
  const events = new Set(referee.opening.map(event => event.type))
  const weights = moveWeights(trial)
  let undoable = 0
  while (!referee.over) {
    const deciders = seatsOf(game.rules.deciders(referee.state))
    for (const seat of deciders) checkMoves(trial, seat)
    checkCensus(trial)
    const costly = rng.below(COSTLY_EVERY * thinning) === 0
    const dearest = rng.below(DEAREST_EVERY * thinning) === 0
    if (costly) checkPosition(trial, [trial.anyViewer()])
    if (dearest) checkWhy(trial)
    if (dearest) checkBeside(trial, trial.viewers[referee.moveCount % trial.viewers.length]!)

    const { seat, move } = chooseSecondThought(trial) ?? choose(trial, deciders, weights)
    if (costly) checkMoveFor(trial, { seat, move }, trial.anyViewer())
    if (dearest) checkMove(trial, { seat, move })
    game.rules.copy(referee.state, trial.before)
    const verdict = referee.play(seat, move)
    if (!verdict.ok) trial.broken('a legal move is played', `${game.moves.write(move)} refused by ${verdict.clause}`)
    if (costly && verdict.undoable) checkTakenBack(trial, seat, move)

    kinds.add(game.moves.decode(move).kind)
    for (const event of verdict.story) events.add(event.type)
    if (verdict.undoable) undoable++
    if (referee.moveCount > game.rules.longestGame) trial.broken('it ends', `not after ${referee.moveCount} moves`)
  }
  checkPosition(trial, trial.viewers)
  checkWhy(trial)
  checkRecord(trial, plan)
  checkUntold(trial, plan)
  return { moves: referee.moveCount, kinds, events, undoable }
}

/** Every second game prefers some kinds of moves to others, so that rare positions come up too. */
function moveWeights({ game, rng }: Trial): ReadonlyMap<string, number> {
  const biased = rng.below(2) === 0
  return new Map(Object.keys(game.moves.kinds).map(kind => [kind, biased ? 1 << rng.below(8) : 1]))
}

function choose(trial: Trial, deciders: readonly Seat[], weights: ReadonlyMap<string, number>): PlayedMove {
  const seat = deciders[trial.rng.below(deciders.length)]!
  const legal = trial.legalIn(trial.state, seat)
  const tickets = legal.map(move => weights.get(trial.game.moves.decode(move).kind)!)
  let ticket = trial.rng.below(tickets.reduce((sum, weight) => sum + weight, 0))
  let chosen = 0
  while (ticket >= tickets[chosen]!) ticket -= tickets[chosen++]!
  return { seat, move: legal[chosen]! }
}

/** Now and then somebody thinks again, where that is allowed. */
function chooseSecondThought(trial: Trial): PlayedMove | undefined {
  const { game, rng, state } = trial
  if (game.rules.secondThoughts === undefined || rng.below(SECOND_THOUGHT_EVERY) > 0) return undefined
  const seat = asSeat(rng.below(trial.seats))
  const moves = trial.secondThoughtsIn(state, seat)
  return moves.length === 0 ? undefined : { seat, move: moves[rng.below(moves.length)]! }
}

/** A move that may be taken back leaves no trace, and can be played again. */
function checkTakenBack(trial: Trial, seat: Seat, move: Move): void {
  const { game, referee, before, after } = trial
  game.rules.copy(referee.state, after)
  if (!referee.undo()) trial.broken('an undoable move can be taken back', game.moves.write(move))
  trial.sameBytes('undo restores everything', before, referee.state)
  referee.play(seat, move)
  trial.sameBytes('a move taken back and played again is the same', after, referee.state)
}

function checkRecord(trial: Trial, plan: GamePlan): void {
  const text = writeRecord(trial.record())
  const record = readRecord(text)
  trial.same('a record reads as it was written', text, writeRecord(record))
  verify(trial.game, record, SeededRng.of(plan.seed))
}

/** Searches play without a story, in states of other games: the same moves lead to the same position. */
function checkUntold(trial: Trial, plan: GamePlan): void {
  const { game, referee, before } = trial
  const table = { rng: SeededRng.of(plan.seed) }
  game.rules.setup(plan.seats, game.options.read(plan.options, plan.seats), table, before)
  for (const { seat, move } of referee.moves) game.rules.apply(before, seat, move, table)
  trial.sameBytes('untold it is the same game', referee.state, before)
}

/** Holds many random games with this many seats to the laws, over all options and variants, and reports what they went through. */
export function checkManyGames(game: AnyGame, games: number, seats: number, thinning = 1): LawReport {
  const kinds = new Set<string>()
  const events = new Set<string>()
  let moves = 0
  let undoable = 0
  for (let index = 0; index < games; index++) {
    const report = checkLaws(game, randomPlan(game, `${seats} seats, game ${index}`, seats), thinning)
    for (const kind of report.kinds) kinds.add(kind)
    for (const event of report.events) events.add(event)
    moves += report.moves
    undoable += report.undoable
  }
  return { moves, kinds, events, undoable }
}
