import { MoveList, playout, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import type { State } from 'boardgame.io'
import { describe, expect, it } from 'vitest'
import { DECK, type Round, type Table } from './boardgameio/game.ts'
import { BoardgameioSen, inProduction } from './boardgameio.ts'

const GAMES = 60
const RAVENS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function expectAllCards({ pile, discards, held, dreams }: Table): void {
  const cards = [...pile, ...discards, ...held, ...dreams.flat()]
  expect(cards.sort((a, b) => a - b)).toEqual(DECK)
}

/** SEN-16, SEN-17, counted again from the dreams. */
function scoresOf({ dreams, ender, called }: Round): number[] {
  const counts = dreams.map(dream => sum(dream.map(card => RAVENS[card]!)))
  const someoneHasFewer = counts.some(count => count < counts[ender]!)
  return counts.map((count, seat) => count + (called && someoneHasFewer && seat === ender ? 5 : 0))
}

function expectCounted(before: Table, after: Table): void {
  const round = after.lastRound!
  expect(round.scores).toEqual(scoresOf(round))
  expect(after.totals).toEqual(before.totals.map((total, seat) => total + round.scores[seat]!))
  expect(after.starter).toBe((round.ender + 1) % after.totals.length)
}

/** Plays one game and checks every state of it. Returns the number of moves and of rounds. */
function playAndCheck(sen: BoardgameioSen, seats: number): { readonly moves: number; readonly rounds: number } {
  let state: State<Table> = sen.begin(seats)
  let moves = 0
  let rounds = 0
  while (state.ctx.gameover === undefined) {
    expectAllCards(state.G)
    expect(Math.max(...state.G.totals)).toBeLessThan(100)
    const before = state
    state = sen.step(before)
    moves++
    // A refused move would leave the position as it was.
    expect(state.G).not.toBe(before.G)
    if (state.G.lastRound === before.G.lastRound) continue
    rounds++
    expectCounted(before.G, state.G)
  }
  const { totals } = state.G
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(100)
  const lowest = Math.min(...totals)
  expect(state.ctx.gameover.winners).toEqual([...totals.keys()].filter(seat => totals[seat] === lowest))
  return { moves, rounds }
}

/** How long the engine's games are, to the same limit. */
function movesPerGame(seats: number, games: number): number {
  const { rules, options } = sen
  const state = rules.newState()
  const list = new MoveList()
  const rng = SeededRng.of('length')
  let moves = 0
  for (let game = 0; game < games; game++) {
    rules.setup(seats, options.read({}), { rng }, state)
    moves += playout(rules, state, rng, list)
  }
  return moves / games
}

describe('Sen on boardgame.io', () => {
  for (let seats = 2; seats <= 5; seats++) {
    it(`keeps the rules with ${seats} players`, () => {
      inProduction(() => {
        const sen = new BoardgameioSen(SeededRng.of(`boardgame.io ${seats}`))
        for (let game = 0; game < GAMES; game++) expect(playAndCheck(sen, seats).rounds).toBeGreaterThan(0)
      })
    })
  }

  it('is the same game: as long as the engine’s', () => {
    const games = 300
    const moves = inProduction(() => {
      const sen = new BoardgameioSen(SeededRng.of('as long'))
      let made = 0
      for (let game = 0; game < games; game++) made += sen.play(2)
      return made
    })
    // The length of a game varies by 28 %, the mean of 300 games by less than 2 %; a difference of 5 % would be another game.
    expect(moves / games / movesPerGame(2, 20_000)).toBeCloseTo(1, 1)
  })
})
