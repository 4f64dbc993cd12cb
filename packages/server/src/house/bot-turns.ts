import type { Move } from '@sennik/engine'
import { type BotTurn, type Match, questionOf, STAND_IN } from '@sennik/match'
import type { AskBot } from './bot-request.ts'
import type { LiveTable } from './live-table.ts'

/** What a pace is kept by. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

/** A bot that thinks about its move. */
export interface AskedBot {
  readonly question: string
  readonly turn: BotTurn
  readonly move: Promise<Move>
}

/**
 * Lets bots play. A bot's move is made a fixed pace after it was asked, or a multiple of it: how long it thought tells nothing. Bots play
 * only while somebody looks; a table that is left alone waits.
 */
export class BotTurns {
  private readonly askBot: AskBot
  private readonly pace: number
  private readonly clock: Clock

  constructor(askBot: AskBot, paceMs: number, clock = CLOCK) {
    this.askBot = askBot
    this.pace = paceMs
    this.clock = clock
  }

  /** Every decision that a bot owes and does not think about yet. */
  asked(table: LiveTable, match: Match): AskedBot[] {
    if (table.present.size === 0) return []
    return match.botTurns(STAND_IN).flatMap(turn => {
      const question = questionOf(match, turn.seat)
      if (table.thinking.has(question)) return []
      table.thinking.add(question)
      return [{ question, turn, move: this.think(match.opened, turn) }]
    })
  }

  private async think({ game, cards }: Match['opened'], { seat, bot, view, legal }: BotTurn): Promise<Move> {
    const begun = this.clock.now()
    const move = await this.askBot({ game, cards, bot, view, seat, legal, seed: crypto.randomUUID() })
    const thought = this.clock.now() - begun
    await this.clock.sleep(Math.ceil(Math.max(thought, 1) / Math.max(this.pace, 1)) * this.pace - thought)
    return move
  }
}
