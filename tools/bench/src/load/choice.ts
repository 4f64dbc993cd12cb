import type { AnyMoveForm } from '@sennik/engine'

/** A random one. Rounds are called seldom, as people do: else a round would be over after a turn or two. */
export function choose<Form extends AnyMoveForm | { readonly move: string }>(moves: readonly Form[]): Form {
  const chosen = moves[Math.floor(Math.random() * moves.length)]!
  const isCall = ('kind' in chosen ? chosen.kind : chosen.move) === 'call'
  return isCall && moves.length > 1 && Math.random() < CALLS_AVOIDED ? choose(moves) : chosen
}

const CALLS_AVOIDED = 0.95
