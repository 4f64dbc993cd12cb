import type { Seat } from '@sennik/engine'
import type { Match } from './match.ts'

/** Names a question a seat is asked: the same seat is asked the next one from a later entry on. */
export const questionOf = (match: Match, seat: Seat): string => `${seat}:${match.questionOf(seat)}`

/** Whether a bot that thought about this question may still answer it: nobody moved, took back or returned meanwhile. */
export const isStillOpen = (match: Match, seat: Seat, question: string): boolean =>
  match.isAsked(seat) && match.isPlayedByBot(seat) && questionOf(match, seat) === question
