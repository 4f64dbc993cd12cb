import type { Move } from '@sennik/engine'
import { type BotTurn, isStillOpen, type Match, questionOf, STAND_IN } from '@sennik/match'
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
  readonly move: Promise<Move | 'withdrawn'>
  /** Nobody waits for the move any more. */
  withdraw(): void
}

/**
 * Lets bots play. A bot's move is made a fixed pace after it was asked (shorter where little is to be seen), or a multiple of it: how long it thought tells nothing. Bots
 * play only while somebody looks; a table that is left alone waits.
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

  /** Every decision that a bot owes and does not think about yet. Whoever thinks about one that is not owed any more is stopped. */
  asked(table: LiveTable, match: Match): AskedBot[] {
    for (const { turn, question } of table.thinking.values())
      if (!isStillOpen(match, turn.seat, question)) this.withdraw(table, question)
    if (table.present.size === 0) return []
    return match.botTurns(STAND_IN).flatMap(turn => {
      const question = questionOf(match, turn.seat)
      if (table.thinking.has(question)) return []
      const withdrawal = new AbortController()
      const move = this.think(table, match, turn, withdrawal.signal)
      const asked: AskedBot = { question, turn, move, withdraw: () => withdrawal.abort() }
      table.thinking.set(question, asked)
      return [asked]
    })
  }

  /** Nobody looks any more, or the house closes. */
  withdrawAll(table: LiveTable): void {
    for (const question of table.thinking.keys()) this.withdraw(table, question)
  }

  private withdraw(table: LiveTable, question: string): void {
    table.thinking.get(question)?.withdraw()
    table.thinking.delete(question)
  }

  private async think(table: LiveTable, match: Match, turn: BotTurn, signal: AbortSignal): AskedBot['move'] {
    const { game, cards } = match.opened
    const { seat, bot, view, legal } = turn
    const { pause } = turn
    const request = { table: table.id, game, cards, bot, view, seat, legal, pause, seed: crypto.randomUUID() }
    try {
      const move = await this.atPace(Math.max(1, this.pace * pause), () => this.askBot(request, signal))
      return signal.aborted ? 'withdrawn' : move
    } catch (error) {
      if (signal.aborted) return 'withdrawn'
      throw error
    }
  }

  private async atPace(pace: number, think: () => Promise<Move>): Promise<Move> {
    const begun = this.clock.now()
    const move = await think()
    const thought = this.clock.now() - begun
    await this.clock.sleep(Math.ceil(Math.max(thought, 1) / pace) * pace - thought)
    return move
  }
}
