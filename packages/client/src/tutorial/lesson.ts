import { type AnyGame, type AnyMoveForm, asSeat } from '@sennik/engine'
import { decide, type Entry, Match, newTableId, openedBy } from '@sennik/match'
import {
  type ClientMessage,
  type Command,
  type Guest,
  Refused,
  type ServerMessage,
  type Update,
  type Welcome,
} from '@sennik/protocol'
import type { Script, Step } from './script.ts'

const LEARNER = 'learner'
const SEAT = asSeat(0)
/** A game in which the cards have been dealt has an opening and a beginning. */
const ENTRIES_BEFORE = 2

type Showing = Welcome | Update

/**
 * A real game on the real engine that goes as its script says. To the table it is a house like any other; but it offers only the move that
 * is being learnt, and its rivals play what was written down.
 */
export class Lesson {
  readonly table = newTableId()
  /** Which step is on; one past the last when all is done. */
  at = 0
  private readonly script: Script
  private readonly game: AnyGame
  private readonly opened: ReturnType<typeof openedBy>
  private match: Match
  private readonly guest: Guest
  /** Moves of the rival already made in this step. */
  private watched = 0

  /** Goes on from a step where somebody left before. */
  constructor(game: AnyGame, script: Script, guest: Guest, from = 0) {
    this.game = game
    this.script = script
    this.guest = guest
    const seats = Array.from({ length: script.seats }, (_, seat) =>
      seat === SEAT ? ({ who: 'me' } as const) : ({ who: 'bot', bot: 'greedy' } as const),
    )
    const person = { ...guest, id: LEARNER }
    this.opened = openedBy(person, { game: script.game, options: {}, access: 'private', seats }, 0)
    this.match = this.laid(script.position, ENTRIES_BEFORE)
    while (this.at < Math.min(from, script.steps.length)) this.passOver()
  }

  get step(): Step | undefined {
    return this.script.steps[this.at]
  }

  /** The newest entry of the game. */
  get n(): number {
    return this.match.n
  }

  get length(): number {
    return this.script.steps.length
  }

  /** Whether the learner may go on without doing anything. */
  get mayGoOn(): boolean {
    const { step } = this
    if (step === undefined) return false
    return step.step === 'read' || (step.step === 'watch' && this.watched === step.moves.length)
  }

  /** What the table hears when the learner goes on reading. */
  goOn(): ServerMessage {
    if (!this.mayGoOn) throw new Error('there is something to do first')
    this.advance()
    return this.welcome(this.match.n)
  }

  /** The next move of the rival who is being watched, if one is left. */
  watch(): ServerMessage | undefined {
    const { step } = this
    if (step?.step !== 'watch' || this.watched === step.moves.length) return undefined
    return this.commit(this.moved(step.seat, step.moves[this.watched++]!, 'bot'))
  }

  /** Answers what the table says. `elsewhere`: the rules would allow this move, but something else is being learnt. */
  say(message: ClientMessage): ServerMessage | 'elsewhere' {
    if (message.t === 'enter') return { ...this.welcome(message.since ?? 0), id: message.id }
    switch (message.t) {
      case 'move':
        return this.play(message)
      case 'why':
        return this.explain(message)
      case 'leave':
      case 'again':
        return { t: 'done', id: message.id, n: this.match.n }
      default:
        return { t: 'refused', id: message.id, refusal: { kind: 'nothingToUndo' } }
    }
  }

  private play(command: Extract<Command, { readonly t: 'move' }>): ServerMessage | 'elsewhere' {
    const { step } = this
    if (step?.step !== 'do' || !this.isSame(step.move, command.move)) return 'elsewhere'
    this.advance()
    return { ...this.commit(this.moved(SEAT, command.move, 'person')), id: command.id }
  }

  private explain(command: Extract<Command, { readonly t: 'why' }>): ServerMessage | 'elsewhere' {
    try {
      const decision = decide(this.match, command, { person: { ...this.guest, id: LEARNER }, as: SEAT }, 0)
      const clause = 'clause' in decision ? decision.clause : null
      return clause === null ? 'elsewhere' : { t: 'because', id: command.id, clause }
    } catch (error) {
      if (error instanceof Refused) return { t: 'refused', id: command.id, refusal: error.refusal }
      throw error
    }
  }

  private isSame(one: AnyMoveForm, other: AnyMoveForm): boolean {
    const { moves } = this.match.game
    return moves.encode(one) === moves.encode(other)
  }

  private moved(seat: number, form: AnyMoveForm, by: 'person' | 'bot'): Entry {
    const { moves } = this.match.game
    return { kind: 'moved', seat, move: moves.write(moves.encode(form)), by }
  }

  private commit(entry: Entry): Extract<ServerMessage, { readonly t: 'update' }> {
    return this.offered(this.match.apply(entry, [SEAT]).get(SEAT)!)
  }

  private welcome(since: number): Welcome {
    return this.offered(this.match.welcome(SEAT, LEARNER, since))
  }

  /** Only what is being learnt can be chosen, and nothing is taken back. */
  private offered<M extends Showing>(message: M): M {
    const { step } = this
    const moves = step?.step === 'do' ? [step.move] : []
    // Whoever is not asked any more may be shown how to think again.
    const second = message.ask === null && message.second !== undefined ? moves : undefined
    return { ...message, undo: false, second, ask: message.ask && { ...message.ask, moves } }
  }

  private advance(): void {
    this.at++
    this.watched = 0
    const { step } = this
    if (step?.step === 'read' && step.position !== undefined) this.match = this.laid(step.position, this.match.n + 1)
  }

  /** The table as it lies in a position. */
  private laid(position: string, n: number): Match {
    return Match.from(this.table, [], {
      n,
      opened: this.opened,
      chairs: this.opened.chairs,
      next: null,
      state: Array.from(this.game.position.read(position).memory),
      used: 0,
      commands: [],
      askedSince: [],
      lastOwn: [],
    })
  }

  private passOver(): void {
    const { step } = this
    if (step?.step === 'do') this.commit(this.moved(SEAT, step.move, 'person'))
    while (this.watch() !== undefined);
    this.advance()
  }
}
