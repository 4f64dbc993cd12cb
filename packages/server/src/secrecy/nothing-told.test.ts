import { BadInput, type GameEvent, type Redacted } from '@sennik/engine'
import { games } from '@sennik/games'
import { Match } from '@sennik/match'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { twinTables } from './testing/furnishing.ts'
import { differencesIn, hasPrivateKnowledge } from './testing/knowledge.ts'
import { TwinHouses } from './testing/told-apart.ts'
import type { Difference, Twins } from './testing/twin-worlds.ts'

/** The long form: `SECRECY_TABLES=500 npx vitest run packages/server/src/secrecy`. */
const TABLES = Number(process.env.SECRECY_TABLES ?? 6)
const QUESTIONS = 6

const CASES: readonly (readonly [Difference, string])[] = [
  ['secret', 'what a viewer must not know changes no byte of what they hear'],
  ['forgotten', 'nor does what a player has seen and is to remember (SEN-M1, CH-21)'],
  ['shownOnce', 'what was shown for a moment cannot be called up again after the next move (SEN-M1)'],
]

interface Leak {
  readonly name: string
  /** Worlds in which it can be seen. */
  readonly difference: Difference
  /** Can only be seen where seats know something of their own. */
  readonly ofPrivateKnowledge?: true
  /** Seldom seen where little is drawn: so many tables. */
  readonly tables?: number
  /** Where it is found. */
  readonly found: RegExp
  plant(): void
}

/** What is private in a match, and would have to be changed for a leak to be there. */
interface Insides {
  happen(entry: unknown): readonly GameEvent[]
  readonly isMemoryAsked: boolean
}

const insides = Match.prototype as unknown as Insides
const { welcome, apply, why } = Match.prototype
const { happen } = insides

/** A number that nobody at the table may know. */
const secretOf = (match: Match): number =>
  match.referee!.state.memory.reduce((mixed, cell) => (mixed * 31 + cell) % 65_521, 0)

const LEAKS: readonly Leak[] = [
  {
    name: 'a welcome with the view of another place',
    difference: 'secret',
    ofPrivateKnowledge: true,
    tables: 48,
    found: /"welcome"/,
    plant: () =>
      vi.spyOn(Match.prototype, 'welcome').mockImplementation(function (this: Match, viewer, ...rest) {
        const { view } = welcome.call(this, this.seatsOf(this.host)[0]!, ...rest)
        return { ...welcome.call(this, viewer, ...rest), view }
      }),
  },
  {
    name: 'a welcome with the view that bots get, in which nothing is forgotten',
    difference: 'forgotten',
    tables: 16,
    found: /"welcome"/,
    plant: () =>
      vi.spyOn(Match.prototype, 'welcome').mockImplementation(function (this: Match, viewer, ...rest) {
        const view = this.referee === undefined ? null : this.game.rules.view(this.referee.state, viewer)
        return { ...welcome.call(this, viewer, ...rest), view }
      }),
  },
  {
    name: 'a story that is told in full once more',
    difference: 'shownOnce',
    found: /"looked"/,
    plant: () => vi.spyOn(insides, 'isMemoryAsked', 'get').mockReturnValue(false),
  },
  {
    name: 'an update with the event itself instead of its telling',
    difference: 'secret',
    ofPrivateKnowledge: true,
    tables: 48,
    found: /"update"/,
    plant() {
      const raw = new WeakMap<Match, readonly GameEvent[]>()
      vi.spyOn(insides, 'happen').mockImplementation(function (this: Match, entry) {
        const events = happen.call(this as unknown as Insides, entry)
        raw.set(this, events)
        return events
      })
      vi.spyOn(Match.prototype, 'apply').mockImplementation(function (this: Match, ...rest) {
        const updates = [...apply.apply(this, rest)]
        const events = raw.get(this) as Redacted<GameEvent>[]
        return new Map(updates.map(([viewer, update]) => [viewer, { ...update, events }]))
      })
    },
  },
  {
    name: 'an undo that is offered by what lies underneath',
    difference: 'secret',
    found: /"undo":/,
    plant: () =>
      vi.spyOn(Match.prototype, 'apply').mockImplementation(function (this: Match, ...rest) {
        const updates = [...apply.apply(this, rest)]
        const undo = secretOf(this) % 2 === 0
        return new Map(updates.map(([viewer, update]) => [viewer, { ...update, undo }]))
      }),
  },
  {
    name: 'a story that is longer by one for some cards',
    difference: 'secret',
    found: /"welcome"/,
    plant: () =>
      vi.spyOn(Match.prototype, 'welcome').mockImplementation(function (this: Match, viewer, guest, since, ...rest) {
        return welcome.call(this, viewer, guest, since + (secretOf(this) % 2), ...rest)
      }),
  },
  {
    name: 'a refusal that quotes the position',
    difference: 'secret',
    found: /"refused"/,
    plant: () =>
      vi.spyOn(Match.prototype, 'why').mockImplementation(function (this: Match, seat, move) {
        const clause = why.call(this, seat, move)
        if (clause === undefined) return clause
        throw new BadInput({ kind: 'notRecord', expected: String(this.referee!.state.memory) })
      }),
  },
]

const LEAK_TABLES = 6
const PATIENCE_MS = 120_000 + 10_000 * TABLES

describe.each(games)('$rules.id over real sockets', game => {
  const differences = differencesIn(game)
  const isPrivate = hasPrivateKnowledge(game)
  const cases = CASES.filter(([difference]) => differences.includes(difference))
  const leaks = LEAKS.filter(
    ({ difference, ofPrivateKnowledge }) =>
      differences.includes(difference) && (isPrivate || ofPrivateKnowledge === undefined),
  )
  let houses: TwinHouses
  const tables = new Map<Difference, readonly Twins[]>()
  const leaky = new Map<Leak, readonly Twins[]>()

  beforeAll(async () => {
    for (const [difference] of cases) tables.set(difference, twinTables(game, difference, 'honest', TABLES))
    for (const leak of leaks) leaky.set(leak, twinTables(game, leak.difference, leak.name, leak.tables ?? LEAK_TABLES))
    houses = await TwinHouses.open([...tables.values(), ...leaky.values()].flat())
  }, PATIENCE_MS)

  afterAll(() => houses.close())
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each(cases)(
    '%s: %s',
    async difference => {
      const compared = { ...houses.compared }
      expect(await houses.firstDifference(tables.get(difference)!, QUESTIONS)).toBeUndefined()
      expect(new Set(tables.get(difference)!.map(({ viewer }) => viewer)).size).toBeGreaterThan(2)
      expect(houses.compared.steps - compared.steps).toBeGreaterThan(2 * TABLES)
      expect(houses.compared.messages - compared.messages).toBeGreaterThan(20 * TABLES)
    },
    PATIENCE_MS,
  )

  test.each(leaks)('a planted leak is found: $name', async leak => {
    leak.plant()
    const difference = await houses.firstDifference(leaky.get(leak)!, QUESTIONS)
    expect(difference?.here ?? 'no difference').toMatch(leak.found)
  })
})
