import { asSeat, BadInput, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Bot, botNamed, bots } from './index.ts'

const GAMES = 300
const sen = gameNamed('sen')
const greedy = botNamed('greedy')
const random = botNamed('random')

/** Plays a game among bots; calls `each` before every move. Returns who won, a share for each seat. */
function play(
  seatedBots: readonly Bot[],
  seed: string,
  each: (bot: Bot, ...choice: Parameters<Bot['choose']>) => void = () => {},
): number[] {
  const { rules } = sen
  const rng = SeededRng.of(seed)
  const state = rules.newState()
  const list = new MoveList()
  rules.setup(seatedBots.length, sen.options.read({}), { rng }, state)
  while (rules.deciders(state) !== 0) {
    const seat = firstOf(rules.deciders(state))
    list.clear()
    rules.legalMoves(state, seat, list)
    const choice = [sen, rules.view(state, seat), seat, list.toArray(), rng] as const
    each(seatedBots[seat]!, ...choice)
    rules.apply(state, seat, seatedBots[seat]!.choose(...choice), { rng })
  }
  const won = seatedBots.map((_, seat) => (rules.winners(state) >> seat) & 1)
  const winners = won.reduce((sum, one) => sum + one, 0)
  return won.map(one => one / winners)
}

describe('bots of Sen', () => {
  // Random ones call POBUDKA! within a turn or two, so that much is luck: a fair share would be 1/2 and 1/4.
  test.each([
    [2, 0.85],
    [4, 0.5],
  ])('greedy clearly beats random ones with %i seats', (seats, clearly) => {
    let share = 0
    for (let game = 0; game < GAMES; game++) {
      const hero = asSeat(game % seats)
      const seated = Array.from({ length: seats }, (_, seat) => (seat === hero ? greedy : random))
      share += play(seated, `greedy ${seats} ${game}`)[hero]! / GAMES
    }
    expect(share).toBeGreaterThan(clearly)
  })

  test('the same view and the same chance always give the same move, one of the legal ones', () => {
    for (const bot of bots)
      play([bot, bot, bot], `same ${bot.name}`, (_bot, game, seen, seat, legal) => {
        const move = bot.choose(game, structuredClone(seen), seat, legal, SeededRng.of('same'))
        expect(legal).toContain(move)
        expect(bot.choose(game, structuredClone(seen), seat, [...legal], SeededRng.of('same'))).toBe(move)
      })
  })

  test('greedy needs no chance at all', () => {
    const noChance = { below: () => expect.unreachable('greedy drew chance') }
    play([greedy, random], 'no chance', (bot, game, seen, seat, legal) => {
      if (bot === greedy) bot.choose(game, seen, seat, legal, noChance)
    })
  })
})

test('an unknown bot is refused with the names of those there are', () => {
  expect(() => botNamed('genius')).toThrow(
    new BadInput({ kind: 'unknownBot', given: 'genius', allowed: ['greedy', 'random'] }),
  )
})
