import { asSeat, type Move, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { randomPlan, scenario, scramble } from '@sennik/engine/testing'
import { expect, test } from 'vitest'
import { BASE_DECK, KINDS, OWL } from './components.ts'
import { koty } from './index.ts'

const { rules, position } = koty

test('KOT-H1: hands are secret, and a nine from the draw pile is known to nobody; one from a fight, a bat or the dragon is', () => {
  const table = position.read(
    'options: {"bats":1,"owls":1,"dragons":1}\nhands: 1 2 3 4 | 8! 5 6 7\ndreams: [3][4!] [R!]5 | [D!] [J]R\nasked: 1 turn',
  )
  const land = (nines: readonly (number | null)[], top: number | null, points: number): object => ({
    nines,
    top,
    points,
  })
  for (const viewer of [asSeat(0), asSeat(1), 'spectator'] as const)
    expect(rules.view(table, viewer).dreams.map(dream => dream.lands.slice(0, 2))).toEqual([
      [land([null, 4], null, 18), land([9], 5, 10)],
      [land([14], null, 9), land([null], 9, 0)],
    ])
  expect(rules.view(table, asSeat(0)).hands).toEqual([
    [1, 2, 3, 4],
    [8, null, null, null],
  ])
  expect(rules.view(table, asSeat(1)).hands).toEqual([
    [null, null, null, null],
    [8, 5, 6, 7],
  ])
  expect(rules.view(table, 'spectator').hands).toEqual([
    [null, null, null, null],
    [8, null, null, null],
  ])
})

test('KOT-H1: a card that everyone has seen is played before an equal one that nobody has', () => {
  scenario(koty, 'options: {"owls":1}\nhands: 8! 8 2 3 | 5 5 5 5\ndreams: - | -\npile: 6 rest\nasked: 1 turn')
    .plays(1, 'cat 8 1 1')
    .is({ hands: '8 2 3 6 | 5 5 5 5' })
    .done()
  scenario(koty, 'options: {"owls":1}\nhands: 8! 8 2 3 | 5 5 5 5\ndreams: - | -\npile: 6 rest\nasked: 1 turn')
    .plays(1, 'cat 2 1 1')
    .is({ hands: '8! 8 3 6 | 5 5 5 5' })
    .done()
})

test('KOT-H1, KOT-7: a draw pile made of a single discarded card hides nothing', () => {
  const others = Array(5).fill('999R 999R 997 996').join(' | ')
  scenario(koty, `hands: 1 2 3 4 | 2 2 8 8 | | | |\ndreams: - | ${others}\ndiscard: 8\nasked: 1 turn`)
    .is({ pile: '' })
    .plays(1, 'cat 2 1 1')
    .told(
      2,
      { type: 'laid', seat: 0, card: 2, land: 0 },
      { type: 'reshuffled', cards: 1 },
      { type: 'drew', seat: 0, count: 1 },
    )
    .sees(2, 'shown', [1, 0, 0, 0, 0, 0])
    .askedAtOnce(2)
    .done()
})

test('KOT-H1: what the draw pile was shuffled from is known, but not what of it is where', () => {
  const state = position.read('hands: 1 2 3 4 | 5 5 5 5\ndreams: - | -\ndiscard: rest\npile: \nasked: 1 turn')
  rules.apply(state, asSeat(0), koty.moves.read('cat 1 1 1'), { rng: SeededRng.of('shuffle') })
  const { shuffled } = rules.view(state, 'spectator')
  expect(shuffled.reduce((sum, count) => sum + count, 0)).toBe(87)
  expect(shuffled[5]).toBe(6)
})

test('worlds are imagined uniformly: an unseen nine is each unseen card as often as there are such cards', () => {
  const state = position.read(
    'options: {"owls":1}\nhands: 1 2 3 4 | 8! 5 6 7\ndreams: [3][4!] | [1] 5\ndiscard: R R\nasked: 1 turn',
  )
  const seen = rules.view(state, asSeat(0))
  const unseen = Array<number>(KINDS).fill(0)
  for (const card of BASE_DECK) unseen[card]!++
  for (const card of [1, 2, 3, 4, 8, 4, 5, 9, 9]) unseen[card]!--
  unseen[OWL]!++
  const total = unseen.reduce((sum, count) => sum + count, 0)
  const worlds = 40_000
  const found = Array<number>(KINDS).fill(0)
  const rng = SeededRng.of('imagine')
  const world = rules.newState()
  for (let index = 0; index < worlds; index++) {
    rules.imagine(seen, rng, world)
    found[world.nineAt(1, 0, 0)]!++
  }
  const chiSquare = found.reduce((sum, count, kind) => {
    const expected = (worlds * unseen[kind]!) / total
    return expected === 0 ? sum + count : sum + (count - expected) ** 2 / expected
  }, 0)
  expect(chiSquare).toBeLessThan(29.6) // 10 degrees of freedom, p = 0.001
})

test('bots use only what their seat knows: however the hidden cards are changed, the move is the same', () => {
  const list = new MoveList()
  const legalIn = (state: ReturnType<typeof rules.newState>, seat: ReturnType<typeof asSeat>): Move[] => {
    list.clear()
    rules.legalMoves(state, seat, list)
    return list.toArray()
  }
  const world = rules.newState()
  let compared = 0
  for (let game = 0; game < 20; game++) {
    const plan = randomPlan(koty, `mind ${game}`)
    const rng = SeededRng.of(plan.seed)
    const state = rules.newState()
    rules.setup(plan.seats, koty.options.read(plan.options, plan.seats), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = seatsOf(rules.deciders(state))[0]!
      const legal = legalIn(state, seat)
      const move = koty.greedy(rules.view(state, seat), seat, legal)
      expect(legal).toContain(move)
      scramble(koty, state, seat, 'all', rng, world)
      expect(koty.greedy(rules.view(world, seat), seat, legalIn(world, seat))).toBe(move)
      compared++
      rules.apply(state, seat, rng.below(3) === 0 ? legal[rng.below(legal.length)]! : move, { rng })
    }
  }
  expect(compared).toBeGreaterThan(2000)
})

test('the first bot wins most games against random play', () => {
  const list = new MoveList()
  let won = 0
  for (let game = 0; game < 40; game++) {
    const rng = SeededRng.of(`bot ${game}`)
    const state = rules.newState()
    rules.setup(2, koty.options.read({}), { rng }, state)
    while (rules.deciders(state) !== 0) {
      const seat = seatsOf(rules.deciders(state))[0]!
      list.clear()
      rules.legalMoves(state, seat, list)
      const isBot = seat === game % 2
      const move = isBot ? koty.greedy(rules.view(state, seat), seat, list.toArray()) : list.at(rng.below(list.size))
      rules.apply(state, seat, move, { rng })
    }
    if (seatsOf(rules.winners(state)).some(seat => seat === game % 2)) won++
  }
  expect(won).toBeGreaterThan(32)
})
