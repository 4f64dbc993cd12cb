import type { GameState, Move, Rng } from '@sennik/engine'
import { Measured } from '../measured.ts'
import { Futures } from '../search/futures.ts'
import { type Question, Search } from '../search/search.ts'
import type { Worlds } from '../search/worlds.ts'
import type { Comparison, Worth } from './report.ts'

/** The one true world: how a finished game is looked at with all cards open. */
export class OpenWorld implements Worlds {
  readonly root: GameState
  private readonly copy: (world: GameState) => void

  constructor({ game }: Question, state: GameState) {
    this.root = game.rules.newState()
    game.rules.copy(state, this.root)
    this.copy = world => game.rules.copy(this.root, world)
  }

  draw(_rng: Rng, world: GameState): void {
    this.copy(world)
  }
}

/** What differs by less than so many deviations may be chance. */
const SURE = 2

/**
 * Looks for the best move, then tries it and the one that was played in the same worlds: only what is surely better makes the played one
 * a mistake.
 */
export function weigh(question: Question, worlds: Worlds, played: Move, tries: number, rng: Rng): Comparison {
  const search = new Search(worlds, question, rng)
  while (search.iterations < tries) search.iterate()
  const found = search.outcomes(question.game.mind.tempers.master.trust)[0]!.move
  const own = new Measured()
  const other = new Measured()
  const more = new Measured()
  const futures = new Futures(question, worlds, [played, found], rng)
  for (let future = 0; future < tries; future++) {
    let reward = 0
    futures.look((index, _world, rewards) => {
      const before = reward
      reward = rewards[question.seat]!
      const measured = index === 0 ? own : other
      measured.add(reward)
      if (index === 1) more.add(reward - before)
    })
  }
  const ofPlayed: Worth = { move: played, value: own.mean, error: own.error, isExact: false }
  const isBetter = more.mean > SURE * more.error
  return {
    played: ofPlayed,
    best: isBetter ? { move: found, value: other.mean, error: other.error, isExact: false } : ofPlayed,
  }
}

/** What each move is worth with all cards open, if that can be counted out; else as far as tries tell. */
export function weighOpenly(question: Question, state: GameState, played: Move, tries: number, rng: Rng): Comparison {
  const solved = solve(question, state)
  if (solved === undefined) return weigh(question, new OpenWorld(question, state), played, tries, rng)
  const own = solved.find(({ move }) => move === played)!
  return { played: own, best: solved.reduce((best, worth) => (worth.value > best.value ? worth : best), own) }
}

function solve({ game, seat, legal }: Question, state: GameState): Worth[] | undefined {
  const mind = game.mind
  const solved: Worth[] = []
  for (const move of legal) {
    const value = mind.solve?.(state, seat, move)
    if (value === undefined) return undefined
    solved.push({ move, value, error: 0, isExact: true })
  }
  return solved
}
