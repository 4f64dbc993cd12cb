import type { Seat } from '@sennik/engine'
import type { Asked } from '../cards/book.ts'
import type { ConditionKind } from '../cards/vocabulary.ts'
import { DEED } from '../cells.ts'
import { AREAS, LAP, MARKERS, NIGHTMARES_IN_PLAY, SIDES } from '../components.ts'
import type { State } from '../state.ts'
import { controlled, near, presence, select, sizeOf, standsIn } from './areas.ts'

/* KK-6.1, KK-D26: what a Dream asks for. */

type Count = (s: State, seat: Seat, asked: Asked) => number

const selected = (s: State, seat: Seat, { at }: Asked): number => select(s, seat, at, -1)

function crowdsOf(s: State, seat: Seat, set: number, followers: number): number {
  let count = 0
  for (let area = 0; area < AREAS; area++)
    if (((set >> area) & 1) === 1 && s.units[area * SIDES + seat]! >= followers) count++
  return count
}

function fortsOf(s: State, seat: Seat, level: number): number {
  let count = 0
  for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1 && s.forts[area]! >= level) count++
  return count
}

function symbolsIn(s: State, set: number): number {
  let symbols = 0
  for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1) symbols |= 1 << s.board().symbolOf[area]!
  return sizeOf(symbols)
}

/** The largest group of areas next to each other. */
function longestChain(s: State, set: number): number {
  let longest = 0
  let rest = set
  while (rest !== 0) {
    let group = rest & -rest
    for (let grown = group; ; ) {
      grown = group | (near(s, group) & set)
      if (grown === group) break
      group = grown
    }
    longest = Math.max(longest, sizeOf(group))
    rest &= ~group
  }
  return longest
}

/** How much there is of what a condition counts: a condition without a meaning does not compile. */
const COUNTED: { readonly [K in ConditionKind]: Count } = {
  controls: (s, seat, asked) => sizeOf(controlled(s, seat) & selected(s, seat, asked)),
  presence: (s, seat, asked) => sizeOf(presence(s, seat) & selected(s, seat, asked)),
  followers(s, seat, asked) {
    const set = selected(s, seat, asked)
    let count = 0
    for (let area = 0; area < AREAS; area++) if (((set >> area) & 1) === 1) count += s.units[area * SIDES + seat]!
    return count
  },
  crowds: (s, seat, asked) => crowdsOf(s, seat, selected(s, seat, asked), asked.extra),
  forts: (s, seat, { extra }) => fortsOf(s, seat, extra),
  levels: (s, seat) => fortsOf(s, seat, 1) + fortsOf(s, seat, 2) + fortsOf(s, seat, 3),
  fortSymbols(s, seat) {
    let set = 0
    for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1) set |= 1 << area
    return symbolsIn(s, set)
  },
  symbols: (s, seat) => symbolsIn(s, controlled(s, seat)),
  chain: (s, seat) => longestChain(s, controlled(s, seat)),
  climbedTo(s, seat, { extra }) {
    let count = 0
    for (let marker = 0; marker < MARKERS; marker++) if (s.ritual[seat * MARKERS + marker]! >= extra) count++
    return count
  },
  limbo: (s, seat) => s.limbo[seat]!,
  hand: (s, seat) => s.handCount(seat),
  upgrades: (s, seat) => s.upgradeCount(seat),
  devoured: (s, seat) => s.devoured[seat]!,
  wingedAt: (s, seat, asked) => sizeOf(((1 << s.wings[seat]!) >> 1) & selected(s, seat, asked)),
  nightmaresAt(s, seat, asked) {
    const set = selected(s, seat, asked)
    let count = 0
    for (let index = 0; index < NIGHTMARES_IN_PLAY; index++) {
      const at = standsIn(s, index)
      if (at >= 0 && ((set >> at) & 1) === 1) count++
    }
    return count
  },
  mostAreas(s, seat) {
    const own = sizeOf(controlled(s, seat))
    for (let other = 0; other < s.seats(); other++) if (other !== seat && sizeOf(controlled(s, other)) >= own) return -1
    return LAP
  },
  won(s, seat, { extra }) {
    const shadow = s.deed(seat, DEED.wonShadow)
    const player = s.deed(seat, DEED.wonPlayer)
    if (extra === 0) return shadow + player
    return extra === 1 ? shadow : player
  },
  converted: (s, seat) => s.deed(seat, DEED.converted),
  produced: (s, seat) => s.deed(seat, DEED.produced),
  built: (s, seat) => s.deed(seat, DEED.built),
  climbed: (s, seat) => s.deed(seat, DEED.climbed),
  commanded: (s, seat) => s.deed(seat, DEED.commanded),
}

/** How much there is of what a condition counts, for evaluations and boards too. */
export const counted = (s: State, seat: Seat, asked: Asked): number => COUNTED[asked.is](s, seat, asked)

export function areMet(s: State, seat: Seat, dream: number): boolean {
  const conditions = s.book.conditions[dream]!
  for (let index = 0; index < conditions.length; index++) {
    const asked = conditions[index]!
    if (counted(s, seat, asked) < asked.count) return false
  }
  return true
}
