import { botNamed, ponder } from '@sennik/bots'
import { type AnyGame, type Move, SeededRng } from '@sennik/engine'
import type { BotTurn } from '@sennik/match'
import { pause } from '../thinking/pause.ts'

/** Well within the pace, so that a bot's move comes at the pace however hard the question was. */
const LONGEST_THOUGHT = 350

/** Lets a bot choose, by what its seat may know, in slices: the house goes on meanwhile. Rejects when nobody waits any more. */
export async function botMove(
  game: AnyGame,
  { bot, view, seat, legal, pause: part }: BotTurn,
  signal: AbortSignal,
): Promise<Move> {
  const rng = SeededRng.of(crypto.getRandomValues(new Uint32Array(4)).join())
  const thinking = botNamed(bot).begin({ game, seen: view, seat, legal }, rng)
  await ponder(thinking, { atMost: LONGEST_THOUGHT * part, signal, pause })
  return thinking.move
}
