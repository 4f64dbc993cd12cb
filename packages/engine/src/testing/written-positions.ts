import type { AnyGame } from '../game.ts'
import { seatsOf } from '../ints.ts'
import { LANGS } from '../lang.ts'
import { positionText } from '../position.ts'
import { BadInput, type Problem } from '../problems/problem.ts'
import { explainProblem } from '../problems/words.ts'
import { SeededRng } from '../rng.ts'
import type { GameState } from '../rules.ts'
import { Misspelling } from './misspelling.ts'
import { randomPlan } from './plan.ts'
import { checkCensus, checkMoves, checkPosition, checkWhy } from './position-laws.ts'
import { LawBroken, Trial } from './trial.ts'

export interface WrittenReport {
  readonly accepted: number
  readonly refused: number
}

/** So many texts are made of one game before the next begins. */
const TEXTS_OF_A_GAME = 20
/** At most so many moves lie between two positions. */
const STRIDE = 24
/** What was read is played on for so many moves. */
const MOVES_PLAYED_ON = 12
/** One accepted position in so many is put to the dearest law. */
const DEAREST_EVERY = 12

/**
 * One law for all that is written by hand: positions of random games are misspelled – words dropped, doubled, exchanged, numbers changed,
 * fields left out or taken from elsewhere –, and whatever the game reads all the same must be a position like one in play: the components
 * of the box, a legal move for whoever is asked, worlds that look the same, and it can be played on. Whatever it refuses is refused by a
 * sentence. Throws with the text, so that it can be pasted into a test.
 */
export function checkWrittenPositions(game: AnyGame, seed: string, texts: number): WrittenReport {
  const rng = SeededRng.of(`written ${seed}`)
  const misspelling = new Misspelling(rng)
  let accepted = 0
  for (let made = 0; made < texts; ) {
    const plan = randomPlan(game, `${seed} ${made}`)
    const trial = new Trial(game, plan)
    const stride = 1 + rng.below(STRIDE)
    for (let step = 0; step < TEXTS_OF_A_GAME && made < texts; step++, made++) {
      for (let move = rng.below(stride); move >= 0 && !trial.referee.over; move--) trial.playAnyMove()
      const text = misspelling.of(positionText(game.position.write(trial.state)))
      const state = readOrRefuse(game, text)
      if (state === undefined) continue
      accepted++
      holdToLaws(game, state, text, `${seed} ${made}`)
    }
  }
  return { accepted, refused: texts - accepted }
}

function readOrRefuse(game: AnyGame, text: string): GameState | undefined {
  try {
    return game.position.read(text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw new MisreadPosition('what cannot be read is refused', error, text)
    const sentence = unclearSentence(error.problem, text)
    if (sentence !== undefined) throw new MisreadPosition('a refusal is a clear sentence', sentence, text)
    return undefined
  }
}

/** Nothing empty is quoted, nothing is listed that is not there. */
const UNCLEAR = /undefined|\[object|NaN|“”|„”|: \.| 1 times| 1 razy/

/** `1–0`, `1–1` */
const allowsNothing = (sentence: string): boolean =>
  [...sentence.matchAll(/(?<!\d)(\d+)–(\d+)/g)].some(([, first, last]) => Number(first) >= Number(last))

/** A field is called empty although something stands in it. */
const isSaidToBeEmpty = (problem: Problem, text: string): boolean =>
  problem.kind === 'fieldValue' && problem.given === '' && !/^[^:]*:\s*$/.test(text.split('\n')[problem.line - 1]!)

const unclearSentence = (problem: Problem, text: string): string | undefined =>
  LANGS.map(lang => explainProblem(problem, lang)).find(
    sentence => UNCLEAR.test(sentence) || allowsNothing(sentence) || isSaidToBeEmpty(problem, text),
  )

function holdToLaws(game: AnyGame, state: GameState, text: string, seed: string): void {
  try {
    const trial = Trial.from(game, state, seed)
    checkDecision(trial)
    checkPosition(trial, [trial.anyViewer()])
    if (trial.rng.below(DEAREST_EVERY) === 0) checkWhy(trial)
    for (let move = 0; move < MOVES_PLAYED_ON && !trial.referee.over; move++) {
      trial.playAnyMove()
      checkDecision(trial)
    }
    checkPosition(trial, [trial.anyViewer()])
  } catch (error) {
    throw new MisreadPosition(
      error instanceof LawBroken ? 'what is read is a position' : 'nothing crashes',
      error,
      text,
    )
  }
}

/** All components are there, and whoever is asked sits at the table and has a move; nobody is asked only where somebody has won. */
function checkDecision(trial: Trial): void {
  const { game, state, seats } = trial
  const deciders = seatsOf(game.rules.deciders(state))
  checkCensus(trial)
  for (const seat of deciders) {
    if (seat >= seats) trial.broken('who is asked sits at the table', `seat ${seat + 1} of ${seats}`)
    checkMoves(trial, seat)
  }
  if (deciders.length > 0) return
  const totals = game.rules.sheet(state).seats.map(({ total }) => total)
  trial.sameNumbers('a sheet adds up to the score', game.rules.scores(state), totals)
  if (seatsOf(game.rules.winners(state)).length === 0) trial.broken('somebody has won', totals.join(' '))
}

/** A law that the reader of positions broke, with the text that did it. */
export class MisreadPosition extends Error {
  readonly law: string
  readonly text: string

  constructor(law: string, cause: unknown, text: string) {
    super(`${law}: ${cause instanceof Error ? cause.message : String(cause)}\n${text}`, { cause })
    this.name = 'MisreadPosition'
    this.law = law
    this.text = text
  }
}
