import { asSeat, listOf, type ScoreSheet, type Seat, type SeatSet, type SheetLine, seatsOf } from '@sennik/engine'
import type { SenClause } from './clauses.ts'
import { type Card, FLAT_SCORE, NINE, ravensOn, symbolOf } from './components.ts'
import type { Ending, RoundScore } from './events.ts'
import { CALLED, PART, type State } from './state.ts'

const { lands: LANDS, spared: SPARED, penalty: PENALTY, flat: FLAT, count: PARTS } = PART
const NO_ONE = -1

export const totalOf = (s: State, seat: Seat): number => sumOf(s.totals, seat)

export const lastScoreOf = (s: State, seat: Seat): number => sumOf(s.lastScore, seat)

/** A seat's total, or its score in the last round. */
function sumOf(parts: Uint16Array, seat: Seat): number {
  const at = seat * PARTS
  return parts[at + LANDS]! - parts[at + SPARED]! + parts[at + PENALTY]! + parts[at + FLAT]!
}

/** SEN-16 to SEN-18: counts the dreams as they lie, adds the counts to the totals and keeps them as the last round. */
export function countRound(s: State, endedBy: Seat, ending: number): void {
  s.endRound(endedBy, ending)
  const seats = s.seats()
  turnUp(s)
  const bold = s.playsGoForBroke() ? aloneWithOnlyNines(s) : NO_ONE
  const isCounted = bold === NO_ONE || s.addsFiftyOnTop()
  if (bold !== NO_ONE) {
    // SEN-V2: goes before everything else.
    for (let seat = 0; seat < seats; seat++) if (seat === bold || !isCounted) s.lastScore[seat * PARTS + LANDS] = 0
  } else if (s.playsNotSoScary()) {
    // SEN-V1: before the caller's count is compared.
    const brave = aloneWithMostNines(s)
    if (brave !== NO_ONE) s.lastScore[brave * PARTS + SPARED] = 9 * ninesIn(s, asSeat(brave))
  }
  if (isCounted && ending === CALLED && !hasLowest(s, endedBy)) s.lastScore[endedBy * PARTS + PENALTY] = s.penalty()
  if (bold !== NO_ONE)
    for (let seat = 0; seat < seats; seat++) if (seat !== bold) s.lastScore[seat * PARTS + FLAT] = FLAT_SCORE
  for (let part = 0; part < seats * PARTS; part++) s.totals[part]! += s.lastScore[part]!
}

/**
 * SEN-16: all dreams are turned up and the ravens counted. The lands stay on record as those of the last round, so that someone
 * who comes back can still see how it ended.
 */
function turnUp(s: State): void {
  let at = 0
  let keptBefore = 0
  for (let seat = 0; seat < s.seats(); seat++) {
    const size = s.lands(asSeat(seat))
    let ravens = 0
    for (let slot = 0; slot < size; slot++) {
      const card = s.landAt(asSeat(seat), slot)
      ravens += ravensOn(card)
      s.lastCards[at++] = card
    }
    keptBefore += s.lastSizes[seat]!
    s.lastSizes[seat] = size
    s.lastScore[seat * PARTS + LANDS] = ravens
    s.lastScore[seat * PARTS + SPARED] = 0
    s.lastScore[seat * PARTS + PENALTY] = 0
    s.lastScore[seat * PARTS + FLAT] = 0
  }
  while (at < keptBefore) s.lastCards[at++] = 0
}

function ninesIn(s: State, seat: Seat): number {
  let nines = 0
  for (let slot = 0; slot < s.lands(seat); slot++) if (s.landAt(seat, slot) === NINE) nines++
  return nines
}

/** SEN-17: a tie for lowest is fine. */
function hasLowest(s: State, caller: Seat): boolean {
  const count = sumOf(s.lastScore, caller)
  for (let seat = 0; seat < s.seats(); seat++) if (sumOf(s.lastScore, asSeat(seat)) < count) return false
  return true
}

/** SEN-V2: the only seat whose dream is nothing but nines, of any size. */
function aloneWithOnlyNines(s: State): number {
  let found = NO_ONE
  for (let seat = 0; seat < s.seats(); seat++) {
    if (ninesIn(s, asSeat(seat)) !== s.lands(asSeat(seat))) continue
    if (found !== NO_ONE) return NO_ONE
    found = seat
  }
  return found
}

