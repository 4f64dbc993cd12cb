import { type Hint, HintSearch, ponder } from '@sennik/bots'
import { type AnyMoveForm, gameWithCards, type Redacted, type Seat, SeededRng } from '@sennik/engine'
import { loadGame } from '@sennik/games/shelf'
import { pause } from '../../thinking/pause.ts'

/** A decision of the seat that looks, by what it sees: nothing else is known here, so nothing else can be told. */
export interface HintQuestion {
  readonly game: string
  readonly cards: string | undefined
  readonly seen: Redacted<unknown>
  readonly seat: Seat
  readonly moves: readonly AnyMoveForm[]
}

/** Nobody waits longer for a hint, on however slow a device. */
const LONGEST_THOUGHT = 4000

/** The best moves, thought about in slices. Rejects when nobody waits any more. */
export async function hintsFor(question: HintQuestion, signal: AbortSignal): Promise<readonly Hint[]> {
  const { cards, seen, seat, moves } = question
  const box = await loadGame(question.game)
  const game = cards === undefined ? box : gameWithCards(box, cards)
  const rng = SeededRng.of(crypto.getRandomValues(new Uint32Array(4)).join())
  const legal = moves.map(move => game.moves.encode(move))
  const search = new HintSearch({ game, seen, seat, legal }, rng)
  await ponder(search, { atMost: LONGEST_THOUGHT, signal, pause })
  return search.hints()
}
