import { asSeat, readRecord, type SeededRng, seatsOf, verify } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import { type Entry, Match, readEntry, readSnapshot, recordFrom } from '@sennik/match'
import type { Row } from './audit.ts'

/** What keeps a match from going on, if anything: it must replay, also from its snapshot, and can be played to its end. */
export function whyItCannotGoOn(
  id: string,
  rows: readonly Row[],
  kept: string | undefined,
  rng: SeededRng,
): string | undefined {
  try {
    const entries = rows.map(({ text }) => readEntry(text))
    const match = Match.from(id, entries)
    const snapshot = kept === undefined ? undefined : readSnapshot(id, kept)
    if (snapshot !== undefined && !isSame(match, Match.from(id, entries.slice(snapshot.n), snapshot)))
      return 'its snapshot leads elsewhere than its log'
    const record = recordFrom(id, match.phase === 'over' ? entries : [...entries, ...playedOut(match, rng)])
    if (record === undefined) return 'it cannot be finished'
    const read = readRecord(record)
    verify(gameNamed(read.game), read, rngFor(read.chance))
    return undefined
  } catch (error) {
    return String(error)
  }
}

function isSame(one: Match, other: Match): boolean {
  const bytes = (match: Match): string => String(match.referee?.state.memory)
  return one.n === other.n && one.phase === other.phase && bytes(one) === bytes(other)
}

/** Random moves to the end of the game. */
function playedOut(match: Match, rng: SeededRng): Entry[] {
  const added: Entry[] = []
  const add = (entry: Entry): void => {
    match.apply(entry, [])
    added.push(entry)
  }
  if (match.phase === 'waiting') add({ kind: 'began', at: 0, bot: 'greedy' })
  while (match.phase === 'playing') {
    const [seat] = seatsOf(match.game.rules.deciders(match.referee!.state))
    const moves = match.referee!.legalMoves(asSeat(seat!))
    const move = match.game.moves.write(moves[rng.below(moves.length)]!)
    add({ kind: 'moved', seat: seat!, move, by: 'bot' })
  }
  return added
}
