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
  for (let at = Math.floor(kept.moves.length / NOTE_EVERY) * NOTE_EVERY; at > 0; at -= NOTE_EVERY) {
    const { state } = replay(game, kept, SeededRng.of(seed), at)
    const hashes = viewers.map(viewer => hashText(JSON.stringify(game.rules.view(state, viewer))))
    rows.splice(firstMove + at, 0, `# ${at}: ${hashes.join(' ')}`)
  }
  return rows.join('\n')
}
