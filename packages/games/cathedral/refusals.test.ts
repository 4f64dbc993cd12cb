import { asSeat, firstOf, kindOf, type Move, MoveList, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { cathedral } from './game.ts'
import { outOfPlace, STEP_NAMES, type StepName } from './steps.ts'

const { rules } = cathedral

/** Plays some games to their ends and looks at every decision on the way. */
function look(seen: (step: StepName, why: (move: Move) => string | undefined, legal: MoveList) => void): void {
  const state = rules.newState()
  const legal = new MoveList()
  for (let game = 0; game < 12; game++) {
    const rng = SeededRng.of(`out of place ${game}`)
    const options = cathedral.options.read({
      forkedPaths: game % 2 === 0,
      mode: game % 3 === 0 ? 'variable' : 'standard',
    })
    rules.setup(2 + (game % 3), options, { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = asSeat(firstOf(rules.deciders(state)))
      legal.clear()
      rules.legalMoves(state, seat, legal)
      seen(STEP_NAMES[state.stack.step]!, move => rules.why(state, seat, move), legal)
      rules.apply(state, seat, legal.at(rng.below(legal.size)), { rng })
    }
  }
}

test('what is never done at a decision is refused by the clause that says when it is done', () => {
  const done = new Map<StepName, Set<number>>()
  const examples = new Map<number, Move>()
  look((step, _why, legal) => {
    const kinds = done.get(step) ?? new Set()
    done.set(step, kinds)
    for (const move of legal.toArray()) {
      kinds.add(kindOf(move))
      examples.set(kindOf(move), move)
    }
  })
  expect(done.size).toBeGreaterThan(30)
  const wrong = new Set<string>()
  look((step, why) => {
    for (const [kind, move] of examples)
      if (!done.get(step)!.has(kind) && why(move) !== outOfPlace(move))
        wrong.add(`${step}: ${cathedral.moves.decode(move).kind}: ${why(move)}, not ${outOfPlace(move)}`)
  })
  expect([...wrong]).toEqual([])
})
