import { BadInput } from '@sennik/engine'
import type { Bot } from './bot.ts'

export type { Bot } from './bot.ts'

/** Any legal move, each equally likely. */
const random: Bot = {
  name: 'random',
  choose: (_game, _seen, _seat, legal, rng) => legal[rng.below(legal.length)]!,
}

/** What the game itself calls the best move at first sight. */
const greedy: Bot = {
  name: 'greedy',
  choose: (game, seen, seat, legal) => game.greedy(seen, seat, legal),
}

export const bots: readonly Bot[] = [greedy, random]

/** Finds a bot by its name. Throws `BadInput`. */
export function botNamed(name: string): Bot {
  const bot = bots.find(candidate => candidate.name === name)
  if (bot === undefined) throw new BadInput({ kind: 'unknownBot', given: name, allowed: bots.map(each => each.name) })
  return bot
}
