import type { Viewer } from '../ints.ts'
import { type PlayedMove, someoneLearned } from '../referee.ts'
import type { Trial } from './trial.ts'
import { type Course, playIn, rearrange, type Witnessed, witness } from './worlds.ts'

/** Worlds tried before a viewer counts as having learned nothing. */
const WORLDS = 40
/** Worlds tried where a difference would be no surprise. */
const FEW_WORLDS = 4

/** A move as one viewer witnesses it, and whether it is offered to be taken back. */
interface Witnessing {
  readonly played: PlayedMove
  readonly viewer: Viewer
  /** The chance with which the move is played, each time the same. */
  readonly chance: string
  /** What it comes to here; the position after it lies in `trial.after`. */
  readonly here: Course
  readonly undoable: boolean
}

/**
 * Non-interference of a move for one viewer: in worlds that the viewer could not tell apart before it, what the viewer is sent of it
 * tells them apart either in story and view or in neither; where it does in neither, nothing else that is sent may differ.
 */
export function checkMoveFor(trial: Trial, played: PlayedMove, viewer: Viewer): void {
  tellsApart(trial, { ...prepare(trial, played), viewer }, FEW_WORLDS)
}

/** The same for every viewer, and undo: offered exactly where chance was not drawn and no seat can now tell more worlds apart. */
export function checkMove(trial: Trial, played: PlayedMove): void {
  const { game } = trial
  const { told, ...prepared } = prepare(trial, played)
  const learners = trial.viewers.filter(viewer =>
    tellsApart(trial, { ...prepared, viewer }, told ? WORLDS : FEW_WORLDS),
  )
  const seats = learners.filter(viewer => viewer !== 'spectator')
  if (prepared.undoable && seats.length > 0)
    trial.broken(
      'undo only where nobody learned anything',
      `${game.moves.write(played.move)} told seat ${seats[0]! + 1}`,
    )
  if (told && seats.length === 0 && secretsDiffer(trial))
    trial.broken('undo wherever nobody learned anything', `${game.moves.write(played.move)} of seat ${played.seat + 1}`)
}

function prepare(trial: Trial, played: PlayedMove): Omit<Witnessing, 'viewer'> & { readonly told: boolean } {
  const { game, state, after } = trial
  const chance = `witness ${trial.rng.next()}`
  const here = playIn(game, state, played, chance, after)
  const stands = game.rules.stands?.(state, played.seat, played.move) === true
  const told = !stands && here.draws === 0 && someoneLearned(game.rules, state, after)
  return { played, chance, here, undoable: !stands && here.draws === 0 && !told, told }
}

/** Whether the move tells the viewer apart some worlds that looked alike. */
function tellsApart(trial: Trial, witnessing: Witnessing, worlds: number): boolean {
  const { game, state, world, otherAfter, rng } = trial
  const { played, viewer, chance, undoable } = witnessing
  const here = witness(game, witnessing.here, trial.after, viewer)
  const secrets = game.rules.secrets(state, viewer)
  for (let tried = 0; tried < worlds; tried++) {
    rearrange(game, state, secrets, tried % 2 === 0 ? 'two' : 'all', rng, world)
    // Where the move is not legal, seeing it played already rules that world out.
    if (game.rules.why(world, played.seat, played.move) !== undefined) return true
    const course = playIn(game, world, played, chance, otherAfter)
    const there = witness(game, course, otherAfter, viewer)
    const looksAlike = here.view === there.view
    if (looksAlike !== (here.events === there.events)) {
      if (looksAlike && endAlike(trial, witnessing, here)) return true
      trial.broken(
        'non-interference of events: story and view tell the same',
        [`viewer ${viewer}, ${game.moves.write(played.move)}`, here.events, there.events, here.view, there.view].join(
          '\n',
        ),
      )
    }
    if (!looksAlike) return true
    checkSilence(trial, played, course, undoable)
  }
  return false
}

/**
 * Two courses may end in one and the same position: whether a card was laid in a battle or lost after it, it lies on the pile. A story
 * that differs then tells what was, and nothing of what is. Whether it is so here: the cards by which the worlds differ change places one by
 * one, and wherever that alone changes the story but not the view, not a byte of the outcome may differ.
 */
function endAlike(trial: Trial, { played, viewer, chance }: Witnessing, here: Witnessed): boolean {
  const { game, state, world, after } = trial
  const near = game.rules.newState()
  const nearAfter = game.rules.newState()
  let meet = false
  for (const group of game.rules.secrets(state, viewer))
    for (const cell of group) {
      const wanted = world.memory[cell]!
      const from = group.find(each => state.memory[each] === wanted)
      if (wanted === state.memory[cell] || from === undefined) continue
      game.rules.copy(state, near)
      near.memory[from] = near.memory[cell]!
      near.memory[cell] = wanted
      if (game.rules.why(near, played.seat, played.move) !== undefined) continue
      const there = witness(game, playIn(game, near, played, chance, nearAfter), nearAfter, viewer)
      if (there.view !== here.view || there.events === here.events) continue
      if (nearAfter.memory.some((byte, index) => byte !== after.memory[index])) return false
      meet = true
    }
  return meet
}

/** Nothing that goes out beside views and events differs either: who is asked next, and whether undo is offered. */
function checkSilence(trial: Trial, { seat, move }: PlayedMove, there: Course, undoable: boolean): void {
  const { game, world, after, otherAfter } = trial
  trial.sameNumbers('non-interference of silence', [game.rules.deciders(after)], [game.rules.deciders(otherAfter)])
  const stands = game.rules.stands?.(world, seat, move) === true
  const undoableThere = !stands && there.draws === 0 && !someoneLearned(game.rules, world, otherAfter)
  if (undoable !== undoableThere) trial.same('non-interference of undo', String(undoable), String(undoableThere))
}

/** Whether what is secret could be otherwise at all: cards that are nearly all alike hide next to nothing. */
function secretsDiffer(trial: Trial): boolean {
  const kinds = (cells: readonly number[]): number => new Set(cells.map(cell => trial.state.memory[cell])).size
  return trial.viewers.every(viewer =>
    trial.game.rules.secrets(trial.state, viewer).some(group => kinds(group) >= Math.max(2, Math.min(4, group.length))),
  )
}
