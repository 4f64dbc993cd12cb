import type { AnyGame } from '../game.ts'
import { hashText } from '../hash.ts'
import { asSeat, seatsOf, type Viewer } from '../ints.ts'
import { listOf } from '../list.ts'
import { type AnyReferee, type GameRecord, readRecord, recordOf, verify, writeRecord } from '../record.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'

/** After this many moves what everyone sees is noted. */
const NOTE_EVERY = 10

/**
 * Plays a golden record again, which must end as it says, and writes it with a remark every tenth move that holds the hash of what each
 * seat and the spectator see. If views have changed, the text differs from the one that was kept; if the rules have, it throws `BadInput`
 * whatever was kept: other rules are another version of them.
 */
export function replayGolden(game: AnyGame, text: string): string {
  const kept = readRecord(text)
  verify(game, kept, SeededRng.of(seedOf(kept)))
  const rows = writeRecord(kept).split('\n')
  const firstMove = rows.indexOf('moves:') + 1
  const viewers: readonly Viewer[] = [...listOf(kept.seats, asSeat), 'spectator']
  const referee = beginningOf(game, kept)
  const notes = kept.moves.flatMap(({ seat, move }, index) => {
    referee.play(asSeat(seat - 1), game.moves.read(move))
    if ((index + 1) % NOTE_EVERY !== 0) return []
    const hashes = viewers.map(viewer => hashText(JSON.stringify(game.rules.view(referee.state, viewer))))
    return [`# ${index + 1}: ${hashes.join(' ')}`]
  })
  for (let note = notes.length; note > 0; note--) rows.splice(firstMove + note * NOTE_EVERY, 0, notes[note - 1]!)
  return rows.join('\n')
}

/** The golden record of an earlier version of the rules, played anew by these: the same table and the same deal, every other move at random. */
export function goldenAnew(game: AnyGame, text: string): string {
  const kept = readRecord(text)
  const rng = SeededRng.of(`moves ${seedOf(kept)}`)
  const referee = beginningOf(game, kept)
  while (!referee.over) {
    const deciders = seatsOf(game.rules.deciders(referee.state))
    const seat = deciders[rng.below(deciders.length)]!
    const legal = referee.legalMoves(seat)
    const random = legal[rng.below(legal.length)]!
    const isRandom = rng.below(2) === 0
    referee.play(seat, isRandom ? random : game.greedy(game.rules.view(referee.state, seat), seat, legal))
  }
  return replayGolden(game, writeRecord(recordOf(game, referee, kept.options, kept.chance)))
}

const seedOf = ({ chance }: GameRecord): string => (chance.kind === 'fast' ? chance.seed : '')

const beginningOf = (game: AnyGame, kept: GameRecord): AnyReferee =>
  Referee.begin(game.rules, kept.seats, game.options.read(kept.options, kept.seats), SeededRng.of(seedOf(kept)))
