import type { Bot } from '@sennik/bots'
import { listOf } from '@sennik/engine'
import type { Context } from '../context.ts'

/** Whom people meet unless they ask for somebody else. */
export const USUAL_BOT = 'casual'

export interface Player {
  readonly name: string
  /** `undefined`: a person. */
  readonly bot: Bot | undefined
}

/** People sit first, then bots, which have names of their own. */
export function seatPlayers(
  { words }: Context,
  seats: number,
  people: number,
  names: readonly string[],
  bots: readonly Bot[],
): Player[] {
  const person = (seat: number): string => names[seat] ?? (people === 1 ? words.play.you : words.seatName(seat + 1))
  return listOf(seats, seat =>
    seat < people
      ? { name: person(seat), bot: undefined }
      : { name: words.play.botName(seat - people), bot: bots[seat - people]! },
  )
}
