import {
  type AnyGame,
  type AnyReferee,
  type GameEvent,
  type GameState,
  includes,
  type Move,
  MoveList,
  Referee,
  type Seat,
  type StreamRng,
  type Viewer,
} from '@sennik/engine'
import { fairRng } from '@sennik/fair'
import type { MatchSnapshot } from '@sennik/match'

const list = new MoveList()

export function legalIn(game: AnyGame, state: GameState, seat: Seat): readonly Move[] {
  list.clear()
  game.rules.legalMoves(state, seat, list)
  return list.toArray()
}

export interface Answer {
  readonly seat: Seat
  readonly move: Move
}

/** Some moves in a row, not yet made. */
export interface Rehearsal {
  readonly moves: readonly Answer[]
  /** What the viewer may see and hear of them, and what they may do then. */
  readonly shown: string
  /** The same, with everything they hear at the moment itself. */
  readonly told: string
}

const LONGEST_ANSWER = 20

/** Bots that are asked at once answer in an order that is not ours to say. */
export const UNSURE = 'unsure'

/**
 * One of two worlds, played by the bare engine. What a viewer may know is the engine's word, and its laws hold it to that: a house may
 * not say more.
 */
export class World {
  readonly referee: AnyReferee
  private readonly game: AnyGame
  private readonly snapshot: MatchSnapshot
  private readonly viewer: Viewer
  private readonly rng: StreamRng

  constructor(game: AnyGame, snapshot: MatchSnapshot, viewer: Viewer) {
    this.game = game
    this.snapshot = snapshot
    this.viewer = viewer
    this.rng = this.chanceFrom(snapshot.used)
    const state = game.rules.newState()
    state.memory.set(snapshot.state!)
    this.referee = Referee.resume(game.rules, state, this.rng)
  }

  private chanceFrom(used: number): StreamRng {
    const { commitment, house } = this.snapshot.opened
    return fairRng({ kind: 'fair', commitment, house, entropy: [] }, used)
  }

  get state(): GameState {
    return this.referee.state
  }

  /** What a person sees of a position from the viewer's place, and may do there. */
  seen(state: GameState = this.state): string {
    const { rules, forget } = this.game
    const view = rules.view(state, this.viewer)
    const isAsked = this.viewer !== 'spectator' && includes(rules.deciders(state), this.viewer)
    const offer = isAsked ? legalIn(this.game, state, this.viewer as Seat) : []
    return JSON.stringify([forget?.(view) ?? view, rules.deciders(state), offer])
  }

  /** What would be shown and told of a move and of the answers to it, without making them. */
  rehearse(first: Answer, answers: (state: GameState) => readonly Answer[]): Rehearsal {
    const { rules } = this.game
    const state = rules.newState()
    rules.copy(this.state, state)
    const rng = this.chanceFrom(this.rng.used)
    const moves: Answer[] = []
    const shown: unknown[] = []
    const told: unknown[] = []
    for (let next: readonly Answer[] = [first]; next.length > 0; next = answers(state)) {
      const [answer] = next as [Answer]
      const story: GameEvent[] = []
      rules.apply(state, answer.seat, answer.move, { rng, story })
      moves.push(answer)
      shown.push(
        answer,
        this.seen(state),
        story.map(event => rules.tell(event, 'spectator')),
      )
      told.push(story.map(event => rules.tell(event, this.viewer)))
      if (next.length > 1 || moves.length > LONGEST_ANSWER) return { moves, shown: UNSURE, told: UNSURE }
    }
    return { moves, shown: JSON.stringify(shown), told: JSON.stringify([shown, told]) }
  }
}
