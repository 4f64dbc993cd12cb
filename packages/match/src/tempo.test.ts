import { asSeat, type GameEvent, SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { Match } from './match.ts'
import { Tempo } from './tempo.ts'

const moved = (seat: number): Entry => ({ kind: 'moved', seat, move: 'pass', by: 'bot' })
const SOMETHING: readonly GameEvent[] = [{ type: 'something' }]

/** The pause before a seat's next move, after these: whose, and whether anything was told. */
function pauseAfter(seat: number, ...moves: readonly (readonly [seat: number, isTold: boolean])[]): number {
  const tempo = new Tempo()
  for (const [mover, isTold] of moves) tempo.note(moved(mover), isTold ? SOMETHING : [])
  return tempo.pauseBefore(asSeat(seat))
}

describe('the pause before a move of a bot', () => {
  test('is whole at first, after somebody else, and after one move of its own', () => {
    expect(pauseAfter(1)).toBe(1)
    expect(pauseAfter(1, [0, true])).toBe(1)
    expect(pauseAfter(1, [0, true], [1, true])).toBe(1)
    expect(pauseAfter(1, [1, true], [1, true], [0, true])).toBe(1)
  })

  test('is half in a row of its own moves', () => {
    expect(pauseAfter(1, [0, true], [1, true], [1, true])).toBe(1 / 2)
    expect(pauseAfter(2, [0, true], [1, true], [1, true])).toBe(1)
  })

  test('is a sixth where the last move told nothing, whoever made it', () => {
    expect(pauseAfter(1, [1, true], [1, true], [0, false])).toBe(1 / 6)
    expect(pauseAfter(1, [1, false])).toBe(1 / 6)
    expect(pauseAfter(1, [0, false], [0, true])).toBe(1)
  })

  test('takes nothing from what people do besides playing', () => {
    const tempo = new Tempo()
    tempo.note(moved(1), [])
    tempo.note({ kind: 'stoodIn', seat: 0 }, [])
    expect(tempo.pauseBefore(asSeat(1))).toBe(1)
  })
})

/** A whole game of bots: how many pauses it takes, and how many decisions. */
function pausesOf(game: 'cathedral' | 'sen'): { readonly pauses: number; readonly decisions: number } {
  const house = '00'.repeat(32)
  const match = Match.from('a'.repeat(22), [
    {
      kind: 'opened',
      at: 0,
      game,
      rulesVersion: gameNamed(game).rules.version,
      options: {},
      access: 'private',
      host: 'somebody',
      chairs: [
        { who: 'bot', bot: 'random' },
        { who: 'bot', bot: 'random' },
      ],
      commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
      house,
    },
    { kind: 'began', at: 0, bot: 'random' },
  ])
  const rng = SeededRng.of('pauses')
  let pauses = 0
  let decisions = 0
  for (let [turn] = match.botTurns('random'); turn !== undefined; [turn] = match.botTurns('random')) {
    pauses += turn.pause
    decisions++
    const move = turn.legal[rng.below(turn.legal.length)]!
    match.apply({ kind: 'moved', seat: turn.seat, move: match.game.moves.write(move), by: 'bot' }, [])
  }
  return { pauses, decisions }
}

test('a game of many small decisions takes half as many pauses; one of few takes nearly all of them', () => {
  const small = pausesOf('cathedral')
  expect(small.pauses / small.decisions).toBeLessThan(0.55)
  const large = pausesOf('sen')
  expect(large.pauses / large.decisions).toBeGreaterThan(0.85)
})
