import { sayHint } from '@sennik/bots'
import { type AnyGame, asSeat, firstOf, LANGS, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type HintQuestion, hintsFor } from './think.ts'

/** Milliseconds. A thread thinks for eight before it looks whether it should stop. */
const SEVERAL_SLICES = 30

const noStop = (): AbortSignal => new AbortController().signal

/** A decision with more than one answer, some moves into a game, as a person at the table sees it. */
function decision(
  { rules, options, moves, forget }: AnyGame,
  seed: string,
  seats: number,
  after: number,
): HintQuestion {
  const rng = SeededRng.of(seed)
  const state = rules.newState()
  const legal = new MoveList()
  rules.setup(seats, options.read({}, seats), { rng }, state)
  for (let played = 0; ; played++) {
    const seat: Seat = firstOf(rules.deciders(state))
    legal.clear()
    rules.legalMoves(state, seat, legal)
    if (played >= after && legal.size > 1) {
      const seen = rules.view(state, seat)
      const forms = legal.toArray().map(move => moves.decode(move))
      return { game: rules.id, cards: undefined, seen: structuredClone(forget?.(seen) ?? seen), seat, moves: forms }
    }
    rules.apply(state, seat, legal.at(rng.below(legal.size)), { rng })
  }
}

describe.each(games.map(game => [game.rules.id, game] as const))('hints of %s', (_id, game) => {
  const audience = { you: asSeat(0), name: (seat: Seat) => `player ${seat}` }

  test.each([
    [2, 9],
    [game.rules.seats.max, 0],
  ])(
    'with %i seats after %i moves are up to three of the moves there are, each with a reason',
    async (seats, after) => {
      const question = decision(game, `hint ${after}`, seats, after)
      const hints = await hintsFor(question, noStop())
      expect(hints.length).toBe(Math.min(3, question.moves.length))
      expect(new Set(hints.map(({ move }) => move)).size).toBe(hints.length)
      const legal = question.moves.map(form => game.moves.encode(form))
      const asked = { game, seen: question.seen, seat: question.seat, legal }
      for (const hint of hints) {
        expect(legal).toContain(hint.move)
        expect(hint.value).toBeGreaterThanOrEqual(0)
        expect(hint.value).toBeLessThanOrEqual(1)
        const [pl, en] = LANGS.map(lang => sayHint(hint, asked, lang, { ...audience, you: question.seat }))
        expect(pl).toMatch(/^\S.*\.$/)
        expect(en).toMatch(/^\S.*\.$/)
        expect(pl).not.toBe(en)
      }
    },
  )

  test('a hint that nobody waits for any more is not begun', async () => {
    const thinking = hintsFor(decision(game, 'stop', game.rules.seats.max, 0), AbortSignal.abort())
    await expect(thinking).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })

  test('a hint that nobody waits for any more stops within 20 ms', async () => {
    const question = decision(game, 'stop', game.rules.seats.max, 0)
    const whole: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const begun = performance.now()
      await hintsFor(question, noStop())
      whole.push(performance.now() - begun)
    }
    const took: number[] = []
    const endings = new Set<string>()
    for (let attempt = 0; attempt < 5; attempt++) {
      const stop = new AbortController()
      const thinking = hintsFor(question, stop.signal)
      await new Promise(resolve => setTimeout(resolve, 0))
      const begun = performance.now()
      stop.abort()
      endings.add(
        await thinking.then(
          () => 'thought to its end',
          (error: Error) => error.name,
        ),
      )
      took.push(performance.now() - begun)
    }
    // On a fast machine a short thought may be over before it is stopped; a long one not always. Nothing else may end it.
    if (Math.min(...whole) > SEVERAL_SLICES) expect(endings).toContain('AbortError')
    expect([...endings].filter(ending => ending !== 'AbortError' && ending !== 'thought to its end')).toEqual([])
    // A busy machine may hold a thread up; `npm run bots` measures all of them, with and without load.
    expect(took.sort((one, other) => one - other)[2]).toBeLessThan(20)
  })
})
