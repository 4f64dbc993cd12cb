import { asSeat, BadInput, firstOf, MoveList, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Bot, botNamed, botWithBudget, choose, type Question } from './index.ts'

const GAMES = 300
const NAMES = ['novice', 'casual', 'strong', 'master', 'greedy', 'random']
const sen = gameNamed('sen')
const greedy = botNamed('greedy')
const random = botNamed('random')

/** Plays a game among bots; calls `each` before every move. Returns who won, a share for each seat. */
function play(
  seatedBots: readonly Bot[],
  seed: string,
  each: (bot: Bot, question: Question) => void = () => {},
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
    const question = { game: sen, seen: rules.view(state, seat), seat, legal: list.toArray() }
    each(seatedBots[seat]!, question)
    rules.apply(state, seat, choose(seatedBots[seat]!, question, rng), { rng })
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
    for (const bot of [greedy, random])
      play([bot, bot, bot], `same ${bot.name}`, (_bot, question) => {
        const again = (): Question => ({
          ...question,
          seen: structuredClone(question.seen),
          legal: [...question.legal],
        })
        const move = choose(bot, again(), SeededRng.of('same'))
        expect(question.legal).toContain(move)
        expect(choose(bot, again(), SeededRng.of('same'))).toBe(move)
      })
  })

  test('greedy needs no chance at all', () => {
    const noChance = { below: () => expect.unreachable('greedy drew chance') }
    play([greedy, random], 'no chance', (bot, question) => {
      if (bot === greedy) choose(bot, question, noChance)
    })
  })
})

test('an unknown bot is refused with the names of those there are', () => {
  expect(() => botNamed('genius')).toThrow(new BadInput({ kind: 'unknownBot', given: 'genius', allowed: NAMES }))
})

describe('a bot with a budget', () => {
  test.each(['0ms', '0', '60001ms', '3s', '', '-5', '1.5', '10000001', '300ms:2'])('%o is no time to think', given => {
    expect(() => botWithBudget(`master:${given}`)).toThrow(
      new BadInput({ kind: 'badBudget', given, mostMilliseconds: 60_000, mostIterations: 10_000_000 }),
    )
  })

  test('those who do not think ahead get none', () => {
    expect(() => botWithBudget('greedy:300ms')).toThrow(new BadInput({ kind: 'needsNoTime', bot: 'greedy' }))
  })

  test('at a table nobody brings a budget along', () => {
    const given = 'master:60000ms'
    expect(() => botNamed(given)).toThrow(new BadInput({ kind: 'unknownBot', given, allowed: NAMES }))
  })
})
