import type { AnyGame } from '../game.ts'
import { asSeat, type Move, type Seat, seatsOf, type Viewer } from '../ints.ts'
import { listOf } from '../list.ts'
import { type MoveBook, MoveList } from '../moves.ts'
import { type AnyReferee, type GameRecord, recordOf } from '../record.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import type { GameState } from '../rules.ts'
import type { GamePlan } from './plan.ts'

/** By game: the whole space of its moves, which is the same in every trial. */
const moveSpaces = new WeakMap<MoveBook, readonly Move[]>()

function everyMoveOf(moves: MoveBook): readonly Move[] {
  const known = moveSpaces.get(moves) ?? [...moves.everyMove()]
  moveSpaces.set(moves, known)
  return known
}

/** A law that a game broke, with the record of the game up to there. */
export class LawBroken extends Error {
  readonly law: string
  readonly record: GameRecord

  constructor(law: string, detail: string, record: GameRecord) {
    super(`${law}: ${detail}`)
    this.name = 'LawBroken'
    this.law = law
    this.record = record
  }
}

/** One random game under the laws: the table it is played at, and what the laws need to look at it. */
export class Trial {
  readonly game: AnyGame
  readonly seats: number
  readonly referee: AnyReferee
  readonly viewers: readonly Viewer[]
  /** The components at the beginning, which must stay what they are. */
  readonly census: readonly number[]
  readonly everyMove: readonly Move[]
  /** Chooses moves and worlds; the chance of the game itself is another. */
  readonly rng: SeededRng
  /** Work states, reused. */
  readonly world: GameState
  readonly before: GameState
  readonly after: GameState
  readonly otherAfter: GameState
  private readonly plan: GamePlan
  private readonly list = new MoveList()

  /** `from`: a position that somebody wrote, in which the plan's table is. */
  constructor(game: AnyGame, plan: GamePlan, from?: GameState) {
    this.game = game
    this.plan = plan
    this.seats = plan.seats
    this.rng = SeededRng.of(`trial ${plan.seed}`)
    const begun = Referee.begin(
      game.rules,
      plan.seats,
      game.options.read(plan.options, plan.seats),
      SeededRng.of(plan.seed),
    )
    this.census = game.census(begun.state)
    this.referee = from === undefined ? begun : Referee.resume(game.rules, from, SeededRng.of(plan.seed))
    this.viewers = [...listOf(plan.seats, asSeat), 'spectator']
    this.everyMove = everyMoveOf(game.moves)
    this.world = game.rules.newState()
    this.before = game.rules.newState()
    this.after = game.rules.newState()
    this.otherAfter = game.rules.newState()
  }

  /** The table that is in a position which somebody wrote. */
  static from(game: AnyGame, state: GameState, seed: string): Trial {
    const options: unknown = JSON.parse(game.position.write(state).options ?? '{}')
    return new Trial(game, { seats: game.rules.seatCount(state), options, seed }, state)
  }

  /** Somebody who is asked, what they may do, and one of it. */
  anyDecision(): { readonly seat: Seat; readonly legal: readonly Move[]; readonly move: Move } {
    const deciders = seatsOf(this.game.rules.deciders(this.state))
    const seat = deciders[this.rng.below(deciders.length)]!
    const legal = this.legalIn(this.state, seat)
    return { seat, legal, move: legal[this.rng.below(legal.length)]! }
  }

  playAnyMove(): void {
    const { seat, move } = this.anyDecision()
    this.referee.play(seat, move)
  }

  anyViewer(): Viewer {
    return this.viewers[this.rng.below(this.viewers.length)]!
  }

  get state(): GameState {
    return this.referee.state
  }

  legalIn(state: GameState, seat: Seat): readonly Move[] {
    this.list.clear()
    this.game.rules.legalMoves(state, seat, this.list)
    return this.list.toArray()
  }

  /** What a seat that has decided may still change. */
  secondThoughtsIn(state: GameState, seat: Seat): readonly Move[] {
    this.list.clear()
    this.game.rules.secondThoughts?.(state, seat, this.list)
    return this.list.toArray()
  }

  record(): GameRecord {
    return recordOf(this.game, this.referee, this.plan.options, { kind: 'fast', seed: this.plan.seed })
  }

  same(law: string, expected: string, found: string): void {
    if (expected !== found) this.broken(law, `expected\n${expected}\nbut found\n${found}`)
  }

  /** Numbers are compared as they are: most are the same, and words for them would cost more than the law. */
  sameNumbers(law: string, expected: readonly number[], found: readonly number[]): void {
    let isSame = expected.length === found.length
    for (let index = 0; isSame && index < expected.length; index++) isSame = expected[index] === found[index]
    if (!isSame) this.same(law, expected.join(' '), found.join(' '))
  }

  sameBytes(law: string, { memory: expected }: GameState, { memory: found }: GameState): void {
    for (let cell = 0; cell < expected.length; cell++)
      if (expected[cell] !== found[cell]) this.broken(law, `byte ${cell} is ${found[cell]}, not ${expected[cell]}`)
  }

  broken(law: string, detail: string): never {
    throw new LawBroken(law, detail, this.record())
  }
}
