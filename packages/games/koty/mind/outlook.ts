import { asSeat, type Seat } from '@sennik/engine'
import { FULL_LANDS, LANDS, MAX_NINES, MAX_SEATS, NO_CARD } from '../components.ts'
import { State } from '../state.ts'
import { CLEAR_LEAD, landCell, POINTS, WORTH, worthOf } from './worth.ts'

const LANDS_EACH = LANDS
const NINES_EACH = MAX_NINES
const FULL_TO_END = FULL_LANDS
const NOBODY = -1
const NO_LAND = -1
/** The end of a game in which one has the most: more than anything else. */
const WON = 10_000

/** What changes on the table would mean to one seat, by what lies open alone. Nothing is allocated: there is one, used again and again. */
export class Outlook {
  private s = new State()
  /** What a point in each dream means to the seat: 1 for its own and its partner's; less than nothing for a rival's. */
  private readonly weights = new Float64Array(MAX_SEATS)

  /** From now on the questions are about this table, as this seat sees it. */
  of(s: State, seat: Seat): void {
    const { weights } = this
    const seats = s.seats()
    this.s = s
    for (let owner = 0; owner < seats; owner++) weights[owner] = s.isRival(seat, owner) ? -1 : 1
    if (seats > 2 * (s.playsInTeams() ? 2 : 1)) this.weighRivals(seats)
  }

  /** Among several rivals those count most who are likely to win. */
  private weighRivals(seats: number): void {
    const { s, weights } = this
    const isInTeams = s.playsInTeams()
    let sum = 0
    for (let owner = 0; owner < seats; owner++) {
      if (weights[owner]! > 0) continue
      const worth = worthOf(s, owner) + (isInTeams ? worthOf(s, s.partnerOf(asSeat(owner))) : 0)
      weights[owner] = -Math.exp(worth / CLEAR_LEAD)
      sum -= weights[owner]! / (isInTeams ? 2 : 1)
    }
    for (let owner = 0; owner < seats; owner++) if (weights[owner]! < 0) weights[owner]! /= sum
  }

  /** A card is laid on a land, or what lies there is taken away. */
  laying(owner: number, land: number, top: number): number {
    const { s } = this
    const nines = s.ninesOn(owner, land)
    return this.weights[owner]! * (WORTH[landCell(nines, top)]! - WORTH[landCell(nines, s.topOf(owner, land))]!)
  }

  /** Somebody's card, as this cat, meets the cat there (KOT-10, KOT-11, KOT-14, KOT-15). */
  meeting(by: Seat, owner: number, land: number, as: number): number {
    const { s } = this
    const top = s.topOf(owner, land)
    const cat = as === top ? top : NO_CARD
    const lost = this.laying(owner, land, NO_CARD)
    if (by === owner) return lost + this.weights[by]! * this.bestNine(by, cat, land, NOBODY, 0)
    const nines = s.ninesOn(owner, land)
    const loss = POINTS[landCell(nines, top)]! - POINTS[landCell(nines, NO_CARD)]!
    return lost + this.weights[by]! * this.bestNine(by, cat, NO_LAND, owner, loss)
  }

  /** A nine, with a cat on it or none, on a land of one's own. */
  nineOn(by: Seat, land: number, cat: number): number {
    return this.gainOn(by, land, cat, NO_LAND, NOBODY, 0)
  }

  /** A nine that a night card brings. */
  anyNine(by: Seat): number {
    return this.bestNine(by, NO_CARD, NO_LAND, NOBODY, 0)
  }

  /** The best land of the whole table for a cat that a moth carries. */
  carrying(cat: number): number {
    const { s } = this
    let best = Number.NEGATIVE_INFINITY
    for (let cell = 0; cell < s.seats() * LANDS_EACH; cell++)
      if (s.topOf(cell >> 2, cell & 3) === NO_CARD) best = Math.max(best, this.laying(cell >> 2, cell & 3, cat))
    return best
  }

  /** KOT-4: on the best land that takes it, `emptied` included; nothing if there is none. `victim` has lost so many points before. */
  private bestNine(by: Seat, cat: number, emptied: number, victim: number, loss: number): number {
    const { s } = this
    let best = Number.NEGATIVE_INFINITY
    for (let land = 0; land < LANDS_EACH; land++)
      if (s.ninesOn(by, land) < NINES_EACH && (land === emptied || s.topOf(by, land) === NO_CARD))
        best = Math.max(best, this.gainOn(by, land, cat, emptied, victim, loss))
    return best === Number.NEGATIVE_INFINITY ? 0 : best
  }

  private gainOn(by: Seat, land: number, cat: number, emptied: number, victim: number, loss: number): number {
    const { s } = this
    const nines = s.ninesOn(by, land)
    const before = landCell(nines, NO_CARD)
    const after = landCell(nines + 1, cat)
    const gain = WORTH[after]! - WORTH[before]!
    if (nines + 1 < NINES_EACH || !this.isLastToFill(by, land)) return gain
    let points = POINTS[after]! - POINTS[before]!
    if (emptied !== NO_LAND) points += POINTS[landCell(s.ninesOn(by, emptied), NO_CARD)]! - s.pointsOn(by, emptied)
    return gain + (this.hasMost(by, points, victim, loss) ? WON : -WON)
  }

  /** KOT-21: whether three nines on this land end the game. */
  private isLastToFill(by: Seat, land: number): boolean {
    let full = 1
    for (let other = 0; other < LANDS_EACH; other++)
      if (other !== land && this.s.ninesOn(by, other) === NINES_EACH) full++
    return full >= FULL_TO_END
  }

  /** Whether a seat, with so many points more, beats every rival, one of whom has some points less. */
  private hasMost(by: Seat, points: number, victim: number, loss: number): boolean {
    const { s } = this
    const own = this.totalOf(by, victim, loss) + points
    for (let owner = 0; owner < s.seats(); owner++)
      if (s.isRival(by, owner) && this.totalOf(asSeat(owner), victim, loss) >= own) return false
    return true
  }

  /** KOT-T4 */
  private totalOf(seat: Seat, victim: number, loss: number): number {
    const { s } = this
    const own = s.pointsIn(seat) - (seat === victim ? loss : 0)
    if (!s.playsInTeams()) return own
    const partner = s.partnerOf(seat)
    return own + s.pointsIn(partner) - (partner === victim ? loss : 0)
  }
}
