import type { Bot } from '@sennik/bots'
import { listOf } from '@sennik/engine'
import { namesApart } from '@sennik/protocol/look-alikes'
import type { Context } from '../context.ts'

/** Whom people meet unless they ask for somebody else. */
export const USUAL_BOT = 'casual'

export interface Player {
  readonly name: string
  /** `undefined`: a person. */
  readonly bot: Bot | undefined
}

/** People sit first, then bots, which have names of their own. Whose name looks like another one says where they sit. */
export function seatPlayers(
  { words }: Context,
  seats: number,
  people: number,
  names: readonly string[],
  bots: readonly Bot[],
): Player[] {
  const person = (seat: number): string => names[seat] ?? (people === 1 ? words.play.you : words.seatName(seat + 1))
  const wanted = listOf(seats, seat => (seat < people ? person(seat) : words.play.botName(seat - people)))
  const apart = namesApart(wanted, seat => names[seat] !== undefined, [words.play.you])
  return listOf(seats, seat => ({ name: apart[seat]!, bot: bots[seat - people] }))
}
