import { asSeat, hashBytes, Referee, SeededRng } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { describe, expect, test } from 'vitest'
import { runHere } from './harness.ts'

interface Decision {
  readonly n: number
  readonly seat: number
  readonly legal: readonly string[]
  readonly move: string
  readonly form: unknown
  readonly events: readonly unknown[]
  readonly state: { readonly [field: string]: string }
  readonly undoable: boolean
}

const CASES = [
  ['2', '{}', 'random'],
  ['3', '{"iKnow":true,"rounds":3}', 'random'],
  ['4', '{"limit":30,"notSoScary":true,"goForBroke":true}', 'greedy'],
  ['5', '{"iKnow":true,"memoryAid":true,"limit":40}', 'greedy,random,random,greedy,random'],
] as const

/** All cards of a state: those in the piles, in hand and in the dreams. */
const cardsIn = (state: { readonly [field: string]: string }): number =>
  ['held', 'dreams', 'discard', 'pile'].flatMap(field => state[field]!.match(/[^\s|]+/g) ?? []).length

describe.each(CASES)('a trace with %s seats, %s, %s', (seats, options, bots) => {
  const args = ['trace', 'sen', '--seats', seats, '--options', options, '--bots', bots, '--seed', 'abc']

  test('says everything, and a referee agrees with every line', async () => {
    const { code, out, err } = await runHere(args)
    expect([code, err]).toEqual([0, ''])
    const [setup, ...rest] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    const end = rest.pop()
    const agreed = sen.options.read(JSON.parse(options))
    const referee = Referee.begin(sen.rules, Number(seats), agreed, SeededRng.of('abc'))
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    expect(setup).toEqual({
      type: 'setup',
      game: 'sen',
      rulesVersion: sen.rules.version,
      seats: Number(seats),
      options: plain(agreed),
      seed: 'abc',
      chance: { kind: 'fast', seed: 'abc' },
      events: plain(referee.opening),
      state: sen.position.write(referee.state),
    })
    rest.forEach((decision: Decision, index) => {
      const seat = asSeat(decision.seat - 1)
      expect(decision.n).toBe(index + 1)
      expect(decision.legal).toEqual(referee.legalMoves(seat).map(move => sen.moves.write(move)))
      expect(decision.legal).toContain(decision.move)
      const move = sen.moves.read(decision.move)
      expect(decision.form).toEqual(sen.moves.decode(move))
      const verdict = referee.play(seat, move)
      expect(verdict).toMatchObject({ ok: true, undoable: decision.undoable })
      expect(decision.events).toEqual(verdict.ok ? plain(verdict.story) : [])
      expect(decision.state).toEqual(sen.position.write(referee.state))
      expect(cardsIn(decision.state)).toBe(54)
    })
    expect(referee.over).toBe(true)
    expect(end).toEqual({
      type: 'end',
      scores: sen.rules.scores(referee.state),
      winners: expect.arrayContaining([expect.any(Number)]),
      sheets: plain(sen.rules.sheet(referee.state).seats),
      moves: rest.length,
      hash: hashBytes(referee.state.memory),
    })
  })

  test('is the same every time, and whether or not JSON is asked for', async () => {
    expect(await runHere([...args, '--json'])).toEqual(await runHere(args))
  })
})
