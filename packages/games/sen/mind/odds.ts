import type { Move, Redacted, Seat } from '@sennik/engine'
import { type Card, IN_THE_BOX, NINE, ravensOn } from '../components.ts'
import { moves } from '../moves.ts'
import type { Seeable, View } from '../view.ts'

/** So many ways are followed at most; large tables with everything hidden have more. */
const MOST_WAYS = 1_500_000
const HIGHEST = ravensOn(NINE)

/** What is known of a dream: how many lands it has, its ravens without nines, its nines, and how many lands are hidden. */
interface Dream {
  readonly lands: number
  readonly ravens: number
  readonly nines: number
  readonly hidden: number
}

/**
 * The chance that a call succeeds: that the caller then has the fewest ravens, alone or with others (SEN-17, SEN-V1, SEN-V2). Counted out
 * over all ways in which the cards this seat has not seen can lie, each equally likely; `undefined` for other moves and if there are too
 * many ways.
 */
export function oddsOf(seen: Redacted<View>, seat: Seat, move: Move): number | undefined {
  if (move !== moves.make.call) return undefined
  return new Counting(seen, seat).chance()
}

class Counting {
  private readonly seen: Redacted<View>
  private readonly own: Dream
  private readonly rivals: readonly Dream[]
  /** Cards not seen, by their ravens. */
  private readonly unseen: readonly number[]
  private ways = 0

  constructor(seen: Redacted<View>, seat: Seat) {
    this.seen = seen
    const dreams = seen.dreams.map(dreamOf)
    this.own = dreams[seat]!
    this.rivals = dreams.filter((_, owner) => owner !== seat)
    this.unseen = unseenBy(seen)
  }

  chance(): number | undefined {
    let chance: number | undefined = 0
    const size = this.unseen.reduce((sum, count) => sum + count, 0)
    const all = binomial(size, this.own.hidden)
    // Every way in which the caller's own hidden lands can be; then all ways of the rivals' lands among the cards that are left.
    const left = [...this.unseen]
    const fill = (ravens: number, hidden: number, dream: Dream, ways: number): void => {
      if (chance === undefined) return
      if (ravens === HIGHEST) {
        const nines = left[HIGHEST]!
        if (hidden > nines) return
        left[HIGHEST] = nines - hidden
        const success = this.againstRivals({ ...dream, nines: dream.nines + hidden, hidden: 0 }, left)
        chance = success === undefined ? undefined : chance + ((ways * binomial(nines, hidden)) / all) * success
        left[HIGHEST] = nines
        return
      }
      const count = left[ravens]!
      for (let taken = 0; taken <= Math.min(hidden, count); taken++) {
        left[ravens] = count - taken
        fill(
          ravens + 1,
          hidden - taken,
          { ...dream, ravens: dream.ravens + ravens * taken },
          ways * binomial(count, taken),
        )
      }
      left[ravens] = count
    }
    fill(0, this.own.hidden, this.own, 1)
    return chance
  }

  /** The chance that no rival has fewer ravens than a caller whose lands are all known. */
  private againstRivals(own: Dream, left: readonly number[]): number | undefined {
    const mine = own.ravens + HIGHEST * own.nines
    // Ravens of a rival beyond one's own make no difference.
    const enough = mine + 1
    let states = new Map<number, { readonly rivals: readonly Dream[]; ways: number }>()
    const put = (rivals: readonly Dream[], ways: number): void => {
      let key = 0
      for (const { ravens, hidden, lands } of rivals) key = (key * (enough + 1) + ravens) * (lands + 1) + hidden
      const state = states.get(key)
      if (state === undefined) states.set(key, { rivals, ways })
      else state.ways += ways
    }
    put(
      this.rivals.map(rival => ({ ...rival, ravens: Math.min(enough, rival.ravens) })),
      1,
    )
    for (let ravens = 0; ravens < HIGHEST; ravens++) {
      const before = states
      states = new Map()
      for (const { rivals, ways } of before.values()) {
        this.deal(rivals, 0, ravens, left[ravens]!, ways, enough, put)
        if (this.ways > MOST_WAYS) return undefined
      }
    }
    return this.share(own, states.values(), left)
  }

  /** All ways in which cards with so many ravens can be dealt to rivals from this one on. */
  private deal(
    rivals: readonly Dream[],
    at: number,
    ravens: number,
    count: number,
    ways: number,
    enough: number,
    put: (rivals: readonly Dream[], ways: number) => void,
  ): void {
    this.ways++
    const rival = rivals[at]
    if (rival === undefined) {
      put(rivals, ways)
      return
    }
    for (let taken = 0; taken <= Math.min(rival.hidden, count); taken++) {
      const dealt = {
        ...rival,
        ravens: Math.min(enough, rival.ravens + ravens * taken),
        hidden: rival.hidden - taken,
      }
      this.deal(rivals.with(at, dealt), at + 1, ravens, count - taken, ways * binomial(count, taken), enough, put)
    }
  }

  /** What is hidden still is nines: the share of all ways in which the caller succeeds. */
  private share(
    own: Dream,
    states: Iterable<{ readonly rivals: readonly Dream[]; readonly ways: number }>,
    left: readonly number[],
  ): number {
    let all = 0
    let good = 0
    for (const { rivals, ways } of states) {
      let nines = left[HIGHEST]!
      let inAll = ways
      for (const { hidden } of rivals) {
        inAll *= binomial(nines, hidden)
        nines -= hidden
      }
      all += inAll
      if (inAll > 0 && this.succeeds(own, rivals)) good += inAll
    }
    return good / all
  }

  private succeeds(own: Dream, rivals: readonly Dream[]): boolean {
    const { goForBroke, notSoScary } = this.seen.agreed.options
    const dreams = [own, ...rivals.map(rival => ({ ...rival, nines: rival.nines + rival.hidden }))]
    if (goForBroke) {
      const bold = dreams.flatMap(({ nines, lands }, index) => (nines === lands ? [index] : []))
      if (bold.length === 1) return bold[0] === 0
    }
    const most = Math.max(...dreams.map(({ nines }) => nines))
    const isAlone = dreams.filter(({ nines }) => nines === most).length === 1
    const counts = dreams.map(
      ({ ravens, nines }) => ravens + (notSoScary && isAlone && nines === most ? 0 : HIGHEST * nines),
    )
    return counts.every(count => count >= counts[0]!)
  }
}

function dreamOf(lands: readonly Seeable[]): Dream {
  const known = lands.filter(card => card !== null)
  const nines = known.filter(card => card === NINE).length
  const ravens = known.reduce((sum, card) => sum + ravensOn(card), 0) - HIGHEST * nines
  return { lands: lands.length, ravens, nines, hidden: lands.length - known.length }
}

function unseenBy(seen: Redacted<View>): number[] {
  const unseen = Array<number>(HIGHEST + 1).fill(0)
  IN_THE_BOX.forEach((count, kind) => {
    unseen[ravensOn(kind as Card)]! += count
  })
  for (const card of [...seen.dreams.flat(), ...seen.discards, ...seen.held])
    if (card !== null) unseen[ravensOn(card)]!--
  return unseen
}

/** In how many ways some of so many cards can be chosen. */
function binomial(cards: number, some: number): number {
  if (some > cards) return 0
  let ways = 1
  for (let taken = 0; taken < some; taken++) ways = (ways * (cards - taken)) / (taken + 1)
  return ways
}
