import { asSeat, firstOf, type Move, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { randomPlan, scramble } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { census } from './census.ts'
import { ravensOn } from './components.ts'
import { sen } from './index.ts'
import { mind } from './mind.ts'
import { moves } from './moves.ts'
import { lastScoreOf } from './scoring.ts'
import { copy, State } from './state.ts'

const { rules, options, position } = sen
const { call, draw } = moves.make
const list = new MoveList()
const YOU = asSeat(0)
const RIVAL = asSeat(1)

type Player = (s: State, seat: Seat, rng: SeededRng) => Move
const anything: Player = (_s, _seat, rng) => list.at(rng.below(list.size))
const greedy: Player = (s, seat) => sen.greedy(rules.view(s, seat), seat, list.toArray())
const thoughtful: Player = (s, seat, rng) => mind.rollout(s, seat, list, rng)

/** Plays on to the end; the moves of whoever decides are in `list`. */
function playOn(s: State, rng: SeededRng, playerOf: (seat: Seat) => Player): void {
  while (s.deciders() !== 0) {
    const seat = firstOf(s.deciders())
    list.clear()
    rules.legalMoves(s, seat, list)
    rules.apply(s, seat, playerOf(seat)(s, seat, rng), { rng })
  }
}

/** Games at tables of every size with every variant, played by turns at random and with thought. */
function play(games: number, each: (s: State, seat: Seat, rng: SeededRng) => void): void {
  for (let game = 0; game < games; game++) {
    const plan = randomPlan(sen, `mind of sen ${game}`)
    const rng = SeededRng.of(plan.seed)
    const s = new State()
    rules.setup(plan.seats, options.read({ ...(plan.options as object), rounds: 2, limit: undefined }), { rng }, s)
    playOn(s, rng, () => (state, seat, chance) => {
      each(state, seat, chance)
      return (chance.below(3) === 0 ? anything : thoughtful)(state, seat, chance)
    })
  }
}

function winShare(hero: Player, rival: Player, games: number): number {
  let share = 0
  const s = new State()
  for (let game = 0; game < games; game++) {
    const rng = SeededRng.of(`match ${game >> 1}`)
    rules.setup(2, options.read({}), { rng }, s)
    playOn(s, rng, seat => (seat === game % 2 ? hero : rival))
    const winners = rules.winners(s)
    if (((winners >> (game % 2)) & 1) === 1) share += winners === 3 ? 0.5 : 1
  }
  return share / games
}

test('what comes to mind first is always legal, whatever the table and its variants', () => {
  let decisions = 0
  play(150, (s, seat, rng) => {
    decisions++
    expect(list.has(mind.rollout(s, seat, list, rng))).toBe(true)
  })
  expect(decisions).toBeGreaterThan(4000)
})

test('what comes to mind first is the same in worlds that the seat cannot tell apart', () => {
  const world = new State()
  play(60, (s, seat, rng) => {
    scramble(sen, s, seat, 'all', rng, world)
    const seed = String(rng.below(1000))
    expect(mind.rollout(world, seat, list, SeededRng.of(seed))).toBe(mind.rollout(s, seat, list, SeededRng.of(seed)))
  })
})

test('whoever plays what comes to mind first beats greedy clearly, and random nearly always', () => {
  expect(winShare(thoughtful, greedy, 300)).toBeGreaterThan(0.6)
  expect(winShare(thoughtful, anything, 300)).toBeGreaterThan(0.97)
})

test('a call waits for a clear lead, and longer where a rival has called wrongly before', () => {
  const TABLE = 'round: 3\ndreams: 0:1 1:1 2:1 5:1 | 5 5 4 4\ndiscard: 9\nearlier: 30 30\nasked: 1 turn'
  const firstMove = (text: string): Move => {
    const s = position.read(text)
    list.clear()
    rules.legalMoves(s, YOU, list)
    return mind.rollout(s, YOU, list, SeededRng.of('call'))
  }
  expect(firstMove(TABLE)).toBe(call)
  expect(firstMove(TABLE.replace('5:1 |', '9:1 |').replace('1:1', '8:1'))).not.toBe(call)
  expect(firstMove(`${TABLE.replace('30 30', '20 40')}\nearlier-penalties: 0 10`)).not.toBe(call)
})

test('belief moves only cards this seat does not know, and makes better what rivals have kept', () => {
  const TEXT = 'dreams: 9:1 7:1 3 0 | T:2 6:2 5 0:*\ndiscard: 9 9 9 8 8 8 7 7 6 6\nasked: 1 turn'
  const table = position.read(TEXT)
  const worlds = 3000
  let kept = 0
  let unseen = 0
  const rng = SeededRng.of('belief')
  const s = new State()
  for (let world = 0; world < worlds; world++) {
    scramble(sen, table, YOU, 'all', rng, s)
    mind.believe?.(s, YOU, rng)
    expect(rules.view(s, YOU)).toEqual(rules.view(table, YOU))
    expect(census(s)).toEqual(census(table))
    kept += ravensOn(s.landAt(RIVAL, 0)) / worlds
    unseen += ravensOn(s.landAt(RIVAL, 2)) / worlds
  }
  expect(unseen - kept).toBeGreaterThan(1)
})

test('how well one stands: shares of one win, surer the nearer the end is', () => {
  const into = new Float64Array(8)
  const standing = (totals: string): number => {
    const s = position.read(`round: 4\ndreams: 1 2 3 4 | 1 2 3 4\nearlier: ${totals}\nasked: 1 turn`)
    mind.judge(s, position.read('round: 1\ndreams: 1 2 3 4 | 1 2 3 4\nasked: 1 turn'), into)
    expect(into[0]! + into[1]!).toBeCloseTo(1, 12)
    return into[0]!
  }
  expect(standing('20 20')).toBeCloseTo(0.5, 12)
  expect(standing('10 20')).toBeGreaterThan(0.6)
  expect(standing('80 90')).toBeGreaterThan(standing('10 20'))
  play(20, (s, seat, rng) => {
    if (s.round() !== 2 || rng.below(20) > 0) return
    const end = new State()
    copy(s, end)
    const legal = list.toArray()
    playOn(end, rng, () => thoughtful)
    list.clear()
    for (const move of legal) list.add(move)
    mind.judge(end, s, into)
    expect(into[seat]! > 0).toBe(((rules.winners(end) >> seat) & 1) === 1)
  })
})

/** Every way in which the unseen cards can lie, one by one: how often the caller then has the fewest ravens. */
function countedOneByOne(table: State): number {
  const [cells] = rules.secrets(table, YOU) as [readonly number[]]
  const hidden = cells.slice(table.pileSize())
  const cards = cells.map(cell => table.memory[cell]!)
  const world = new State()
  let all = 0
  let good = 0
  const fill = (at: number, left: readonly number[], lands: readonly number[]): void => {
    if (at < hidden.length) {
      left.forEach((card, index) => {
        fill(at + 1, left.toSpliced(index, 1), [...lands, card])
      })
      return
    }
    copy(table, world)
    for (const [index, cell] of hidden.entries()) world.memory[cell] = lands[index]!
    rules.apply(world, YOU, call, { rng: SeededRng.of('one by one') })
    const penalty = world.totals[2]! - table.totals[2]!
    const mine = lastScoreOf(world, YOU) - penalty
    all++
    if (
      Array.from({ length: world.seats() }, (_, seat) => lastScoreOf(world, asSeat(seat))).every(score => score >= mine)
    )
      good++
  }
  fill(0, cards, [])
  return good / all
}

/** Few cards are unseen: all others lie open. */
const OPEN = '0 1 1 1 2 2 3 3 4 4 5 5 5 6 6 7 7 7 8 8 8 8 9 9 9 T T T P P P S S S 6 7 3'

test.for([
  ['plain rules', '{}', '0:1 2 4:1 3:1 | 2 1:2 0:* 4'],
  ['what rivals have and oneself does not know', '{}', '0:1 2:1 4:1 3 | 2 9:2 0:* 9'],
  ['not so scary', '{"notSoScary":true}', '9:1 9 0:1 0:1 | 2 9:2 2:* 9'],
  ['go for broke', '{"goForBroke":true}', '9:1 9:1 9:1 9 | 9:* 9:* 9 2'],
  ['three seats', '{}', '0:1 2:1 4:1 3 | 2 5:* 0:* 4:* | 1:* 2:* 9 5:*'],
] as const)('SEN-17: the odds of a call are those of counting one by one: %s', ([_name, agreed, dreams]) => {
  const used = [...dreams.replaceAll(/:\S+/g, '').replaceAll('|', ' ').split(/\s+/)]
  const open = OPEN.split(' ')
  for (const card of used) if (open.includes(card) && rest(open, used, card) < 0) open.splice(open.indexOf(card), 1)
  const table = position.read(`options: ${agreed}\ndreams: ${dreams}\ndiscard: ${open.join(' ')}\nasked: 1 turn`)
  expect(mind.odds?.(rules.view(table, YOU), YOU, call)).toBeCloseTo(countedOneByOne(table), 10)
})

/** How many cards of a kind are left if these are open and those used. */
function rest(open: readonly string[], used: readonly string[], card: string): number {
  const count = (cards: readonly string[]): number => cards.filter(each => each === card).length
  return (card === '9' ? 9 : 'TPS'.includes(card) ? 3 : 4) - count(open) - count(used)
}

test('a call at the first turn is counted out too; other moves have no odds', () => {
  const seen = rules.view(position.read('dreams: 0:1 1:1 3 8 | 2:2 1:2 0 4\nasked: 1 turn'), YOU)
  const odds = mind.odds?.(seen, YOU, call) ?? Number.NaN
  expect(odds).toBeGreaterThan(0.8)
  expect(odds).toBeLessThan(0.95)
  expect(mind.odds?.(seen, YOU, draw)).toBeUndefined()
})

test('SEN-M1: a novice forgets some lands for good, and none with the memory aid', () => {
  const novice = mind.tempers.novice
  let known = 0
  let forgotten = 0
  play(60, (s, seat, rng) => {
    const seen = rules.view(s, seat)
    const kept = novice.keepsInMind?.(seen, seat, rng) ?? seen
    expect(novice.keepsInMind?.(seen, seat, rng)).toEqual(kept)
    if (seen.agreed.options.memoryAid || seen.stack?.step === 'opening') expect(kept).toBe(seen)
    seen.dreams.forEach((dream, owner) => {
      dream.forEach((card, slot) => {
        if (card === null || kept === seen) return
        known++
        if (kept.dreams[owner]![slot] === null) forgotten++
        else expect(kept.dreams[owner]![slot]).toBe(card)
      })
    })
    const world = new State()
    rules.imagine(kept, rng, world)
    expect(census(world)).toEqual(census(s))
  })
  expect(forgotten / known).toBeGreaterThan(0.08)
  expect(forgotten / known).toBeLessThan(0.25)
})