/** SEN-V1: the only seat with the most nines, at least one. */
function aloneWithMostNines(s: State): number {
  let found = NO_ONE
  let most = 0
  for (let seat = 0; seat < s.seats(); seat++) {
    const nines = ninesIn(s, asSeat(seat))
    if (nines > most) {
      most = nines
      found = seat
    } else if (nines === most) found = NO_ONE
  }
  return found
}

/** SEN-19: the agreed number of rounds is played, or someone has reached the limit. */
export function gameIsOver(s: State): boolean {
  if (s.rounds() > 0) return s.round() >= s.rounds()
  for (let seat = 0; seat < s.seats(); seat++) if (sumOf(s.totals, asSeat(seat)) >= s.limit()) return true
  return false
}

export const totals = (s: State): number[] => listOf(s.seats(), seat => sumOf(s.totals, asSeat(seat)))

/** SEN-20: equal lowest totals share the win. */
export function winners(s: State): SeatSet {
  const all = totals(s)
  const lowest = Math.min(...all)
  return all.reduce((set, total, seat) => (total === lowest ? set | (1 << seat) : set), 0) as SeatSet
}

export const winningSeats = (s: State): Seat[] => seatsOf(winners(s))

export const endingOf = (s: State): Ending => (s.ending() === CALLED ? 'called' : 'ranOut')

/** The dreams of the last finished round. */
export function lastDreams(s: State): Card[][] {
  let at = 0
  return listOf(s.seats(), seat => {
    const size = s.lastSizes[seat]!
    at += size
    const first = at - size
    return listOf(size, slot => s.lastCards[first + slot]! as Card)
  })
}

/** Scores in their parts: of the last round, or of all rounds together. */
export const roundScores = (s: State, parts: Uint16Array): RoundScore[] =>
  listOf(s.seats(), seat => {
    const at = seat * PARTS
    return {
      lands: parts[at + LANDS]!,
      spared: parts[at + SPARED]!,
      penalty: parts[at + PENALTY]!,
      flat: parts[at + FLAT]!,
      total: sumOf(parts, asSeat(seat)),
    }
  })

/** The kinds of lines of the score sheet. */
export type SheetItem =
  | 'lands'
  | 'spared'
  | 'penalty'
  | 'flat'
  | 'onlyNines'
  | 'earlierLands'
  | 'earlierSpared'
  | 'earlierPenalties'
  | 'earlierFlat'

interface SenLine extends SheetLine {
  readonly clause: SenClause
  readonly item: SheetItem
}

/** Rounds that are over, the last one in detail. All of it lay open on the table. */
export function sheet(s: State): ScoreSheet {
  const dreams = lastDreams(s)
  const scores = roundScores(s, s.lastScore)
  const someoneWentForBroke = scores.some(score => score.flat > 0)
  const seats = dreams.map((dream, index) => {
    const last = scores[index]!
    const before = (part: number): number => s.totals[index * PARTS + part]! - s.lastScore[index * PARTS + part]!
    const cards = dream.map(symbolOf).join(' ')
    const lines: SenLine[] = [
      { clause: 'SEN-16', item: 'earlierLands', points: before(LANDS) },
      { clause: 'SEN-V1', item: 'earlierSpared', points: -before(SPARED) },
      { clause: 'SEN-17', item: 'earlierPenalties', points: before(PENALTY) },
      { clause: 'SEN-V2', item: 'earlierFlat', points: before(FLAT) },
    ]
    const earlier = lines.filter(line => line.points !== 0)
    if (dream.length === 0) return { lines: earlier, total: sumOf(s.totals, asSeat(index)) }
    const wentForBroke = someoneWentForBroke && last.flat === 0
    const isCounted = !someoneWentForBroke || (s.addsFiftyOnTop() && !wentForBroke)
    const thisRound: SenLine[] = [
      { clause: 'SEN-16', item: 'lands', points: last.lands, cards },
      { clause: 'SEN-V1', item: 'spared', points: -last.spared },
      { clause: 'SEN-17', item: 'penalty', points: last.penalty },
      { clause: 'SEN-V2', item: 'flat', points: last.flat },
      { clause: 'SEN-V2', item: 'onlyNines', points: 0, cards },
    ]
    const shown = thisRound.filter(({ item, points }) => {
      if (item === 'lands') return isCounted
      return item === 'onlyNines' ? wentForBroke : points !== 0
    })
    return { lines: [...earlier, ...shown], total: sumOf(s.totals, asSeat(index)) }
  })
  return { seats }
}
