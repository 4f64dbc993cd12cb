import { asSeat, listOf, type Redacted, type Seat } from '@sennik/engine'
import { type Card, FULL_LANDS, friendOf, isCat, LANDS, MAX_NINES, NINE } from './components.ts'
import type { View } from './view.ts'

/** A rival's loss counts for something, but there are others who profit from it too. */
const RIVALS_SHARE = 0.5
/** A win at once is better than anything. */
const WIN = 1000

/** A land as far as it is counted. */
interface Counted {
  readonly nines: number
  readonly top: Card | null
}

/** KOT-22 */
function points({ nines, top }: Counted): number {
  if (top === null) return nines === 0 ? 0 : NINE << (nines - 1)
  return isCat(top) ? top << nines : 0
}

const takesNine = ({ nines, top }: Counted): boolean => top === null && nines < MAX_NINES

/** What one seat can expect of moves, in points: its own and its partner's count in full, a rival's the other way round in part. */
export class Prospects {
  readonly seat: Seat
  private readonly view: Redacted<View>

  constructor(view: Redacted<View>, seat: Seat) {
    this.view = view
    this.seat = seat
  }

  top(owner: number, land: number): Card | null {
    return this.land(owner, land).top
  }

  /** A card is laid on a land, or, with `null`, taken from it. */
  laying(owner: number, land: number, top: Card | null): number {
    const before = this.land(owner, land)
    return this.weight(owner) * (points({ ...before, top }) - points(before))
  }

  /** The card played, as this cat, meets the cat there: friends or a fight, whatever is more. */
  meeting(owner: number, land: number, as: Card): number {
    const cat = this.top(owner, land)!
    const lost = this.laying(owner, land, null)
    const emptied = { owner, land }
    return lost + (as === cat ? this.bestFight(cat, emptied) : this.bestNine(emptied))
  }

  bestMeeting(owner: number, land: number): number {
    const cat = this.top(owner, land)!
    return Math.max(this.meeting(owner, land, cat), this.meeting(owner, land, friendOf(cat)))
  }

  /** A nine on this land of one's own. */
  nineOn(land: number): number {
    return this.gainOfNine(this.land(this.seat, land), land)
  }

  /** Both cards of a fight on this land of one's own. */
  fightOn(land: number, cat: Card): number {
    return this.gainOfFight(this.land(this.seat, land), cat, land)
  }

  bestNine(emptied?: { readonly owner: number; readonly land: number }): number {
    return this.best(emptied, (after, land) => this.gainOfNine(after, land))
  }

  /** The best place for a cat that a moth carries. */
  bestPlace(cat: Card): number {
    let best = Number.NEGATIVE_INFINITY
    this.view.dreams.forEach((dream, owner) => {
      dream.lands.forEach((land, index) => {
        if (land.top === null) best = Math.max(best, this.laying(owner, index, cat))
      })
    })
    return best
  }

  /** What it would mean if the attack under way succeeded, for the attacked side. */
  harm(): number {
    const { attacker, attacked, land, as } = this.view.duel!
    const cat = this.top(attacked, land)!
    const theirs = new Prospects(this.view, attacker)
    const gained = as === cat ? theirs.bestFight(cat) : theirs.bestNine()
    return -this.laying(attacked, land, null) + RIVALS_SHARE * gained
  }

  private bestFight(cat: Card, emptied?: { readonly owner: number; readonly land: number }): number {
    return this.best(emptied, (after, land) => this.gainOfFight(after, cat, land))
  }

  /** The best of one's lands that can take a nine, one of them perhaps emptied just now. */
  private best(
    emptied: { readonly owner: number; readonly land: number } | undefined,
    gain: (after: Counted, land: number) => number,
  ): number {
    let best = 0
    for (let land = 0; land < LANDS; land++) {
      const before = this.land(this.seat, land)
      const after = emptied?.owner === this.seat && emptied.land === land ? { ...before, top: null } : before
      if (takesNine(after)) best = Math.max(best, gain(after, land))
    }
    return best
  }

  private gainOfNine(after: Counted, land: number): number {
    const gained = points({ nines: after.nines + 1, top: null }) - points(after)
    return gained + this.ifItEnds(after.nines, land, gained)
  }

  private gainOfFight(after: Counted, cat: Card, land: number): number {
    const gained = points({ nines: after.nines + 1, top: cat }) - points(after)
    return gained + this.ifItEnds(after.nines, land, gained)
  }

  /** KOT-21: the last of three lands ends the game; that is good for who has the most. */
  private ifItEnds(nines: number, land: number, gained: number): number {
    if (nines + 1 < MAX_NINES) return 0
    const full = this.view.dreams[this.seat]!.lands.filter(
      (each, index) => index !== land && each.nines.length === MAX_NINES,
    )
    if (full.length + 1 < FULL_LANDS) return 0
    const sums = listOf(this.view.agreed.seats, seat => this.sumOf(seat))
    const best = Math.max(...sums.filter((_, seat) => this.weight(seat) < 0))
    return sums[this.seat]! + gained > best ? WIN : -WIN
  }

  private sumOf(seat: number): number {
    const own = this.view.dreams[seat]!.points
    return this.view.agreed.options.teams ? own + this.view.dreams[this.partnerOf(seat)]!.points : own
  }

  private partnerOf(seat: number): number {
    const { seats } = this.view.agreed
    return (seat + seats / 2) % seats
  }

  private weight(owner: number): number {
    const isOurs = owner === this.seat || (this.view.agreed.options.teams && owner === this.partnerOf(this.seat))
    return isOurs ? 1 : -RIVALS_SHARE
  }

  private land(owner: number, land: number): Counted {
    const { nines, top } = this.view.dreams[asSeat(owner)]!.lands[land]!
    return { nines: nines.length, top }
  }
}
