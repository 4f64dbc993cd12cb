import { asSeat, listOf, only, type ScoreSheet, type Seat, type SeatSet, type SheetLine, seatsOf } from '@sennik/engine'
import { TOKENS, type Token } from './cards/vocabulary.ts'
import type { ChaptersClause } from './clauses.ts'
import { type Card, STAR_POINTS } from './components.ts'
import type { Payment } from './events.ts'
import { tellRounds, tellStory } from './ledger.ts'
import { PURSE, type State } from './state.ts'

/** CH-19 */
export function pointsOf(s: State, seat: Seat): number {
  const pairs = s.has(seat, PURSE.gems) >> 1
  return STAR_POINTS * s.has(seat, PURSE.stars) + s.has(seat, PURSE.hearts) + pairs
}

export const totals = (s: State): number[] => listOf(s.seats(), seat => pointsOf(s, asSeat(seat)))

/** CH-20: with the most points; of those, with the highest card. Values are unique, so there is always one winner. */
export function winners(s: State): SeatSet {
  let best = asSeat(0)
  for (let seat = 1; seat < s.seats(); seat++) if (isAhead(s, asSeat(seat), best)) best = asSeat(seat)
  return only(best)
}

export function isAhead(s: State, seat: Seat, other: Seat): boolean {
  const lead = pointsOf(s, seat) - pointsOf(s, other)
  return lead > 0 || (lead === 0 && highestOf(s, seat) > highestOf(s, other))
}

const highestOf = (s: State, seat: Seat): Card =>
  Math.max(...listOf(s.rounds(), round => s.playedCard(seat, round))) as Card

export const winningSeats = (s: State): Seat[] => seatsOf(winners(s))

export function isDecidedByHighestCard(s: State): boolean {
  const all = totals(s)
  const most = Math.max(...all)
  return all.filter(total => total === most).length > 1
}

/*
 * Lines of the score sheet say which tokens came when: `hearts/2/3/1` is one heart of round 3 of chapter II, `gems/3/0/5` five gems of
 * chapter III, `pairs/0/0/6` is what six gems come to.
 */
export interface SheetItem {
  readonly what: Token | 'pairs'
  readonly chapter: number
  readonly round: number
  readonly count: number
}

const writeItem = ({ what, chapter, round, count }: SheetItem): string => [what, chapter, round, count].join('/')

export function readItem(item: string): SheetItem {
  const [what, chapter, round, count] = item.split('/')
  return { what: what as SheetItem['what'], chapter: Number(chapter), round: Number(round), count: Number(count) }
}

/** The cards of a line: the one that pays, then those because of which it does. */
export const readCards = (cards: string): readonly [Card, ...Card[]] =>
  (cards.match(/\d+/g) ?? []).map(Number) as unknown as readonly [Card, ...Card[]]

interface ChaptersLine extends SheetLine {
  readonly clause: ChaptersClause
}

const POINTS: { readonly [T in Token]: number } = { stars: STAR_POINTS, hearts: 1, gems: 0 }

function linesOf(payment: Payment, chapter: number, round: number): ChaptersLine[] {
  const { card, because, clause, tokens } = payment
  const others = because.filter(other => other !== card)
  const cards = [card, ...(others.length > 0 ? [`(${others.join(' ')})`] : [])].join(' ')
  return TOKENS.filter(token => (tokens[token] ?? 0) > 0).map(token => {
    const count = tokens[token]!
    const line = { clause, item: writeItem({ what: token, chapter, round, count }), points: POINTS[token] * count }
    return card === 0 ? line : { ...line, cards }
  })
}

/** Every token with its card, chapter and clause, for rounds that are over and, at the end, for chapter III. All of it lay open. */
export function sheet(s: State): ScoreSheet {
  const rounds = tellRounds(s)
  const story = s.isOver() ? tellStory(s, rounds) : undefined
  const storyPayments = [
    ...(story?.cards.flatMap(({ payments }) => payments) ?? []),
    ...(story?.mostGems.payments ?? []),
  ]
  const seats = listOf(s.seats(), index => {
    const seat = asSeat(index)
    const isOwn = ({ by }: Payment): boolean => 'seat' in by && by.seat === seat
    const gems = s.has(seat, PURSE.gems)
    const pairs: ChaptersLine = {
      clause: 'CH-19',
      item: writeItem({ what: 'pairs', chapter: 0, round: 0, count: gems }),
      points: gems >> 1,
    }
    return {
      lines: [
        ...rounds.flatMap(({ round, payments }) => payments.filter(isOwn).flatMap(paid => linesOf(paid, 2, round))),
        ...storyPayments.filter(isOwn).flatMap(paid => linesOf(paid, 3, 0)),
        ...(gems > 0 ? [pairs] : []),
      ],
      total: pointsOf(s, seat),
    }
  })
  return { seats }
}
