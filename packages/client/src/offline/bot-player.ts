import { botNamed, choose } from '@sennik/bots'
import { type AnyGame, type Move, SeededRng } from '@sennik/engine'
import type { BotTurn } from '@sennik/match'

/** Lets a bot choose, by what its seat may know. */
export function botMove(game: AnyGame, { bot, view, seat, legal }: BotTurn): Move {
  const rng = SeededRng.of(crypto.getRandomValues(new Uint32Array(4)).join())
  return choose(botNamed(bot), { game, seen: view, seat, legal }, rng)
}
