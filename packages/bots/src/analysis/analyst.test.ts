import { readFileSync } from 'node:fs'
import {
  BadInput,
  firstOf,
  type GameRecord,
  gameOfRecord,
  Referee,
  readRecord,
  recordOf,
  type Seat,
  SeededRng,
} from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { ravensOn, sen } from '@sennik/games/sen'
import { describe, expect, test } from 'vitest'
import { type Analysis, Analyst, MISTAKE } from '../index.ts'

const TRIES = 60

function analystOf(record: GameRecord, tries = TRIES): Analyst {
  const { chance } = record
  if (chance.kind !== 'fast') throw new Error('a record made for tests has a seed')
  const game = gameOfRecord(gameNamed(record.game), record)
  return new Analyst(game, record, () => SeededRng.of(chance.seed), { tries, seed: 'analysis' })
}

function analyse(record: GameRecord, tries = TRIES): Analysis {
  const analyst = analystOf(record, tries)
  while (analyst.next());
  return analyst.analysis()
}

function golden(game: string, name: string): GameRecord {
  const path = `../../../games/${game}/replays/${gameNamed(game).rules.version}/${name}.sennik`
  return readRecord(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

const GOLDEN = [
  ['sen', '2-base'],
  ['koty', '2-base'],
  ['cat-lady', '2-greedy'],
  ['three-chapters', '2'],
] as const

describe.each(GOLDEN)('%s, golden game %s', (id, name) => {
  const record = golden(id, name)
  const game = gameNamed(record.game)
  const { decisions, players } = analyse(record)

  test('every decision with a choice is weighed: what was played, and a best move that is not worse', () => {
    expect(decisions.length).toBeGreaterThan(10)
    for (const { n, seat, known, open, loss } of decisions) {
      const recorded = record.moves[n - 1]!
      expect([seat + 1, game.moves.write(known.played.move)]).toEqual([recorded.seat, recorded.move])
      expect(open.played.move).toBe(known.played.move)
      expect(loss).toBe(known.best.value - known.played.value)
      for (const { played, best } of [known, open]) {
        expect(best.value).toBeGreaterThanOrEqual(played.value)
        for (const { value, error } of [played, best]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
          expect(error).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })

  test('for each player the result is the even share, own moves, others’ moves and luck', () => {
    for (const { result, fair, skill, gifts, luck } of players!) {
      expect(fair + skill + gifts + luck).toBeCloseTo(result, 10)
      expect(skill).toBeLessThanOrEqual(0)
      expect(gifts).toBeGreaterThanOrEqual(0)
    }
    expect(players!.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(1, 10)
    expect(players!.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 10)
  })
})

test('KOT-T4: the win of a team is that of both partners, and what one of them gives away the other loses', () => {
  const { decisions, players } = analyse(golden('koty', '4-teams'), 4)
  const [one, rival, partner, other] = players!
  expect([one!.result + rival!.result, partner!.result, other!.result]).toEqual([1, one!.result, rival!.result])
  expect(players!.map(({ fair }) => fair)).toEqual([0.5, 0.5, 0.5, 0.5])
  const givenAway = [0, 1, 2, 3].map(of => decisions.reduce((sum, { seat, loss }) => sum + (seat === of ? loss : 0), 0))
  expect(one!.gifts).toBeCloseTo(givenAway[1]! + givenAway[3]! - givenAway[2]!, 10)
})

/** A game of Sen in which whoever is on turn first calls at once, having seen two lands of many ravens. */
function rashCall(): { readonly record: GameRecord; readonly call: number } {
  for (let n = 0; ; n++) {
    const seed = `rash ${n}`
    const referee = Referee.begin(sen.rules, 2, sen.options.read({}), SeededRng.of(seed))
    const onTurn = (): Seat => firstOf(sen.rules.deciders(referee.state))
    for (let peek = 0; peek < 4; peek++) referee.play(onTurn(), referee.legalMoves(onTurn())[0]!)
    const seat = onTurn()
    const lands = sen.rules.view(referee.state, seat).dreams[seat]!
    if (lands.reduce<number>((sum, card) => sum + (card === null ? 0 : ravensOn(card)), 0) < 16) continue
    referee.play(seat, sen.moves.read('call'))
    const record = recordOf(sen, referee, sen.options.read({}), { kind: 'fast', seed })
    return { record, call: referee.moves.length }
  }
}

describe('a rash call in Sen', () => {
  const { record, call } = rashCall()
  const { decisions, players, turningPoints } = analyse(record, 300)
  const decision = decisions.find(({ n }) => n === call)!

  test('is a mistake by what the caller knew, and a turning point', () => {
    expect(decision.loss).toBeGreaterThan(MISTAKE)
    expect(decision.known.best.move).not.toBe(sen.moves.read('call'))
    expect(turningPoints).toContainEqual({ n: call, seat: decision.seat, kind: 'mistake', change: -decision.loss })
  })

  test('has exact odds, and they are poor', () => {
    expect(decision.odds).toBeGreaterThanOrEqual(0)
    expect(decision.odds).toBeLessThan(0.4)
  })

  test('a game that still runs has no players’ reports yet', () => {
    expect(players).toBeUndefined()
  })
})

test('3 Chapters is counted out once the hands lie open', () => {
  const { decisions } = analyse(golden('three-chapters', '2'))
  expect(decisions.at(-1)!.open.played).toMatchObject({ isExact: true, error: 0 })
})

test('the same record, tries and seed give the same analysis', () => {
  const record = golden('three-chapters', '2')
  expect(analyse(record)).toEqual(analyse(record))
})

test('a record of other rules, and one that is wrong at its end, are refused before any work', () => {
  const record = golden('sen', '2-base')
  expect(() => analystOf({ ...record, rulesVersion: 9 })).toThrow(
    new BadInput({ kind: 'recordRules', game: 'sen', given: 9, known: record.rulesVersion }),
  )
  const last = record.moves.at(-1)!
  const wrong = { ...record, moves: [...record.moves.slice(0, -1), { ...last, move: 'claim' }] }
  expect(() => analystOf(wrong)).toThrow(BadInput)
})
