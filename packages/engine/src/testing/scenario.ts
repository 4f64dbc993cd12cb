import type { Game } from '../game.ts'
import { asSeat, type Move, type Seat, seatsOf, type Viewer } from '../ints.ts'
import { listOf } from '../list.ts'
import { Referee, type Verdict } from '../referee.ts'
import { ScriptedRng } from '../rng.ts'
import type { GameState, SheetLine } from '../rules.ts'
import type { GameEvent } from '../visibility.ts'

/** Rolls that leave a shuffled row as it was, so that a deal can be foretold. */
export const unshuffled = (cards: number): number[] => listOf(cards - 1, index => cards - 1 - index)

/**
 * A rulebook example: a position, who does what, exactly who is asked and what they may do, and what is then true. Seats count
 * from 1, moves and positions are in the game's notation. Every move is played, taken back by copying, and played again.
 */
export class Scenario<State extends GameState, Event extends GameEvent, View, Options> {
  private readonly game: Game<State, Event, View, Options>
  private readonly referee: Referee<State, Event, View, Options>
  private readonly rng: ScriptedRng
  private verdict: Extract<Verdict<Event>, { readonly ok: true }> = { ok: true, story: [], undoable: false }

  constructor(game: Game<State, Event, View, Options>, position: string, rolls: readonly number[]) {
    this.game = game
    const state = game.position.read(position.replace(/^ +/gm, ''))
    this.rng = new ScriptedRng(rolls)
    this.referee = Referee.resume(game.rules, state, this.rng)
  }

  /** Exactly this seat is asked, and may do exactly this; `place 1–4` stands for four moves. */
  asked(seat: number, ...moves: readonly string[]): this {
    this.askedAtOnce(seat)
    const legal = this.referee.legalMoves(asSeat(seat - 1)).map(move => this.game.moves.write(move))
    same(`what seat ${seat} may do`, moves.flatMap(spread).sort(), legal.toSorted())
    return this
  }

  /** This seat has decided, and may change that in exactly these ways. */
  mayChange(seat: number, ...moves: readonly string[]): this {
    const changes = this.referee.secondThoughts(asSeat(seat - 1)).map(move => this.game.moves.write(move))
    same(`what seat ${seat} may change`, moves.flatMap(spread).sort(), changes.toSorted())
    return this
  }

  /** Exactly these seats are asked, in no order. */
  askedAtOnce(...seats: readonly number[]): this {
    same(
      'who is asked',
      seats,
      seatsOf(this.game.rules.deciders(this.referee.state)).map(seat => seat + 1),
    )
    return this
  }

  /** The game is over. */
  nobodyAsked(): this {
    return this.askedAtOnce()
  }

  plays(seat: number, ...moves: readonly string[]): this {
    for (const text of moves) this.play(asSeat(seat - 1), this.game.moves.read(text), text)
    return this
  }

  /** The move is not allowed, and this clause says why. */
  refuses(seat: number, move: string, clause: string): this {
    const before = this.referee.state.memory.join()
    const verdict = this.referee.play(asSeat(seat - 1), this.game.moves.read(move))
    same(`why not "${move}"`, clause, verdict.ok ? 'it was allowed' : verdict.clause)
    same(`"${move}" changed nothing`, before, this.referee.state.memory.join())
    return this
  }

  /** The fields named are exactly so. */
  is(expected: { readonly [field: string]: string }): this {
    const position = this.game.position.write(this.referee.state)
    for (const [field, value] of Object.entries(expected)) same(field, value, position[field])
    return this
  }

  /** What a viewer was told of the last move. */
  told(viewer: number | 'spectator', ...events: readonly object[]): this {
    const told = this.verdict.story.map(event => this.game.rules.tell(event, viewerOf(viewer)))
    same(`what ${viewer} is told`, events, told)
    return this
  }

  /** What a viewer sees in one part of their view. */
  sees(viewer: number | 'spectator', part: keyof View, expected: unknown): this {
    same(
      `what ${viewer} sees of ${String(part)}`,
      expected,
      this.game.rules.view(this.referee.state, viewerOf(viewer))[part],
    )
    return this
  }

  /** Whether the last move may be taken back. */
  undoable(expected: 'undoable' | 'final'): this {
    same('undo', expected, this.verdict.undoable ? 'undoable' : 'final')
    return this
  }

  scores(...expected: readonly number[]): this {
    same('scores', expected, this.game.rules.scores(this.referee.state))
    return this
  }

  winners(...expected: readonly number[]): this {
    same(
      'winners',
      expected,
      seatsOf(this.game.rules.winners(this.referee.state)).map(seat => seat + 1),
    )
    return this
  }

  /** The lines of one seat's score sheet. */
  sheet(seat: number, ...lines: readonly SheetLine[]): this {
    same(`score sheet of seat ${seat}`, lines, this.game.rules.sheet(this.referee.state).seats[seat - 1]?.lines)
    return this
  }

  /** Every scripted roll was used. */
  done(): void {
    same('rolls left over', 0, this.rng.left)
  }

  private play(seat: Seat, move: Move, text: string): void {
    const { rules } = this.game
    const { state } = this.referee
    const refused = rules.why(state, seat, move)
    if (refused !== undefined) throw new Error(`"${text}" of seat ${seat + 1} is refused by ${refused}`)
    const rehearsal = rules.newState()
    rules.copy(state, rehearsal)
    const rehearsed: Event[] = []
    rules.apply(rehearsal, seat, move, { rng: this.rng.fork(), story: rehearsed })

    const verdict = this.referee.play(seat, move)
    if (!verdict.ok) throw new Error(`"${text}" is refused by ${verdict.clause}`)
    same(`"${text}" played again`, rehearsal.memory.join(), state.memory.join())
    same(`"${text}" told again`, rehearsed, verdict.story)
    this.verdict = verdict
  }
}

export const scenario = <State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  position: string,
  rolls: readonly number[] = [],
): Scenario<State, Event, View, Options> => new Scenario(game, position, rolls)

const viewerOf = (viewer: number | 'spectator'): Viewer => (viewer === 'spectator' ? viewer : asSeat(viewer - 1))

/** `place 1–4` as `place 1`, … `place 4`. */
function spread(move: string): string[] {
  const range = /^(.*) (\d+)–(\d+)$/.exec(move)
  if (range === null) return [move]
  const [, start, from, to] = range
  return listOf(Number(to) - Number(from) + 1, index => `${start} ${Number(from) + index}`)
}

function same(what: string, expected: unknown, found: unknown): void {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(found)]
  if (wanted !== got) throw new Error(`${what}: expected ${wanted}, found ${got}`)
}
