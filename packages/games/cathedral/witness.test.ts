import { firstOf, type Move, MoveList, SeededRng } from '@sennik/engine'
import { expect, test } from 'vitest'
import { BOARDS, type Board } from './board.ts'
import { AREAS, FOLLOWERS, hasArea, SHADOWS, SIDES } from './components.ts'
import type { Event, Strength } from './events.ts'
import { cathedral } from './game.ts'
import type { State } from './state.ts'

/*
 * Somebody beside the table who hears what everybody hears, keeps a table of their own by it, and knows the rulebook: what is told must be allowed, and after
 * every move both tables must be the same.
 */

const { rules } = cathedral
type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>
type Account = { readonly [T in Event['type']]?: (event: Told<T>) => void }

const rows = (count: number): number[][] => Array.from({ length: count }, () => Array<number>(SIDES).fill(0))
const noFort = () => ({ owner: -1, level: 0 })

class Witness {
  readonly units = rows(AREAS)
  readonly forts = Array.from({ length: AREAS }, noFort)
  readonly limbo = Array<number>(SIDES).fill(0)
  readonly held = Array<number>(SIDES).fill(0)
  readonly devoured = Array<number>(SIDES).fill(0)
  readonly markers = rows(SIDES)
  private readonly strongholds = Array<number>(SIDES).fill(-1)
  private readonly board: Board
  private readonly commands = new Set<string>()
  private strengths: readonly Strength[] = []
  private active = -1
  /** Whoever performs the action of the turn, and which. */
  private performing = -1
  private action = -1
  private isStageTwo = false

  constructor(seats: number) {
    this.board = BOARDS[seats]!
  }

  hear(event: Event): void {
    const account = this.account[event.type] as ((event: Event) => void) | undefined
    account?.(event)
  }

  private controller(area: number): number {
    if (this.forts[area]!.owner >= 0) return this.forts[area]!.owner
    const most = Math.max(...this.units[area]!)
    const sides = this.units[area]!.flatMap((count, side) => (count === most ? [side] : []))
    if (most === 0) return SHADOWS
    return sides.length === 1 ? sides[0]! : -1
  }

  private isPresent(area: number, side: number): boolean {
    return this.units[area]![side]! > 0 || this.forts[area]!.owner === side
  }

  private isEmpty(area: number): boolean {
    return this.forts[area]!.level === 0 && this.units[area]!.every(count => count === 0)
  }

  private isNextTo(one: number, other: number): boolean {
    return hasArea(this.board.adjacent[one]!, other)
  }

  private lose(side: number, area: number, units: number, isDevoured: boolean): void {
    this.units[area]![side]! -= units
    if (isDevoured) this.devoured[side]! += units
    else this.limbo[side]! += units
  }

  private loseLevels(area: number, levels: number): void {
    const fort = this.forts[area]!
    fort.level -= levels
    if (fort.level === 0) this.forts[area] = noFort()
  }

