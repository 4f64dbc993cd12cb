import type { AnyGame } from '../game.ts'
import { hashText } from '../hash.ts'
import { asSeat, type Viewer } from '../ints.ts'
import { listOf } from '../list.ts'
import { readRecord, recordOf, replay, writeRecord } from '../record.ts'
import { SeededRng } from '../rng.ts'

/** After this many moves what everyone sees is noted. */
const NOTE_EVERY = 10

/**
 * Plays a golden record again and writes it anew: the record, with a remark every tenth move that holds the hash of what each seat and
 * the spectator see. If rules or views have changed, the text differs from the one that was kept.
 */
export function replayGolden(game: AnyGame, text: string): string {
  const kept = readRecord(text)
  const seed = kept.chance.kind === 'fast' ? kept.chance.seed : ''
  const end = replay(game, kept, SeededRng.of(seed))
  const rows = writeRecord(recordOf(game, end, kept.options, kept.chance)).split('\n')
  const firstMove = rows.indexOf('moves:') + 1
  const viewers: readonly Viewer[] = [...listOf(kept.seats, asSeat), 'spectator']
  const referee = replay(game, kept, SeededRng.of(seed), 0)
  const notes = kept.moves.flatMap(({ seat, move }, index) => {
    referee.play(asSeat(seat - 1), game.moves.read(move))
    if ((index + 1) % NOTE_EVERY !== 0) return []
    const hashes = viewers.map(viewer => hashText(JSON.stringify(game.rules.view(referee.state, viewer))))
    return [`# ${index + 1}: ${hashes.join(' ')}`]
  })
  for (let note = notes.length; note > 0; note--) rows.splice(firstMove + note * NOTE_EVERY, 0, notes[note - 1]!)
  return rows.join('\n')
}
