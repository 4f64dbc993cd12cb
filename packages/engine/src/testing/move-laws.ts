import type { Viewer } from '../ints.ts'
import { type PlayedMove, someoneLearned } from '../referee.ts'
import type { GameState } from '../rules.ts'
import type { Trial } from './trial.ts'
import { scramble, type Witnessed, witness } from './worlds.ts'

/** Worlds tried before a viewer counts as having learned nothing. */
const WORLDS = 40
/** Worlds tried where a difference would be no surprise. */
const FEW_WORLDS = 4

/**
 * Non-interference of a move, and undo. In worlds that a viewer could not tell apart before the move, what the viewer is sent of it
 * tells them apart either in story and view or in neither; where it does in neither, nothing else that is sent may differ. Undo is
 * offered exactly where chance was not drawn and no seat can tell worlds apart that it could not before.
 */
export function checkMove(trial: Trial, played: PlayedMove): void {
  const { game, state, after } = trial
  const chance = `witness ${trial.rng.next()}`
  const { draws } = witness(game, state, played, 'spectator', chance, after)
  const told = draws === 0 && someoneLearned(game.rules, state, after)
  const undoable = draws === 0 && !told

  const learners = trial.viewers.filter(viewer =>
    tellsApart(trial, played, viewer, chance, told ? WORLDS : FEW_WORLDS, undoable),
  )
  const seatsThatLearned = learners.filter(viewer => viewer !== 'spectator')
  if (undoable && seatsThatLearned.length > 0)
    trial.broken(
      'undo only where nobody learned anything',
      `${game.moves.write(played.move)} told seat ${seatsThatLearned[0]! + 1}`,
    )
  if (told && seatsThatLearned.length === 0 && secretsDiffer(trial))
    trial.broken('undo wherever nobody learned anything', `${game.moves.write(played.move)} of seat ${played.seat + 1}`)
}

/** Whether the move tells the viewer apart some worlds that looked alike. */
function tellsApart(
  trial: Trial,
  played: PlayedMove,
  viewer: Viewer,
  chance: string,
  worlds: number,
  undoable: boolean,
): boolean {
  const { game, state, world, rng } = trial
  const here = witness(game, state, played, viewer, chance, trial.after)
  for (let tried = 0; tried < worlds; tried++) {
    scramble(game, state, viewer, tried % 2 === 0 ? 'two' : 'all', rng, world)
    // Where the move is not legal, seeing it played already rules that world out.
    if (game.rules.why(world, played.seat, played.move) !== undefined) return true
    const there = witness(game, world, played, viewer, chance, trial.otherAfter)
    if ((here.view === there.view) !== (here.events === there.events))
      trial.broken(
        'non-interference of events: story and view tell the same',
        [`viewer ${viewer}, ${game.moves.write(played.move)}`, here.events, there.events, here.view, there.view].join(
          '\n',
        ),
      )
    if (here.view !== there.view) return true
    checkSilence(trial, there, undoable)
  }
  return false
}

/** Nothing that goes out beside views and events differs either: who is asked next, and whether undo is offered. */
function checkSilence(trial: Trial, there: Witnessed, undoable: boolean): void {
  const { game, world, after, otherAfter } = trial
  const asked = (state: GameState): string => String(game.rules.deciders(state))
  trial.same('non-interference of silence', asked(after), asked(otherAfter))
  const undoableThere = there.draws === 0 && !someoneLearned(game.rules, world, otherAfter)
  trial.same('non-interference of undo', String(undoable), String(undoableThere))
}

/** Whether what is secret could be otherwise at all: cards that are nearly all alike hide next to nothing. */
function secretsDiffer(trial: Trial): boolean {
  const kinds = (cells: readonly number[]): number => new Set(cells.map(cell => trial.state.memory[cell])).size
  return trial.viewers.every(viewer =>
    trial.game.rules.secrets(trial.state, viewer).some(group => kinds(group) >= Math.min(4, group.length)),
  )
}
