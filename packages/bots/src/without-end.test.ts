import { type AnyGame, asSeat, type Seat, type SeatSet, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { expect, test } from 'vitest'
import { botNamed, HintSearch, type Question } from './index.ts'

const [THINKER, RIVAL] = [asSeat(0), asSeat(1)]
/** More decisions than any search makes at once. Without this a search that never comes back would never fail. */
const FAR_TOO_MANY = 20_000
const MILLISECOND = 1

/** A game in which the turn of a rival has no end, as cards that somebody wrote might make it. Every decision takes a while. */
function endless(): { readonly question: Question; readonly decisions: () => number } {
  let decisions = 0
  const legal = ['take', 'draw'].map(text => sen.moves.read(text))
  const game: AnyGame = {
    ...(sen as unknown as AnyGame),
    rules: {
      ...(sen.rules as AnyGame['rules']),
      deciders: () => (1 << RIVAL) as SeatSet,
      legalMoves: (_state, _seat, out) => out.add(legal[0]!),
      apply() {
        if (++decisions > FAR_TOO_MANY) throw new Error('the search does not come back')
        const begun = performance.now()
        while (performance.now() - begun < MILLISECOND);
      },
    },
    mind: {
      ...(sen.mind as AnyGame['mind']),
      depth: 8,
      othersByRollout: true,
      isSettled: () => false,
      rollout: (_world, _seat, moves) => moves.at(0),
    },
  }
  const state = sen.position.read('dreams: 9:1 7 3 0:1 | T 6:2 5 0:2\ndiscard: 4\nasked: 1 turn')
  const seat: Seat = THINKER
  return { question: { game, seen: sen.rules.view(state, seat), seat, legal }, decisions: () => decisions }
}

test.each([
  ['a bot', (question: Question) => botNamed('master').begin(question, SeededRng.of('endless'))],
  ['a hint', (question: Question) => new HintSearch(question, SeededRng.of('endless'))],
])('%s comes back from a turn without end after a few decisions, each time', (_, begin) => {
  const { question, decisions } = endless()
  const thinking = begin(question)
  for (let step = 0; step < 20; step++) {
    const before = decisions()
    expect(thinking.goOn()).toBe(true)
    expect(decisions() - before).toBeLessThanOrEqual(32)
  }
})

test('a turn without end is not followed further than the horizon: what lies there is judged', () => {
  const { question, decisions } = endless()
  const { mind } = question.game
  const thinking = botNamed('novice').begin(
    { ...question, game: { ...question.game, mind: { ...mind, horizon: 5 } } },
    SeededRng.of('endless'),
  )
  while (thinking.goOn());
  // In each world its own move, then five of the rival in the tree and five beyond it.
  expect(decisions()).toBeLessThanOrEqual(mind.tempers.novice.iterations * (1 + 5 + 5))
  expect(question.legal).toContain(thinking.move)
})
