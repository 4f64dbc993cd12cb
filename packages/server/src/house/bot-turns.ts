import type { Move } from '@sennik/engine'
import { type BotTurn, isStillOpen, type Match, questionOf, STAND_IN } from '@sennik/match'
import type { AskBot, BotRequest } from './bot-request.ts'
import type { LiveTable } from './live-table.ts'
import type { Observer } from './observer.ts'

/** What a pace is kept by. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
}

/** The bot that takes what looks best at once. */
const AT_FIRST_SIGHT = 'greedy'

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
  private readonly failed: Observer['failed']

  constructor(askBot: AskBot, paceMs: number, failed: Observer['failed'], clock = CLOCK) {
    this.askBot = askBot
    this.pace = paceMs
    this.failed = failed
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
    const { game, cards, host } = match.opened
    const { seat, bot, view, legal } = turn
    const { pause } = turn
    const seed = crypto.randomUUID()
    const request = { guest: host, table: table.id, game, cards, bot, view, seat, legal, pause, seed }
    try {
      const move = await this.atPace(Math.max(1, this.pace * pause), () => this.ask(table, request, signal))
      return signal.aborted ? 'withdrawn' : move
    } catch (error) {
      if (signal.aborted) return 'withdrawn'
      throw error
    }
  }

  /** A table at which a thought was lost is thought about no more: whatever there is about it, others need the thread. */
  private async ask(table: LiveTable, request: BotRequest, signal: AbortSignal): Promise<Move> {
    if (!table.hasLostThought)
      try {
        return await this.askBot(request, signal)
      } catch (error) {
        if (signal.aborted) throw error
        table.hasLostThought = true
        this.failed(error, 'asking a bot')
      }
    return this.askBot({ ...request, bot: AT_FIRST_SIGHT }, signal)
  }

  private async atPace(pace: number, think: () => Promise<Move>): Promise<Move> {
    const begun = this.clock.now()
    const move = await think()
    const thought = this.clock.now() - begun
    await this.clock.sleep(Math.ceil(Math.max(thought, 1) / pace) * pace - thought)
    return move
  }
}
