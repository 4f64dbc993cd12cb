import { asSeat, type Seat, seatsOf, type Viewer } from '../ints.ts'
import { positionText } from '../position.ts'
import type { GameState } from '../rules.ts'
import type { Trial } from './trial.ts'
import { rearrange, type Secrets } from './worlds.ts'

/** How many refusals are compared between two worlds. */
const REFUSALS_TRIED = 16

/** No dead end; every legal move once, in the same order each time. */
export function checkMoves(trial: Trial, seat: Seat): void {
  const { moves } = trial.game
  const legal = trial.legalIn(trial.state, seat)
  if (legal.length === 0) trial.broken('no dead end', `seat ${seat + 1} has no legal move`)
  if (new Set(legal).size !== legal.length) trial.broken('legal moves are unique', legal.map(moves.write).join(', '))
  trial.sameNumbers('legal moves keep their order', legal, trial.legalIn(trial.state, seat))
}

export function checkCensus(trial: Trial): void {
  trial.sameNumbers('components are conserved', trial.census, trial.game.census(trial.state))
}

/** A copy is exact; what is saved loads as it was; looking changes nothing. */
export function checkPosition(trial: Trial, viewers: readonly Viewer[]): void {
  const { game, state } = trial
  const { rules } = game
  const copy = rules.newState()
  copy.memory.fill(0xa5)
  rules.copy(state, copy)
  trial.sameBytes('a copy is exact', state, copy)
  trial.sameBytes('what is saved loads as it was', state, game.position.read(positionText(game.position.write(state))))
  for (const viewer of viewers) {
    const secrets = rules.secrets(state, viewer)
    checkImagined(trial, viewer, secrets)
    checkScrambled(trial, viewer, secrets)
  }
  trial.sameBytes('looking changes nothing', copy, state)
}

/** What is taken from the view of another viewer is what this one sees, too. */
export function checkBeside(trial: Trial, viewer: Viewer): void {
  const { state, seats } = trial
  const { rules } = trial.game
  const other = rules.view(state, asSeat(viewer === 'spectator' ? 0 : (viewer + 1) % seats))
  const [alone, beside] = [rules.view(state, viewer), rules.view(state, viewer, other)]
  trial.same('a view made beside another is the same', JSON.stringify(alone), JSON.stringify(beside))
}

/** An imagined world looks the same to its viewer and offers the same moves. */
function checkImagined(trial: Trial, viewer: Viewer, secrets: Secrets): void {
  const { game, state, world } = trial
  const { rules } = game
  world.memory.fill(0xa5)
  const view = rules.view(state, viewer)
  rules.imagine(view, trial.rng, world)
  trial.same('an imagined world looks the same', JSON.stringify(view), JSON.stringify(rules.view(world, viewer)))
  trial.sameNumbers('an imagined world has the same components', trial.census, game.census(world))
  checkOffer(trial, 'an imagined world offers the same', world, viewer)
  checkSecrets(trial, viewer, secrets)
}

/** What may be otherwise in an imagined world is secret, each cell counted once: `secrets` can neither forget nor hoard. */
function checkSecrets(trial: Trial, viewer: Viewer, secrets: Secrets): void {
  const { memory } = trial.state
  const { memory: imagined } = trial.world
  const cells = secrets.flat()
  const secret = new Set(cells)
  if (secret.size !== cells.length) trial.broken('a secret is counted once', `viewer ${viewer}`)
  for (let cell = 0; cell < memory.length; cell++)
    if (memory[cell] !== imagined[cell] && !secret.has(cell))
      trial.broken('what the viewer cannot know is secret', `byte ${cell} for viewer ${viewer}`)
}

/** Non-interference: in a world that the viewer cannot tell apart, everything the viewer is sent is the same, byte for byte. */
function checkScrambled(trial: Trial, viewer: Viewer, secrets: Secrets): void {
  const { game, state, world, rng } = trial
  const { rules } = game
  const view = JSON.stringify(rules.view(state, viewer))
  const sheet = JSON.stringify(rules.sheet(state))
  for (const how of ['two', 'all'] as const) {
    rearrange(game, state, secrets, how, rng, world)
    trial.same('non-interference of the view', view, JSON.stringify(rules.view(world, viewer)))
    trial.same('non-interference of the score sheet', sheet, JSON.stringify(rules.sheet(world)))
    checkOffer(trial, 'non-interference of what is asked', world, viewer)
    if (viewer !== 'spectator') checkRefusals(trial, world, viewer)
  }
}

/** Who is asked and, if it is the viewer, what the viewer may do. */
function checkOffer(trial: Trial, law: string, world: GameState, viewer: Viewer): void {
  const { rules } = trial.game
  const deciders = rules.deciders(trial.state)
  trial.sameNumbers(law, [deciders], [rules.deciders(world)])
  if (viewer === 'spectator') return
  trial.sameNumbers(law, trial.secondThoughtsIn(trial.state, viewer), trial.secondThoughtsIn(world, viewer))
  if (!seatsOf(deciders).includes(viewer)) return
  trial.sameNumbers(law, trial.legalIn(trial.state, viewer), trial.legalIn(world, viewer))
}

function checkRefusals(trial: Trial, world: GameState, seat: Seat): void {
  const { game, everyMove, rng, state } = trial
  for (let tried = 0; tried < REFUSALS_TRIED; tried++) {
    const move = everyMove[rng.below(everyMove.length)]!
    const here = game.rules.why(state, seat, move)
    const there = game.rules.why(world, seat, move)
    if (here !== there)
      trial.broken(
        'non-interference of refusals',
        `${game.moves.write(move)}: ${here ?? 'legal'} or ${there ?? 'legal'}`,
      )
  }
}

/** Over the whole space of moves: a clause for every move that is not legal, none for one that is. */
export function checkWhy(trial: Trial): void {
  const { game, state } = trial
  const { rules, moves, clauses } = game
  const deciders = seatsOf(rules.deciders(state))
  for (let index = 0; index < trial.seats; index++) {
    const seat = asSeat(index)
    const owed = deciders.includes(seat) ? trial.legalIn(state, seat) : []
    const changes = trial.secondThoughtsIn(state, seat)
    const legal = new Set([...owed, ...changes])
    if (legal.size !== owed.length + changes.length)
      trial.broken('a second thought is no new decision', `seat ${seat + 1}`)
    for (const move of trial.everyMove) {
      const clause = rules.why(state, seat, move)
      if (legal.has(move) !== (clause === undefined))
        trial.broken('why ⇔ not legal', `seat ${seat + 1}, ${moves.write(move)}: ${clause ?? 'no clause'}`)
      if (clause !== undefined && !Object.hasOwn(clauses.text, clause))
        trial.broken('why names a clause', `${moves.write(move)}: ${clause}`)
    }
  }
}