  private readonly account: Account = {
    conquered: ({ seat, area, followers, corner }) => {
      expect(this.isEmpty(area)).toBe(true)
      this.units[area]![seat] = followers
      if (!corner) return
      this.forts[area] = { owner: seat, level: 1 }
      this.strongholds[seat] = area
    },
    shadowsCame: () => {
      for (let area = 0; area < AREAS; area++)
        if (hasArea(this.board.all, area) && this.isEmpty(area))
          this.units[area]![SHADOWS] = hasArea(this.board.cloisters, area) ? 1 : 2
    },
    turnBegan: ({ seat }) => {
      this.active = seat
      this.performing = -1
      this.commands.clear()
    },
    performed: ({ seat, action }) => {
      this.performing = seat
      this.action = action
    },
    reacted: ({ seat }) => {
      this.performing = -1
      expect(seat).not.toBe(this.active)
    },
    arrived: ({ how, side, area }) => {
      // KK-7.3: an area produces for whoever controls it.
      if (how === 'produce' || how === 'areas') expect(this.controller(area)).toBe(side)
      if (how === 'recall') this.limbo[side]!--
      this.units[area]![side]!++
    },
    marched: ({ seat, from, to, how }) => {
      if (how === 'march') {
        expect(this.isNextTo(from, to)).toBe(true)
        expect(this.units[from]!.filter((count, side) => side !== seat && count > 0)).toEqual([])
      }
      this.units[from]![seat]!--
      this.units[to]![seat]!++
    },
    converted: ({ seat, area, side }) => {
      expect(side).not.toBe(seat)
      this.units[area]![side]!--
      this.units[area]![seat]!++
    },
    removed: ({ how, side, area }) => {
      this.units[area]![side]!--
      if (how === 'paidRitual') this.held[side]!++
    },
    devoured: ({ side, area }) => {
      expect(this.isStageTwo).toBe(true)
      this.lose(side, area, 1, true)
    },
    restored: ({ seat }) => {
      this.devoured[seat]!--
    },
    built: ({ seat, area, level }) => {
      expect([-1, seat]).toContain(this.forts[area]!.owner)
      expect(level).toBe(this.forts[area]!.level + 1)
      this.forts[area] = { owner: seat, level }
    },
    razed: ({ area }) => this.loseLevels(area, 1),
    climbed: ({ seat, marker, step }) => {
      this.markers[seat]![marker]!++
      // KK-7.4b: a Seal by the Ritual action of whose turn it is alone.
      if (![3, 7, 14, 17].includes(step)) return
      expect([this.performing, this.action]).toEqual([seat, 3])
      expect(seat).toBe(this.active)
    },
    paidLimbo: ({ seat, count }) => {
      this.limbo[seat]! -= count
    },
    heldReturned: ({ seat, count }) => {
      this.held[seat]! -= count
    },
    recalled: ({ seat }) => {
      this.limbo[seat]!--
    },
    fought: ({ area, one, other }) =>
      expect([one, other].map(side => this.isPresent(area, side))).toEqual([true, true]),
    revealed: ({ strengths }) => {
      this.strengths = strengths
    },
    losses: ({ side, area, units, levels, devoured }) => {
      const own = this.strengths.find(strength => strength.side === side)!
      const enemy = this.strengths.find(strength => strength.side !== side)!
      const damage = Math.max(0, enemy.attack - own.defence)
      const { owner, level } = this.forts[area]!
      const lost = Math.min(damage, this.units[area]![side]!)
      const open = owner === side ? level - (this.strongholds[side] === area ? 1 : 0) : 0
      expect([units, levels]).toEqual([lost, Math.min(damage - lost, open)])
      this.lose(side, area, units, devoured)
      this.loseLevels(area, levels)
    },
    wonConflict: ({ side, loser, area }) => {
      const { owner } = this.forts[area]!
      expect(owner).not.toBe(loser)
      if (owner !== side) expect(this.units[area]![side]).toBeGreaterThanOrEqual(this.units[area]![loser]!)
    },
    retreated: ({ side, from, to }) => {
      expect(this.isNextTo(from, to)).toBe(true)
      expect(this.controller(to) === side || this.isPresent(to, side) || this.isEmpty(to)).toBe(true)
      this.units[from]![side]!--
      this.units[to]![side]!++
    },
    eliminated: ({ side, area, units, devoured }) => this.lose(side, area, units, devoured),
    cathedralComplete: () => {
      this.isStageTwo = true
    },
    commanded: ({ seat, nightmare }) => {
      const command = `${seat} ${nightmare}`
      expect(this.isStageTwo && !this.commands.has(command)).toBe(true)
      this.commands.add(command)
    },
  }

  /** The table as the witness has it is the table. */
  compare(s: State): void {
    expect([...s.units]).toEqual(this.units.flat())
    expect([...s.forts]).toEqual(this.forts.map(({ level }) => level))
    expect(Array.from(s.fortOwners, owner => owner - 1)).toEqual(this.forts.map(({ owner }) => owner))
    for (let seat = 0; seat < s.seats(); seat++) {
      const onMap = this.units.reduce((sum, area) => sum + area[seat]!, 0)
      expect([s.limbo[seat], s.held[seat], s.devoured[seat], s.ritual[2 * seat], s.ritual[2 * seat + 1]]).toEqual([
        this.limbo[seat],
        this.held[seat],
        this.devoured[seat],
        this.markers[seat]![0],
        this.markers[seat]![1],
      ])
      expect(s.supply[seat]).toBe(FOLLOWERS - onMap - this.limbo[seat]! - this.held[seat]! - this.devoured[seat]!)
      expect(this.forts[this.strongholds[seat]!]?.owner ?? seat).toBe(seat)
      expect(this.units.filter(area => area[seat]! > 3).length).toBeLessThanOrEqual(1)
    }
    expect(Math.max(...this.units.map(area => area[SHADOWS]!))).toBeLessThanOrEqual(3)
  }
}

/** Moves that end something or do nothing: rarely chosen, so that much happens. */
const isIdle = (move: Move): boolean =>
  ['done', 'pass', 'draw', 'returnDream'].includes(cathedral.moves.decode(move).kind)

test.each([
  [2, { forkedPaths: true }],
  [3, { mode: 'variable' }],
  [4, { advanced: true }],
] as const)(
  'KK-3.3 KK-3.5 KK-7.3 KK-8.5 KK-8.9 KK-10.1: what %i players are told is allowed, and is the whole table',
  (seats, given) => {
    for (let game = 0; game < 3; game++) {
      const rng = SeededRng.of(`witness ${seats} ${game}`)
      const s = rules.newState()
      const witness = new Witness(seats)
      const list = new MoveList()
      const story: Event[] = []
      rules.setup(seats, cathedral.options.read(given), { rng, story }, s)
      while (!s.isOver()) {
        for (const event of story.splice(0)) witness.hear(rules.tell(event, 'spectator') as Event)
        witness.compare(s)
        const seat = firstOf(rules.deciders(s))
        list.clear()
        rules.legalMoves(s, seat, list)
        let move = list.at(rng.below(list.size))
        for (let tries = 0; tries < 3 && isIdle(move); tries++) move = list.at(rng.below(list.size))
        rules.apply(s, seat, move, { rng, story })
      }
    }
  },
)
